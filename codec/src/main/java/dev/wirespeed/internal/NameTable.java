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
    private final int[] values;
    private final int mask;

    private NameTable(Map<String, Integer> indexes) {
        this.indexes = indexes;
        int slots = Integer.highestOneBit(Math.max(2, indexes.size() * 4 - 1)) * 2;
        names = new byte[slots][];
        values = new int[slots];
        mask = slots - 1;
        indexes.forEach((name, index) -> insert(name.getBytes(UTF_8), index));
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
        int slot = hash(name, 0, name.length) & mask;
        while (names[slot] != null) {
            slot = slot + 1 & mask;
        }
        names[slot] = name;
        values[slot] = index;
    }

    /** The index of the name in {@code bytes} between {@code from} and {@code to}; -1 if it is not known. */
    public int find(byte[] bytes, int from, int to) {
        int slot = hash(bytes, from, to) & mask;
        for (byte[] name = names[slot]; name != null; name = names[slot]) {
            if (Arrays.equals(name, 0, name.length, bytes, from, to)) {
                return values[slot];
            }
            slot = slot + 1 & mask;
        }
        return -1;
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

    private static int hash(byte[] bytes, int from, int to) {
        int length = to - from;
        long word = 0;
        if (from + 8 <= bytes.length) {
            word = Words.getLong(bytes, from) & Swar.lowBytes(length);
        } else {
            for (int i = Math.min(length, 8) - 1; i >= 0; i--) {
                word = word << 8 | bytes[from + i] & 0xFF;
            }
        }
        int last = length == 0 ? 0 : bytes[to - 1];
        long mixed = (word + 31L * length + ((long) last << 32)) * 0x9E3779B97F4A7C15L;
        return (int) (mixed >>> 40);
    }
}
