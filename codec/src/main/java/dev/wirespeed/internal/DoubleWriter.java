package dev.wirespeed.internal;

/**
 * Writes finite floating-point numbers as the shortest decimal that reads back as the same number: on every JDK the
 * text that {@link Double#toString(double)} and {@link Float#toString(float)} give from JDK 19 on.
 *
 * <p>The algorithm is Raffaello Giulietti, "The Schubfach way to render doubles" (2020/2022); names follow the paper.
 * The caller provides room for the longest text plus eight bytes that may be overwritten.
 */
public final class DoubleWriter {
    /** The longest text of a {@code double}, in bytes. */
    public static final int MAX_DOUBLE = 24;

    /** The longest text of a {@code float}, in bytes. */
    public static final int MAX_FLOAT = 15;

    private static final int MILLION = 1_000_000;
    /** What a product below 10^13 that should be a whole number is off at most, so that few others are divided. */
    private static final double NEARLY = 0x1p-9;

    private static final int EIGHT = 100_000_000;
    private static final int LENGTH = 17;
    private static final long SEVENTEEN_DIGITS = 10_000_000_000_000_000L;
    /** How many bits a fraction has in {@link #normal}. */
    private static final int SCALE = 59;

    /**
     * In units of its last bit: more than a difference of two fractions can be wrong by, each of which is cut twice at
     * most.
     */
    private static final long MARGIN = 4;

    private static final long LOW_63 = Long.MAX_VALUE;
    private static final long LOW_31 = Integer.MAX_VALUE;

    private static final int DOUBLE_FRACTION = 52;
    private static final long DOUBLE_HIDDEN = 1L << DOUBLE_FRACTION;
    private static final int DOUBLE_Q_MIN = -1074;

    private static final int FLOAT_FRACTION = 23;
    private static final int FLOAT_HIDDEN = 1 << FLOAT_FRACTION;
    private static final int FLOAT_Q_MIN = -149;

    /**
     * Below these, a subnormal has a one-digit shortest decimal and the specification asks for the best of two digits.
     */
    private static final int DOUBLE_TINY = 3;

    private static final int FLOAT_TINY = 8;

    private static final long[] POWERS = powers();

    private DoubleWriter() {}

    /**
     * Writes a finite {@code v} at {@code p}, at most {@value #MAX_DOUBLE} bytes, and returns the position behind it.
     */
    public static int write(double v, byte[] b, int p) {
        long bits = Double.doubleToRawLongBits(v);
        if (bits < 0) {
            b[p++] = '-';
        }
        long fraction = bits & (DOUBLE_HIDDEN - 1);
        int biased = (int) (bits >>> DOUBLE_FRACTION) & 0x7ff;
        if (biased == 0) {
            return subnormal(fraction, b, p);
        }
        long c = DOUBLE_HIDDEN | fraction;
        int q = biased - 1 + DOUBLE_Q_MIN;
        if (-DOUBLE_FRACTION <= q && q <= 0 && Long.numberOfTrailingZeros(c) >= -q) {
            return layOut(c >> -q, 0, b, p);
        }
        double magnitude = Math.abs(v);
        if (1e-3 <= magnitude && magnitude < 1e7) {
            // The quotient is rounded once, and no two decimals of 15 digits round to the same double.
            double scaled = magnitude * MILLION;
            long millionths = (long) (scaled + 0.5);
            if (Math.abs(scaled - millionths) < NEARLY && (double) millionths / MILLION == magnitude) {
                return decimals(millionths, b, p);
            }
        }
        return c == DOUBLE_HIDDEN ? shortest(q, c, 0, b, p) : normal(q, c, b, p);
    }

    /**
     * Writes a finite {@code v} at {@code p}, at most {@value #MAX_FLOAT} bytes, and returns the position behind it.
     */
    public static int write(float v, byte[] b, int p) {
        int bits = Float.floatToRawIntBits(v);
        if (bits < 0) {
            b[p++] = '-';
        }
        int fraction = bits & (FLOAT_HIDDEN - 1);
        int biased = (bits >>> FLOAT_FRACTION) & 0xff;
        if (biased == 0) {
            return subnormal(fraction, b, p);
        }
        int c = FLOAT_HIDDEN | fraction;
        int q = biased - 1 + FLOAT_Q_MIN;
        if (-FLOAT_FRACTION <= q && q <= 0 && Integer.numberOfTrailingZeros(c) >= -q) {
            return layOut(c >> -q, 0, b, p);
        }
        return shortest(q, c, 0, b, p);
    }

    /** Writes so many millionths, of which a fraction is left over. */
    private static int decimals(long millionths, byte[] b, int p) {
        int whole = (int) (millionths / MILLION);
        int fraction = (int) (millionths - (long) whole * MILLION);
        int point = Digits.write(whole, b, p);
        b[point] = '.';
        int thousandths = fraction / 1_000;
        Digits.triple(thousandths, b, point + 1);
        int rest = fraction - thousandths * 1_000;
        if (rest == 0) {
            return point + 1 + Digits.significant(thousandths);
        }
        Digits.triple(rest, b, point + 4);
        return point + 4 + Digits.significant(rest);
    }

    private static int subnormal(long fraction, byte[] b, int p) {
        if (fraction == 0) {
            return zero(b, p);
        }
        return fraction < DOUBLE_TINY
                ? shortest(DOUBLE_Q_MIN, 10 * fraction, -1, b, p)
                : shortest(DOUBLE_Q_MIN, fraction, 0, b, p);
    }

    private static int subnormal(int fraction, byte[] b, int p) {
        if (fraction == 0) {
            return zero(b, p);
        }
        return fraction < FLOAT_TINY
                ? shortest(FLOAT_Q_MIN, 10 * fraction, -1, b, p)
                : shortest(FLOAT_Q_MIN, fraction, 0, b, p);
    }

    private static int zero(byte[] b, int p) {
        b[p] = '0';
        b[p + 1] = '.';
        b[p + 2] = '0';
        return p + 3;
    }

    /**
     * Writes the shortest decimal of {@code c * 2^q}, {@code 2^52 < c < 2^53}, from one product rather than three: its
     * fraction is compared with half of the distance between two doubles, unless they are so close that only all bits
     * can tell.
     */
    private static int normal(int q, long c, byte[] b, int p) {
        int k = floorLog10(q);
        int h = q + PowersOfTen.floorLog2(-k);
        long high = PowersOfTen.high(-k);
        long g1 = high >>> 1;
        long g0 = (high & 1) << 62 | PowersOfTen.low(-k) >>> 2;
        long cp = c << h + 2;
        long z = (g1 * cp >>> 1) + Math.multiplyHigh(g0, cp);
        long s = Math.multiplyHigh(g1, cp) + (z >>> 63);
        long fraction = (z & LOW_63) >>> 63 - SCALE;
        long tens = 10 * Math.multiplyHigh(s, 1_844_674_407_370_955_168L);
        long above = (s - tens << SCALE) + fraction;
        long half = g1 >>> 63 - SCALE - h;
        long down = half - above;
        long up = half - ((10L << SCALE) - above);
        if (isClose(down) || isClose(up) || isClose(fraction - (1L << SCALE - 1))) {
            return shortest(q, c, 0, b, p);
        }
        long shorter = tens + (10 & down >> 63);
        long nearest = s + (fraction >>> SCALE - 1);
        long neither = (down & up) >> 63;
        long f = shorter + (nearest - shorter & neither);
        long sixteen = f - SEVENTEEN_DIGITS >> 63;
        return layOutAll(f + (9 * f & sixteen), k + LENGTH + (int) sixteen, b, p);
    }

    private static boolean isClose(long distance) {
        return Long.compareUnsigned(distance + MARGIN, 2 * MARGIN) <= 0;
    }

    /** Writes the shortest decimal of {@code c * 2^q * 10^shift}. */
    private static int shortest(int q, long c, int shift, byte[] b, int p) {
        boolean regular = c != DOUBLE_HIDDEN || q == DOUBLE_Q_MIN;
        int k = regular ? floorLog10(q) : floorLog10ThreeQuarters(q);
        int h = q + PowersOfTen.floorLog2(-k) + 2;
        long high = PowersOfTen.high(-k);
        long g1 = high >>> 1;
        long g0 = ((high & 1) << 62 | PowersOfTen.low(-k) >>> 2) + 1;
        long odd = c & 1;
        long cb = c << 2;
        long vb = roundToOdd(g1, g0, cb << h);
        long lower = roundToOdd(g1, g0, (regular ? cb - 2 : cb - 1) << h) + odd;
        long upper = roundToOdd(g1, g0, (cb + 2) << h) - odd;
        long s = vb >> 2;
        if (s >= 100) {
            // A decimal one digit shorter: at most one of the two neighbours lies in the rounding interval.
            long shorter = 10 * Math.multiplyHigh(s, 1_844_674_407_370_955_168L);
            boolean down = lower <= shorter << 2;
            boolean up = (shorter + 10) << 2 <= upper;
            if (down != up) {
                return layOut(down ? shorter : shorter + 10, k, b, p);
            }
        }
        boolean down = lower <= s << 2;
        boolean up = (s + 1) << 2 <= upper;
        if (down == up) {
            long distance = vb - ((s << 2) + 2);
            down = distance < 0 || (distance == 0 && (s & 1) == 0);
        }
        return layOut(down ? s : s + 1, k + shift, b, p);
    }

    /** As above, in the 64 bits that suffice for a {@code float}. */
    private static int shortest(int q, int c, int shift, byte[] b, int p) {
        boolean regular = c != FLOAT_HIDDEN || q == FLOAT_Q_MIN;
        int k = regular ? floorLog10(q) : floorLog10ThreeQuarters(q);
        int h = q + PowersOfTen.floorLog2(-k) + 33;
        long g = (PowersOfTen.high(-k) >>> 1) + 1;
        int odd = c & 1;
        long cb = (long) c << 2;
        int vb = roundToOdd(g, cb << h);
        int lower = roundToOdd(g, (regular ? cb - 2 : cb - 1) << h) + odd;
        int upper = roundToOdd(g, (cb + 2) << h) - odd;
        int s = vb >> 2;
        if (s >= 100) {
            int shorter = s / 10 * 10;
            boolean down = lower <= shorter << 2;
            boolean up = (shorter + 10) << 2 <= upper;
            if (down != up) {
                return layOut(down ? shorter : shorter + 10, k, b, p);
            }
        }
        boolean down = lower <= s << 2;
        boolean up = (s + 1) << 2 <= upper;
        if (down == up) {
            int distance = vb - ((s << 2) + 2);
            down = distance < 0 || (distance == 0 && (s & 1) == 0);
        }
        return layOut(down ? s : s + 1, k + shift, b, p);
    }

    private static long roundToOdd(long g1, long g0, long cp) {
        long z = ((g1 * cp) >>> 1) + Math.multiplyHigh(g0, cp);
        long w = Math.multiplyHigh(g1, cp) + (z >>> 63);
        return w | ((z & LOW_63) + LOW_63) >>> 63;
    }

    private static int roundToOdd(long g, long cp) {
        long x = Math.multiplyHigh(g, cp);
        return (int) (x >>> 31 | ((x & LOW_31) + LOW_31) >>> 31);
    }

    /** {@code floor(log10(2^e))}, for {@code |e| <= 5000}. */
    private static int floorLog10(int e) {
        return (int) ((e * 661_971_961_083L) >> 41);
    }

    /** {@code floor(log10(3/4 * 2^e))}, for {@code |e| <= 2500}. */
    private static int floorLog10ThreeQuarters(int e) {
        return (int) ((e * 661_971_961_083L - 274_743_187_321L) >> 41);
    }

    /** Writes {@code f * 10^e}, {@code 0 < f < 10^17}, in the layout of {@code Double.toString}. */
    private static int layOut(long f, int e, byte[] b, int p) {
        int length = Digits.count(f);
        return layOutAll(f * POWERS[LENGTH - length], e + length, b, p);
    }

    /** The same of seventeen digits, so many of them before the point. */
    private static int layOutAll(long all, int point, byte[] b, int p) {
        long nine = all / EIGHT;
        int first = (int) (nine / EIGHT);
        long middle = Digits.spread((int) (nine - (long) first * EIGHT));
        long last = Digits.spread((int) (all - nine * EIGHT));
        int digits = last != 0
                ? 17 - (Long.numberOfLeadingZeros(last) >>> 3)
                : 9 - (Long.numberOfLeadingZeros(middle) >>> 3);
        middle |= Digits.ZEROS;
        last |= Digits.ZEROS;
        first |= '0';
        if (0 < point && point <= 7) {
            return pointInside(first, middle, last, digits, point, b, p);
        }
        if (-3 < point && point <= 0) {
            return leadingZeros(first, middle, last, digits, point, b, p);
        }
        return scientific(first, middle, last, digits, point, b, p);
    }

    private static int pointInside(int first, long middle, long last, int digits, int point, byte[] b, int p) {
        long head = first | middle << 8;
        long whole = (1L << (point << 3)) - 1;
        long shifted = head << 8 & ~whole << 8;
        Words.LONG.set(b, p + 2, middle);
        Words.LONG.set(b, p + 10, last);
        Words.LONG.set(b, p, (head & whole) | (long) '.' << (point << 3) | shifted);
        return p + 1 + Math.max(digits, point + 1);
    }

    private static int leadingZeros(int first, long middle, long last, int digits, int point, byte[] b, int p) {
        Words.putInt(b, p, '0' | '.' << 8 | '0' << 16 | '0' << 24);
        int q = p + 2 - point;
        b[q] = (byte) first;
        Words.LONG.set(b, q + 1, middle);
        Words.LONG.set(b, q + 9, last);
        return q + digits;
    }

    private static int scientific(int first, long middle, long last, int digits, int point, byte[] b, int p) {
        b[p] = (byte) first;
        b[p + 1] = '.';
        Words.LONG.set(b, p + 2, middle);
        Words.LONG.set(b, p + 10, last);
        int q = p + 1 + Math.max(digits, 2);
        b[q++] = 'E';
        int exponent = point - 1;
        if (exponent < 0) {
            b[q++] = '-';
            exponent = -exponent;
        }
        return Digits.head(exponent, b, q);
    }

    private static long[] powers() {
        long[] powers = new long[LENGTH + 1];
        powers[0] = 1;
        for (int i = 1; i < powers.length; i++) {
            powers[i] = powers[i - 1] * 10;
        }
        return powers;
    }
}
