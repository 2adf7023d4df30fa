package dev.wirespeed.jackson2;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.databind.BeanDescription;
import com.fasterxml.jackson.databind.BeanProperty;
import com.fasterxml.jackson.databind.DeserializationConfig;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.annotation.JacksonStdImpl;
import com.fasterxml.jackson.databind.deser.BeanDeserializerModifier;
import com.fasterxml.jackson.databind.deser.std.CollectionDeserializer;
import com.fasterxml.jackson.databind.type.CollectionType;
import dev.wirespeed.jackson2.CodecDeserializer.Told;
import dev.wirespeed.json.JsonEngine;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collection;
import org.jspecify.annotations.Nullable;

/** Reads a list that is a whole document with the codec of its elements, where the codec can read all of it. */
@JacksonStdImpl // as the original: what asks for it would not read values of type Object as usual
final class CodecListDeserializer extends CollectionDeserializer {
    private static final long serialVersionUID = 1L;

    private final CollectionDeserializer original;
    /** The deserializer of the elements in place; null if that is not a codec's work. */
    private final transient @Nullable CodecDeserializer elements;

    @SuppressWarnings(
            "ReferenceEquality") // the deserializer itself, which null is asked of where nothing says otherwise
    private CodecListDeserializer(CollectionDeserializer original) {
        super(original);
        this.original = original;
        boolean asTheyAre =
                _valueTypeDeserializer == null && _delegateDeserializer == null && _nullProvider == _valueDeserializer;
        elements = asTheyAre && (JsonDeserializer<?>) _valueDeserializer instanceof CodecDeserializer own ? own : null;
    }

    /** Replaces the deserializers of lists for which a mapper makes an {@code ArrayList}. */
    static final class Modifier extends BeanDeserializerModifier {
        private static final long serialVersionUID = 1L;

        @Override
        public JsonDeserializer<?> modifyCollectionDeserializer(
                DeserializationConfig config,
                CollectionType type,
                BeanDescription description,
                JsonDeserializer<?> deserializer) {
            return isUsual(deserializer)
                    ? new CodecListDeserializer((CollectionDeserializer) deserializer)
                    : deserializer;
        }
    }

    private static boolean isUsual(JsonDeserializer<?> deserializer) {
        return deserializer.getClass() == CollectionDeserializer.class
                && ((CollectionDeserializer) deserializer).getValueType().hasRawClass(ArrayList.class);
    }

    /** The deserializer that this one replaces. */
    static JsonDeserializer<?> unwrapped(JsonDeserializer<?> deserializer) {
        return deserializer instanceof CodecListDeserializer own ? own.original : deserializer;
    }

    @Override
    public CollectionDeserializer createContextual(DeserializationContext context, @Nullable BeanProperty property)
            throws JsonMappingException {
        CollectionDeserializer contextual = original.createContextual(context, property);
        return property == null && isUsual(contextual) ? new CodecListDeserializer(contextual) : contextual;
    }

    @Override
    @SuppressWarnings("unchecked") // a list of what the codec makes
    public @Nullable Collection<Object> deserialize(JsonParser in, DeserializationContext context) throws IOException {
        Told told = elements != null && in.currentToken() == JsonToken.START_ARRAY && Documents.isAt(in)
                ? elements.codec(in, context)
                : null;
        Documents document = told == null ? null : Documents.at(in);
        if (told == null || document == null) {
            return super.deserialize(in, context);
        }
        Object list = document.read(told, JsonEngine.forMappers().listOf(told.codec()));
        return (Collection<Object>) (document.isRead() ? list : document.readByJackson(context, original));
    }
}
