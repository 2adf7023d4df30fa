package dev.wirespeed.lab.workload.numbers;

import dev.wirespeed.lab.workload.Lorem;
import java.util.List;
import java.util.Random;
import java.util.stream.DoubleStream;
import java.util.stream.LongStream;

/** Makes series of numbers of all lengths, of about seven kilobytes of JSON each. */
public final class Series {
    private static final int LENGTH = 64;
    private static final long STARTED = 1_700_000_000_000L;

    private Series() {}

    /** So many, the same ones each time. */
    public static List<Numbers> values(int count) {
        Lorem lorem = new Lorem(4);
        return Lorem.times(count, i -> numbers(i, lorem));
    }

    private static Numbers numbers(int i, Lorem lorem) {
        Random random = lorem.random();
        double[] values = DoubleStream.generate(() -> real(lorem)).limit(LENGTH).toArray();
        long[] counts = LongStream.generate(() -> whole(random)).limit(LENGTH).toArray();
        long started = STARTED + random.nextInt();
        return new Numbers(
                i,
                started,
                started + random.nextInt(3_600_000),
                DoubleStream.of(values).average().orElseThrow(),
                Math.sqrt(DoubleStream.of(values).map(value -> value * value).sum() / LENGTH),
                DoubleStream.of(values).min().orElseThrow(),
                DoubleStream.of(values).max().orElseThrow(),
                values,
                counts,
                Lorem.times(LENGTH, ratio -> random.nextDouble()),
                Lorem.times(LENGTH, sequence -> whole(random)),
                Lorem.times(LENGTH / 2, point -> point(started + 250L * point, lorem)));
    }

    /**
     * As often a short decimal number as one of full precision, at times a large or very small one; no larger ones, since for those
     * {@link Double#toString} has more digits than it takes on JDK 17, and documents would differ.
     */
    private static double real(Lorem lorem) {
        return switch (lorem.between(0, 7)) {
            case 0, 1 -> lorem.decimal(1_000, 2);
            case 2 -> lorem.between(-1_000, 1_000);
            case 3 -> lorem.degrees(180);
            case 4 -> lorem.random().nextDouble() * 1e-9;
            case 5 -> lorem.random().nextDouble() * 1e12;
            default -> lorem.random().nextGaussian() * 100;
        };
    }

    /** Of any length from one to nineteen digits. */
    private static long whole(Random random) {
        return random.nextLong() >> random.nextInt(64);
    }

    private static Point point(long time, Lorem lorem) {
        return new Point(
                lorem.decimal(360, 7) - 180,
                lorem.decimal(180, 7) - 90,
                lorem.decimal(4_000, 1),
                time,
                lorem.random().nextGaussian());
    }
}
