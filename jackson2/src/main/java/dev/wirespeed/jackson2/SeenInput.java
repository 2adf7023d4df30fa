package dev.wirespeed.jackson2;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.io.IOContext;
import com.fasterxml.jackson.core.io.InputDecorator;
import java.io.DataInput;
import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;
import java.io.StringReader;
import org.jspecify.annotations.Nullable;

/**
 * A stream that knows which of its bytes are in a Jackson parser's buffer, so that codecs can read there and beyond.
 */
final class SeenInput extends InputStream {
    private static final byte[] NOTHING = {};

    private final InputStream in;
    /** The buffer that the parser has filled last. */
    private byte[] buffer = NOTHING;
    /** The index after the bytes that it was filled with. */
    private int end;
    /** How many bytes the parser has been given. */
    private long given;
    /** Bytes that were read for a codec; from an index on, they are still to be given to the parser. */
    private byte[] ahead = NOTHING;

    private int from;
    private int to;
    /**
     * The start of the last of these reads, which the parser gets at once, so that its buffer has no less than usual.
     */
    private int lastRead;
    /** The outcome of reading ahead that gave no more bytes, which the parser is to get, too. */
    private @Nullable Answer last;

    private boolean refused;

    private SeenInput(InputStream in) {
        this.in = in;
    }

    /** The outcome of a stream that has no bytes to give. */
    private record Answer(int count, @Nullable Exception failure) {
        int again() throws IOException {
            if (failure instanceof IOException checked) {
                throw checked;
            }
            if (failure instanceof RuntimeException unchecked) {
                throw unchecked;
            }
            return count;
        }
    }

    /**
     * Wraps the streams that a factory makes parsers for, and, with {@link SeenText}, its strings; everything else
     * stays as it is.
     */
    static final class Decorator extends InputDecorator {
        private static final long serialVersionUID = 1L;

        @Override
        public InputStream decorate(IOContext context, InputStream in) {
            return new SeenInput(in);
        }

        @Override
        public @Nullable InputStream decorate(IOContext context, byte[] bytes, int from, int length) {
            return null; // so that the parser has the bytes themselves
        }

        @Override
        public DataInput decorate(IOContext context, DataInput in) {
            return in;
        }

        @Override
        public Reader decorate(IOContext context, Reader in) {
            return in.getClass() == StringReader.class ? new SeenText(in) : in;
        }
    }

    /**
     * Has a Jackson factory make parsers of such streams. Not if messages quote the document: they treat a
     * {@code String} differently from a reader, and a factory with a decorator turns one into the other.
     */
    @SuppressWarnings("deprecation") // the mapper has its factory already, which nothing else can be built of
    static void addTo(JsonFactory factory) {
        if (factory.getInputDecorator() == null && !factory.isEnabled(JsonParser.Feature.INCLUDE_SOURCE_IN_LOCATION)) {
            factory.setInputDecorator(new Decorator());
        }
    }

    @Override
    public int read() throws IOException {
        byte[] one = new byte[1];
        return read(one, 0, 1) > 0 ? one[0] & 0xFF : -1;
    }

    @Override
    public int read(byte[] target, int offset, int length) throws IOException {
        int count = next(target, offset, length);
        if (count > 0) {
            buffer = target;
            end = offset + count;
            given += count;
        }
        return count;
    }

    private int next(byte[] target, int offset, int length) throws IOException {
        if (from < to) {
            return kept(target, offset, length);
        }
        ahead = NOTHING;
        from = 0;
        to = 0;
        if (last != null) {
            Answer answer = last;
            last = null;
            return answer.again();
        }
        return in.read(target, offset, length);
    }

    private int kept(byte[] target, int offset, int length) {
        int count = Math.min(length, (from < lastRead ? lastRead : to) - from);
        System.arraycopy(ahead, from, target, offset, count);
        from += count;
        return count;
    }

    @Override
    public int available() throws IOException {
        return to - from + in.available();
    }

    @Override
    public void close() throws IOException {
        in.close();
    }

    byte[] buffer() {
        return buffer;
    }

    int end() {
        return end;
    }

    /** The index in the buffer of a byte that the parser was given; the buffer may have been refilled since. */
    long index(long offset) {
        return end - (given - offset);
    }

    /** Notes whether a codec refused an object, so that no other codec tries the objects in it. */
    void refused(boolean now) {
        refused = now;
    }

    /**
     * Whether a codec may read what comes next: not what another codec refused, and not while bytes that were read
     * ahead are pending.
     */
    boolean isReadable() {
        return !refused && from == to;
    }

    /** The bytes after the buffer, for a codec. */
    Rest rest() {
        return new Rest();
    }

    /** Returns no more bytes at once than the parser would request, and reports any failure as the end. */
    final class Rest extends InputStream {
        private int all;
        private int latest;

        @Override
        public int read() {
            return -1; // as was said of many
        }

        @Override
        public int read(byte[] target, int offset, int length) {
            latest = next(target, offset, Math.min(length, buffer.length));
            all += Math.max(0, latest);
            return latest;
        }

        private int next(byte[] target, int offset, int length) {
            if (last != null || all > InPlaceParser.MAX_KEPT) {
                return -1;
            }
            try {
                int count = in.read(target, offset, length);
                if (count > 0) {
                    return count;
                }
                last = new Answer(count, null);
            } catch (IOException | RuntimeException e) {
                last = new Answer(0, e);
            }
            return -1;
        }

        /**
         * Gives the parser everything that was read, too.
         *
         * @param document the buffer and the bytes that were read after it
         */
        void keep(byte[] document) {
            if (all > 0) {
                ahead = document;
                from = end;
                to = end + all;
                lastRead = to - Math.max(0, latest);
            }
        }
    }
}
