package dev.wirespeed.internal;

/**
 * Counts the elements of arrays and the properties of objects in a document that comes in parts of any size. Only used
 * if they are limited, so that reading itself need not count.
 */
public final class ElementCounter {
    private final long most;
    private long count;
    private boolean inString;
    private boolean escaped;
    /**
     * Whether an element starts with the next byte that is not white space, unless it closes an empty array or object.
     */
    private boolean starting;

    public ElementCounter(long most) {
        this.most = most;
    }

    /** Continues with the next part; returns the index of the first element beyond the limit, -1 if there is none. */
    public int advance(byte[] part, int from, int to) {
        for (int p = from; p < to; p++) {
            byte b = part[p];
            if (inString) {
                string(b);
            } else if (b > ' ' || b < 0) {
                if (starting && b != ']' && b != '}' && ++count > most) {
                    return p;
                }
                starting = b == '[' || b == '{' || b == ',';
                inString = b == '"';
            }
        }
        return -1;
    }

    private void string(byte b) {
        if (escaped) {
            escaped = false;
        } else {
            escaped = b == '\\';
            inString = b != '"';
        }
    }
}
