package dev.wirespeed.jackson;

import dev.wirespeed.WireException;
import dev.wirespeed.jackson.internal.Decision;
import dev.wirespeed.jackson.internal.Difference;
import dev.wirespeed.jackson.internal.Inspected;
import dev.wirespeed.json.JsonCodec;
import dev.wirespeed.json.JsonEngine;
import dev.wirespeed.mapper.MapperJson;
import dev.wirespeed.mapper.MapperJson.Handover;
import dev.wirespeed.mapper.MapperJson.Place;
import dev.wirespeed.runtime.Feature;
import dev.wirespeed.runtime.Settings;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.SerializableString;
import tools.jackson.core.io.SerializedString;
import tools.jackson.core.json.UTF8JsonGenerator;
import tools.jackson.core.json.WriterBasedJsonGenerator;
import tools.jackson.databind.BeanDescription;
import tools.jackson.databind.BeanProperty;
import tools.jackson.databind.DatabindException;
import tools.jackson.databind.JavaType;
import tools.jackson.databind.SerializationConfig;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.ValueSerializer;
import tools.jackson.databind.jsonFormatVisitors.JsonFormatVisitorWrapper;
import tools.jackson.databind.jsontype.TypeSerializer;
import tools.jackson.databind.ser.PropertyWriter;
import tools.jackson.databind.ser.ValueSerializerModifier;
import tools.jackson.databind.type.CollectionType;
import tools.jackson.databind.util.NameTransformer;

/** Writes objects of a class with its codec if the result is the mapper's, and otherwise as the mapper does. */
final class CodecSerializer extends ForwardingSerializer {
    private static final MapperJson JSON = JsonEngine.forMappers();

    /**
     * The attribute that is set while Jackson writes by itself: values nested so deeply that the stack has no room for
     * one attempt per level, and objects handed over by a codec, which must not be tried twice per level.
     */
    static final Object BY_JACKSON = new Object();

    private final Class<?> type;
    private final JsonCodec<Object> codec;
    private final Decision decision;
    private final CodecCounts counts;
    private final MapperSettings settings;
    private final KnownSettings known = new KnownSettings();

    @SuppressWarnings("unchecked") // the codec of that class
    private CodecSerializer(
            Class<?> type, JsonCodec<?> codec, ValueSerializer<?> original, Decision decision, CodecCounts counts) {
        super(original);
        this.type = type;
        this.codec = (JsonCodec<Object>) codec;
        this.decision = decision;
        this.counts = counts;
        this.settings = new MapperSettings(codec.dialect());
    }

    /** Puts codecs in the place of serializers. */
    static final class Modifier extends ValueSerializerModifier {
        private static final long serialVersionUID = 1L;

        private final transient Codecs codecs;

        Modifier(Codecs codecs) {
            this.codecs = codecs;
        }

        @Override
        public ValueSerializer<?> modifySerializer(
                SerializationConfig config, BeanDescription.Supplier description, ValueSerializer<?> serializer) {
            if (serializer instanceof CodecSerializer) {
                return serializer; // by the same module under another name
            }
            Class<?> type = description.getBeanClass();
            Decision decision = codecs.decision(type, "written");
            JsonCodec<?> codec = codecs.find(config, description.getClassInfo(), decision);
            return codec == null ? serializer : new CodecSerializer(type, codec, serializer, decision, codecs.counts());
        }

        @Override
        public ValueSerializer<?> modifyCollectionSerializer(
                SerializationConfig config,
                CollectionType type,
                BeanDescription.Supplier description,
                ValueSerializer<?> serializer) {
            return CodecListSerializer.of(config, type, serializer);
        }
    }

    /** The serializer that a codec replaces. */
    static ValueSerializer<?> unwrapped(ValueSerializer<?> serializer) {
        return serializer instanceof CodecSerializer own ? own.original : CodecListSerializer.unwrapped(serializer);
    }

    @Override
    public void serialize(Object value, JsonGenerator out, SerializationContext context) throws JacksonException {
        ComparedSettings followed = value.getClass() == type ? followed(out, context) : null;
        if (followed == null) { // by a supertype only what that declares is written
            counts.writtenByJackson.increment();
            original.serialize(value, out, context);
            return;
        }
        counts.writtenByCodecs.increment();
        WireException refusal = write(value, place(depth(out), out, context, followed), out, context);
        if (refusal != null) {
            refused(value, out, context, followed, refusal);
        }
    }

    /**
     * Writes some of the properties of an object.
     *
     * @return false, with nothing written, if this is not for the codec
     * @throws WireException if the class lacks one of the properties
     */
    boolean write(Object value, SparseFields fields, JsonGenerator out, SerializationContext context)
            throws JacksonException {
        ComparedSettings followed = value.getClass() == type ? followed(out, context) : null;
        if (followed == null) {
            return false;
        }
        fields.check(codec);
        Place whole = place(depth(out), out, context, followed);
        Settings some = whole.settings().with(fields.in(whole.settings().view()));
        Place part = new Place(whole.depth(), some, whole.allowed(), Handover.NONE); // it would write all of an object
        boolean written = write(value, part, out, context) == null;
        if (written) {
            counts.writtenByCodecs.increment();
        }
        return written;
    }

    /**
     * Checks names if the codec writes objects of the class in this mapper, so that they have the properties that it
     * knows.
     */
    void check(SparseFields fields, SerializationContext context) throws JacksonException {
        ComparedSettings settings = known.of(context.getConfig());
        if (decision.isYes(settings, () -> differences(context), () -> reach(context, type))) {
            fields.check(codec);
        }
    }

    private @Nullable WireException write(Object value, Place place, JsonGenerator out, SerializationContext context)
            throws JacksonException {
        if (out.getPrettyPrinter() != null) {
            return writePretty(value, place, out, context);
        }
        return out.getClass() == UTF8JsonGenerator.class
                ? writeBytes(value, place, out, context)
                : writeText(value, place, out, context);
    }

    /** Whether the codec writes several objects at once to a generator of bytes such as this one. */
    boolean writesBytes(JsonGenerator out, SerializationContext context) {
        boolean bytes = out.getClass() == UTF8JsonGenerator.class && out.getPrettyPrinter() == null;
        ComparedSettings followed = bytes ? followed(out, context) : null;
        return followed != null
                && !settings.of(followed, context.getConfig(), out).is(Feature.WRITE_NUMBERS_AS_STRINGS);
    }

    /**
     * Writes elements of a list, as long as they are of the class and the codec accepts them, with the bracket before
     * the first element of the list.
     *
     * @param from the index of the first element
     * @return the index after the last element written
     */
    int write(List<?> list, int from, JsonGenerator out, SerializationContext context) throws JacksonException {
        ComparedSettings followed = known.of(context.getConfig());
        Place place = place(depth(out) + (from == 0 ? 1 : 0), out, context, followed);
        int end = JSON.writeElements(codec, type, list, from, place, (buffer, length) -> {
            try {
                if (from == 0) {
                    out.writeStartArray(list, list.size());
                }
                Utf8Json.write(buffer, length, out);
            } catch (RuntimeException e) {
                throw JacksonApi.failure(e, context, list);
            }
        });
        counts.writtenByCodecs.add(end - from);
        return end;
    }

    private @Nullable WireException writeBytes(
            Object value, Place place, JsonGenerator out, SerializationContext context) throws JacksonException {
        return JSON.write(codec, value, place, (buffer, length) -> {
            try {
                Utf8Json.write(buffer, length, out);
            } catch (RuntimeException e) {
                throw JacksonApi.failure(e, context, value);
            }
        });
    }

    /** Text has no escapes for characters that are escaped in bytes. */
    private @Nullable WireException writeText(
            Object value, Place place, JsonGenerator out, SerializationContext context) throws JacksonException {
        String json;
        try {
            json = JSON.writeText(codec, value, place);
        } catch (WireException e) {
            return e;
        }
        try {
            out.writeRawValue(json);
        } catch (RuntimeException e) {
            throw JacksonApi.failure(e, context, value);
        }
        return null;
    }

    private void refused(
            Object value,
            JsonGenerator out,
            SerializationContext context,
            ComparedSettings followed,
            WireException refusal)
            throws JacksonException {
        counts.writtenByCodecs.decrement();
        counts.writtenByJackson.increment();
        counts.refused.increment();
        boolean deep = refusal.kind() == WireException.Kind.LIMIT;
        if (deep) {
            context.setAttribute(BY_JACKSON, true);
        }
        try {
            original.serialize(value, out, context); // which says it in Jackson's words
        } finally {
            if (deep) {
                context.setAttribute(BY_JACKSON, null);
            }
        }
        decision.refused(followed, refusal);
    }

    /** Writes several lines, after which the generator continues. */
    private @Nullable WireException writePretty(
            Object value, Place place, JsonGenerator out, SerializationContext context) throws JacksonException {
        int around = Printing.objects(out);
        SerializableString json;
        try {
            if (out.getClass() == UTF8JsonGenerator.class) {
                byte[] spread = JSON.writePretty(codec, value, place, around);
                json = new Utf8Json(spread, spread.length);
            } else {
                json = new SerializedString(JSON.writePrettyText(codec, value, place, around));
            }
        } catch (WireException e) {
            return e;
        }
        try {
            out.writeRawValue(json);
        } catch (RuntimeException e) {
            throw JacksonApi.failure(e, context, value);
        }
        return null;
    }

    private Place place(int depth, JsonGenerator out, SerializationContext context, ComparedSettings followed) {
        return new Place(
                depth,
                settings.of(followed, context.getConfig(), out),
                allowed(context, followed),
                new WrittenByMapper(context, out));
    }

    private static int depth(JsonGenerator out) {
        return out.streamWriteContext().getNestingDepth();
    }

    /** The mapper's settings if the codec follows them; null if the mapper writes. */
    private @Nullable ComparedSettings followed(JsonGenerator out, SerializationContext context) {
        if (context.getAttribute(BY_JACKSON) != null) {
            return null;
        }
        String why = whyNot(out, context);
        if (why != null) {
            decision.note(why);
            return null;
        }
        ComparedSettings settings = known.of(context.getConfig());
        boolean follows = decision.isYes(settings, () -> differences(context), () -> reach(context, type));
        return follows ? settings : null;
    }

    /** Why codecs don't write to a generator; null if they do. */
    private @Nullable String whyNot(JsonGenerator out, SerializationContext context) {
        if (out.getClass() != UTF8JsonGenerator.class && out.getClass() != WriterBasedJsonGenerator.class) {
            return "not as JSON, or not by a generator of Jackson's, such as to a TokenBuffer or a tree";
        }
        if (out.getPrettyPrinter() != null && !Printing.isUsual(out.getPrettyPrinter())) {
            return "by a PrettyPrinter of its own";
        }
        return out.getCharacterEscapes() == null ? Streams.whyNot(out, context, decision) : "with CharacterEscapes";
    }

    /** Why a codec does not write a class in a mapper; empty if it does. */
    static Optional<String> why(SerializationContext context, JavaType type) throws JacksonException {
        ValueSerializer<?> serializer = context.findValueSerializer(type);
        return serializer instanceof CodecSerializer own
                ? own.decision.why(own.differences(context), () -> own.reach(context, own.type))
                : Codecs.whyNot(context.getConfig(), TypeInspection.annotated(context.getConfig(), type), serializer);
    }

    private List<Difference> differences(SerializationContext context) {
        return Differences.of(context.getConfig(), codec.options());
    }

    private Inspected reach(SerializationContext context, Class<?> any) {
        return TypeInspection.inWriting(context, context.constructType(any), codec.options());
    }

    /** Allows classes in places whose declared type leaves them open, if the mapper has nothing of its own for them. */
    private Predicate<Class<?>> allowed(SerializationContext context, ComparedSettings followed) {
        return decision.allows(followed, () -> differences(context), each -> reach(context, each));
    }

    @Override
    public void serializeWithType(Object value, JsonGenerator out, SerializationContext context, TypeSerializer ids)
            throws JacksonException {
        original.serializeWithType(value, out, context, ids);
    }

    @Override
    public ValueSerializer<?> createContextual(SerializationContext context, BeanProperty property)
            throws DatabindException {
        ValueSerializer<?> contextual = contextual(context, property);
        return isSame(contextual) && !JacksonApi.isShaped(property, context) ? this : contextual;
    }

    @SuppressWarnings("ReferenceEquality") // nothing was changed for the property
    private boolean isSame(ValueSerializer<?> contextual) {
        return contextual == original;
    }

    @Override
    public ValueSerializer<Object> unwrappingSerializer(NameTransformer unwrapper) {
        return original.unwrappingSerializer(unwrapper);
    }

    @Override
    public ValueSerializer<?> withFilterId(Object filterId) {
        return original.withFilterId(filterId);
    }

    @Override
    public ValueSerializer<?> withIgnoredProperties(Set<String> ignored) {
        return original.withIgnoredProperties(ignored);
    }

    @Override
    @SuppressWarnings("unchecked") // the class that it was made for
    public Class<Object> handledType() {
        return (Class<Object>) type;
    }

    @Override
    public boolean usesObjectId() {
        return original.usesObjectId();
    }

    @Override
    public ValueSerializer<?> getDelegatee() {
        return original;
    }

    @Override
    public Iterator<PropertyWriter> properties() {
        return original.properties();
    }

    @Override
    public boolean isEmpty(SerializationContext context, Object value) {
        return original.isEmpty(context, value);
    }

    @Override
    public void acceptJsonFormatVisitor(JsonFormatVisitorWrapper visitor, JavaType javaType) throws DatabindException {
        original.acceptJsonFormatVisitor(visitor, javaType);
    }
}
