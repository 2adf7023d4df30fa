package dev.wirespeed.lab.allocation;

import java.lang.management.ManagementFactory;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What operations allocate when they have been compiled.
 *
 * @param operations done in turns
 */
record Allocated(List<Runnable> operations) {
    private static final com.sun.management.ThreadMXBean THREADS =
            (com.sun.management.ThreadMXBean) ManagementFactory.getThreadMXBean();

    /** Operations between two looks, about. */
    private static final int BATCH = 500;
    /** Far more than any JIT compiler waits for, on a busy machine, too; the first that is good enough ends it. */
    private static final int MOST_BATCHES = 4_000;

    /** Keeps results from being optimised away. */
    static volatile @Nullable Object sink;

    /**
     * The bytes per operation, on average, of the first batch that allocates no more than this; if none does, of the best.
     *
     * <p>Code is compiled while batches run: in the end it allocates the least.
     */
    double atMost(double bytes) {
        double least = Double.MAX_VALUE;
        for (int i = 0; i < MOST_BATCHES && least > bytes; i++) {
            least = Math.min(least, batch());
        }
        return least;
    }

    private double batch() {
        int rounds = Math.max(1, BATCH / operations.size());
        long before = THREADS.getCurrentThreadAllocatedBytes();
        for (int round = 0; round < rounds; round++) {
            for (int i = 0; i < operations.size(); i++) {
                operations.get(i).run();
            }
        }
        return (THREADS.getCurrentThreadAllocatedBytes() - before) / (double) (rounds * operations.size());
    }
}
