package dev.wirespeed.internal;

import java.math.BigInteger;

/**
 * Powers of ten cut to their 128 leading bits, for {@link DoubleWriter} and {@link DoubleReader}.
 *
 * <p>{@code 10^e} lies in {@code [f, f + 1) * 2^(floorLog2(10^e) - 127)}, where {@code f = high(e) * 2^64 + low(e)} and
 * {@code 2^127 <= f}. Computed once, exactly, from integers.
 */
final class PowersOfTen {
    static final int MIN = -342;
    static final int MAX = 324;

    private static final long[] BITS = compute();

    private PowersOfTen() {}

    static long high(int e) {
        return BITS[(e - MIN) << 1];
    }

    static long low(int e) {
        return BITS[((e - MIN) << 1) + 1];
    }

    /** {@code floor(log2(10^e))}, for {@code |e| <= 1000}. */
    static int floorLog2(int e) {
        return (int) ((e * 913_124_641_741L) >> 38);
    }

    private static long[] compute() {
        long[] bits = new long[(MAX - MIN + 1) << 1];
        BigInteger five = BigInteger.ONE;
        for (int e = 0; e <= Math.max(MAX, -MIN); e++) {
            int length = five.bitLength();
            if (e <= MAX) {
                put(bits, e, length <= 128 ? five.shiftLeft(128 - length) : five.shiftRight(length - 128));
            }
            if (0 < e && e <= -MIN) {
                put(bits, -e, BigInteger.ONE.shiftLeft(127 + length).divide(five));
            }
            five = five.multiply(BigInteger.valueOf(5));
        }
        return bits;
    }

    private static void put(long[] bits, int e, BigInteger f) {
        bits[(e - MIN) << 1] = f.shiftRight(64).longValue();
        bits[((e - MIN) << 1) + 1] = f.longValue();
    }
}
