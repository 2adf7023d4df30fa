package dev.wirespeed.jackson;

import java.io.OutputStream;

/** What a parser has of its document that it has not read: where that is in the parser's own buffer. */
final class Buffered extends OutputStream {
    private byte[] buffer = {};
    private int from;
    private int to;

    byte[] buffer() {
        return buffer;
    }

    int from() {
        return from;
    }

    int to() {
        return to;
    }

    @Override
    public void write(byte[] bytes, int offset, int length) {
        buffer = bytes;
        from = offset;
        to = offset + length;
    }

    @Override
    public void write(int b) {
        throw new UnsupportedOperationException();
    }
}
