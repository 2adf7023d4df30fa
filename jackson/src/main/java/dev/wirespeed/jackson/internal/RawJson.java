package dev.wirespeed.jackson.internal;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.util.Arrays;

/**
 * A value in JSON that is written as it is: nothing in it is to be quoted again. Has what the {@code SerializableString} of
 * either Jackson asks for.
 */
public abstract class RawJson {
    /** In bytes; what is longer would be copied for the generator, which has no room for it and hands it on. */
    public static final int MAX_BUFFERED = 8_000;

    private final byte[] buffer;
    private final int length;

    /**
     * @param buffer begins with the value, in UTF-8; not copied, so that this is of use only until the buffer is
     * @param length of the value
     */
    protected RawJson(byte[] buffer, int length) {
        this.buffer = buffer;
        this.length = length;
    }

    /** As in {@code SerializableString}. */
    public String getValue() {
        return new String(buffer, 0, length, UTF_8);
    }

    /** As in {@code SerializableString}. */
    public int charLength() {
        return getValue().length();
    }

    /** As in {@code SerializableString}. */
    public byte[] asUnquotedUTF8() {
        return length == buffer.length ? buffer : Arrays.copyOf(buffer, length);
    }

    /** As in {@code SerializableString}. */
    public int appendUnquotedUTF8(byte[] target, int offset) {
        if (target.length - offset < length) {
            return -1;
        }
        System.arraycopy(buffer, 0, target, offset, length);
        return length;
    }

    /** As in {@code SerializableString}. */
    public int appendUnquoted(char[] target, int offset) {
        String value = getValue();
        if (target.length - offset < value.length()) {
            return -1;
        }
        value.getChars(0, value.length(), target, offset);
        return value.length();
    }

    /** As in {@code SerializableString}. */
    public int writeUnquotedUTF8(OutputStream out) throws IOException {
        out.write(buffer, 0, length);
        return length;
    }

    /** As in {@code SerializableString}. */
    public int putUnquotedUTF8(ByteBuffer target) {
        if (target.remaining() < length) {
            return -1;
        }
        target.put(buffer, 0, length);
        return length;
    }

    /** As in {@code SerializableString}. */
    public char[] asQuotedChars() {
        throw new UnsupportedOperationException();
    }

    /** As in {@code SerializableString}. */
    public byte[] asQuotedUTF8() {
        throw new UnsupportedOperationException();
    }

    /** As in {@code SerializableString}. */
    public int appendQuotedUTF8(byte[] target, int offset) {
        throw new UnsupportedOperationException();
    }

    /** As in {@code SerializableString}. */
    public int appendQuoted(char[] target, int offset) {
        throw new UnsupportedOperationException();
    }

    /** As in {@code SerializableString}. */
    public int writeQuotedUTF8(OutputStream out) {
        throw new UnsupportedOperationException();
    }

    /** As in {@code SerializableString}. */
    public int putQuotedUTF8(ByteBuffer target) {
        throw new UnsupportedOperationException();
    }
}
