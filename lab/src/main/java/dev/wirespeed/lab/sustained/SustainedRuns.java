package dev.wirespeed.lab.sustained;

import dev.wirespeed.lab.LabException;
import dev.wirespeed.lab.contestant.Contestants;
import dev.wirespeed.lab.measure.Catalog;
import dev.wirespeed.lab.measure.Interruption;
import dev.wirespeed.lab.measure.Machines;
import dev.wirespeed.lab.sustained.MaximumSearch.Found;
import dev.wirespeed.lab.sustained.SustainedResult.Maximum;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Runs all that a request asks for, one after the other, and writes the result down after each. */
public final class SustainedRuns {

    private static final int FIRST_RATE = 100_000;
    private static final MaximumSearch SEARCH = new MaximumSearch(100, 20_000_000, 1.1);

    private final Request request;
    private final Path folder;
    private final SustainedProgress progress;
    private final Interruption interruption;
    private final PairSettings settings;
    private SustainedResult result;

    /**
     * Runs that have not begun.
     *
     * @param folder where the result and logs go
     * @param wirespeed the version of the lab
     */
    public SustainedRuns(
            Request request, Path folder, SustainedProgress progress, Interruption interruption, String wirespeed) {
        this(request, folder, progress, interruption, begun(request, wirespeed));
    }

    /**
     * Runs that were interrupted: what is complete is not repeated.
     *
     * @param request what the result was asked for
     * @param begun what there is
     */
    public SustainedRuns(
            Request request,
            Path folder,
            SustainedProgress progress,
            Interruption interruption,
            SustainedResult begun) {
        this.request = request;
        this.folder = folder;
        this.progress = progress;
        this.interruption = interruption;
        this.settings = new PairSettings(request.jdk(), request.port(), request.killAfterSeconds(), logs(folder));
        this.result = begun.complete();
    }

    private static SustainedResult begun(Request request, String wirespeed) {
        return new SustainedResult(
                SustainedResult.SCHEMA_VERSION,
                "sustained",
                Instant.now(),
                null,
                wirespeed,
                Machines.current(),
                request.jdk().used(),
                500,
                request.seed(),
                request.trials().size(),
                request.asked(),
                request.contestants().stream()
                        .map(id -> Catalog.entry(
                                Contestants.find(id).orElseThrow(),
                                List.of(request.jdk().feature())))
                        .toList(),
                List.of(),
                List.of());
    }

    /** Runs until all is done or Ctrl-C comes. */
    public SustainedResult run() {
        SustainedFile.write(result, folder);
        for (Trial trial : request.trials()) {
            if (!interruption.requested() && done(trial).isEmpty()) {
                run(trial);
            }
        }
        Integer searchSeconds = request.searchSeconds();
        if (searchSeconds != null) {
            for (String heap : request.heaps()) {
                request.contestants().forEach(contestant -> search(contestant, heap, searchSeconds));
            }
        }
        if (!interruption.requested()) {
            note(result.withFinished(Instant.now()));
        }
        return result;
    }

    private Optional<Run> done(Trial trial) {
        return result.runs().stream().filter(run -> run.trial().equals(trial)).findFirst();
    }

    private Run run(Trial trial) {
        progress.started(trial, result.compared().size() + 1, result.planned());
        Run run = new Pair(settings, trial, interruption, progress).run();
        note(result.withRun(run));
        progress.finished(run);
        return run;
    }

    private void search(String contestant, String heap, int seconds) {
        boolean found = result.maxima().stream()
                .anyMatch(maximum -> maximum.contestant().equals(contestant)
                        && maximum.heap().equals(heap));
        if (interruption.requested() || found) {
            return;
        }
        progress.searching(result.contestant(contestant).title(), heap);
        Reason tooMuch = new Reason();
        Found rates = SEARCH.search(FIRST_RATE, rate -> {
            Trial trial = new Trial(contestant, rate, seconds, heap, true);
            Run run = done(trial).orElseGet(() -> run(trial));
            if (run.interrupted() || run.arrived() == 0) {
                tooMuch.text = run.notSustained();
                return Optional.empty();
            }
            if (!run.sustained()) {
                tooMuch.text = run.notSustained();
            }
            return Optional.of(run.sustained());
        });
        note(result.withMaximum(new Maximum(
                contestant,
                heap,
                rates.held().isPresent() ? rates.held().getAsInt() : null,
                rates.failed().isPresent() ? rates.failed().getAsInt() : null,
                rates.complete(),
                tooMuch.text)));
    }

    /** Of the lowest rate that failed: the search comes down to it. */
    private static final class Reason {
        private @Nullable String text;
    }

    private void note(SustainedResult now) {
        result = now;
        SustainedFile.write(result, folder);
    }

    private static Path logs(Path folder) {
        try {
            return Files.createDirectories(folder.resolve("logs"));
        } catch (IOException e) {
            throw new LabException("cannot write to " + folder + ": " + e.getMessage());
        }
    }
}
