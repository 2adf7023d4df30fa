package dev.wirespeed.lab.result;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * All that a run found out; every report is drawn from it alone. Its fields are explained in {@code docs/result-schema.md}.
 *
 * @param background what the experiment's author reported; null if it has none
 * @param seed decides the order of the forks and the resampling
 * @param finished null while the run goes on, and if it was interrupted
 * @param plan the ids of all forks of the run, in their order
 */
public record Result(
        int schemaVersion,
        String experiment,
        String title,
        String question,
        @Nullable Background background,
        Mode mode,
        Settings settings,
        long seed,
        Instant started,
        @Nullable Instant finished,
        String wirespeed,
        String baseline,
        Machine machine,
        List<JdkUsed> jdks,
        List<Entry> entries,
        List<WorkloadUsed> workloads,
        List<Cell> cells,
        List<Comparison> comparisons,
        List<Reported> reported,
        List<Agreement> agreements,
        List<String> plan,
        List<Fork> forks) {

    public static final int SCHEMA_VERSION = 1;

    /** A result of an experiment without a background. */
    public Result(
            int schemaVersion,
            String experiment,
            String title,
            String question,
            Mode mode,
            Settings settings,
            long seed,
            Instant started,
            @Nullable Instant finished,
            String wirespeed,
            String baseline,
            Machine machine,
            List<JdkUsed> jdks,
            List<Entry> entries,
            List<WorkloadUsed> workloads,
            List<Cell> cells,
            List<Comparison> comparisons,
            List<Reported> reported,
            List<Agreement> agreements,
            List<String> plan,
            List<Fork> forks) {
        this(
                schemaVersion,
                experiment,
                title,
                question,
                null,
                mode,
                settings,
                seed,
                started,
                finished,
                wirespeed,
                baseline,
                machine,
                jdks,
                entries,
                workloads,
                cells,
                comparisons,
                reported,
                agreements,
                plan,
                forks);
    }

    /**
     * A workload by id and title.
     *
     * @param messages how many are in one document
     * @param sample where its values come from; null if it is built in
     */
    public record WorkloadUsed(
            String id, String title, int messages, @Nullable Sample sample) {

        public WorkloadUsed(String id, String title, @Nullable Sample sample) {
            this(id, title, 1, sample);
        }

        public WorkloadUsed(String id, String title) {
            this(id, title, null);
        }
    }

    /** The user's sample that the run is about, if it is about one. */
    public Optional<Sample> sample() {
        return workloads.stream()
                .flatMap(workload -> Stream.ofNullable(workload.sample()))
                .findFirst();
    }

    /** Whether every fork of the plan has run. */
    public boolean complete() {
        return forks.size() == plan.size();
    }

    public Result withFork(Fork fork) {
        List<Fork> all = new ArrayList<>(forks);
        all.add(fork);
        return with(settings, agreements, plan, all, finished);
    }

    public Result withAgreements(List<Agreement> found, List<String> remaining) {
        return with(settings, found, remaining, forks, finished);
    }

    public Result withFinished(Instant now) {
        return with(settings, agreements, plan, forks, now);
    }

    public Result withSettings(Settings chosen) {
        return with(chosen, agreements, plan, forks, finished);
    }

    /** The same run with other entries, before anything was measured. */
    public Result withEntries(List<Entry> others) {
        return with(wirespeed, others, settings, agreements, plan, forks, finished);
    }

    /** The run as another build goes on with it. */
    public Result withBuild(String other) {
        return with(
                wirespeed + "; " + other + " from fork " + (forks.size() + 1),
                entries,
                settings,
                agreements,
                plan,
                forks,
                finished);
    }

    private Result with(
            Settings chosen, List<Agreement> found, List<String> ids, List<Fork> all, @Nullable Instant end) {
        return with(wirespeed, entries, chosen, found, ids, all, end);
    }

    private Result with(
            String build,
            List<Entry> who,
            Settings chosen,
            List<Agreement> found,
            List<String> ids,
            List<Fork> all,
            @Nullable Instant end) {
        return new Result(
                schemaVersion,
                experiment,
                title,
                question,
                background,
                mode,
                chosen,
                seed,
                started,
                end,
                build,
                baseline,
                machine,
                jdks,
                List.copyOf(who),
                workloads,
                cells,
                comparisons,
                reported,
                List.copyOf(found),
                List.copyOf(ids),
                List.copyOf(all));
    }
}
