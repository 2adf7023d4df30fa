package dev.wirespeed.internal;

/**
 * Writes integers as decimal text, three digits a step from tables, the same text as {@link Long#toString(long)}.
 *
 * <p>{@link #spread} splits eight digits inside one word by multiplication instead, see Paul Khuong, "How to print
 * integers really fast" (2017). The caller provides room for the longest text plus eight bytes that may be overwritten.
 */
public final class Digits {
    /** The longest text of an {@code int}, in bytes. */
    public static final int MAX_INT = 11;

    /** The longest text of a {@code long}, in bytes. */
    public static final int MAX_LONG = 20;

    /** The text of eight zeros. */
    public static final long ZEROS = 0x3030303030303030L;

    private static final int THOUSAND = 1_000;
    private static final int MILLION = 1_000_000;
    private static final int BILLION = 1_000_000_000;
    private static final long[] POWERS = powers();

    /** The text of 0 to 999 in the lower bytes, its length in the highest. */
    private static final int[] HEADS = new int[THOUSAND];
    /**
     * The three digits of 0 to 999 in the lower bytes; in the highest how many are left without the zeros at their end.
     */
    private static final int[] TRIPLES = new int[THOUSAND];

    /** The two digits of 0 to 99, the first in the lower byte. */
    private static final short[] PAIRS = new short[100];

    static {
        for (int i = 0; i < PAIRS.length; i++) {
            PAIRS[i] = (short) ('0' + i / 10 | '0' + i % 10 << 8);
        }
        for (int i = 0; i < THOUSAND; i++) {
            int digits = '0' + i / 100 | '0' + i / 10 % 10 << 8 | '0' + i % 10 << 16;
            int length = i < 10 ? 1 : i < 100 ? 2 : 3;
            HEADS[i] = digits >>> 8 * (3 - length) | length << 24;
            TRIPLES[i] = digits | (i % 10 != 0 ? 3 : i % 100 != 0 ? 2 : i != 0 ? 1 : 0) << 24;
        }
    }

    private Digits() {}

    /** Writes {@code v} at {@code p}, at most {@value #MAX_INT} bytes, and returns the position behind it. */
    public static int write(int v, byte[] b, int p) {
        if (v >= 0) {
            return positive(v, b, p);
        }
        b[p] = '-';
        return v == Integer.MIN_VALUE ? large(-(long) v, b, p + 1) : positive(-v, b, p + 1);
    }

    /** Writes {@code v} at {@code p}, at most {@value #MAX_LONG} bytes, and returns the position behind it. */
    public static int write(long v, byte[] b, int p) {
        int low = (int) v;
        if (low == v) {
            return write(low, b, p);
        }
        long u = v;
        if (v < 0) {
            b[p++] = '-';
            u = -v;
        }
        return large(u, b, p);
    }

    private static int positive(int v, byte[] b, int p) {
        if (v < THOUSAND) {
            return head(v, b, p);
        }
        if (v < MILLION) {
            int thousands = v / THOUSAND;
            int q = head(thousands, b, p);
            triple(v - thousands * THOUSAND, b, q);
            return q + 3;
        }
        int q = p;
        int rest = v;
        if (v >= BILLION) {
            int billions = v / BILLION;
            b[q++] = (byte) ('0' + billions);
            rest = v - billions * BILLION;
            nine(rest, b, q);
            return q + 9;
        }
        int millions = rest / MILLION;
        q = head(millions, b, q);
        six(rest - millions * MILLION, b, q);
        return q + 6;
    }

    /** Writes {@code 2^31 <= u <= 2^63}, which is negative then, without a sign. */
    private static int large(long u, byte[] b, int p) {
        long billions = Long.divideUnsigned(u, BILLION);
        int q = p;
        if (billions < BILLION) {
            q = positive((int) billions, b, q);
        } else {
            int first = (int) (billions / BILLION);
            b[q] = (byte) ('0' + first);
            nine((int) (billions - (long) first * BILLION), b, q + 1);
            q += 10;
        }
        nine((int) (u - billions * BILLION), b, q);
        return q + 9;
    }

    private static void nine(int v, byte[] b, int p) {
        int millions = v / MILLION;
        triple(millions, b, p);
        six(v - millions * MILLION, b, p + 3);
    }

    private static void six(int v, byte[] b, int p) {
        int thousands = v / THOUSAND;
        triple(thousands, b, p);
        triple(v - thousands * THOUSAND, b, p + 3);
    }

    /** Writes exactly three digits of {@code 0 <= v < 1000}, with leading zeros. */
    static void triple(int v, byte[] b, int p) {
        Words.putInt(b, p, TRIPLES[v]);
    }

    /** How many digits of {@link #triple} there are without the zeros at the end. */
    static int significant(int v) {
        return TRIPLES[v] >>> 24;
    }

    /** Writes exactly two digits of {@code 0 <= v < 100}. */
    static void pair(int v, byte[] b, int p) {
        Words.putShort(b, p, PAIRS[v]);
    }

    /** Writes {@code 0 <= v < 1000} without leading zeros. */
    static int head(int v, byte[] b, int p) {
        int head = HEADS[v];
        Words.putInt(b, p, head);
        return p + (head >>> 24);
    }

    /** How many decimal digits {@code v} has, for {@code 0 <= v}; zero has one. */
    public static int count(long v) {
        int guess = ((64 - Long.numberOfLeadingZeros(v | 1)) * 1233) >>> 12;
        return v < POWERS[guess] ? guess + (guess == 0 ? 1 : 0) : guess + 1;
    }

    /** Writes exactly eight digits of {@code 0 <= v < 10^8}, with leading zeros. */
    static void eight(int v, byte[] b, int p) {
        Words.LONG.set(b, p, spread(v) | ZEROS);
    }

    /** {@code 10^exponent}, for {@code 0 <= exponent <= 18}. */
    public static long power(int exponent) {
        return POWERS[exponent];
    }

    /**
     * How many digits there are from the lowest byte on in a word of text that {@link #ZEROS} were taken from by xor.
     */
    public static int leading(long digits) {
        long others = (digits + 0x7676_7676_7676_7676L | digits) & 0x8080_8080_8080_8080L;
        return Long.numberOfTrailingZeros(others) >>> 3;
    }

    /** Such a word without the byte behind the first digits, and with no digit in the highest byte. */
    public static long withoutPoint(long digits, int count) {
        long front = (1L << 8 * count) - 1;
        return digits & front | digits >>> 8 & ~front | 0xffL << 56;
    }

    /** The number of the first {@code 0 <= count <= 8} digits of such a word. */
    public static long value(long digits, int count) {
        // Two shifts, since one by 64 would be none.
        long d = digits << 4 * (8 - count) << 4 * (8 - count);
        long pairs = d * 10 + (d >>> 8);
        long even = pairs & 0x0000_00ff_0000_00ffL;
        long odd = pairs >>> 16 & 0x0000_00ff_0000_00ffL;
        return even * (100 + (1_000_000L << 32)) + odd * (1 + (10_000L << 32)) >>> 32;
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
