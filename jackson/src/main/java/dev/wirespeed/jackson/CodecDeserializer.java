package dev.wirespeed.jackson;

import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.Nulls;
import dev.wirespeed.jackson.internal.Decision;
import dev.wirespeed.jackson.internal.Difference;
import dev.wirespeed.jackson.internal.Inspected;
import dev.wirespeed.json.JsonCodec;
import dev.wirespeed.runtime.Settings;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.databind.BeanDescription;
import tools.jackson.databind.BeanProperty;
import tools.jackson.databind.DatabindException;
import tools.jackson.databind.DeserializationConfig;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.JavaType;
import tools.jackson.databind.ValueDeserializer;
import tools.jackson.databind.deser.SettableBeanProperty;
import tools.jackson.databind.deser.ValueDeserializerModifier;
import tools.jackson.databind.deser.bean.BuilderBasedDeserializer;
import tools.jackson.databind.jsontype.TypeDeserializer;
import tools.jackson.databind.type.LogicalType;
import tools.jackson.databind.util.AccessPattern;

/** Reads objects of a class with its codec if the result is the mapper's, and otherwise as the mapper does. */
final class CodecDeserializer extends ForwardingDeserializer {
    private final Class<?> type;
    private final JsonCodec<Object> codec;
    private final Decision decision;
    private final CodecCounts counts;
    private final MapperSettings settings;
    private final KnownSettings known = new KnownSettings();

    @SuppressWarnings("unchecked") // the codec of that class
    private CodecDeserializer(
            Class<?> type, JsonCodec<?> codec, ValueDeserializer<?> original, Decision decision, CodecCounts counts) {
        super(original);
        this.type = type;
        this.codec = (JsonCodec<Object>) codec;
        this.decision = decision;
        this.counts = counts;
        this.settings = new MapperSettings(codec.dialect());
    }

    /** Puts codecs in the place of deserializers. */
    static final class Modifier extends ValueDeserializerModifier {
        private static final long serialVersionUID = 1L;

        private final transient Codecs codecs;

        Modifier(Codecs codecs) {
            this.codecs = codecs;
        }

        @Override
        public ValueDeserializer<?> modifyDeserializer(
                DeserializationConfig config, BeanDescription.Supplier description, ValueDeserializer<?> deserializer) {
            Class<?> type = description.getBeanClass();
            if (isBuilt(deserializer) || deserializer instanceof CodecDeserializer) {
                return deserializer; // or by the same module under another name
            }
            Decision decision = codecs.decision(type, "read");
            JsonCodec<?> codec = codecs.find(config, description.getClassInfo(), decision);
            return codec == null
                    ? deserializer
                    : new CodecDeserializer(type, codec, deserializer, decision, codecs.counts());
        }

        /** Whether it builds another class than the one that describes it, the builder's. */
        private static boolean isBuilt(@Nullable ValueDeserializer<?> deserializer) {
            return deserializer instanceof BuilderBasedDeserializer
                    || (deserializer != null && isBuilt(deserializer.getDelegatee()));
        }
    }

    /** The deserializer that a codec replaces. */
    static ValueDeserializer<?> unwrapped(ValueDeserializer<?> deserializer) {
        return deserializer instanceof CodecDeserializer own ? own.original : Streams.unwrapped(deserializer);
    }

    @Override
    public @Nullable Object deserialize(JsonParser in, DeserializationContext context) throws JacksonException {
        Told told = in.currentToken() == JsonToken.START_OBJECT ? codec(in, context) : null;
        if (told == null) {
            counts.readByJackson.increment();
            return original.deserialize(in, context);
        }
        return Streams.read(in, context, told, original);
    }

    /** A codec, and the settings of the mapper that it reads for. */
    record Told(JsonCodec<Object> codec, Settings settings, CodecCounts counts) {}

    /** The codec for objects from a parser; null if the mapper reads them itself. */
    @Nullable
    Told codec(JsonParser in, DeserializationContext context) {
        if (!Streams.isOf(in, context, decision)) {
            return null;
        }
        ComparedSettings compared = known.of(context.getConfig());
        return decision.isYes(compared, () -> differences(context), () -> reach(context))
                ? new Told(codec, settings.of(compared, context.getConfig(), in), counts)
                : null;
    }

    /** Why a codec does not read a class in a mapper; empty if it does. */
    static Optional<String> why(DeserializationContext context, JavaType type) throws JacksonException {
        ValueDeserializer<?> deserializer = context.findNonContextualValueDeserializer(type);
        return deserializer instanceof CodecDeserializer own
                ? own.decision
                        .why(own.differences(context), () -> own.reach(context))
                        .or(() -> Streams.differenceInReading(context))
                : Codecs.whyNot(context.getConfig(), TypeInspection.annotated(context.getConfig(), type), deserializer);
    }

    private List<Difference> differences(DeserializationContext context) {
        return Differences.of(context.getConfig(), codec.options());
    }

    private Inspected reach(DeserializationContext context) {
        return TypeInspection.inReading(context, context.constructType(type), codec.options());
    }

    @Override
    public @Nullable Object deserialize(JsonParser in, DeserializationContext context, Object into)
            throws JacksonException {
        return original.deserialize(in, context, into);
    }

    @Override
    public @Nullable Object deserializeWithType(JsonParser in, DeserializationContext context, TypeDeserializer ids)
            throws JacksonException {
        return original.deserializeWithType(in, context, ids);
    }

    @Override
    public ValueDeserializer<?> createContextual(DeserializationContext context, BeanProperty property)
            throws DatabindException {
        ValueDeserializer<?> contextual = contextual(context, property);
        return isSame(contextual) && !makesEmpty(context, property) ? this : contextual;
    }

    /**
     * Whether an empty object may stand for null. If none can be made, Jackson refuses at once, by the deserializer's
     * class.
     */
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
    public @Nullable Object getNullValue(DeserializationContext context) throws DatabindException {
        return original.getNullValue(context);
    }

    @Override
    public AccessPattern getNullAccessPattern() {
        return original.getNullAccessPattern();
    }

    @Override
    public @Nullable Object getAbsentValue(DeserializationContext context) throws DatabindException {
        return original.getAbsentValue(context);
    }

    @Override
    public @Nullable Object getEmptyValue(DeserializationContext context) throws DatabindException {
        return original.getEmptyValue(context);
    }

    @Override
    public AccessPattern getEmptyAccessPattern() {
        return original.getEmptyAccessPattern();
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
