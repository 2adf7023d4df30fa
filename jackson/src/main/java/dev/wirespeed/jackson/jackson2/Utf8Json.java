package dev.wirespeed.jackson.jackson2;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.fasterxml.jackson.core.SerializableString;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;

/** A value in JSON that is written as it is: nothing in it is to be quoted again. */
@SuppressWarnings("ArrayRecordComponent") // never compared
record Utf8Json(byte[] json) implements SerializableString {
    @Override
    public String getValue() {
        return new String(json, UTF_8);
    }

    @Override
    public int charLength() {
        return getValue().length();
    }

    @Override
    public byte[] asUnquotedUTF8() {
        return json;
    }

    @Override
    public int appendUnquotedUTF8(byte[] target, int offset) {
        if (target.length - offset < json.length) {
            return -1;
        }
        System.arraycopy(json, 0, target, offset, json.length);
        return json.length;
    }

    @Override
    public int appendUnquoted(char[] target, int offset) {
        String value = getValue();
        if (target.length - offset < value.length()) {
            return -1;
        }
        value.getChars(0, value.length(), target, offset);
        return value.length();
    }

    @Override
    public int writeUnquotedUTF8(OutputStream out) throws IOException {
        out.write(json);
        return json.length;
    }

    @Override
    public int putUnquotedUTF8(ByteBuffer target) {
        if (target.remaining() < json.length) {
            return -1;
        }
        target.put(json);
        return json.length;
    }

    @Override
    public char[] asQuotedChars() {
        throw new UnsupportedOperationException();
    }

    @Override
    public byte[] asQuotedUTF8() {
        throw new UnsupportedOperationException();
    }

    @Override
    public int appendQuotedUTF8(byte[] target, int offset) {
        throw new UnsupportedOperationException();
    }

    @Override
    public int appendQuoted(char[] target, int offset) {
        throw new UnsupportedOperationException();
    }

    @Override
    public int writeQuotedUTF8(OutputStream out) {
        throw new UnsupportedOperationException();
    }

    @Override
    public int putQuotedUTF8(ByteBuffer target) {
        throw new UnsupportedOperationException();
    }
}
