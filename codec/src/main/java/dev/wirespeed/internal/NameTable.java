package dev.wirespeed.internal;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Finds which of a few known names stands in a range of bytes: an open-addressing table on length and first bytes whose
 * every hit is confirmed by comparing all bytes.
 *
 * <p>Unmodifiable; {@link #with} makes a larger one.
 */
public final class NameTable {
    private static final NameTable EMPTY = new NameTable(Map.of());

    private final Map<String, Integer> indexes;
    private final byte[] @Nullable [] names;
    /** The first eight bytes of each name. */
    private final long[] heads;
    /** The last eight bytes of each name that has as many. */
    private final long[] tails;

    private final int[] lengths;
    private final int[] values;
    private final int mask;

    private NameTable(Map<String, Integer> indexes) {
        this.indexes = indexes;
        int slots = Integer.highestOneBit(Math.max(2, indexes.size() * 4 - 1)) * 2;
        names = new byte[slots][];
        heads = new long[slots];
        tails = new long[slots];
        lengths = new int[slots];
        values = new int[slots];
        mask = slots - 1;
        for (Map.Entry<String, Integer> entry : indexes.entrySet()) {
            insert(entry.getKey().getBytes(UTF_8), entry.getValue());
        }
    }

    /** A table without names. */
    public static NameTable empty() {
        return EMPTY;
    }

    /** A table that also knows this name, unless it was known before. */
    public NameTable with(String name, int index) {
        Map<String, Integer> more = new LinkedHashMap<>(indexes);
        more.putIfAbsent(name, index);
        return new NameTable(more);
    }

    /** A table of these names, indexed from 0; where a name is repeated the first index counts. */
    public static NameTable of(String... names) {
        Map<String, Integer> indexes = new LinkedHashMap<>();
        for (int i = 0; i < names.length; i++) {
            indexes.putIfAbsent(names[i], i);
        }
        return new NameTable(indexes);
    }

    private void insert(byte[] name, int index) {
        long head = head(name, 0, name.length);
        int slot = slot(head, name, 0, name.length);
        while (names[slot] != null) {
            slot = slot + 1 & mask;
        }
        names[slot] = name;
        heads[slot] = head;
        tails[slot] = name.length < Long.BYTES ? 0 : Words.getLong(name, name.length - Long.BYTES);
        lengths[slot] = name.length;
        values[slot] = index;
    }

    /** The index of the name in {@code bytes} between {@code from} and {@code to}; -1 if it is not known. */
    public int find(byte[] bytes, int from, int to) {
        long head = head(bytes, from, to);
        int slot = slot(head, bytes, from, to);
        for (byte[] name = names[slot]; name != null; name = names[slot]) {
            if (heads[slot] == head && lengths[slot] == to - from && endsAlike(slot, name, bytes, from, to)) {
                return values[slot];
            }
            slot = slot + 1 & mask;
        }
        return -1;
    }

    /** The index of the name of less than eight bytes that stands in a word filled up with zeros; -1 if it is not known. */
    public int find(long head, int length) {
        int slot = slot(head, length, 0);
        for (byte[] name = names[slot]; name != null; name = names[slot]) {
            if (heads[slot] == head && lengths[slot] == length) {
                return values[slot];
            }
            slot = slot + 1 & mask;
        }
        return -1;
    }

    /** Whether what is behind the first eight bytes is equal, too. */
    private boolean endsAlike(int slot, byte[] name, byte[] bytes, int from, int to) {
        if (name.length <= Long.BYTES) {
            return true;
        }
        return tails[slot] == Words.getLong(bytes, to - Long.BYTES)
                && (name.length <= 2 * Long.BYTES || Arrays.equals(name, 0, name.length, bytes, from, to));
    }

    /** The index of a name; -1 if it is not known. */
    public int find(String name) {
        Integer index = indexes.get(name);
        return index == null ? -1 : index;
    }

    /** The index of the first name that differs in upper and lower case at most; -1 if there is none. */
    public int findIgnoringCase(String name) {
        for (Map.Entry<String, Integer> entry : indexes.entrySet()) {
            if (entry.getKey().equalsIgnoreCase(name)) {
                return entry.getValue();
            }
        }
        return -1;
    }

    /** The first eight bytes, filled up with zeros. */
    private static long head(byte[] bytes, int from, int to) {
        int length = to - from;
        if (from + Long.BYTES <= bytes.length) {
            return Words.getLong(bytes, from) & Swar.lowBytes(length);
        }
        long word = 0;
        for (int i = Math.min(length, Long.BYTES) - 1; i >= 0; i--) {
            word = word << 8 | bytes[from + i] & 0xFF;
        }
        return word;
    }

    private int slot(long head, byte[] bytes, int from, int to) {
        return slot(head, to - from, to - from < Long.BYTES ? 0 : bytes[to - 1]);
    }

    private int slot(long head, int length, int last) {
        long mixed = (head + 31L * length + ((long) last << 32)) * 0x9E3779B97F4A7C15L;
        return (int) (mixed >>> 40) & mask;
    }
}
