package dev.wirespeed.internal;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Finds the place of a byte in a document, as a path such as {@code $.orders[2].total}. It goes through the document
 * once more, so that reading itself need not keep track.
 */
public final class JsonPath {
    private static final int MAX_NAME = 100;

    /** An object with the name that was last seen in it, or an array with the index of its current element. */
    private static final class Level {
        boolean array;
        int index;
        boolean expectsName;
        /** Null as long as the name is in the part from {@link #nameFrom} on, and before the first one. */
        @Nullable
        String name;

        int nameFrom;
        int nameTo;

        void begin(boolean ofArray) {
            array = ofArray;
            index = 0;
            expectsName = !ofArray;
            name = null;
            nameTo = 0;
        }

        void comma() {
            index++;
            expectsName = !array;
        }

        void name(int from, int to) {
            name = null;
            nameFrom = from;
            nameTo = Math.min(to, from + MAX_NAME);
            expectsName = false;
        }

        /** Most names are followed by another one before a part ends, so only the last ones become strings. */
        void keepName(byte[] part) {
            if (nameTo > 0) {
                name = new String(part, nameFrom, nameTo - nameFrom, UTF_8);
                nameTo = 0;
            }
        }
    }

    /** Those that are open, and behind them some to be used again. */
    private final List<Level> levels = new ArrayList<>();

    private int depth;

    /** The path of the value with the byte at {@code offset}; everything before it was read without a problem. */
    public static String find(byte[] document, int start, int offset) {
        JsonPath path = new JsonPath();
        path.advance(document, start, offset);
        return path.render();
    }

    /** Continues with a part of the document that ends between two tokens, or at the point where reading stopped. */
    public void advance(byte[] part, int from, int to) {
        int p = from;
        while (p < to) {
            p = step(part, p, to);
        }
        for (int i = 0; i < depth; i++) {
            levels.get(i).keepName(part);
        }
    }

    private int step(byte[] b, int p, int end) {
        switch (b[p]) {
            case '{', '[' -> open(b[p] == '[');
            case '}', ']' -> depth = Math.max(0, depth - 1);
            case ',' -> {
                if (depth > 0) {
                    levels.get(depth - 1).comma();
                }
            }
            case '"' -> {
                return string(b, p + 1, end);
            }
            default -> {
                return p + 1;
            }
        }
        return p + 1;
    }

    private void open(boolean array) {
        if (depth == levels.size()) {
            levels.add(new Level());
        }
        levels.get(depth).begin(array);
        depth++;
    }

    private int string(byte[] b, int from, int end) {
        int p = from;
        while (p < end && b[p] != '"') {
            if (end - p >= Long.BYTES) {
                int plain = Swar.first(Swar.stops(Words.getLong(b, p)));
                if (plain > 0) {
                    p += plain;
                    continue;
                }
            }
            p += b[p] == '\\' ? 2 : 1;
        }
        if (depth > 0 && levels.get(depth - 1).expectsName && p < end) {
            levels.get(depth - 1).name(from, p);
        }
        return p + 1;
    }

    public String render() {
        StringBuilder text = new StringBuilder("$");
        for (Level level : levels.subList(0, depth)) {
            if (level.array) {
                text.append('[').append(level.index).append(']');
            } else if (level.name != null && !level.expectsName) {
                text.append('.').append(level.name);
            }
        }
        return text.toString();
    }
}
