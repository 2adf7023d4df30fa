package dev.wirespeed.conformance;

import java.lang.reflect.Type;
import java.util.Random;

/** Where random tests start, and how many cases they try: {@code -Dwirespeed.conformance.seed} and {@code .count}. */
public final class Seed {
    public static final long VALUE = Long.getLong("wirespeed.conformance.seed", 20_261_121L);
    public static final int COUNT = Integer.getInteger("wirespeed.conformance.count", 30);

    /** One of so many cases of a long list is tried; all from 300 values on. */
    private static final int SHARE = Math.max(1, 300 / COUNT);

    /** One of so many cases that every type has is tried, of another type others; all from 90 values on. */
    private static final int SHARE_OF_TYPE = Math.max(1, 90 / COUNT);

    private Seed() {}

    /** The same sequence for the same seed and subject, whatever ran before. */
    public static Random random(Type subject) {
        return new Random(VALUE * 31 + subject.getTypeName().hashCode());
    }

    /** Whether the next case of a long list is tried. */
    public static boolean tries(Random random) {
        return random.nextInt(SHARE) == 0;
    }

    /** Whether the next case that every type has is tried with this one. */
    public static boolean triesWithType(Random random) {
        return random.nextInt(SHARE_OF_TYPE) == 0;
    }

    public static String context(Type subject) {
        return subject.getTypeName() + " with -Dwirespeed.conformance.seed=" + VALUE;
    }
}
