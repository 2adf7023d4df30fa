package dev.wirespeed.jackson;

import java.io.OutputStream;

/** Receives the part of a document that a parser has in its own buffer and has not read. */
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
