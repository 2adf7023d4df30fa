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
 * is left over goes to each by how long it takes where there is no hurry. Where there is too little, each ends early: forks of its
 * first round run whatever they take, those of later rounds as long as there is time.
 */
final class Shares {

    /** Ten minutes less what it takes to build the lab, and what forks and checks overran by where it was tried. */
    private static final int SECONDS = 545;

    /** What later rounds end at on a machine that is too slow for all. */
    private static final int LATEST_SECONDS = 575;

    /** Beside its forks: checking who agrees, trying how fast the machine is, drawing the report. */
    private static final int ASIDE_SECONDS = 15;

    private final List<Planned> remaining = new ArrayList<>();
    private final LongSupplier nanoTime;
    private final long start;
    private double othersForks;

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
        othersForks = remaining.stream()
                .mapToDouble(planned -> machine * Estimate.leastSeconds(planned.run()))
                .sum();
        double spare = Math.max(0, left(SECONDS) - least - othersForks);
        int usual = experiment.quickSeconds();
        return (int) Math.clamp(least + spare * usual / all, 1, Math.max(least, usual));
    }

    /**
     * After how many seconds no fork of a later round is to start, for the experiment that asked last.
     *
     * @param seconds how long all of its forks are expected to take
     * @return {@link Long#MAX_VALUE} if there is time for all
     */
    long limit(long seconds) {
        double left = left(LATEST_SECONDS);
        double all = seconds + othersForks;
        return all <= left ? Long.MAX_VALUE : Math.max(0, Math.round(left * seconds / all));
    }

    /** What is left for forks until so many seconds have passed. */
    private double left(int until) {
        double spent = (nanoTime.getAsLong() - start) / 1e9;
        return until - spent - ASIDE_SECONDS * remaining.size();
    }
}
