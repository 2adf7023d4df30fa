package dev.wirespeed.jackson2;

import com.fasterxml.jackson.databind.BeanProperty;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.deser.ContextualDeserializer;
import com.fasterxml.jackson.databind.deser.ResolvableDeserializer;
import com.fasterxml.jackson.databind.deser.impl.ObjectIdReader;
import com.fasterxml.jackson.databind.util.NameTransformer;
import org.jspecify.annotations.Nullable;

/** A deserializer in the place of another one. */
abstract class ForwardingDeserializer extends JsonDeserializer<Object>
        implements ContextualDeserializer, ResolvableDeserializer {
    final JsonDeserializer<Object> original;

    @SuppressWarnings("unchecked") // makes what the original would make
    ForwardingDeserializer(JsonDeserializer<?> original) {
        this.original = (JsonDeserializer<Object>) original;
    }

    @Override
    public void resolve(DeserializationContext context) throws JsonMappingException {
        if (original instanceof ResolvableDeserializer resolvable) {
            resolvable.resolve(context);
        }
    }

    /** The original's replacement for a property. */
    final JsonDeserializer<?> contextual(DeserializationContext context, @Nullable BeanProperty property)
            throws JsonMappingException {
        return original instanceof ContextualDeserializer self ? self.createContextual(context, property) : original;
    }

    @Override
    public JsonDeserializer<Object> unwrappingDeserializer(NameTransformer unwrapper) {
        return original.unwrappingDeserializer(unwrapper);
    }

    @Override
    public @Nullable ObjectIdReader getObjectIdReader() {
        return original.getObjectIdReader();
    }
}
