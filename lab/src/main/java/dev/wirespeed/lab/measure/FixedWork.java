package dev.wirespeed.lab.measure;

import java.util.Arrays;

/**
 * How fast the machine is at the moment: how long the same work takes. What other guests of a virtual machine's host take
 * of the cores' execution units and caches is in no counter that the guest can read, but slows this work as it slows
 * what is measured. It writes text, as what is measured does: where others disturbed, that varied four times as much as
 * passes through memory did, and twice as much as plain arithmetic.
 */
final class FixedWork {

    private static final int TIMES = 15;
    private static final long NANOS_UNTIL_COMPILED = 1_000_000_000;
    private static final int OBJECTS = 10_000;
    private static final StringBuilder TEXT = new StringBuilder();

    static {
        long start = System.nanoTime();
        while (System.nanoTime() - start < NANOS_UNTIL_COMPILED) {
            work();
        }
    }

    private FixedWork() {}

    /** Milliseconds to the thousandth: the median of fifteen times. */
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

    private static void work() {
        for (int id = 0; id < OBJECTS; id++) {
            TEXT.setLength(0);
            TEXT.append("{\"id\":")
                    .append(id * 7_919L)
                    .append(",\"name\":\"user ")
                    .append(id);
            TEXT.append("\",\"score\":").append(id * 0.37).append('}');
        }
    }
}
