package dev.wirespeed.lab.measure;

import dev.wirespeed.lab.experiment.QuickBudget;
import dev.wirespeed.lab.result.Result;

/** How long a run is likely to take on a machine of which nothing is known yet. */
public final class Estimate {

    /** A JVM's start, its set-up, and operations that outlast the end of an iteration. */
    private static final double ASIDE_SECONDS = 2.5;

    /** All that a fork does that times cold starts, in a full run; one of a quick run shoots less often. */
    private static final double COLD_SECONDS = 4;

    private static final double QUICK_COLD_SECONDS = 1.4;

    private Estimate() {}

    /** All forks of a run together, those that have run included. */
    public static long seconds(Result result) {
        return Math.round(seconds(result, result.settings().cellMillis(), COLD_SECONDS));
    }

    /** The same for a quick run whose iterations are as short as they can be. */
    public static long leastSeconds(Result result) {
        return Math.round(seconds(result, QuickBudget.SHORTEST_CELL, QUICK_COLD_SECONDS));
    }

    private static double seconds(Result result, long cellMillis, double cold) {
        return Plan.of(result).stream()
                .mapToDouble(fork ->
                        fork.cold() ? cold : ASIDE_SECONDS + fork.cells().size() * cellMillis / 1_000.0)
                .sum();
    }
}
