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

    @Option(names = "--contestants", split = ",", paramLabel = "<id>", description = "Only these, and the baseline.")
    private List<String> contestants = List.of();

    @Option(names = "--jdk", split = ",", paramLabel = "<version>", description = "Only these, such as 25.")
    private List<Integer> jdks = List.of();

    @Option(
            names = "--all-jdks",
            description = "Every contestant on every JDK, not only those that the experiment is about.")
    private boolean allJdks;

    @Option(names = "--out", paramLabel = "<folder>", description = "Where result and report go.")
    private @Nullable Path out;

    @Option(names = "--seed", paramLabel = "<number>", description = "Decides the order of forks and the resampling.")
    private @Nullable Long seed;

    @Option(
            names = "--postgres",
            paramLabel = "<address>",
            description =
                    "For rows: a PostgreSQL such as jdbc:postgresql://localhost/test?user=me, instead of one that the lab"
                            + " starts; it gets a schema wirespeed_lab while the run goes on.")
    private @Nullable String postgres;

    @Option(
            names = "--rounds",
            paramLabel = "<number>",
            description =
                    "With --full: how many forks each contestant has in a cell, instead of the experiment's own number.")
    private @Nullable Integer rounds;

    @Option(names = "--resume", paramLabel = "<folder>", description = "Goes on with an interrupted run.")
    private @Nullable Path resume;

    @Option(names = "--serve", description = "Shows the report in a browser on this machine while the run goes on.")
    private boolean serve;

    @Option(
            names = "--port",
            paramLabel = "<number>",
            description = "Where --serve is; any that is free if it is not given.")
    private @Nullable Integer port;

    /** Quick or full. */
    static final class Length {
        @Option(names = "--quick", description = "Minutes: a first impression (default).")
        private boolean quick;

        @Option(names = "--full", description = "Hours: the experiment's own settings.")
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
    String postgres() {
        return postgres;
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
