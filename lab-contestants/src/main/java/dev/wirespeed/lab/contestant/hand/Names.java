package dev.wirespeed.lab.contestant.hand;

import org.jspecify.annotations.Nullable;

/**
 * Keeps the short keys of maps that were read last, since maps of one kind share their keys.
 *
 * <p>Racing threads at worst make a key twice: entries are immutable.
 */
final class Names {
    private static final int SLOT_BITS = 6;
    private static final long SPREAD = 0x9E3779B97F4A7C15L;

    private final @Nullable Name[] slots = new @Nullable Name[1 << SLOT_BITS];

    private record Name(long word, String text) {}

    /** Reads a string as {@link JsonIn#readText} does, without a new one for a key of up to seven plain characters. */
    String read(JsonIn in) {
        int start = in.position + 1;
        if (in.peek() != '"' || start + 8 > in.document.length) {
            return in.readText();
        }
        long word = Words.longAt(in.document, start);
        long stops = Words.stops(word);
        int length = Words.firstIndex(stops);
        if (length >= 8 || in.document[start + length] != '"') {
            return in.readText();
        }
        long key = word & ((1L << (8 * length)) - 1);
        int slot = (int) ((key * SPREAD) >>> (64 - SLOT_BITS));
        Name name = slots[slot];
        if (name != null && name.word == key) {
            in.position = start + length + 1;
            return name.text;
        }
        String text = in.readText();
        slots[slot] = new Name(key, text);
        return text;
    }
}
