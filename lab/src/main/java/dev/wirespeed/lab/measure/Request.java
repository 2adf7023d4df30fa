package dev.wirespeed.lab.measure;

import dev.wirespeed.lab.experiment.Experiment;
import dev.wirespeed.lab.result.Mode;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What the user asked for.
 *
 * @param only a glob over cells such as {@code serialize/*}; null for all
 * @param contestants their ids; empty for all
 * @param jdks feature versions; empty for all that are found
 * @param allJdks whether every contestant runs on every JDK, not only those that the experiment is about
 * @param rounds of a full run, in place of the experiment's own number; 0 for that
 */
public record Request(
        Experiment experiment,
        Mode mode,
        @Nullable String only,
        List<String> contestants,
        List<Integer> jdks,
        boolean allJdks,
        long seed,
        int rounds) {

    /** The same request on these JDKs alone. */
    public Request onJdks(List<Integer> given) {
        return new Request(experiment, mode, only, contestants, given, allJdks, seed, rounds);
    }

    public Request withSeed(long given) {
        return new Request(experiment, mode, only, contestants, jdks, allJdks, given, rounds);
    }

    public Request withRounds(int given) {
        return new Request(experiment, mode, only, contestants, jdks, allJdks, seed, given);
    }
}
