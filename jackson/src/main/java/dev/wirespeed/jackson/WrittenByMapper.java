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
 * Has the mapper write one object in the midst of what a codec writes for it, such as a proxy that stands for an entity: in the context of
 * the mapper's call, and as deep in brackets as it is in the document, so that limits count there.
 */
final class WrittenByMapper implements Handover {
    private final SerializationContext context;
    private final JsonGenerator around;

    /** @param around what the mapper writes the document to */
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

    /** Only what is written by its properties is as it would be in each place; ids of objects are not written twice. */
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
