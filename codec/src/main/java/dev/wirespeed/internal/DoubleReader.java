package dev.wirespeed.internal;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

/**
 * Rounds decimals correctly (to nearest, ties to even) to {@code double} and {@code float}.
 *
 * <p>Small numbers take William Clinger's exact path ("How to read floating point numbers accurately", 1990), all
 * others Daniel Lemire, "Number parsing at a gigabyte per second" (2021), which by Noble Mushtak and Daniel Lemire,
 * "Fast number parsing without fallback" (2022), never gives up on a significand of 64 bits. Longer significands end
 * there too unless the digits cut off decide; then the JDK reads the text. It looks at no more than some 1,100 digits,
 * so the time is linear in the length of the text, which the caller limits.
 */
public final class DoubleReader {
    private static final double[] EXACT_DOUBLES = {
        1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19,
        1e20, 1e21, 1e22
    };
    private static final float[] EXACT_FLOATS = {1e0f, 1e1f, 1e2f, 1e3f, 1e4f, 1e5f, 1e6f, 1e7f, 1e8f, 1e9f, 1e10f};

    private static final int DOUBLE_FRACTION = 52;
    private static final int DOUBLE_BIAS = 1023;
    private static final int DOUBLE_MIN_POWER = -342;
    private static final int DOUBLE_MAX_POWER = 308;

    private static final int FLOAT_FRACTION = 23;
    private static final int FLOAT_BIAS = 127;
    private static final int FLOAT_MIN_POWER = -65;
    private static final int FLOAT_MAX_POWER = 38;

    /** From here to -1, 5^-q fits in 64 bits and may divide the significand: rounded up, the exact quotient is seen. */
    private static final int MIN_ROUNDED_UP = -27;

    private DoubleReader() {}

    /**
     * {@code ±significand * 10^exponent10}, infinite or zero beyond the range.
     *
     * @param significand unsigned, at most 10^19
     */
    public static double toDouble(boolean negative, long significand, int exponent10) {
        double magnitude;
        if (significand >>> (DOUBLE_FRACTION + 1) == 0 && -22 <= exponent10 && exponent10 <= 22) {
            double exact = significand;
            magnitude = exponent10 < 0 ? exact / EXACT_DOUBLES[-exponent10] : exact * EXACT_DOUBLES[exponent10];
        } else {
            magnitude = Double.longBitsToDouble(doubleBits(significand, exponent10));
        }
        return negative ? -magnitude : magnitude;
    }

    /** As {@link #toDouble(boolean, long, int)}, rounded once. */
    public static float toFloat(boolean negative, long significand, int exponent10) {
        float magnitude;
        if (significand >>> (FLOAT_FRACTION + 1) == 0 && -10 <= exponent10 && exponent10 <= 10) {
            float exact = significand;
            magnitude = exponent10 < 0 ? exact / EXACT_FLOATS[-exponent10] : exact * EXACT_FLOATS[exponent10];
        } else {
            magnitude = Float.intBitsToFloat(floatBits(significand, exponent10));
        }
        return negative ? -magnitude : magnitude;
    }

    /**
     * The number of the text in {@code from..to}, as {@link Double#parseDouble(String)} reads it, given its first
     * digits.
     *
     * @param significand the first 19 digits from the first that is not zero; the rest was cut off
     * @param exponent10 the power of ten of the last of these digits
     */
    public static double toDouble(boolean negative, long significand, int exponent10, byte[] b, int from, int to) {
        long bits = doubleBits(significand, exponent10);
        double magnitude = bits == doubleBits(significand + 1, exponent10)
                ? Double.longBitsToDouble(bits)
                : Math.abs(Double.parseDouble(new String(b, from, to - from, ISO_8859_1)));
        return negative ? -magnitude : magnitude;
    }

    /** As {@link #toDouble(boolean, long, int, byte[], int, int)}, rounded once. */
    public static float toFloat(boolean negative, long significand, int exponent10, byte[] b, int from, int to) {
        int bits = floatBits(significand, exponent10);
        float magnitude = bits == floatBits(significand + 1, exponent10)
                ? Float.intBitsToFloat(bits)
                : Math.abs(Float.parseFloat(new String(b, from, to - from, ISO_8859_1)));
        return negative ? -magnitude : magnitude;
    }

    private static long doubleBits(long w, int q) {
        if (w == 0 || q < DOUBLE_MIN_POWER) {
            return 0;
        }
        return q > DOUBLE_MAX_POWER
                ? infinity(DOUBLE_FRACTION, DOUBLE_BIAS)
                : round(w, q, DOUBLE_FRACTION, DOUBLE_BIAS, -4, 23);
    }

    private static int floatBits(long w, int q) {
        if (w == 0 || q < FLOAT_MIN_POWER) {
            return 0;
        }
        long bits = q > FLOAT_MAX_POWER
                ? infinity(FLOAT_FRACTION, FLOAT_BIAS)
                : round(w, q, FLOAT_FRACTION, FLOAT_BIAS, -17, 10);
        return (int) bits;
    }

    private static long infinity(int fraction, int bias) {
        return (2L * bias + 1) << fraction;
    }

    /** The bits of {@code w * 10^q}; a tie is possible only for {@code tieMin <= q <= tieMax}. */
    private static long round(long w, int q, int fraction, int bias, int tieMin, int tieMax) {
        int zeros = Long.numberOfLeadingZeros(w);
        long normal = w << zeros;
        long high = unsignedMultiplyHigh(normal, PowersOfTen.high(q));
        long low = normal * PowersOfTen.high(q);
        long beyond = -1L >>> (fraction + 3);
        if ((high & beyond) == beyond) {
            long factor = PowersOfTen.low(q) + (MIN_ROUNDED_UP <= q && q < 0 ? 1 : 0);
            long carried = unsignedMultiplyHigh(normal, factor);
            low += carried;
            if (Long.compareUnsigned(low, carried) < 0) {
                high++;
            }
        }
        int upper = (int) (high >>> 63);
        int shift = upper + 64 - fraction - 3;
        long mantissa = high >>> shift;
        int biased = PowersOfTen.floorLog2(q) + 63 + upper - zeros + bias;
        if (biased <= 0) {
            return subnormal(mantissa, 1 - biased);
        }
        if (biased > 2 * bias) {
            return infinity(fraction, bias);
        }
        boolean tie = Long.compareUnsigned(low, 1) <= 0 && tieMin <= q && q <= tieMax && (mantissa & 3) == 1;
        if (tie && mantissa << shift == high) {
            mantissa &= ~1L;
        }
        mantissa = (mantissa + (mantissa & 1)) >>> 1;
        // The hidden bit adds one to the exponent, and so does a carry out of the fraction.
        return ((long) (biased - 1) << fraction) + mantissa;
    }

    /** Rounding up to the smallest normal number carries into the exponent by itself. */
    private static long subnormal(long mantissa, int shift) {
        if (shift >= 64) {
            return 0;
        }
        long shifted = mantissa >>> shift;
        return (shifted + (shifted & 1)) >>> 1;
    }

    private static long unsignedMultiplyHigh(long a, long b) {
        return Math.multiplyHigh(a, b) + ((a >> 63) & b) + ((b >> 63) & a);
    }
}
