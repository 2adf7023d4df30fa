package dev.wirespeed.internal;

import org.openjdk.jmh.annotations.Benchmark;

public class DigitsBenchmark extends LeafBenchmark {
    private final int[] ints = Pool.ints(random -> random.nextInt() >> random.nextInt(32));
    private final long[] longs = Pool.longs(Randoms::anyLength);
    private final int[] eights = Pool.ints(random -> 10_000_000 + random.nextInt(90_000_000));
    private final byte[] buffer = new byte[Pool.SIZE * (Digits.MAX_LONG + Long.BYTES)];

    @Benchmark
    public int ints() {
        int p = 0;
        for (int v : ints) {
            p = Digits.write(v, buffer, p);
        }
        return p;
    }

    @Benchmark
    public int intsByToString() {
        int p = 0;
        for (int v : ints) {
            p = copy(Integer.toString(v), p);
        }
        return p;
    }

    @Benchmark
    public int longs() {
        int p = 0;
        for (long v : longs) {
            p = Digits.write(v, buffer, p);
        }
        return p;
    }

    @Benchmark
    public int longsByToString() {
        int p = 0;
        for (long v : longs) {
            p = copy(Long.toString(v), p);
        }
        return p;
    }

    @Benchmark
    public int eightDigits() {
        int p = 0;
        for (int v : eights) {
            p = Digits.write(v, buffer, p);
        }
        return p;
    }

    @Benchmark
    public int eightDigitsByMultiplication() {
        int p = 0;
        for (int v : eights) {
            Digits.eight(v, buffer, p);
            p += 8;
        }
        return p;
    }

    private int copy(String text, int p) {
        StringBytes.copyLatin1(text, buffer, p);
        return p + text.length();
    }
}
