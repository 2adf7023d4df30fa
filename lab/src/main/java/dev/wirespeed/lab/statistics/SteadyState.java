package dev.wirespeed.lab.statistics;

import java.util.Arrays;
import org.apache.commons.statistics.descriptive.Median;

/**
 * Whether a fork had warmed up when it was measured.
 *
 * <p>It had not if its measured iterations still drift in one direction (Mann-Kendall test, and the drift is worth
 * mentioning), or if they are much faster or slower than the last warm-up iteration.
 */
public final class SteadyState {

    private static final double SIGNIFICANT = 0.05;
    private static final double DRIFT = 0.05;
    private static final double STEP = 0.25;

    private SteadyState() {}

    /**
     * Whether the iterations belong to a steady state.
     *
     * @param warmup may be empty; then only the measured iterations count
     */
    public static boolean reached(double[] warmup, double[] iterations) {
        return !drifts(iterations) && !steps(warmup, iterations);
    }

    private static boolean drifts(double[] iterations) {
        double drift = Math.abs(TheilSen.slope(iterations)) * (iterations.length - 1);
        return MannKendall.pValue(iterations) < SIGNIFICANT && drift > DRIFT * median(iterations);
    }

    private static boolean steps(double[] warmup, double[] iterations) {
        return warmup.length > 0 && NoiseFloor.difference(median(iterations) / warmup[warmup.length - 1]) > STEP;
    }

    private static double median(double[] values) {
        return Median.withDefaults().evaluate(Arrays.copyOf(values, values.length));
    }
}
