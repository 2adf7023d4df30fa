package dev.wirespeed.internal;

import java.util.Random;

/** Seeded randomness for differential tests: repeat a failure with {@code -Dwirespeed.random.seed}. */
public final class Randoms {
    static final long SEED = Long.getLong("wirespeed.random.seed", System.nanoTime());

    private Randoms() {}

    /** A generator with the seed of this run. */
    public static Random create() {
        return new Random(SEED);
    }

    /** {@code base} times {@code -Dwirespeed.random.count}. */
    public static int count(int base) {
        return base * Integer.getInteger("wirespeed.random.count", 1);
    }

    /** What repeats a failure. */
    public static String seed() {
        return "-Dwirespeed.random.seed=" + SEED;
    }

    /** Random bits of a random length, so that small numbers are as likely as large ones. */
    static long anyLength(Random random) {
        return random.nextLong() >> random.nextInt(64);
    }
}
