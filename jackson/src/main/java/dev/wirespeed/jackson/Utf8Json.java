package dev.wirespeed.jackson;

import dev.wirespeed.jackson.internal.RawJson;
import java.io.IOException;
import java.io.OutputStream;
import java.util.Arrays;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.SerializableString;

/** Raw JSON as a type of this Jackson. */
final class Utf8Json extends RawJson implements SerializableString {
    Utf8Json(byte[] buffer, int length) {
        super(buffer, length);
    }

    /**
     * Writes the first {@code length} bytes of a buffer as one value. Long ones bypass the generator, which would copy
     * them: a first part makes it write what it has buffered, the rest goes to its stream. The stream is not flushed.
     */
    static void write(byte[] buffer, int length, JsonGenerator out) throws JacksonException {
        if (length <= MAX_BUFFERED || !(out.streamWriteOutputTarget() instanceof OutputStream target)) {
            out.writeRawValue(new Utf8Json(buffer, length));
            return;
        }
        out.writeRawValue(""); // what separates it from the value before
        int from = 0;
        if (out.streamWriteOutputBuffered() != 0) {
            from = MAX_BUFFERED;
            out.writeRaw(new Utf8Json(Arrays.copyOf(buffer, from), from));
        }
        if (out.streamWriteOutputBuffered() != 0) {
            byte[] rest = Arrays.copyOfRange(buffer, from, length);
            out.writeRaw(new Utf8Json(rest, rest.length));
            return;
        }
        try {
            target.write(buffer, from, length - from);
        } catch (IOException e) {
            throw JacksonApi.failure(e, out);
        }
    }
}
