package dev.wirespeed.lab.cli;

import dev.wirespeed.lab.LabException;
import dev.wirespeed.lab.experiment.Experiment;
import dev.wirespeed.lab.measure.Request;
import dev.wirespeed.lab.result.Mode;
import dev.wirespeed.lab.serve.Watch;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Option;

/** The options of every command that starts a run, or goes on with one. */
final class RunOptions {

    private static final int MOST_ROUNDS = 1_000;

    @ArgGroup
    private @Nullable Length length;

    @Option(names = "--only", paramLabel = "<cells>", description = "Cells by a glob, such as 'serialize/*'.")
    private @Nullable String only;

    @Option(
            names = "--contestants",
            split = ",",
            paramLabel = "<id>",
            description = "Only these contestants, and the baseline.")
    private List<String> contestants = List.of();

    @Option(names = "--jdk", split = ",", paramLabel = "<version>", description = "Only these JDKs, such as 25.")
    private List<Integer> jdks = List.of();

    @Option(
            names = "--all-jdks",
            description = "Every contestant on every JDK, not only the experiment's combinations.")
    private boolean allJdks;

    @Option(names = "--out", paramLabel = "<folder>", description = "The folder for result and report.")
    private @Nullable Path out;

    @Option(
            names = "--seed",
            paramLabel = "<number>",
            description = "Determines the order of forks and the resampling.")
    private @Nullable Long seed;

    @Option(
            names = "--rounds",
            paramLabel = "<number>",
            description =
                    "With --full: the number of forks of each contestant in a cell, instead of the experiment's own.")
    private @Nullable Integer rounds;

    @Option(names = "--resume", paramLabel = "<folder>", description = "Continues an interrupted run.")
    private @Nullable Path resume;

    @Option(names = "--serve", description = "Serves the report to a browser on this machine during the run.")
    private boolean serve;

    @Option(names = "--port", paramLabel = "<number>", description = "The port of --serve. Default: any free one.")
    private @Nullable Integer port;

    /** Quick or full. */
    static final class Length {
        @Option(names = "--quick", description = "Minutes: a first impression (default).")
        private boolean quick;

        @Option(names = "--full", description = "An hour or several: the settings of results that are published.")
        private boolean full;

        Mode mode() {
            return full && !quick ? Mode.FULL : Mode.QUICK;
        }
    }

    /** Shows a run while it goes on, if that is asked for. */
    Optional<Watch> watch(Terminal terminal) {
        if (!serve) {
            if (port != null) {
                throw new LabException("--port is for --serve, which is not given");
            }
            return Optional.empty();
        }
        Watch watch = Watch.run(port == null ? 0 : port);
        terminal.out().println("The report while it fills: " + watch.url());
        return Optional.of(watch);
    }

    Mode mode() {
        return mode(Mode.QUICK);
    }

    private Mode mode(Mode usual) {
        return length == null ? usual : length.mode();
    }

    List<String> contestants() {
        return contestants;
    }

    List<Integer> jdks() {
        return jdks;
    }

    boolean allJdks() {
        return allJdks;
    }

    @Nullable
    Path out() {
        return out;
    }

    @Nullable
    Path resume() {
        return resume;
    }

    Request request(Experiment experiment) {
        return request(experiment, Mode.QUICK);
    }

    /** @param usual quick or full, where the options don't say */
    Request request(Experiment experiment, Mode usual) {
        Mode mode = mode(usual);
        Request request = Runs.request(experiment, mode, only, contestants, jdks, allJdks);
        Request seeded = seed == null ? request : request.withSeed(seed);
        return rounds == null ? seeded : seeded.withRounds(rounds(rounds, mode));
    }

    private static int rounds(int number, Mode mode) {
        if (mode == Mode.QUICK) {
            throw new LabException("--rounds is for --full; a quick run has as many as fit into its time");
        }
        if (number < 2 || number > MOST_ROUNDS) {
            throw new LabException("--rounds must be from 2 to " + MOST_ROUNDS + ", but was " + number);
        }
        return number;
    }
}
