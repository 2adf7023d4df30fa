package dev.wirespeed.jackson;

import dev.wirespeed.WireException;
import dev.wirespeed.json.JsonCodec;
import dev.wirespeed.json.JsonCopy;
import dev.wirespeed.json.JsonSettings;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.TokenStreamContext;
import tools.jackson.core.json.ReaderBasedJsonParser;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.ValueDeserializer;

/** Objects that are copied for a codec, since their parser only tells tokens. */
final class Copied {
    private Copied() {}

    static @Nullable Object read(
            JsonParser in,
            DeserializationContext context,
            Class<?> type,
            JsonCodec<Object> codec,
            JsonSettings settings,
            ValueDeserializer<Object> original)
            throws JacksonException {
        JsonCopy copy = copy(in, context, type);
        try {
            return copy.read(codec, settings);
        } catch (WireException e) {
            try (JsonParser again = Streams.again(in, context, copy)) {
                again.nextToken();
                return original.deserialize(again, context); // which says it in Jackson's words
            }
        }
    }

    private static JsonCopy copy(JsonParser in, DeserializationContext context, Class<?> type) throws JacksonException {
        boolean text = in.getClass() == ReaderBasedJsonParser.class;
        TokenStreamContext object = in.streamReadContext();
        try {
            return JsonCopy.of(text, out -> Tokens.copy(in, out));
        } catch (RuntimeException e) { // out of the application's stream
            if (isInProperty(in, object)) {
                throw JacksonApi.failure(e, context, type, object);
            }
            throw e;
        }
    }

    /** Whether a property's value was being read, rather than what is around it: then Jackson says which it was. */
    private static boolean isInProperty(JsonParser in, TokenStreamContext object) {
        return in.streamReadContext().getNestingDepth() > object.getNestingDepth()
                || in.currentToken() == JsonToken.VALUE_STRING;
    }
}
