package dev.wirespeed.jackson2;

import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * The reader of a {@code String} that knows which of its characters are in a Jackson parser's buffer, as
 * {@link SeenInput} does for a stream.
 */
final class SeenText extends Reader {
    private static final char[] NOTHING = {};

    private final Reader in;
    /** The buffer that the parser has filled last. */
    private char[] buffer = NOTHING;
    /** The index after the characters that it was filled with. */
    private int end;
    /** How many characters the parser has been given. */
    private long given;
    /**
     * Characters after the buffer that were read for a codec; from an index on, they are still to be given to the
     * parser.
     */
    private char[] ahead = NOTHING;

    private int from;
    private int to;
    /** The start of the last of these reads. */
    private int lastRead;

    private boolean refused;

    SeenText(Reader in) {
        this.in = in;
    }

    @Override
    public int read(char[] target, int offset, int length) throws IOException {
        int count;
        if (from < to) {
            count = Math.min(length, (from < lastRead ? lastRead : to) - from);
            System.arraycopy(ahead, from, target, offset, count);
            from += count;
        } else {
            ahead = NOTHING;
            from = 0;
            to = 0;
            count = in.read(target, offset, length);
        }
        if (count > 0) {
            buffer = target;
            end = offset + count;
            given += count;
        }
        return count;
    }

    @Override
    public void close() throws IOException {
        in.close();
    }

    char[] buffer() {
        return buffer;
    }

    int end() {
        return end;
    }

    /** The index in the buffer of a character that the parser was given; the buffer may have been refilled since. */
    long index(long offset) {
        return end - (given - offset);
    }

    /** The characters that were read after the buffer. */
    char[] ahead() {
        return ahead;
    }

    /** The index after the last of them. */
    int aheadEnd() {
        return to;
    }

    /** Notes whether a codec refused an object, so that no other codec tries the objects in it. */
    void refused(boolean now) {
        refused = now;
    }

    /** Whether a codec may read what comes next. */
    boolean isReadable() {
        return !refused && from == to;
    }

    /** The text after the buffer in UTF-8, for a codec. It is kept for the parser. */
    InputStream rest() {
        ahead = NOTHING;
        from = 0;
        to = 0;
        return new Rest();
    }

    private final class Rest extends InputStream {
        private byte[] utf8 = {};
        private int next;

        @Override
        public int read() {
            return -1; // as was said of many
        }

        @Override
        public int read(byte[] target, int offset, int length) throws IOException {
            if (next == utf8.length) {
                byte[] more = more();
                if (more == null) {
                    return -1;
                }
                utf8 = more;
                next = 0;
            }
            int count = Math.min(length, utf8.length - next);
            System.arraycopy(utf8, next, target, offset, count);
            next += count;
            return count;
        }

        private byte @Nullable [] more() throws IOException {
            if (ahead.length - to <= buffer.length) {
                ahead = Arrays.copyOf(ahead, 2 * (to + buffer.length));
            }
            int count = to > InPlaceParser.MAX_KEPT ? 0 : in.read(ahead, to, buffer.length);
            if (count <= 0) {
                return null;
            }
            lastRead = to;
            to += count;
            int low = Character.isHighSurrogate(ahead[to - 1]) ? in.read() : -1;
            if (low >= 0) {
                ahead[to] = (char) low;
                to++;
            }
            return Utf8Text.of(ahead, lastRead, to);
        }
    }
}
