package dev.wirespeed.internal;

import java.util.Arrays;

/** A name as {@link QuotedNames} finds it in a document. */
public final class QuotedName {
    private final int index;
    private final int length;
    /** The name, the quote and the colon behind it. */
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

    /** The index that was given to it. */
    public int index() {
        return index;
    }

    /** How many bytes it has, without quotes. */
    public int length() {
        return length;
    }

    long head() {
        return head;
    }

    long next() {
        return next;
    }

    /** Whether it is at an index where the first sixteen bytes are these. */
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
