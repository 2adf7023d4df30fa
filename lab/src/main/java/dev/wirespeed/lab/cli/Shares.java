package dev.wirespeed.lab.cli;

import dev.wirespeed.lab.experiment.Experiment;
import java.util.ArrayList;
import java.util.List;
import java.util.function.LongSupplier;

/** Shares ten minutes among quick runs of several experiments, by how long each of them usually takes. */
final class Shares {

    /** Less than ten minutes, since forks are never shorter than their start: experiments of many forks outlast their share. */
    private static final int SECONDS = 430;

    /** Before and after its forks: checking who agrees, trying how fast the machine is, drawing the report. */
    private static final int ASIDE_SECONDS = 20;

    private final List<Experiment> remaining;
    private final LongSupplier nanoTime;
    private final long start;

    Shares(List<Experiment> experiments, LongSupplier nanoTime) {
        this.remaining = new ArrayList<>(experiments);
        this.nanoTime = nanoTime;
        this.start = nanoTime.getAsLong();
    }

    /** The next experiment, with no more time than is its share of what is left, and never more than usual. */
    Experiment next(Experiment experiment) {
        long left = SECONDS - (nanoTime.getAsLong() - start) / 1_000_000_000 - (long) ASIDE_SECONDS * remaining.size();
        int usual = experiment.quickSeconds();
        int all = remaining.stream().mapToInt(Experiment::quickSeconds).sum();
        remaining.remove(experiment);
        return experiment.withQuickSeconds(Math.clamp(left * usual / all, 1, usual));
    }
}
