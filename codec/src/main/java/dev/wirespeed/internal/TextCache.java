package dev.wirespeed.internal;

import org.jspecify.annotations.Nullable;

/**
 * Remembers a few short ASCII texts. A repeated text needs no new string, and no new hash code as the key of a map. A
 * text replaces the one in its slot.
 */
public final class TextCache {
    private static final int MAX_LENGTH = 16;
    private static final int SLOT_BITS = 4;

    private final @Nullable String[] texts = new String[1 << SLOT_BITS];
    private final long[] heads = new long[1 << SLOT_BITS];
    private final long[] tails = new long[1 << SLOT_BITS];

    /** The text of bytes that are ASCII and not zero. */
    public String text(byte[] bytes, int from, int to) {
        int length = to - from;
        if (length > MAX_LENGTH || from + MAX_LENGTH > bytes.length) {
            return StringBytes.latin1(bytes, from, to);
        }
        long head = Words.getLong(bytes, from) & Swar.lowBytes(length);
        long tail = Words.getLong(bytes, from + 8) & Swar.lowBytes(length - 8);
        int slot = (int) ((head * 31 + tail) * 0x9E3779B97F4A7C15L >>> Long.SIZE - SLOT_BITS);
        String known = texts[slot];
        if (known != null && heads[slot] == head && tails[slot] == tail) {
            return known;
        }
        String text = StringBytes.latin1(bytes, from, to);
        texts[slot] = text;
        heads[slot] = head;
        tails[slot] = tail;
        return text;
    }
}
