package dev.wirespeed.internal;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Iterator;
import org.jspecify.annotations.Nullable;

/**
 * Finds the place of a byte in a document, as a path such as {@code $.orders[2].total}. It goes through the document
 * once more, so that reading itself need not keep track.
 */
public final class JsonPath {
    private static final int MAX_NAME = 100;

    /** An object with the name that was last seen in it, or an array with the index of its current element. */
    private static final class Level {
        final boolean array;
        int index;

        @Nullable
        String name;

        boolean expectsName;

        Level(boolean array) {
            this.array = array;
            this.expectsName = !array;
        }
    }

    private final Deque<Level> levels = new ArrayDeque<>();

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
    }

    private int step(byte[] b, int p, int end) {
        switch (b[p]) {
            case '{', '[' -> levels.push(new Level(b[p] == '['));
            case '}', ']' -> levels.poll();
            case ',' -> comma();
            case '"' -> {
                return string(b, p + 1, end);
            }
            default -> {
                return p + 1;
            }
        }
        return p + 1;
    }

    private void comma() {
        Level level = levels.peek();
        if (level != null) {
            level.index++;
            level.expectsName = !level.array;
        }
    }

    private int string(byte[] b, int from, int end) {
        int p = from;
        while (p < end && b[p] != '"') {
            p += b[p] == '\\' ? 2 : 1;
        }
        Level level = levels.peek();
        if (level != null && level.expectsName && p < end) {
            level.name = new String(b, from, Math.min(p - from, MAX_NAME), UTF_8);
            level.expectsName = false;
        }
        return p + 1;
    }

    public String render() {
        StringBuilder text = new StringBuilder("$");
        for (Iterator<Level> i = levels.descendingIterator(); i.hasNext(); ) {
            Level level = i.next();
            if (level.array) {
                text.append('[').append(level.index).append(']');
            } else if (level.name != null && !level.expectsName) {
                text.append('.').append(level.name);
            }
        }
        return text.toString();
    }
}
