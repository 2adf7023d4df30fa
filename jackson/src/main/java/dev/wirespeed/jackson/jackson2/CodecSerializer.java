package dev.wirespeed.jackson.jackson2;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.ObjectCodec;
import com.fasterxml.jackson.core.json.UTF8JsonGenerator;
import com.fasterxml.jackson.core.json.WriterBasedJsonGenerator;
import com.fasterxml.jackson.core.util.ByteArrayBuilder;
import com.fasterxml.jackson.databind.BeanDescription;
import com.fasterxml.jackson.databind.BeanProperty;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.JsonMappingException.Reference;
import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.SerializationConfig;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.jsonFormatVisitors.JsonFormatVisitorWrapper;
import com.fasterxml.jackson.databind.jsontype.TypeSerializer;
import com.fasterxml.jackson.databind.ser.BeanSerializerModifier;
import com.fasterxml.jackson.databind.ser.ContextualSerializer;
import com.fasterxml.jackson.databind.ser.PropertyWriter;
import com.fasterxml.jackson.databind.ser.ResolvableSerializer;
import com.fasterxml.jackson.databind.util.NameTransformer;
import dev.wirespeed.WireException;
import dev.wirespeed.jackson.internal.Decision;
import dev.wirespeed.jackson.internal.RawJson;
import dev.wirespeed.json.JsonCodec;
import dev.wirespeed.json.JsonDialect;
import dev.wirespeed.json.JsonSupport;
import java.io.IOException;
import java.util.Iterator;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** Writes a class by its codec where that writes what the mapper would write, and else as the mapper would. */
final class CodecSerializer extends JsonSerializer<Object> implements ContextualSerializer, ResolvableSerializer {
    private final Class<?> type;
    private final JsonCodec<Object> codec;
    private final JsonSerializer<Object> original;
    private final Decision decision;

    @SuppressWarnings("unchecked") // the codec and the serializer of that class
    private CodecSerializer(Class<?> type, JsonCodec<?> codec, JsonSerializer<?> original, Decision decision) {
        this.type = type;
        this.codec = (JsonCodec<Object>) codec;
        this.original = (JsonSerializer<Object>) original;
        this.decision = decision;
    }

    /** Puts codecs in the place of serializers. */
    static final class Modifier extends BeanSerializerModifier {
        private static final long serialVersionUID = 1L;

        @Override
        public JsonSerializer<?> modifySerializer(
                SerializationConfig config, BeanDescription description, JsonSerializer<?> serializer) {
            Class<?> type = description.getBeanClass();
            JsonCodec<?> codec = JsonSupport.generatedCodec(type);
            if (codec == null || codec.isLeft() || Sameness.hasTypeIds(config, description.getClassInfo())) {
                return serializer;
            }
            Decision decision = new Decision(type, "writes");
            return decision.isOf(JsonDialect.JACKSON2, codec)
                    ? new CodecSerializer(type, codec, serializer, decision)
                    : serializer;
        }
    }

    /** The serializer that a codec stands in for. */
    static JsonSerializer<?> unwrapped(JsonSerializer<?> serializer) {
        return serializer instanceof CodecSerializer own ? own.original : serializer;
    }

    @Override
    public void serialize(Object value, JsonGenerator out, SerializerProvider context) throws IOException {
        if (value.getClass() != type || !isUsable(out, context)) { // by a supertype only what that declares is written
            original.serialize(value, out, context);
            return;
        }
        if (out.getClass() == UTF8JsonGenerator.class) {
            writeBytes(value, out, context);
        } else {
            writeText(value, out, context);
        }
    }

    private void writeBytes(Object value, JsonGenerator out, SerializerProvider context) throws IOException {
        ByteArrayBuilder memory = out.getOutputTarget() instanceof ByteArrayBuilder builder ? builder : null;
        WireException refusal =
                JsonSupport.write(codec, value, depth(out), allowed(context), memory == null, (buffer, length) -> {
                    try {
                        put(buffer, length, out, memory);
                    } catch (RuntimeException e) {
                        throw failed(e, value);
                    }
                });
        if (refusal != null) {
            original.serialize(value, out, context); // which says it in Jackson's words
            decision.refused(refusal);
        }
    }

    private static void put(byte[] buffer, int length, JsonGenerator out, @Nullable ByteArrayBuilder memory)
            throws IOException {
        if (memory != null && length > RawJson.MAX_BUFFERED) {
            out.writeRawValue(""); // what separates it from the value before
            out.flush();
            memory.write(buffer, 0, length);
        } else {
            out.writeRawValue(new Utf8Json(buffer, length));
        }
    }

    /** Text has no escapes for what bytes have some for. */
    private void writeText(Object value, JsonGenerator out, SerializerProvider context) throws IOException {
        String json;
        try {
            json = JsonSupport.writeText(codec, value, depth(out), allowed(context));
        } catch (WireException e) {
            original.serialize(value, out, context); // which says it in Jackson's words
            decision.refused(e);
            return;
        }
        try {
            out.writeRawValue(json);
        } catch (RuntimeException e) {
            throw failed(e, value);
        }
    }

    /** Says of an exception from the application's stream which object was being written, as Jackson does. */
    private static JsonMappingException failed(RuntimeException e, Object value) {
        return JsonMappingException.wrapWithPath(e, new Reference(value));
    }

    private static int depth(JsonGenerator out) {
        return out.getOutputContext().getNestingDepth();
    }

    private boolean isUsable(JsonGenerator out, SerializerProvider context) throws JsonMappingException {
        boolean json = out.getClass() == UTF8JsonGenerator.class || out.getClass() == WriterBasedJsonGenerator.class;
        return json
                && Sameness.hasDefaultFeatures(out)
                && decision.isPlain(context.getConfig(), Sameness::difference)
                && out.getPrettyPrinter() == null
                && out.getCharacterEscapes() == null
                && isOfPlainFactory(out)
                && decision.isYes(() -> difference(context, type));
    }

    /** A generator that knows no mapper comes from a factory that nothing is known of. */
    private boolean isOfPlainFactory(JsonGenerator out) {
        ObjectCodec mapper = out.getCodec();
        return mapper != null && decision.isPlainFactory(mapper, Sameness::differenceOfFactory);
    }

    private static Optional<String> difference(SerializerProvider context, Class<?> type) {
        return Reached.differenceInWriting(context, context.constructType(type));
    }

    /** The classes that turn up where declared types leave them open, if the mapper has nothing of its own for them. */
    private Predicate<Class<?>> allowed(SerializerProvider context) {
        return decision.allows(each -> difference(context, each));
    }

    @Override
    public void serializeWithType(Object value, JsonGenerator out, SerializerProvider context, TypeSerializer ids)
            throws IOException {
        original.serializeWithType(value, out, context, ids);
    }

    @Override
    public void resolve(SerializerProvider context) throws JsonMappingException {
        if (original instanceof ResolvableSerializer resolvable) {
            resolvable.resolve(context);
        }
    }

    @Override
    public JsonSerializer<?> createContextual(SerializerProvider context, BeanProperty property)
            throws JsonMappingException {
        JsonSerializer<?> contextual =
                original instanceof ContextualSerializer self ? self.createContextual(context, property) : original;
        return isSame(contextual) ? this : contextual;
    }

    @SuppressWarnings("ReferenceEquality") // nothing was changed for the property
    private boolean isSame(JsonSerializer<?> contextual) {
        return contextual == original;
    }

    @Override
    public JsonSerializer<Object> unwrappingSerializer(NameTransformer unwrapper) {
        return original.unwrappingSerializer(unwrapper);
    }

    @Override
    public JsonSerializer<?> withFilterId(Object filterId) {
        return original.withFilterId(filterId);
    }

    @Override
    public JsonSerializer<?> withIgnoredProperties(Set<String> ignored) {
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
    public JsonSerializer<?> getDelegatee() {
        return original;
    }

    @Override
    public Iterator<PropertyWriter> properties() {
        return original.properties();
    }

    @Override
    public boolean isEmpty(SerializerProvider context, Object value) {
        return original.isEmpty(context, value);
    }

    @Override
    public void acceptJsonFormatVisitor(JsonFormatVisitorWrapper visitor, JavaType javaType)
            throws JsonMappingException {
        original.acceptJsonFormatVisitor(visitor, javaType);
    }
}
