package dev.wirespeed.jackson;

import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.Nulls;
import dev.wirespeed.WireException;
import dev.wirespeed.jackson.internal.Decision;
import dev.wirespeed.json.JsonCodec;
import dev.wirespeed.json.JsonCopy;
import dev.wirespeed.json.JsonDialect;
import dev.wirespeed.json.JsonSupport;
import java.util.Collection;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JacksonException.Reference;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.TokenStreamContext;
import tools.jackson.core.json.ReaderBasedJsonParser;
import tools.jackson.core.json.UTF8StreamJsonParser;
import tools.jackson.databind.BeanDescription;
import tools.jackson.databind.BeanProperty;
import tools.jackson.databind.DatabindException;
import tools.jackson.databind.DeserializationConfig;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.ValueDeserializer;
import tools.jackson.databind.deser.SettableBeanProperty;
import tools.jackson.databind.deser.ValueDeserializerModifier;
import tools.jackson.databind.deser.bean.BuilderBasedDeserializer;
import tools.jackson.databind.deser.impl.ObjectIdReader;
import tools.jackson.databind.jsontype.TypeDeserializer;
import tools.jackson.databind.type.LogicalType;
import tools.jackson.databind.util.AccessPattern;
import tools.jackson.databind.util.NameTransformer;

/** Reads objects of a class by its codec where that reads what the mapper would read, and else as the mapper would. */
final class CodecDeserializer extends ValueDeserializer<Object> {
    private final Class<?> type;
    private final JsonCodec<Object> codec;
    private final ValueDeserializer<Object> original;
    private final Decision decision;

    @SuppressWarnings("unchecked") // the codec and the deserializer of that class
    private CodecDeserializer(Class<?> type, JsonCodec<?> codec, ValueDeserializer<?> original, Decision decision) {
        this.type = type;
        this.codec = (JsonCodec<Object>) codec;
        this.original = (ValueDeserializer<Object>) original;
        this.decision = decision;
    }

    /** Puts codecs in the place of deserializers. */
    static final class Modifier extends ValueDeserializerModifier {
        private static final long serialVersionUID = 1L;

        @Override
        public ValueDeserializer<?> modifyDeserializer(
                DeserializationConfig config, BeanDescription.Supplier description, ValueDeserializer<?> deserializer) {
            Class<?> type = description.getBeanClass();
            JsonCodec<?> codec = JsonSupport.generatedCodec(type);
            if (codec == null
                    || codec.isLeft()
                    || isBuilt(deserializer)
                    || Sameness.hasTypeIds(config, description.getClassInfo())) {
                return deserializer;
            }
            Decision decision = new Decision(type, "reads");
            return decision.isOf(JsonDialect.JACKSON3, codec)
                    ? new CodecDeserializer(type, codec, deserializer, decision)
                    : deserializer;
        }

        /** Whether it makes something else of the class that it is described by, which is that of a builder. */
        private static boolean isBuilt(@Nullable ValueDeserializer<?> deserializer) {
            return deserializer instanceof BuilderBasedDeserializer
                    || (deserializer != null && isBuilt(deserializer.getDelegatee()));
        }
    }

    /** The deserializer that a codec stands in for. */
    static ValueDeserializer<?> unwrapped(ValueDeserializer<?> deserializer) {
        return deserializer instanceof CodecDeserializer own ? own.original : deserializer;
    }

    @Override
    public @Nullable Object deserialize(JsonParser in, DeserializationContext context) {
        if (in.currentToken() != JsonToken.START_OBJECT || !isUsable(in, context)) {
            return original.deserialize(in, context);
        }
        return in instanceof InPlaceParser bytes ? inPlace(bytes, context) : copied(in, context);
    }

    private @Nullable Object inPlace(InPlaceParser in, DeserializationContext context) {
        if (!in.hasObject()) {
            return original.deserialize(in, context);
        }
        try {
            return in.read(codec);
        } catch (WireException e) {
            return refused(in, context);
        }
    }

    /** Reads what the codec refused as Jackson does, or says it in Jackson's words. */
    private @Nullable Object refused(InPlaceParser in, DeserializationContext context) {
        in.refused(true);
        try {
            return original.deserialize(in, context);
        } finally {
            in.refused(false);
        }
    }

    /** For a parser that only tells tokens. */
    private @Nullable Object copied(JsonParser in, DeserializationContext context) {
        boolean text = in.getClass() == ReaderBasedJsonParser.class;
        JsonCopy copy = copy(in, context, text);
        try {
            return copy.read(codec);
        } catch (WireException e) {
            JsonParser again = text ? context.createParser(copy.toString()) : context.createParser(copy.toBytes());
            again.nextToken();
            return original.deserialize(again, context); // which says it in Jackson's words
        }
    }

    private JsonCopy copy(JsonParser in, DeserializationContext context, boolean text) {
        TokenStreamContext object = in.streamReadContext();
        try {
            return JsonCopy.of(text, out -> Tokens.copy(in, out));
        } catch (JacksonException e) {
            throw e;
        } catch (RuntimeException e) { // out of the application's stream
            if (isInProperty(in, object)) {
                throw DatabindException.wrapWithPath(context, e, new Reference(type, object.currentName()));
            }
            throw e;
        }
    }

    /** Whether a property's value was being read, rather than what is around it: then Jackson says which it was. */
    private static boolean isInProperty(JsonParser in, TokenStreamContext object) {
        return in.streamReadContext().getNestingDepth() > object.getNestingDepth()
                || in.currentToken() == JsonToken.VALUE_STRING;
    }

    private boolean isUsable(JsonParser in, DeserializationContext context) {
        boolean json = in.getClass() == InPlaceParser.class
                || in.getClass() == ReaderBasedJsonParser.class
                || (in.getClass() == UTF8StreamJsonParser.class && !isForInPlace(context));
        return json
                && Sameness.hasOwnLimits(in.streamReadConstraints())
                && decision.isPlain(context.getConfig(), Sameness::difference)
                && Sameness.isOf(in, context)
                && decision.isPlainFactory(context.tokenStreamFactory(), Sameness::differenceInReadingAgain)
                && decision.isYes(() -> difference(context));
    }

    /** Whether the mapper's factory has other parsers of bytes for codecs, so that all else is the mapper's own. */
    private static boolean isForInPlace(DeserializationContext context) {
        return context.tokenStreamFactory() instanceof WirespeedJsonFactory;
    }

    private Optional<String> difference(DeserializationContext context) {
        return Reached.differenceInReading(context, context.constructType(type));
    }

    @Override
    public @Nullable Object deserialize(JsonParser in, DeserializationContext context, Object into) {
        return original.deserialize(in, context, into);
    }

    @Override
    public @Nullable Object deserializeWithType(JsonParser in, DeserializationContext context, TypeDeserializer ids) {
        return original.deserializeWithType(in, context, ids);
    }

    @Override
    public void resolve(DeserializationContext context) {
        original.resolve(context);
    }

    @Override
    public ValueDeserializer<?> createContextual(DeserializationContext context, BeanProperty property) {
        ValueDeserializer<?> contextual = original.createContextual(context, property);
        return isSame(contextual) && !makesEmpty(context, property) ? this : contextual;
    }

    /** Whether an empty object may stand for null: one that can't be made Jackson refuses at once, by the deserializer's class. */
    private static boolean makesEmpty(DeserializationContext context, @Nullable BeanProperty property) {
        JsonSetter.Value byDefault = context.getConfig().getDefaultNullHandling();
        return byDefault.getValueNulls() == Nulls.AS_EMPTY
                || byDefault.getContentNulls() == Nulls.AS_EMPTY
                || (property != null
                        && (property.getMetadata().getValueNulls() == Nulls.AS_EMPTY
                                || property.getMetadata().getContentNulls() == Nulls.AS_EMPTY));
    }

    @SuppressWarnings("ReferenceEquality") // nothing was changed for the property
    private boolean isSame(ValueDeserializer<?> contextual) {
        return contextual == original;
    }

    @Override
    public ValueDeserializer<Object> unwrappingDeserializer(DeserializationContext context, NameTransformer unwrapper) {
        return original.unwrappingDeserializer(context, unwrapper);
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
    public ValueDeserializer<?> getDelegatee() {
        return original;
    }

    @Override
    public Collection<Object> getKnownPropertyNames() {
        return original.getKnownPropertyNames();
    }

    @Override
    public @Nullable Object getNullValue(DeserializationContext context) {
        return original.getNullValue(context);
    }

    @Override
    public AccessPattern getNullAccessPattern() {
        return original.getNullAccessPattern();
    }

    @Override
    public @Nullable Object getAbsentValue(DeserializationContext context) {
        return original.getAbsentValue(context);
    }

    @Override
    public @Nullable Object getEmptyValue(DeserializationContext context) {
        return original.getEmptyValue(context);
    }

    @Override
    public AccessPattern getEmptyAccessPattern() {
        return original.getEmptyAccessPattern();
    }

    @Override
    public @Nullable ObjectIdReader getObjectIdReader(DeserializationContext context) {
        return original.getObjectIdReader(context);
    }

    @Override
    public SettableBeanProperty findBackReference(String name) {
        return original.findBackReference(name);
    }

    @Override
    public @Nullable Boolean supportsUpdate(DeserializationConfig config) {
        return original.supportsUpdate(config);
    }

    @Override
    public void collectAllPropertyNamesTo(Set<String> names) {
        original.collectAllPropertyNamesTo(names);
    }

    @Override
    public boolean hasAnySetter() {
        return original.hasAnySetter();
    }
}
