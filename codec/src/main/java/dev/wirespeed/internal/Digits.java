package dev.wirespeed.internal;

/**
 * Writes integers as decimal text, eight digits a step, the same text as {@link Long#toString(long)}.
 *
 * <p>Eight digits are split inside one word by multiplication, see Paul Khuong, "How to print integers really fast"
 * (2017). The caller provides room for the longest text plus eight bytes that may be overwritten.
 */
public final class Digits {
    /** The longest text of an {@code int}, in bytes. */
    public static final int MAX_INT = 11;

    /** The longest text of a {@code long}, in bytes. */
    public static final int MAX_LONG = 20;

    static final long ZEROS = 0x3030303030303030L;

    private static final int EIGHT = 100_000_000;
    private static final long SIXTEEN = 10_000_000_000_000_000L;
    private static final long[] POWERS = powers();

    private Digits() {}

    /** Writes {@code v} at {@code p}, at most {@value #MAX_INT} bytes, and returns the position behind it. */
    public static int write(int v, byte[] b, int p) {
        if (v < 0) {
            b[p++] = '-';
        }
        long u = Math.abs((long) v);
        if (u < EIGHT) {
            return head((int) u, b, p);
        }
        return split(u, b, p);
    }

    /** Writes {@code v} at {@code p}, at most {@value #MAX_LONG} bytes, and returns the position behind it. */
    public static int write(long v, byte[] b, int p) {
        long u = v;
        if (v < 0) {
            b[p++] = '-';
            u = -v;
        }
        return unsigned(u, b, p);
    }

    /** How many decimal digits {@code v} has, for {@code 0 <= v}; zero has one. */
    public static int count(long v) {
        int guess = ((64 - Long.numberOfLeadingZeros(v | 1)) * 1233) >>> 12;
        return v < POWERS[guess] ? guess + (guess == 0 ? 1 : 0) : guess + 1;
    }

    /** Writes exactly eight digits of {@code 0 <= v < 10^8}, with leading zeros. */
    static void eight(int v, byte[] b, int p) {
        Words.putLong(b, p, spread(v) | ZEROS);
    }

    private static int unsigned(long u, byte[] b, int p) {
        if (Long.compareUnsigned(u, EIGHT) < 0) {
            return head((int) u, b, p);
        }
        if (Long.compareUnsigned(u, SIXTEEN) < 0) {
            return split(u, b, p);
        }
        long high = Long.divideUnsigned(u, SIXTEEN);
        long low = u - high * SIXTEEN;
        int q = head((int) high, b, p);
        int middle = (int) (low / EIGHT);
        eight(middle, b, q);
        eight((int) (low - (long) middle * EIGHT), b, q + 8);
        return q + 16;
    }

    private static int split(long u, byte[] b, int p) {
        int high = (int) (u / EIGHT);
        int q = head(high, b, p);
        eight((int) (u - (long) high * EIGHT), b, q);
        return q + 8;
    }

    /** Writes {@code 0 <= v < 10^8} without leading zeros; overwrites eight bytes whatever its length. */
    static int head(int v, byte[] b, int p) {
        long digits = spread(v);
        int skipped = Long.numberOfTrailingZeros(digits | 1L << 56) >>> 3;
        Words.putLong(b, p, (digits | ZEROS) >>> (skipped << 3));
        return p + 8 - skipped;
    }

    /** The eight digits of {@code 0 <= v < 10^8} as the bytes of a word, the first digit in the lowest byte. */
    static long spread(int v) {
        long thousands = (v * 109_951_163L) >>> 40;
        long fours = thousands | ((v - thousands * 10_000) << 32);
        long hundreds = ((fours * 10_486) >>> 20) & 0x0000_007f_0000_007fL;
        long twos = hundreds | ((fours - hundreds * 100) << 16);
        long tens = ((twos * 103) >>> 10) & 0x000f_000f_000f_000fL;
        return tens | ((twos - tens * 10) << 8);
    }

    private static long[] powers() {
        long[] powers = new long[19];
        powers[0] = 1;
        for (int i = 1; i < powers.length; i++) {
            powers[i] = powers[i - 1] * 10;
        }
        return powers;
    }
}
