package dev.wirespeed.lab.cli;

import dev.wirespeed.lab.LabException;
import dev.wirespeed.lab.experiment.Experiment;
import dev.wirespeed.lab.experiment.Experiments;
import dev.wirespeed.lab.measure.Request;
import dev.wirespeed.lab.measure.Suggestion;
import dev.wirespeed.lab.result.Mode;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code wirespeed lab run}. */
@Command(name = "run", description = "Runs an experiment and draws its report.", mixinStandardHelpOptions = true)
final class RunCommand implements Callable<Integer> {

    private final Terminal terminal;

    @Parameters(paramLabel = "<experiment>", arity = "0..1", description = "Its id, as `list` shows it.")
    private @Nullable String experiment;

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

    @Option(names = "--resume", paramLabel = "<folder>", description = "Goes on with an interrupted run.")
    private @Nullable Path resume;

    RunCommand(Terminal terminal) {
        this.terminal = terminal;
    }

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

    @Override
    public Integer call() {
        Runs runs = new Runs(terminal);
        if (resume != null) {
            return runs.resume(resume, experiment);
        }
        if (experiment == null) {
            throw new LabException("which experiment? Known: " + String.join(", ", known()));
        }
        Mode mode = length == null ? Mode.QUICK : length.mode();
        Request request = Runs.request(find(experiment), mode, only, contestants, jdks, allJdks);
        return runs.start(seed == null ? request : request.withSeed(seed), out);
    }

    private static Experiment find(String id) {
        return Experiments.all().stream()
                .filter(candidate -> candidate.id().equals(id))
                .findFirst()
                .orElseThrow(() -> Suggestion.unknown("experiment", id, known()));
    }

    private static List<String> known() {
        return Experiments.all().stream().map(Experiment::id).toList();
    }
}
