package dev.wirespeed.lab.measure;

import java.util.Arrays;

/**
 * How fast the machine is at the moment: how long the same work takes. What other guests of a virtual machine's host take
 * from its caches and memory is in no counter that the guest can read, but slows this work as it slows what is measured.
 */
final class FixedWork {

    /** 32 MiB: more than caches hold that belong to one core, so that memory counts, as for a JVM that allocates. */
    private static final long[] MEMORY = new long[1 << 22];

    /** The first times are not compiled yet when the first fork is due; the median doesn't see them. */
    private static final int TIMES = 7;

    private FixedWork() {}

    /** Milliseconds to the thousandth: the median of seven times. */
    static double millis() {
        long[] nanos = new long[TIMES];
        for (int time = 0; time < TIMES; time++) {
            long start = System.nanoTime();
            work();
            nanos[time] = System.nanoTime() - start;
        }
        Arrays.sort(nanos);
        return Math.round(nanos[TIMES / 2] / 1e3) / 1e3;
    }

    /** Each step of the arithmetic waits for the one before: a linear congruential generator, with Donald Knuth's constants for MMIX. */
    private static void work() {
        long state = 1;
        for (int at = 0; at < MEMORY.length; at++) {
            state = state * 6_364_136_223_846_793_005L + 1_442_695_040_888_963_407L;
            MEMORY[at] ^= state;
        }
    }
}
