package dev.wirespeed.jackson.jackson2;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import dev.wirespeed.json.JsonWriter;
import java.io.IOException;

/** Writes what a parser reads, without the white space. */
final class Tokens {
    private Tokens() {}

    /** Copies the value at the parser's current token; the parser stays at its last one. */
    static void copy(JsonParser in, JsonWriter out) throws IOException {
        int depth = 0;
        for (JsonToken token = in.currentToken(); ; token = in.nextToken()) {
            switch (token) {
                case START_OBJECT -> {
                    depth++;
                    out.beginObject();
                }
                case START_ARRAY -> {
                    depth++;
                    out.beginArray();
                }
                case END_OBJECT -> {
                    depth--;
                    out.endObject();
                }
                case END_ARRAY -> {
                    depth--;
                    out.endArray();
                }
                case FIELD_NAME -> out.key(in.currentName());
                case VALUE_STRING -> out.text(in.getTextCharacters(), in.getTextOffset(), in.getTextLength());
                case VALUE_NUMBER_INT, VALUE_NUMBER_FLOAT ->
                    out.number(in.getTextCharacters(), in.getTextOffset(), in.getTextLength());
                case VALUE_TRUE -> out.value(true);
                case VALUE_FALSE -> out.value(false);
                case VALUE_NULL -> out.nullValue();
                default -> throw new IllegalStateException("JSON has no " + token);
            }
            if (depth == 0) {
                return;
            }
        }
    }
}
