package dev.wirespeed.lab.measure;

import dev.wirespeed.lab.LabException;
import dev.wirespeed.lab.result.Fork;
import dev.wirespeed.lab.result.Result;
import dev.wirespeed.lab.result.ResultFile;
import dev.wirespeed.lab.result.Settings;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;

/** Carries out a run, from where it stands to its end, and writes the result after every step. */
public final class Session {

    private final AgreementCheck agreement;
    private final ForkRunner forks;
    private final Progress progress;
    private final Interruption interruption;
    private final Path file;

    public Session(
            AgreementCheck agreement, ForkRunner forks, Progress progress, Interruption interruption, Path file) {
        this.agreement = agreement;
        this.forks = forks;
        this.progress = progress;
        this.interruption = interruption;
        this.file = file;
    }

    /**
     * Runs what has not run yet.
     *
     * @return the result, without a time of its end if it was interrupted
     */
    public Result run(Result start) {
        return run(start, 0, Long.MAX_VALUE);
    }

    /**
     * The same, without forks that a slow machine has no time for.
     *
     * @param seconds how long all forks together are expected to take; 0 if that isn't known
     * @param limit how many seconds after the first one no fork of a later round than the first starts any more; then the
     *     result has no time of its end either, but something of every cell
     */
    public Result run(Result start, long seconds, long limit) {
        Result result = agreed(start);
        List<ForkSpec> remaining = interruption.requested() ? List.of() : Plan.remaining(result);
        int all = result.plan().size();
        double expected = seconds == 0 ? Estimate.seconds(result) : seconds;
        progress.started(result.forks().size(), all, expected / Math.max(1, all));
        long first = System.nanoTime();
        boolean inTime = true;
        for (ForkSpec fork : remaining) {
            inTime = fork.round() == 1 || secondsSince(first) < limit;
            if (!inTime) {
                break;
            }
            Fork measured = measure(fork, result.settings());
            if (interruption.requested()) {
                break;
            }
            progress.forkFinished(measured);
            result = written(result.withFork(measured), result);
        }
        progress.finished();
        return interruption.requested() || !inTime ? result : written(result.withFinished(Instant.now()));
    }

    /** A result that says who agrees; nobody is asked twice. */
    public Result agreed(Result start) {
        return start.agreements().isEmpty() ? checked(start) : start;
    }

    private Result checked(Result start) {
        Result checked = start.withAgreements(agreement.check(start), List.of());
        if (interruption.requested()) { // some were not asked: all will be when the run goes on
            return written(start);
        }
        return written(checked.withAgreements(checked.agreements(), Plan.ids(checked)));
    }

    private Result written(Result result) {
        return written(result, result);
    }

    /** @param before what is kept if a fork that crashed can't be written down: both may be for want of room on the disk */
    private Result written(Result result, Result before) {
        try {
            ResultFile.write(result, file);
        } catch (LabException e) {
            boolean crashed =
                    !result.forks().isEmpty() && result.forks().getLast().failure() != null;
            throw new LabException(e.getMessage() + "; " + keptElsewhere(crashed ? before : result));
        }
        progress.written(result);
        return result;
    }

    /** Where the folder of a run has no room, there may be some in the one for temporary files. */
    private String keptElsewhere(Result result) {
        try {
            Path other = Files.createTempFile("wirespeed-result-", ".json");
            Files.writeString(other, ResultFile.toJson(result));
            return "what was measured is in " + other + ": when there is room, move it to " + file
                    + " and go on with --resume";
        } catch (IOException e) {
            return "nor elsewhere: " + e.getMessage() + "; all but the last fork is in it, go on with --resume";
        }
    }

    private Fork measure(ForkSpec fork, Settings settings) {
        progress.forkStarted(fork);
        double fixedWork = FixedWork.millis();
        OtherLoad others = OtherLoad.watch();
        Fork measured = run(fork, settings);
        return measured.on(fixedWork, others.rounded());
    }

    private Fork run(ForkSpec fork, Settings settings) {
        long start = System.nanoTime();
        try {
            if (fork.cold()) {
                var starts = forks.coldStarts(fork, settings);
                return fork.timed(secondsSince(start), starts);
            }
            var measurements = forks.run(fork, settings);
            return fork.measured(secondsSince(start), measurements);
        } catch (ForkStoppedException e) {
            interruption.request();
            return fork.crashed(secondsSince(start), String.valueOf(e.getMessage()));
        } catch (ForkFailedException e) {
            double seconds = secondsSince(start);
            interruption.requestedSoon();
            return fork.crashed(seconds, String.valueOf(e.getMessage()));
        }
    }

    private static double secondsSince(long start) {
        return Math.round((System.nanoTime() - start) / 1e6) / 1e3;
    }
}
