package dev.wirespeed.internal;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Encodes characters as UTF-8 with the escapes that RFC 8259 section 7 requires, and no others. Tables have the bytes
 * and the length of nearly every character, so no branch depends on the character. In strings up to U+00FF, only
 * characters near one that is not plain are looked up.
 *
 * <p>Not thread-safe: each writer has its own.
 */
public final class StringEncoder {
    /** The number of characters encoded at a time. */
    private static final int CHUNK = 256;
    /** The most bytes that a character takes. */
    private static final int LONGEST = 6;
    /** The number of characters up to U+00FF that are looked up one by one from the first one on that is not plain. */
    private static final int FIRST_RUN = 32;

    private static final int LONGEST_RUN = 128;

    private static final byte[] HEX = "0123456789ABCDEF".getBytes(ISO_8859_1);
    private static final int LATIN1_LENGTH_SHIFT = 56;
    /** The bytes of each character up to U+00FF, with their number in the highest byte. */
    private static final long[] LATIN1 = latin1();

    private static final int LENGTH_SHIFT = 24;
    /** Characters of more than three bytes: halves of a pair, or escapes with digits. */
    private static final int RARE = -1;
    /**
     * The bytes of every character, with their number in the highest byte; null until the first one beyond ASCII. Not
     * in a class of its own: such a class would remain broken if the stack overflowed during its initialization.
     */
    private static volatile int @Nullable [] utf8;

    private final char[] chunk = new char[CHUNK];
    /** A chunk of characters up to U+00FF; up to a word behind them is read. */
    private final byte[] narrow = new byte[CHUNK + Long.BYTES];

    private boolean keepLoneSurrogates;
    private boolean hasLoneSurrogates;
    private boolean escapePairs;

    /**
     * Prepares it for a new document.
     *
     * @param text whether the document becomes text, in which lone surrogates are kept
     */
    public void reset(boolean text) {
        keepLoneSurrogates = text;
        hasLoneSurrogates = false;
        escapePairs = false;
    }

    /** Sets whether both halves of each pair are escaped, except in text. */
    public void escapePairs(boolean inBytes) {
        escapePairs = inBytes && !keepLoneSurrogates;
    }

    /** Whether a lone surrogate was kept, as three bytes. */
    public boolean hasLoneSurrogates() {
        return hasLoneSurrogates;
    }

    /**
     * Takes characters of a string from {@code from} on, without splitting a pair if possible; returns their number.
     */
    public int take(String value, int from) {
        int end = Math.min(value.length(), from + CHUNK);
        if (end < value.length() && Character.isHighSurrogate(value.charAt(end - 1))) {
            end--;
        }
        value.getChars(from, end, chunk, 0);
        return end - from;
    }

    /** As {@link #take}, for {@link #encodeNarrow}; -1 if a character is beyond U+00FF. */
    public int takeNarrow(String value, int from) {
        int end = Math.min(value.length(), from + CHUNK);
        return StringBytes.copyLatin1(value, from, end, narrow, 0) ? end - from : -1;
    }

    /** The most bytes that this many characters need. */
    public static int room(int count) {
        return LONGEST * count;
    }

    /**
     * Writes the first {@code count} characters that were taken as narrow, and up to a word after them; returns the
     * index after them. Words of plain characters are copied. From a character on that is not plain, a run of
     * characters is looked up one by one; the run is longer the more often that happened recently. With many escapes, a
     * branch for each would be mispredicted too often.
     */
    public int encodeNarrow(int count, byte[] b, int at) {
        byte[] source = narrow;
        int p = at;
        int run = FIRST_RUN;
        for (int i = 0; i < count; ) {
            long word = Words.getLong(source, i);
            int from = i;
            if (Swar.stops(word) == 0) {
                Words.LONG.set(b, p, word);
                i = Math.min(count, from + Long.BYTES);
                p += i - from;
                run = Math.max(Long.BYTES, run >> 1);
            } else {
                i = Math.min(count, from + run);
                p = encodeEach(source, from, i, b, p);
                run = Math.min(LONGEST_RUN, run << 1);
            }
        }
        return p;
    }

    private static int encodeEach(byte[] source, int from, int to, byte[] b, int at) {
        long[] table = LATIN1;
        int p = at;
        for (int i = from; i < to; i++) {
            long escaped = table[source[i] & 0xFF];
            Words.LONG.set(b, p, escaped);
            p += (int) (escaped >>> LATIN1_LENGTH_SHIFT);
        }
        return p;
    }

    /**
     * Writes the first {@code count} characters that were taken, and up to a word after them; returns the index after
     * them.
     */
    public int encode(int count, byte[] b, int at) {
        char[] chars = chunk;
        int p = at;
        for (int i = 0; i < count; i++) {
            char c = chars[i];
            if (c >= 0x80) {
                return encodeAny(i, count, b, p);
            }
            long escaped = LATIN1[c];
            Words.LONG.set(b, p, escaped);
            p += (int) (escaped >>> LATIN1_LENGTH_SHIFT);
        }
        return p;
    }

    private int encodeAny(int from, int count, byte[] b, int at) {
        int[] table = utf8();
        char[] chars = chunk;
        int p = at;
        for (int i = from; i < count; i++) {
            long done = encodeUsual(table, chars, i, count, b, p);
            i = (int) (done >>> Integer.SIZE);
            p = (int) done;
            if (i < count) {
                char c = chars[i];
                if (Character.isHighSurrogate(c) && i + 1 < count && Character.isLowSurrogate(chars[i + 1])) {
                    p = pair(c, chars[++i], b, p);
                } else {
                    p = keepLoneSurrogates && c >= 0x80 ? loneSurrogate(c, b, p) : hexEscape(c, b, p);
                }
            }
        }
        return p;
    }

    /**
     * Encodes characters up to the first one that is {@link #RARE}. The upper half of the result is its index, the
     * lower half the index after the bytes. The loop does nothing else, so that everything it needs fits into registers
     * wherever it is compiled.
     */
    private static long encodeUsual(int[] table, char[] chars, int from, int to, byte[] b, int at) {
        int p = at;
        for (int i = from; i < to; i++) {
            int bytes = table[chars[i]];
            if (bytes == RARE) {
                return (long) i << Integer.SIZE | p;
            }
            Words.putInt(b, p, bytes);
            p += bytes >>> LENGTH_SHIFT;
        }
        return (long) to << Integer.SIZE | p;
    }

    private int pair(char high, char low, byte[] b, int p) {
        return escapePairs
                ? hexEscape(low, b, hexEscape(high, b, p))
                : fourBytes(Character.toCodePoint(high, low), b, p);
    }

    /** UTF-8 has no form for half a character: in bytes it is escaped, in text it is kept, both as in Jackson. */
    private int loneSurrogate(char c, byte[] b, int p) {
        hasLoneSurrogates = true;
        return threeBytes(c, b, p);
    }

    /** A string in the form of a document. */
    public static byte[] quoted(String text) {
        int length = text.length();
        byte[] b = new byte[room(length) + 2 + Long.BYTES];
        b[0] = '"';
        int p = 1;
        int at = 0;
        while (at < length && Swar.isPlain(text.charAt(at))) {
            b[p++] = (byte) text.charAt(at++);
        }
        StringEncoder encoder = at == length ? null : new StringEncoder();
        while (encoder != null && at < length) {
            int count = encoder.take(text, at);
            p = encoder.encode(count, b, p);
            at += count;
        }
        b[p] = '"';
        return Arrays.copyOf(b, p + 1);
    }

    /** Writes a character, and up to a word after it; returns the index after it. */
    public static int encodeToAscii(char c, byte[] b, int at) {
        if (c >= 0x80) {
            return hexEscape(c, b, at);
        }
        long escaped = LATIN1[c];
        Words.LONG.set(b, at, escaped);
        return at + (int) (escaped >>> LATIN1_LENGTH_SHIFT);
    }

    /** Writes text that is JSON already, and up to a word after it; returns the index after it. */
    public int encodeRaw(String json, int from, int to, byte[] b, int at) {
        int p = at;
        for (int i = from; i < to; i++) {
            char c = json.charAt(i);
            if (c < 0x80) {
                b[p++] = (byte) c;
            } else if (c < 0x800) {
                p = twoBytes(c, b, p);
            } else if (Character.isHighSurrogate(c) && i + 1 < to && Character.isLowSurrogate(json.charAt(i + 1))) {
                p = fourBytes(Character.toCodePoint(c, json.charAt(++i)), b, p);
            } else {
                hasLoneSurrogates |= Character.isSurrogate(c);
                p = threeBytes(c, b, p);
            }
        }
        return p;
    }

    private static long[] latin1() {
        long[] table = new long[0x100];
        String escaped = "\"\\\b\t\n\f\r";
        String letters = "\"\\btnfr";
        byte[] text = new byte[Long.BYTES];
        for (char c = 0; c < 0x80; c++) {
            int letter = escaped.indexOf(c);
            text[0] = (byte) (letter < 0 ? c : '\\');
            text[1] = (byte) (letter < 0 ? 0 : letters.charAt(letter));
            int length = letter >= 0 ? 2 : c < ' ' ? hexEscape(c, text, 0) : 1;
            table[c] = Words.getLong(text, 0) & Swar.lowBytes(length) | (long) length << LATIN1_LENGTH_SHIFT;
        }
        for (int c = 0x80; c < table.length; c++) {
            table[c] = twoBytes(c) | 2L << LATIN1_LENGTH_SHIFT;
        }
        return table;
    }

    private static int[] utf8() {
        int[] known = utf8;
        if (known == null) {
            known = makeUtf8();
            utf8 = known;
        }
        return known;
    }

    private static int[] makeUtf8() {
        int[] table = new int[Character.MAX_VALUE + 1];
        for (int c = 0; c < 0x80; c++) {
            int length = (int) (LATIN1[c] >>> LATIN1_LENGTH_SHIFT);
            table[c] = length > 2 ? RARE : (int) LATIN1[c] & 0xFFFF | length << LENGTH_SHIFT;
        }
        for (int c = 0x80; c < 0x800; c++) {
            table[c] = twoBytes(c) | 2 << LENGTH_SHIFT;
        }
        for (int c = 0x800; c < table.length; c++) {
            table[c] = c >= Character.MIN_SURROGATE && c <= Character.MAX_SURROGATE
                    ? RARE
                    : threeBytes(c) | 3 << LENGTH_SHIFT;
        }
        return table;
    }

    private static int hexEscape(char c, byte[] b, int p) {
        b[p] = '\\';
        b[p + 1] = 'u';
        b[p + 2] = HEX[c >> 12];
        b[p + 3] = HEX[c >> 8 & 15];
        b[p + 4] = HEX[c >> 4 & 15];
        b[p + 5] = HEX[c & 15];
        return p + 6;
    }

    private static int twoBytes(int c) {
        return 0xC0 | c >> 6 | (0x80 | c & 0x3F) << 8;
    }

    private static int twoBytes(char c, byte[] b, int p) {
        Words.putShort(b, p, (short) twoBytes(c));
        return p + 2;
    }

    private static int threeBytes(int c) {
        return 0xE0 | c >> 12 | (0x80 | c >> 6 & 0x3F) << 8 | (0x80 | c & 0x3F) << 16;
    }

    /** Writes four bytes, of which three count. */
    private static int threeBytes(char c, byte[] b, int p) {
        Words.putInt(b, p, threeBytes(c));
        return p + 3;
    }

    private static int fourBytes(int codePoint, byte[] b, int p) {
        b[p] = (byte) (0xF0 | codePoint >> 18);
        b[p + 1] = (byte) (0x80 | codePoint >> 12 & 0x3F);
        b[p + 2] = (byte) (0x80 | codePoint >> 6 & 0x3F);
        b[p + 3] = (byte) (0x80 | codePoint & 0x3F);
        return p + 4;
    }
}
