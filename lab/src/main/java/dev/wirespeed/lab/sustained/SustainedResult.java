package dev.wirespeed.lab.sustained;

import dev.wirespeed.lab.result.Entry;
import dev.wirespeed.lab.result.JdkUsed;
import dev.wirespeed.lab.result.Machine;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * All that sustained runs found out; their report is drawn from it alone. Its fields are explained in {@code
 * docs/sustained.md}.
 *
 * @param kind always {@code sustained}
 * @param finished null while runs go on, and if they were interrupted
 * @param batchMillis the time between two batches of records
 * @param planned how many runs of the comparison there are to be
 * @param asked what was asked for, so that an interrupted result can be gone on with; null in results that don't say
 */
public record SustainedResult(
        int schemaVersion,
        String kind,
        Instant started,
        @Nullable Instant finished,
        String wirespeed,
        Machine machine,
        JdkUsed jdk,
        int batchMillis,
        long seed,
        int planned,
        @Nullable Asked asked,
        List<Entry> contestants,
        List<Run> runs,
        List<Maximum> maxima) {

    static final int SCHEMA_VERSION = 1;

    /**
     * What was asked for besides contestants; each as in {@link Request}.
     *
     * @param searchSeconds null for no search
     * @param killAfterSeconds null for never
     */
    public record Asked(
            List<Integer> rates,
            List<Integer> seconds,
            List<String> heaps,
            @Nullable Integer searchSeconds,
            @Nullable Integer killAfterSeconds) {}

    SustainedResult withRun(Run run) {
        List<Run> all = new ArrayList<>(runs);
        all.add(run);
        return with(wirespeed, finished, all, maxima);
    }

    SustainedResult withMaximum(Maximum maximum) {
        List<Maximum> all = new ArrayList<>(maxima);
        all.add(maximum);
        return with(wirespeed, finished, runs, all);
    }

    /** What is complete: runs that came to their end, whatever that was, and searches that found what they looked for. */
    public SustainedResult complete() {
        return with(
                wirespeed,
                null,
                runs.stream().filter(run -> !run.interrupted()).toList(),
                maxima.stream().filter(Maximum::complete).toList());
    }

    SustainedResult withFinished(Instant now) {
        return with(wirespeed, now, runs, maxima);
    }

    /** The same runs, which another build goes on with. */
    public SustainedResult withBuild(String other) {
        return with(wirespeed + "; " + other + " from run " + (complete().runs().size() + 1), finished, runs, maxima);
    }

    private SustainedResult with(String builds, @Nullable Instant end, List<Run> allRuns, List<Maximum> allMaxima) {
        return new SustainedResult(
                schemaVersion,
                kind,
                started,
                end,
                builds,
                machine,
                jdk,
                batchMillis,
                seed,
                planned,
                asked,
                contestants,
                List.copyOf(allRuns),
                List.copyOf(allMaxima));
    }

    Entry contestant(String id) {
        return contestants.stream()
                .filter(entry -> entry.id().equals(id))
                .findFirst()
                .orElseThrow();
    }

    /** The runs that are compared, without the steps of searches. */
    public List<Run> compared() {
        return runs.stream().filter(run -> !run.trial().search()).toList();
    }

    /**
     * The highest rate that a contestant sustained.
     *
     * @param rate null if it sustained none that was tried
     * @param tooMuch the lowest rate above it that was not sustained; null if the search ended before one was found
     * @param complete whether the two are as close as the search brings them
     * @param reason why the rate {@code tooMuch} was too much
     */
    public record Maximum(
            String contestant,
            String heap,
            @Nullable Integer rate,
            @Nullable Integer tooMuch,
            boolean complete,
            @Nullable String reason) {}
}
