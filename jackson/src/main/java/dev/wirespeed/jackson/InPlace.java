package dev.wirespeed.jackson;

import dev.wirespeed.WireException;
import dev.wirespeed.jackson.CodecDeserializer.Told;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.ValueDeserializer;

/** Objects that codecs read in a parser's buffer. */
final class InPlace {
    private InPlace() {}

    /**
     * Reads an object with a codec. If the codec refuses it, Jackson reads it, or reports the error in its own words.
     */
    static @Nullable Object read(
            InPlaceParser in, DeserializationContext context, Told told, ValueDeserializer<Object> original)
            throws JacksonException {
        if (!in.hasObject()) {
            told.counts().readByJackson.increment();
            return original.deserialize(in, context);
        }
        try {
            Object value = in.read(told.codec(), told.settings());
            told.counts().readByCodecs.increment();
            return value;
        } catch (WireException e) {
            told.counts().readByJackson.increment();
            told.counts().refused.increment();
            return refused(in, context, original);
        }
    }

    private static @Nullable Object refused(
            InPlaceParser in, DeserializationContext context, ValueDeserializer<Object> original)
            throws JacksonException {
        in.refused(true);
        try {
            return original.deserialize(in, context);
        } finally {
            in.refused(false);
        }
    }
}
