package dev.wirespeed.jackson2;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.JsonDeserializer;
import dev.wirespeed.json.JsonEngine;
import dev.wirespeed.mapper.JsonInPlace;
import dev.wirespeed.runtime.Settings;
import java.io.IOException;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * A document that is a whole {@code String}, of which a parser's buffer has all or the beginning; a codec reads it in
 * UTF-8.
 */
final class DocumentInText extends Documents {
    private final SeenText seen;
    private final byte[] utf8;
    private final char[] buffer;
    private final int from;
    private final int to;

    private DocumentInText(JsonParser in, SeenText seen, int from, byte[] utf8) {
        super(in);
        this.seen = seen;
        this.from = from;
        this.utf8 = utf8;
        buffer = seen.buffer();
        to = seen.end();
    }

    /**
     * The document whose bracket a parser is after; null if Jackson reads it, which is faster at what was made for
     * readers.
     */
    static @Nullable Documents at(JsonParser in, SeenText seen) {
        long from = seen.index(in.currentLocation().getCharOffset()) - 1;
        boolean within = from >= 0 && from < seen.end();
        boolean dense = within && (from + 1 == seen.end() || seen.buffer()[(int) from + 1] > ' ');
        byte[] utf8 = dense ? Utf8Text.of(seen.buffer(), (int) from, seen.end()) : null;
        return utf8 == null ? null : new DocumentInText(in, seen, (int) from, utf8);
    }

    @Override
    JsonInPlace document(Settings settings) {
        return JsonEngine.forMappers().inPlace(utf8, 0, utf8.length, seen.rest(), 0, settings);
    }

    @Override
    void keep(JsonInPlace document) {}

    /** The parser is shown something else with the same length and as many lines. */
    @Override
    void leave(JsonInPlace document) throws IOException {
        boolean ascii = document.known() == to - from + seen.aheadEnd();
        int length = ascii ? document.end() : Utf8Text.length(document.buffer(), document.end());
        int last = from + length - 1;
        char[] behind = seen.ahead();
        boolean oneLine = document.nextLine(0) < 0;
        clear(buffer, from + 1, Math.min(last, to), oneLine);
        clear(behind, 0, last - to, oneLine);
        String start = stand();
        boolean standing = oneLine && Math.min(to, last) - from - 1 > start.length();
        if (standing) {
            start.getChars(0, start.length(), buffer, from + 1);
            if (last > to) {
                behind[last - to - 1] = '"';
            } else {
                buffer[last - 1] = '"';
            }
        }
        pass(standing);
    }

    private static void clear(char[] chars, int from, int to, boolean oneLine) {
        if (oneLine && from < to) {
            Arrays.fill(chars, from, to, ' ');
            return;
        }
        for (int i = from; i < to; i++) {
            char c = chars[i];
            chars[i] = c == '\n' || c == '\r' ? c : ' ';
        }
    }

    @Override
    @Nullable
    Object readByJackson(DeserializationContext context, JsonDeserializer<?> original) throws IOException {
        seen.refused(true);
        try {
            return original.deserialize(in, context);
        } finally {
            seen.refused(false);
        }
    }
}
