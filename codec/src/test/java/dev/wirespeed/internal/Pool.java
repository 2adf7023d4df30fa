package dev.wirespeed.internal;

import java.util.Random;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.function.ToDoubleFunction;
import java.util.function.ToIntFunction;
import java.util.function.ToLongFunction;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;

/** Random values for benchmarks: the same in every run, and too many for a branch predictor to learn them by heart. */
public final class Pool {
    public static final int SIZE = 1024;

    private static final long SEED = 1;

    private Pool() {}

    static int[] ints(ToIntFunction<Random> draw) {
        Random random = new Random(SEED);
        return IntStream.generate(() -> draw.applyAsInt(random)).limit(SIZE).toArray();
    }

    static long[] longs(ToLongFunction<Random> draw) {
        Random random = new Random(SEED);
        return LongStream.generate(() -> draw.applyAsLong(random)).limit(SIZE).toArray();
    }

    static double[] doubles(ToDoubleFunction<Random> draw) {
        Random random = new Random(SEED);
        return DoubleStream.generate(() -> draw.applyAsDouble(random))
                .limit(SIZE)
                .toArray();
    }

    public static <T> T[] of(IntFunction<T[]> array, Function<Random, T> draw) {
        Random random = new Random(SEED);
        return Stream.generate(() -> draw.apply(random)).limit(SIZE).toArray(array);
    }

    public static String[] texts(Function<Random, String> draw) {
        return of(String[]::new, draw);
    }

    /** Letters and digits. */
    public static String word(Random random, int length) {
        StringBuilder word = new StringBuilder();
        for (int i = 0; i < length; i++) {
            word.append(Character.forDigit(random.nextInt(36), 36));
        }
        return word.toString();
    }
}
