package dev.wirespeed.internal;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharsetEncoder;
import java.nio.charset.CodingErrorAction;

/** The characters of a reader as UTF-8; a lone surrogate becomes three bytes. */
public final class Utf8Stream extends InputStream {
    /** Most documents are shorter, and new memory takes longer than they do. */
    private static final int FIRST_CAPACITY = 512;

    private static final int CAPACITY = 4 * 1024;

    private final Reader reader;
    private final CharsetEncoder encoder = UTF_8.newEncoder()
            .onMalformedInput(CodingErrorAction.REPORT)
            .onUnmappableCharacter(CodingErrorAction.REPORT);
    private CharBuffer chars = CharBuffer.allocate(FIRST_CAPACITY).limit(0);
    private final ByteBuffer few = ByteBuffer.allocate(4).limit(0);
    private boolean ended;

    public Utf8Stream(Reader reader) {
        this.reader = reader;
    }

    @Override
    public int read() throws IOException {
        byte[] one = new byte[1];
        return read(one, 0, 1) < 0 ? -1 : one[0] & 0xFF;
    }

    @Override
    public int read(byte[] target, int from, int length) throws IOException {
        if (length == 0) {
            return 0;
        }
        while (!few.hasRemaining()) {
            boolean direct = length >= few.capacity();
            ByteBuffer bytes = direct ? ByteBuffer.wrap(target, from, length) : few.clear();
            fill();
            encode(bytes);
            if (direct && bytes.position() > from) {
                return bytes.position() - from;
            }
            if (!direct) {
                few.flip();
            }
            if (ended && !chars.hasRemaining() && !few.hasRemaining()) {
                return -1;
            }
        }
        int count = Math.min(length, few.remaining());
        few.get(target, from, count);
        return count;
    }

    /**
     * Encodes as many characters as possible; the only malformed one is half a pair, which may wait for the next call.
     */
    private void encode(ByteBuffer bytes) {
        while (encoder.encode(chars, bytes, ended).isMalformed() && bytes.remaining() >= LooseUtf8.LENGTH) {
            LooseUtf8.putLoneSurrogate(chars.get(), bytes);
        }
    }

    /** Gets more characters if there are none, or only the first half of a surrogate pair. */
    private void fill() throws IOException {
        if (chars.remaining() > 1 || ended) {
            return;
        }
        boolean full = chars.limit() == chars.capacity();
        if (full && chars.capacity() < CAPACITY) {
            chars = CharBuffer.allocate(Math.min(CAPACITY, 2 * chars.capacity()))
                    .put(chars);
        } else {
            chars.compact();
        }
        ended = reader.read(chars) < 0;
        chars.flip();
    }
}
