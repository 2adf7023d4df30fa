package dev.wirespeed.jackson;

import dev.wirespeed.jackson.internal.RawJson;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.SerializableString;
import tools.jackson.core.util.ByteArrayBuilder;

/** Raw JSON as a type of this Jackson. */
final class Utf8Json extends RawJson implements SerializableString {
    Utf8Json(byte[] buffer, int length) {
        super(buffer, length);
    }

    /**
     * Writes the first {@code length} bytes of a buffer as one value; long ones bypass the generator's buffer.
     *
     * @param memory the generator's target if it is in memory
     */
    static void write(byte[] buffer, int length, JsonGenerator out, @Nullable ByteArrayBuilder memory)
            throws JacksonException {
        if (memory != null && length > MAX_BUFFERED) {
            out.writeRawValue(""); // what separates it from the value before
            out.flush();
            memory.write(buffer, 0, length);
        } else {
            out.writeRawValue(new Utf8Json(buffer, length));
        }
    }
}
