package dev.wirespeed.internal;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Finds which of several known names is in a range of bytes: an open-addressing table on the first sixteen bytes, in
 * which every hit is confirmed by a comparison of all bytes.
 *
 * <p>Names with characters that JSON escapes are only found as text. Immutable; {@link #with} makes a larger table.
 */
public final class NameTable {
    /** The number of leading bytes that are compared as words. */
    private static final int READ = 2 * Long.BYTES;

    private static final NameTable EMPTY = new NameTable(Map.of());

    private final Map<String, Integer> indexes;
    private final byte[] @Nullable [] names;
    /** The first eight bytes of each name, padded with zeros. */
    private final long[] heads;
    /** The next eight bytes, padded with zeros. */
    private final long[] nexts;

    private final int[] lengths;
    private final int[] values;
    private final int mask;

    private NameTable(Map<String, Integer> indexes) {
        this.indexes = indexes;
        int slots = Integer.highestOneBit(Math.max(2, indexes.size() * 4 - 1)) * 2;
        names = new byte[slots][];
        heads = new long[slots];
        nexts = new long[slots];
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

    /**
     * A table of these names, indexed from 0. If a name is repeated, its first index counts. Null stands for no name.
     */
    public static NameTable of(@Nullable String... names) {
        Map<String, Integer> indexes = new LinkedHashMap<>();
        for (int i = 0; i < names.length; i++) {
            String name = names[i];
            if (name != null) {
                indexes.putIfAbsent(name, i);
            }
        }
        return new NameTable(indexes);
    }

    private void insert(byte[] name, int index) {
        if (!isPlain(name)) {
            return;
        }
        long head = word(name, 0, name.length);
        long next = word(name, Long.BYTES, name.length);
        int slot = first(head, next);
        while (names[slot] != null) {
            slot = slot + 1 & mask;
        }
        names[slot] = name;
        heads[slot] = head;
        nexts[slot] = next;
        lengths[slot] = name.length;
        values[slot] = index;
    }

    /** Whether a name has no character that JSON escapes. */
    static boolean isPlain(byte[] name) {
        for (byte b : name) {
            if (b >= 0 && b < ' ' || b == '"' || b == '\\') {
                return false;
            }
        }
        return true;
    }

    /** The index of the name in {@code bytes} between {@code from} and {@code to}; -1 if it is unknown. */
    public int find(byte[] bytes, int from, int to) {
        long head = word(bytes, from, to);
        long next = word(bytes, from + Long.BYTES, to);
        int slot = first(head, next);
        for (byte[] name = names[slot]; name != null; name = names[slot]) {
            if (heads[slot] == head
                    && nexts[slot] == next
                    && name.length == to - from
                    && (name.length <= READ || Arrays.equals(name, READ, name.length, bytes, from + READ, to))) {
                return values[slot];
            }
            slot = slot + 1 & mask;
        }
        return -1;
    }

    /** The index of the name of less than eight bytes in a word padded with zeros; -1 if it is unknown. */
    public int find(long head, int length) {
        int slot = first(head, 0);
        for (byte[] name = names[slot]; name != null; name = names[slot]) {
            if (heads[slot] == head && lengths[slot] == length) {
                return values[slot];
            }
            slot = slot + 1 & mask;
        }
        return -1;
    }

    /** The names in the order in which they were added. */
    public Set<String> names() {
        return indexes.keySet();
    }

    /** The same names, for a search before a quote and a colon. */
    public QuotedNames quoted() {
        return new QuotedNames(indexes);
    }

    /** The index of a name; -1 if it is unknown. */
    public int find(String name) {
        Integer index = indexes.get(name);
        return index == null ? -1 : index;
    }

    /** The index of the first name that is the same apart from upper and lower case; -1 if there is none. */
    public int findIgnoringCase(String name) {
        for (Map.Entry<String, Integer> entry : indexes.entrySet()) {
            if (entry.getKey().equalsIgnoreCase(name)) {
                return entry.getValue();
            }
        }
        return -1;
    }

    /** Up to eight bytes, padded with zeros. */
    private static long word(byte[] bytes, int from, int to) {
        int length = Math.max(0, to - from);
        if (from + Long.BYTES <= bytes.length) {
            return Words.getLong(bytes, from) & Swar.lowBytes(length);
        }
        long word = 0;
        for (int i = Math.min(length, Long.BYTES) - 1; i >= 0; i--) {
            word = word << 8 | bytes[from + i] & 0xFF;
        }
        return word;
    }

    /** The slot where the search for a name begins. */
    private int first(long head, long next) {
        return (int) (head * 0x9E3779B97F4A7C15L + next * 0xC2B2AE3D27D4EB4FL >>> 40) & mask;
    }
}
