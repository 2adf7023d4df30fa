package dev.wirespeed.internal;

import org.openjdk.jmh.annotations.Benchmark;

public class DoubleWriterBenchmark extends LeafBenchmark {
    private final double[] shortDecimals = Pool.doubles(random -> random.nextInt(1_000_000) / 100.0);
    private final double[] longDecimals = Pool.doubles(random -> random.nextDouble() * 1_000);
    private final byte[] buffer = new byte[Pool.SIZE * (DoubleWriter.MAX_DOUBLE + Long.BYTES)];

    @Benchmark
    public int shortDecimals() {
        return write(shortDecimals);
    }

    @Benchmark
    public int shortDecimalsByToString() {
        return writeByToString(shortDecimals);
    }

    /** Most have 16 or 17 digits. */
    @Benchmark
    public int longDecimals() {
        return write(longDecimals);
    }

    @Benchmark
    public int longDecimalsByToString() {
        return writeByToString(longDecimals);
    }

    private int write(double[] values) {
        int p = 0;
        for (double v : values) {
            p = DoubleWriter.write(v, buffer, p);
        }
        return p;
    }

    private int writeByToString(double[] values) {
        int p = 0;
        for (double v : values) {
            String text = Double.toString(v);
            StringBytes.copyLatin1(text, buffer, p);
            p += text.length();
        }
        return p;
    }
}
