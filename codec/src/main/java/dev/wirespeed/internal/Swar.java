package dev.wirespeed.internal;

/** Searches within a word of eight bytes, the first byte in the lowest bits ("SIMD within a register"). */
public final class Swar {
    private static final long ONES = 0x0101010101010101L;
    private static final long HIGH = 0x8080808080808080L;
    private static final long QUOTES = ONES * '"';
    private static final long BACKSLASHES = ONES * '\\';
    private static final long SPACES = ONES * ' ';
    private static final long AFTER_SPACES = ONES * (' ' + 1);
    private static final long TWOS = ONES * 2;

    private static final long EVEN_BYTES = 0x00FF_00FF_00FF_00FFL;
    private static final long EVEN_ONES = 0x0001_0001_0001_0001L;
    /** As many bytes as can be counted by one byte for each place in a word. */
    private static final int MOST_COUNTED = 255 * Long.BYTES;

    /** Moves the lowest bits of all bytes into the highest byte. */
    private static final long GATHER = 0x0102_0408_1020_4080L;

    private Swar() {}

    /** The word of up to eight ASCII characters. */
    public static long word(String ascii) {
        long word = 0;
        for (int i = ascii.length() - 1; i >= 0; i--) {
            word = word << 8 | ascii.charAt(i);
        }
        return word;
    }

    /** A mask of the first {@code count} bytes; none for a negative count, all for 8 and more. */
    public static long lowBytes(int count) {
        if (count <= 0) {
            return 0;
        }
        return count >= 8 ? -1L : (1L << 8 * count) - 1;
    }

    /** Whether a character is plain: it stands for itself in a JSON string and in UTF-8. */
    public static boolean isPlain(char c) {
        return c < 0x80 && c >= ' ' && c != '"' && c != '\\';
    }

    /**
     * Marks bytes that end the plain part of a JSON string: quote, backslash, control characters, and bytes beyond
     * ASCII.
     *
     * <p>The lowest mark is exact; above it there may be false ones, since a borrow runs upwards. Use {@link #first}.
     *
     * <p>With its second bit flipped, the quote follows the control characters, and one comparison finds both: Daniel
     * Lemire, "Quickly checking whether a string needs escaping" (2024).
     */
    public static long stops(long word) {
        return ((word ^ TWOS) - AFTER_SPACES | (word ^ BACKSLASHES) - ONES | word) & HIGH;
    }

    /**
     * A bit for each of {@code count} bytes, at most 64, the lowest for the first byte: set where {@link #stops} has a
     * mark, so the lowest bit is exact and there may be false ones above it. Whole words are read. Geoff Langdale and
     * Daniel Lemire, "Parsing gigabytes of JSON per second" (2019), find the structure of a document in this way.
     */
    public static long stopBits(byte[] b, int from, int count) {
        long bits = 0;
        for (int i = 0; i < count; i += Long.BYTES) {
            bits |= (stops(Words.getLong(b, from + i)) >>> 7) * GATHER >>> 56 << i;
        }
        return count < Long.SIZE ? bits & (1L << count) - 1 : bits;
    }

    /**
     * The number of quotes among bytes; -1 if any of them is a backslash, a control character or beyond ASCII. The loop
     * over words has no branch and no exit, so HotSpot compiles it to vector instructions.
     */
    public static int quotesIfPlain(byte[] b, int from, int to) {
        int quotes = 0;
        int p = from;
        while (to - p >= Long.BYTES) {
            int next = p + (Math.min(to - p, MOST_COUNTED) & -Long.BYTES);
            int found = quotesInPlainWords(b, p, next);
            if (found < 0) {
                return -1;
            }
            quotes += found;
            p = next;
        }
        for (; p < to; p++) {
            if (b[p] == '"') {
                quotes++;
            } else if (!isPlain((char) b[p])) {
                return -1;
            }
        }
        return quotes;
    }

    private static int quotesInPlainWords(byte[] b, int from, int to) {
        long stops = 0;
        long others = 0;
        for (int i = from; i < to; i += Long.BYTES) {
            long word = Words.getLong(b, i);
            stops |= word - SPACES | (word ^ BACKSLASHES) - ONES | word;
            long different = word ^ QUOTES;
            others += ((different & ~HIGH) + ~HIGH | different) >>> 7 & ONES;
        }
        return (stops & HIGH) == 0 ? to - from - sum(others) : -1;
    }

    /** The sum of the eight bytes of a word. */
    private static int sum(long bytes) {
        long pairs = (bytes & EVEN_BYTES) + (bytes >>> Byte.SIZE & EVEN_BYTES);
        return (int) (pairs * EVEN_ONES >>> 48);
    }

    /** The number of bytes that are this ASCII character. */
    public static int count(long word, char ascii) {
        long others = word ^ ONES * ascii;
        return Long.bitCount(~((others & ~HIGH) + ~HIGH | others | ~HIGH));
    }

    /** Whether any of the bytes is a control character of ASCII below the space. */
    public static boolean hasControl(long word) {
        return (word - SPACES & ~word & HIGH) != 0;
    }

    /** Marks quotes; the lowest mark is exact, above it there may be false ones. */
    public static long quotes(long word) {
        long others = word ^ QUOTES;
        return others - ONES & ~others & HIGH;
    }

    /** A mask of the bytes before the lowest marked one; all if none is marked. */
    public static long bytesBefore(long marks) {
        return ((marks & -marks) >>> 7) - 1;
    }

    /** The number of spaces at the start of a word, 0 to 8. */
    public static int leadingSpaces(long word) {
        return Long.numberOfTrailingZeros(word ^ SPACES) >>> 3;
    }

    /** The index of the lowest marked byte, 0 to 7; 8 if none is marked. */
    public static int first(long marks) {
        return Long.numberOfTrailingZeros(marks) >>> 3;
    }
}
