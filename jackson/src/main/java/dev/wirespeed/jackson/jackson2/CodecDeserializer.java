package dev.wirespeed.jackson.jackson2;

import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.Nulls;
import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonStreamContext;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.json.ReaderBasedJsonParser;
import com.fasterxml.jackson.core.json.UTF8StreamJsonParser;
import com.fasterxml.jackson.databind.BeanDescription;
import com.fasterxml.jackson.databind.BeanProperty;
import com.fasterxml.jackson.databind.DeserializationConfig;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.JsonMappingException.Reference;
import com.fasterxml.jackson.databind.deser.BeanDeserializerModifier;
import com.fasterxml.jackson.databind.deser.BuilderBasedDeserializer;
import com.fasterxml.jackson.databind.deser.ContextualDeserializer;
import com.fasterxml.jackson.databind.deser.ResolvableDeserializer;
import com.fasterxml.jackson.databind.deser.SettableBeanProperty;
import com.fasterxml.jackson.databind.deser.impl.ObjectIdReader;
import com.fasterxml.jackson.databind.jsontype.TypeDeserializer;
import com.fasterxml.jackson.databind.type.LogicalType;
import com.fasterxml.jackson.databind.util.AccessPattern;
import com.fasterxml.jackson.databind.util.NameTransformer;
import dev.wirespeed.WireException;
import dev.wirespeed.jackson.internal.Decision;
import dev.wirespeed.json.JsonCodec;
import dev.wirespeed.json.JsonCopy;
import dev.wirespeed.json.JsonDialect;
import dev.wirespeed.json.JsonSupport;
import java.io.IOException;
import java.util.Collection;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Reads objects of a class by its codec where that reads what the mapper would read, and else as the mapper would. */
final class CodecDeserializer extends JsonDeserializer<Object>
        implements ContextualDeserializer, ResolvableDeserializer {
    private final Class<?> type;
    private final JsonCodec<Object> codec;
    private final JsonDeserializer<Object> original;
    private final Decision decision;

    @SuppressWarnings("unchecked") // the codec and the deserializer of that class
    private CodecDeserializer(Class<?> type, JsonCodec<?> codec, JsonDeserializer<?> original, Decision decision) {
        this.type = type;
        this.codec = (JsonCodec<Object>) codec;
        this.original = (JsonDeserializer<Object>) original;
        this.decision = decision;
    }

    /** Puts codecs in the place of deserializers. */
    static final class Modifier extends BeanDeserializerModifier {
        private static final long serialVersionUID = 1L;

        @Override
        public JsonDeserializer<?> modifyDeserializer(
                DeserializationConfig config, BeanDescription description, JsonDeserializer<?> deserializer) {
            Class<?> type = description.getBeanClass();
            JsonCodec<?> codec = JsonSupport.generatedCodec(type);
            if (codec == null
                    || codec.isLeft()
                    || isBuilt(deserializer)
                    || Sameness.hasTypeIds(config, description.getClassInfo())) {
                return deserializer;
            }
            Decision decision = new Decision(type, "reads");
            return decision.isOf(JsonDialect.JACKSON2, codec)
                    ? new CodecDeserializer(type, codec, deserializer, decision)
                    : deserializer;
        }

        /** Whether it makes something else of the class that it is described by, which is that of a builder. */
        private static boolean isBuilt(@Nullable JsonDeserializer<?> deserializer) {
            return deserializer instanceof BuilderBasedDeserializer
                    || (deserializer != null && isBuilt(deserializer.getDelegatee()));
        }
    }

    /** The deserializer that a codec stands in for. */
    static JsonDeserializer<?> unwrapped(JsonDeserializer<?> deserializer) {
        return deserializer instanceof CodecDeserializer own ? own.original : deserializer;
    }

    @Override
    public @Nullable Object deserialize(JsonParser in, DeserializationContext context) throws IOException {
        if (in.currentToken() != JsonToken.START_OBJECT || !isUsable(in, context)) {
            return original.deserialize(in, context);
        }
        boolean text = in.getClass() == ReaderBasedJsonParser.class;
        JsonCopy copy = copy(in, text);
        try {
            return copy.read(codec);
        } catch (WireException e) {
            try (JsonParser again = again(in.getCodec().getFactory(), copy)) {
                again.overrideStdFeatures(in.getFeatureMask(), ~0);
                again.nextToken();
                return original.deserialize(again, context); // which says it in Jackson's words
            }
        }
    }

    private JsonCopy copy(JsonParser in, boolean text) throws IOException {
        JsonStreamContext object = in.getParsingContext();
        try {
            return JsonCopy.of(text, out -> Tokens.copy(in, out));
        } catch (RuntimeException e) { // out of the application's stream
            if (isInProperty(in, object)) {
                throw JsonMappingException.wrapWithPath(e, new Reference(type, object.getCurrentName()));
            }
            throw e;
        }
    }

    /** Whether a property's value was being read, rather than what is around it: then Jackson says which it was. */
    private static boolean isInProperty(JsonParser in, JsonStreamContext object) {
        return in.getParsingContext().getNestingDepth() > object.getNestingDepth()
                || in.currentToken() == JsonToken.VALUE_STRING;
    }

    private static JsonParser again(JsonFactory factory, JsonCopy copy) throws IOException {
        return copy.isText() ? factory.createParser(copy.toString()) : factory.createParser(copy.toBytes());
    }

    private boolean isUsable(JsonParser in, DeserializationContext context) {
        boolean json = in.getClass() == UTF8StreamJsonParser.class || in.getClass() == ReaderBasedJsonParser.class;
        return json
                && in.getCodec() != null
                && Sameness.hasOwnLimits(in.streamReadConstraints())
                && decision.isPlain(context.getConfig(), Sameness::difference)
                && decision.isPlainFactory(in.getCodec().getFactory(), Sameness::differenceInReadingAgain)
                && decision.isYes(() -> difference(context));
    }

    private Optional<String> difference(DeserializationContext context) {
        return Reached.differenceInReading(context, context.constructType(type));
    }

    @Override
    public @Nullable Object deserialize(JsonParser in, DeserializationContext context, Object into) throws IOException {
        return original.deserialize(in, context, into);
    }

    @Override
    public @Nullable Object deserializeWithType(JsonParser in, DeserializationContext context, TypeDeserializer ids)
            throws IOException {
        return original.deserializeWithType(in, context, ids);
    }

    @Override
    public void resolve(DeserializationContext context) throws JsonMappingException {
        if (original instanceof ResolvableDeserializer resolvable) {
            resolvable.resolve(context);
        }
    }

    @Override
    public JsonDeserializer<?> createContextual(DeserializationContext context, BeanProperty property)
            throws JsonMappingException {
        JsonDeserializer<?> contextual =
                original instanceof ContextualDeserializer self ? self.createContextual(context, property) : original;
        return isSame(contextual) && !makesEmpty(context, property) ? this : contextual;
    }

    /** Whether an empty object may stand for null: one that can't be made Jackson refuses at once, by the deserializer's class. */
    private static boolean makesEmpty(DeserializationContext context, @Nullable BeanProperty property) {
        JsonSetter.Value byDefault = context.getConfig().getDefaultSetterInfo();
        return byDefault.getValueNulls() == Nulls.AS_EMPTY
                || byDefault.getContentNulls() == Nulls.AS_EMPTY
                || (property != null
                        && (property.getMetadata().getValueNulls() == Nulls.AS_EMPTY
                                || property.getMetadata().getContentNulls() == Nulls.AS_EMPTY));
    }

    @SuppressWarnings("ReferenceEquality") // nothing was changed for the property
    private boolean isSame(JsonDeserializer<?> contextual) {
        return contextual == original;
    }

    @Override
    public JsonDeserializer<Object> unwrappingDeserializer(NameTransformer unwrapper) {
        return original.unwrappingDeserializer(unwrapper);
    }

    @Override
    public Class<?> handledType() {
        return type;
    }

    @Override
    public LogicalType logicalType() {
        return original.logicalType();
    }

    @Override
    public boolean isCachable() {
        return original.isCachable();
    }

    @Override
    public JsonDeserializer<?> getDelegatee() {
        return original;
    }

    @Override
    public Collection<Object> getKnownPropertyNames() {
        return original.getKnownPropertyNames();
    }

    @Override
    public @Nullable Object getNullValue(DeserializationContext context) throws JsonMappingException {
        return original.getNullValue(context);
    }

    @Override
    public AccessPattern getNullAccessPattern() {
        return original.getNullAccessPattern();
    }

    @Override
    public @Nullable Object getAbsentValue(DeserializationContext context) throws JsonMappingException {
        return original.getAbsentValue(context);
    }

    @Override
    public @Nullable Object getEmptyValue(DeserializationContext context) throws JsonMappingException {
        return original.getEmptyValue(context);
    }

    @Override
    public AccessPattern getEmptyAccessPattern() {
        return original.getEmptyAccessPattern();
    }

    @Override
    public @Nullable ObjectIdReader getObjectIdReader() {
        return original.getObjectIdReader();
    }

    @Override
    public SettableBeanProperty findBackReference(String name) {
        return original.findBackReference(name);
    }

    @Override
    public @Nullable Boolean supportsUpdate(DeserializationConfig config) {
        return original.supportsUpdate(config);
    }
}
