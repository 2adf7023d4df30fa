package dev.wirespeed.jackson;

import dev.wirespeed.mapper.MapperJson.Handover;
import java.io.ByteArrayOutputStream;
import java.io.StringWriter;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonGenerator;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.ValueSerializer;
import tools.jackson.databind.ser.bean.BeanSerializerBase;

/**
 * Has the mapper write one object in the middle of a codec's document, such as a proxy in place of an entity. The
 * mapper writes in the context of its call and at the object's depth, so limits count there.
 */
final class WrittenByMapper implements Handover {
    private final SerializationContext context;
    private final JsonGenerator around;

    /** @param around the generator of the mapper's document */
    WrittenByMapper(SerializationContext context, JsonGenerator around) {
        this.context = context;
        this.around = around;
    }

    @Override
    public byte @Nullable [] bytes(Object value, int depth) {
        ByteArrayOutputStream json = new ByteArrayOutputStream();
        try (JsonGenerator out = Streams.generator(json, around, context)) {
            return isWritten(value, depth, out) ? Arrays.copyOfRange(json.toByteArray(), depth, json.size()) : null;
        } catch (JacksonException e) {
            throw Failures.ofWriting(e);
        }
    }

    @Override
    public @Nullable String text(Object value, int depth) {
        StringWriter json = new StringWriter();
        try (JsonGenerator out = Streams.generator(json, around, context)) {
            return isWritten(value, depth, out) ? json.toString().substring(depth) : null;
        } catch (JacksonException e) {
            throw Failures.ofWriting(e);
        }
    }

    /** Only an object written by its properties is the same in each place; object ids are not written twice. */
    private boolean isWritten(Object value, int depth, JsonGenerator out) throws JacksonException {
        ValueSerializer<Object> serializer = context.findContentValueSerializer(value.getClass(), null);
        if (!(serializer instanceof BeanSerializerBase) || serializer.usesObjectId()) {
            return false;
        }
        for (int i = 0; i < depth; i++) {
            out.writeStartArray();
        }
        context.setAttribute(CodecSerializer.BY_JACKSON, true);
        try {
            serializer.serialize(value, out, context);
        } finally {
            context.setAttribute(CodecSerializer.BY_JACKSON, null);
        }
        out.flush();
        return true;
    }
}
