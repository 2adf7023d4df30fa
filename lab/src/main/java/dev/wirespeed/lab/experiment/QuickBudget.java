package dev.wirespeed.lab.experiment;

import dev.wirespeed.lab.result.Settings;

/** Shares the time that a quick run may take among the iterations of its forks. */
public final class QuickBudget {

    private static final int WARMUP_PASSES = 2;
    private static final int WARMUP_ITERATIONS = 2;
    private static final int MEASURED_ITERATIONS = 5;
    private static final double WARMUP_SHARE = 0.6;
    /** In milliseconds; an iteration that is shorter has too few operations. */
    public static final int SHORTEST = 30;

    /** What a cell takes of which all iterations are that short, in milliseconds. */
    public static final int SHORTEST_CELL = (WARMUP_PASSES * WARMUP_ITERATIONS + MEASURED_ITERATIONS) * SHORTEST;

    /** In milliseconds; what takes longer is for a full run. */
    public static final int LONGEST = 1_000;

    private final int seconds;

    /** A budget of so much time for all forks together. */
    QuickBudget(int seconds) {
        this.seconds = seconds;
    }

    /** The settings of forks that share the budget among their cells, where they take so long beside those. */
    Settings share(Experiment experiment, int cells, long asideMillis) {
        long cell = (1_000L * seconds - asideMillis) / Math.max(1, cells);
        long warmup = (long) (cell * WARMUP_SHARE / WARMUP_ITERATIONS / WARMUP_PASSES);
        long measured = (long) (cell * (1 - WARMUP_SHARE) / MEASURED_ITERATIONS);
        return new Settings(
                        experiment.quickRounds(),
                        WARMUP_PASSES,
                        WARMUP_ITERATIONS,
                        Math.clamp(warmup, experiment.leastWarmupMillis(), LONGEST),
                        MEASURED_ITERATIONS,
                        Math.clamp(measured, SHORTEST, LONGEST),
                        experiment.full().jvmArguments())
                .with(experiment.quickCold());
    }
}
