package dev.wirespeed.jackson.internal;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.util.Arrays;

/**
 * A JSON value that is written verbatim: nothing in it needs quoting. Has the methods of {@code SerializableString} of
 * both Jacksons.
 */
public abstract class RawJson {
    /**
     * Bytes up to which a value goes through the generator's buffer; the generator would only copy longer ones and pass
     * them on.
     */
    public static final int MAX_BUFFERED = 8_000;

    private final byte[] buffer;
    private final int length;

    /**
     * @param buffer begins with the value, in UTF-8; not copied, so the value is valid only as long as the buffer is
     * @param length the length of the value
     */
    protected RawJson(byte[] buffer, int length) {
        this.buffer = buffer;
        this.length = length;
    }

    /** As in {@code SerializableString}. */
    public String getValue() {
        return new String(buffer, 0, length, UTF_8);
    }

    /** See {@code SerializableString}. */
    public int charLength() {
        return getValue().length();
    }

    /** See {@code SerializableString}. */
    public byte[] asUnquotedUTF8() {
        return length == buffer.length ? buffer : Arrays.copyOf(buffer, length);
    }

    /** See {@code SerializableString}. */
    public int appendUnquotedUTF8(byte[] target, int offset) {
        if (target.length - offset < length) {
            return -1;
        }
        System.arraycopy(buffer, 0, target, offset, length);
        return length;
    }

    /** See {@code SerializableString}. */
    public int appendUnquoted(char[] target, int offset) {
        String value = getValue();
        if (target.length - offset < value.length()) {
            return -1;
        }
        value.getChars(0, value.length(), target, offset);
        return value.length();
    }

    /** See {@code SerializableString}. */
    public int writeUnquotedUTF8(OutputStream out) throws IOException {
        out.write(buffer, 0, length);
        return length;
    }

    /** See {@code SerializableString}. */
    public int putUnquotedUTF8(ByteBuffer target) {
        if (target.remaining() < length) {
            return -1;
        }
        target.put(buffer, 0, length);
        return length;
    }

    /** See {@code SerializableString}. */
    public char[] asQuotedChars() {
        throw new UnsupportedOperationException();
    }

    /** See {@code SerializableString}. */
    public byte[] asQuotedUTF8() {
        throw new UnsupportedOperationException();
    }

    /** See {@code SerializableString}. */
    public int appendQuotedUTF8(byte[] target, int offset) {
        throw new UnsupportedOperationException();
    }

    /** See {@code SerializableString}. */
    public int appendQuoted(char[] target, int offset) {
        throw new UnsupportedOperationException();
    }

    /** See {@code SerializableString}. */
    public int writeQuotedUTF8(OutputStream out) {
        throw new UnsupportedOperationException();
    }

    /** See {@code SerializableString}. */
    public int putQuotedUTF8(ByteBuffer target) {
        throw new UnsupportedOperationException();
    }
}
