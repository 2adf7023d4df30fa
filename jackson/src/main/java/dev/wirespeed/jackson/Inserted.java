package dev.wirespeed.jackson;

import dev.wirespeed.json.JsonWriter;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.ObjectWriter;
import tools.jackson.databind.json.JsonMapper;

/** Puts Jackson's output into the document of a codec. */
final class Inserted {
    private Inserted() {}

    /**
     * Writes a value. Lone surrogates are escaped in bytes and kept in text, as in Jackson.
     *
     * @param less how many characters to leave out at each end: the surrounding brackets or braces
     */
    static void write(JsonMapper mapper, JsonWriter out, Object value, int less) {
        write(mapper.writer(), out, value, less);
    }

    /** As {@link #write(JsonMapper, JsonWriter, Object, int)}, with a writer that may be for a type. */
    static void write(ObjectWriter any, JsonWriter out, Object value, int less) {
        ObjectWriter writer = any.withView(out.view());
        try {
            if (out.isText()) {
                String json = writer.writeValueAsString(value);
                if (json.length() > 2 * less) {
                    out.inserted(json, less, json.length() - less);
                }
            } else {
                byte[] json = writer.writeValueAsBytes(value);
                if (json.length > 2 * less) {
                    out.inserted(json, less, json.length - less);
                }
            }
        } catch (JacksonException e) {
            throw Failures.ofWriting(e);
        }
    }
}
