package dev.wirespeed.lab.cli;

import dev.wirespeed.lab.experiment.Experiment;
import dev.wirespeed.lab.measure.Estimate;
import dev.wirespeed.lab.result.Result;
import java.util.ArrayList;
import java.util.List;
import java.util.function.LongSupplier;

/**
 * Shares ten minutes among quick runs of several experiments.
 *
 * <p>Each is asked for when its forks are about to start: then it is known how long all before it really took, and what its own
 * forks take at least. What those that follow take at least is guessed from how this machine compares with the usual one. What
 * is left over goes to each by how long it takes where there is no hurry.
 */
final class Shares {

    /** Ten minutes less what it takes to build the lab, and what forks and checks overran by where it was tried. */
    private static final int SECONDS = 545;

    /** Beside its forks: checking who agrees, trying how fast the machine is, drawing the report. */
    private static final int ASIDE_SECONDS = 15;

    private final List<Planned> remaining = new ArrayList<>();
    private final LongSupplier nanoTime;
    private final long start;

    private record Planned(Experiment experiment, Result run) {}

    Shares(LongSupplier nanoTime) {
        this.nanoTime = nanoTime;
        this.start = nanoTime.getAsLong();
    }

    /** One that will ask, after those that were added before. */
    void add(Experiment experiment, Result run) {
        remaining.add(new Planned(experiment, run));
    }

    /**
     * How long the forks of an experiment are to take; those before it are over.
     *
     * @param least how long they take if their iterations are as short as they can be
     */
    int of(Experiment experiment, int least) {
        while (!remaining.getFirst().experiment().id().equals(experiment.id())) {
            remaining.removeFirst();
        }
        Planned next = remaining.getFirst();
        double all = remaining.stream()
                .mapToInt(planned -> planned.experiment().quickSeconds())
                .sum();
        remaining.removeFirst();
        double machine = (double) least / Estimate.leastSeconds(next.run());
        double others = remaining.stream()
                .mapToDouble(planned -> ASIDE_SECONDS + machine * Estimate.leastSeconds(planned.run()))
                .sum();
        double spent = (nanoTime.getAsLong() - start) / 1e9;
        double spare = Math.max(0, SECONDS - spent - least - others);
        int usual = experiment.quickSeconds();
        return (int) Math.clamp(least + spare * usual / all, 1, Math.max(least, usual));
    }
}
