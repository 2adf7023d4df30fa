package dev.wirespeed.internal;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Finds which of several known names is in a document, followed by a quote and a colon: an open-addressing table in
 * which every hit is confirmed by a comparison of all bytes.
 *
 * <p>A reader jumps to the code of the property that it finds, and if properties come in any order no processor
 * predicts that jump. So the index should be known as early as possible. If the leading bytes of the names, as many as
 * the shortest name has with its quote, tell all of them apart, these are hashed, and compared at the same time.
 * Otherwise the first sixteen bytes before the quote are hashed, without a branch.
 */
public final class QuotedNames {
    /** The number of bytes that {@link #slot} reads, for a name of any length. */
    public static final int READ = 2 * Long.BYTES;

    private final @Nullable QuotedName[] slots;
    /** The data that is needed first for the names in the slots. */
    private final int[] indexes;

    private final int[] lengths;
    private final int mask;
    /** Masks the bytes that tell all names apart; 0 if there are none. */
    private final long prefix;

    /** A table of these names with their indexes; names with characters that JSON escapes are never found. */
    public QuotedNames(Map<String, Integer> indexes) {
        // by loops, since streams cost a JVM that just starts more than all else that is done here
        List<QuotedName> names = new ArrayList<>();
        for (Map.Entry<String, Integer> entry : indexes.entrySet()) {
            byte[] name = entry.getKey().getBytes(UTF_8);
            if (NameTable.isPlain(name)) {
                names.add(new QuotedName(name, entry.getValue()));
            }
        }
        int size = Integer.highestOneBit(Math.max(2, names.size() * 4 - 1)) * 2;
        slots = new QuotedName[size];
        this.indexes = new int[size];
        lengths = new int[size];
        mask = size - 1;
        prefix = prefix(names);
        for (QuotedName name : names) {
            insert(name);
        }
    }

    private static long prefix(List<QuotedName> names) {
        int shortest = Integer.MAX_VALUE;
        for (QuotedName name : names) {
            shortest = Math.min(shortest, name.length());
        }
        long prefix = Swar.lowBytes(Math.min(shortest, Long.BYTES) + 1);
        Set<Long> different = new HashSet<>();
        for (QuotedName name : names) {
            different.add(name.head() & prefix);
        }
        return different.size() == names.size() ? prefix : 0;
    }

    private void insert(QuotedName name) {
        int slot = first(name.head(), name.next());
        while (slots[slot] != null) {
            slot = slot + 1 & mask;
        }
        slots[slot] = name;
        indexes[slot] = name.index();
        lengths[slot] = name.length();
    }

    /**
     * The slot of the name that begins at an index and is followed by a quote and a colon; -1 if there is no known one.
     *
     * @param end the end of the document, at least {@link #READ} bytes after {@code from}
     */
    public int slot(byte[] bytes, int from, int end) {
        long head = Words.getLong(bytes, from);
        long next = Words.getLong(bytes, from + Long.BYTES);
        int slot = first(head, next);
        for (QuotedName name = slots[slot]; name != null; name = slots[slot]) {
            if (name.isAt(head, next, bytes, from, end)) {
                return slot;
            }
            slot = slot + 1 & mask;
        }
        return -1;
    }

    /** The index of the name in a slot. */
    public int index(int slot) {
        return indexes[slot];
    }

    /** The length of the name in a slot, in bytes. */
    public int length(int slot) {
        return lengths[slot];
    }

    /** The slot where the search for a name with these first sixteen bytes begins. */
    private int first(long head, long next) {
        long hash;
        if (prefix != 0) {
            hash = (head & prefix) * 0x9E3779B97F4A7C15L;
        } else {
            long quote = Swar.quotes(head);
            long noQuote = ~((quote | -quote) >> 63);
            hash = (head & Swar.bytesBefore(quote)) * 0x9E3779B97F4A7C15L
                    + (next & Swar.bytesBefore(Swar.quotes(next)) & noQuote) * 0xC2B2AE3D27D4EB4FL;
        }
        return (int) (hash >>> 40) & mask;
    }
}
