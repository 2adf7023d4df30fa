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

/** A document from a stream, of which a parser's buffer has all or the beginning. */
final class DocumentInStream extends Documents {
    private final SeenInput seen;
    private final SeenInput.Rest rest;
    private final byte[] buffer;
    private final int from;
    private final int to;

    private DocumentInStream(JsonParser in, SeenInput seen, int from) {
        super(in);
        this.seen = seen;
        this.from = from;
        rest = seen.rest();
        buffer = seen.buffer();
        to = seen.end();
    }

    /**
     * The document whose bracket a parser is after; null if Jackson reads it, which is faster at what was made for
     * readers.
     */
    static @Nullable Documents at(JsonParser in, SeenInput seen) {
        long from = seen.index(in.currentLocation().getByteOffset()) - 1;
        boolean within = from >= 0 && from < seen.end();
        boolean dense = within && (from + 1 == seen.end() || seen.buffer()[(int) from + 1] > ' ');
        return dense ? new DocumentInStream(in, seen, (int) from) : null;
    }

    @Override
    JsonInPlace document(Settings settings) {
        int depth = in.getParsingContext().getNestingDepth() - 1;
        return JsonEngine.forMappers().inPlace(buffer, from, to, rest, depth, settings);
    }

    @Override
    void keep(JsonInPlace document) {
        rest.keep(document.buffer());
    }

    /** The parser is shown something else with the same length and as many lines. */
    @Override
    void leave(JsonInPlace document) throws IOException {
        int last = document.end() - 1;
        byte[] behind = document.buffer();
        boolean oneLine = document.nextLine(from) < 0;
        clear(buffer, from + 1, Math.min(last, to), oneLine);
        clear(behind, to, last, oneLine);
        String start = stand();
        boolean standing = oneLine && Math.min(to, last) - from - 1 > start.length();
        if (standing) {
            for (int i = 0; i < start.length(); i++) {
                buffer[from + 1 + i] = (byte) start.charAt(i);
            }
            (last > to ? behind : buffer)[last - 1] = '"';
        }
        pass(standing);
    }

    private static void clear(byte[] bytes, int from, int to, boolean oneLine) {
        if (oneLine && from < to) {
            Arrays.fill(bytes, from, to, (byte) ' ');
            return;
        }
        for (int i = from; i < to; i++) {
            byte b = bytes[i];
            bytes[i] = b == '\n' || b == '\r' ? b : (byte) ' ';
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
