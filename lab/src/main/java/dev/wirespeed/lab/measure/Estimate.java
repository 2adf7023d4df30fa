package dev.wirespeed.lab.measure;

import dev.wirespeed.lab.result.Result;
import dev.wirespeed.lab.result.Settings;

/** How long a run is likely to take on a machine of which nothing is known yet. */
public final class Estimate {

    /** A JVM's start, its set-up, and operations that outlast the end of an iteration. */
    private static final double ASIDE_SECONDS = 2.5;

    /** All that a fork does that times cold starts. */
    private static final double COLD_SECONDS = 4;

    private Estimate() {}

    /** All forks of a run together, those that have run included. */
    public static long seconds(Result result) {
        return Math.round(Plan.of(result).stream()
                .mapToDouble(fork -> seconds(fork, result.settings()))
                .sum());
    }

    private static double seconds(ForkSpec fork, Settings settings) {
        return fork.cold() ? COLD_SECONDS : ASIDE_SECONDS + fork.cells().size() * settings.cellMillis() / 1_000.0;
    }
}
