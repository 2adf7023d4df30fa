package dev.wirespeed.conformance;

import java.io.InputStream;

/** A stream that gives no more than a few bytes at a time. */
public final class Drip extends InputStream {
    private final byte[] document;
    private final int most;
    private int position;

    public Drip(byte[] document, int most) {
        this.document = document;
        this.most = most;
    }

    @Override
    public int read() {
        return position < document.length ? document[position++] & 0xFF : -1;
    }

    @Override
    public int read(byte[] target, int from, int length) {
        if (position == document.length) {
            return -1;
        }
        int count = Math.min(Math.min(most, length), document.length - position);
        System.arraycopy(document, position, target, from, count);
        position += count;
        return count;
    }
}
