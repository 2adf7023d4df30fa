package dev.wirespeed.internal;

import java.util.Arrays;

/** A name that {@link QuotedNames} finds in a document. */
public final class QuotedName {
    private final int index;
    private final int length;
    /** The name, followed by its quote and colon. */
    private final byte[] token;

    private final long head;
    private final long headMask;
    private final long next;
    private final long nextMask;

    QuotedName(byte[] name, int index) {
        this.index = index;
        length = name.length;
        token = Arrays.copyOf(name, length + 2);
        token[length] = '"';
        token[length + 1] = ':';
        headMask = Swar.lowBytes(token.length);
        nextMask = Swar.lowBytes(token.length - Long.BYTES);
        byte[] filled = Arrays.copyOf(token, Math.max(token.length, QuotedNames.READ));
        head = Words.getLong(filled, 0);
        next = Words.getLong(filled, Long.BYTES);
    }

    /** Its index in the table. */
    public int index() {
        return index;
    }

    /** Its length in bytes, without quotes. */
    public int length() {
        return length;
    }

    long head() {
        return head;
    }

    long next() {
        return next;
    }

    /** Whether it is at an index where these are the first sixteen bytes. */
    boolean isAt(long first, long second, byte[] bytes, int from, int end) {
        return (first & headMask) == head
                && (second & nextMask) == next
                && (token.length <= QuotedNames.READ
                        || from + token.length <= end
                                && Arrays.equals(
                                        token,
                                        QuotedNames.READ,
                                        token.length,
                                        bytes,
                                        from + QuotedNames.READ,
                                        from + token.length));
    }
}
