package dev.wirespeed.conformance;

import java.util.Random;

/** Where random tests start, and how many cases they try: {@code -Dwirespeed.conformance.seed} and {@code .count}. */
final class Seed {
    static final long VALUE = Long.getLong("wirespeed.conformance.seed", 20_261_121L);
    static final int COUNT = Integer.getInteger("wirespeed.conformance.count", 500);

    private Seed() {}

    /** The same sequence for the same seed and subject, whatever ran before. */
    static Random random(Class<?> subject) {
        return new Random(VALUE * 31 + subject.getName().hashCode());
    }

    static String context(Class<?> subject) {
        return subject.getName() + " with -Dwirespeed.conformance.seed=" + VALUE;
    }
}
