package dev.wirespeed.jackson;

import dev.wirespeed.json.JsonWriter;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;

/** Writes what a parser reads, without the white space. */
final class Tokens {
    private Tokens() {}

    /** Copies the value at the parser's current token; the parser stays at its last one. */
    static void copy(JsonParser in, JsonWriter out) throws JacksonException {
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
                case PROPERTY_NAME -> out.key(in.currentName());
                case VALUE_STRING -> out.text(in.getStringCharacters(), in.getStringOffset(), in.getStringLength());
                case VALUE_NUMBER_INT, VALUE_NUMBER_FLOAT ->
                    out.number(in.getStringCharacters(), in.getStringOffset(), in.getStringLength());
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
