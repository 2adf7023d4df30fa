package dev.wirespeed.jackson;

import dev.wirespeed.json.JsonWriter;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.ObjectWriter;
import tools.jackson.databind.json.JsonMapper;

/** Puts what Jackson writes into the document of a codec. */
final class Inserted {
    private Inserted() {}

    /**
     * Writes a value; lone surrogates are escaped in bytes and stand for themselves in text, both as Jackson does.
     *
     * @param less how many characters are left out at each end: the brackets or braces around what is wanted
     */
    static void write(JsonMapper mapper, JsonWriter out, Object value, int less) {
        write(mapper.writer(), out, value, less);
    }

    /** As {@link #write(JsonMapper, JsonWriter, Object, int)}, by a writer that may be for a type. */
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
