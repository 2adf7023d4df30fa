package dev.wirespeed.internal;

import java.util.UUID;
import org.jspecify.annotations.Nullable;

/**
 * Writes and reads the 36 characters of a UUID (RFC 9562, section 4), eight hexadecimal digits a step within one word.
 */
public final class Uuids {
    /** The bytes of every UUID's text; nothing behind them is touched. */
    public static final int LENGTH = 36;

    private static final long LOW_NIBBLES = 0x0f0f_0f0f_0f0f_0f0fL;
    private static final long ONES = 0x0101_0101_0101_0101L;
    private static final long SIGNS = 0x8080_8080_8080_8080L;

    private Uuids() {}

    /** Writes {@code v} in lower case, {@value #LENGTH} bytes, and returns the position behind it. */
    public static int write(UUID v, byte[] b, int p) {
        long high = v.getMostSignificantBits();
        long low = v.getLeastSignificantBits();
        long middle = hex((int) high);
        long next = hex((int) (low >>> 32));
        Words.LONG.set(b, p, hex((int) (high >>> 32)));
        b[p + 8] = '-';
        Words.putInt(b, p + 9, (int) middle);
        b[p + 13] = '-';
        Words.putInt(b, p + 14, (int) (middle >>> 32));
        b[p + 18] = '-';
        Words.putInt(b, p + 19, (int) next);
        b[p + 23] = '-';
        Words.putInt(b, p + 24, (int) (next >>> 32));
        Words.LONG.set(b, p + 28, hex((int) low));
        return p + LENGTH;
    }

    /** The UUID in the {@value #LENGTH} bytes at {@code from}, in either case; null when they are none. */
    public static @Nullable UUID parse(byte[] b, int from) {
        long w0 = Words.getLong(b, from);
        long w1 = pair(b, from + 9, from + 14);
        long w2 = pair(b, from + 19, from + 24);
        long w3 = Words.getLong(b, from + 28);
        boolean dashes = b[from + 8] == '-' && b[from + 13] == '-' && b[from + 18] == '-' && b[from + 23] == '-';
        if (!dashes || (digits(w0) & digits(w1) & digits(w2) & digits(w3)) != SIGNS) {
            return null;
        }
        return new UUID(value(w0) << 32 | value(w1), value(w2) << 32 | value(w3));
    }

    private static long pair(byte[] b, int p, int q) {
        return (Words.getInt(b, p) & 0xffff_ffffL) | (long) Words.getInt(b, q) << 32;
    }

    /** Eight digits as the bytes of a word, the first digit in the lowest byte. */
    private static long hex(int v) {
        long n = Integer.reverseBytes(v) & 0xffff_ffffL;
        n = (n | n << 16) & 0x0000_ffff_0000_ffffL;
        n = (n | n << 8) & 0x00ff_00ff_00ff_00ffL;
        n = (n >>> 4 | n << 8) & LOW_NIBBLES;
        long letters = ((n + 6 * ONES) >>> 4) & ONES;
        return n + '0' * ONES + letters * ('a' - '0' - 10);
    }

    /** The sign bit of each byte that is a hexadecimal digit. */
    private static long digits(long w) {
        long ascii = w & ~SIGNS;
        long lower = ascii | 0x20 * ONES;
        long decimal = (ascii + (0x80 - '0') * ONES) & ~(ascii + (0x80 - '9' - 1) * ONES);
        long letter = (lower + (0x80 - 'a') * ONES) & ~(lower + (0x80 - 'f' - 1) * ONES);
        return (decimal | letter) & ~w & SIGNS;
    }

    private static long value(long w) {
        long n = (w & LOW_NIBBLES) + 9 * ((w >>> 6) & ONES);
        n = (n << 4 | n >>> 8) & 0x00ff_00ff_00ff_00ffL;
        n = (n | n >>> 8) & 0x0000_ffff_0000_ffffL;
        return Integer.reverseBytes((int) (n | n >>> 16)) & 0xffff_ffffL;
    }
}
