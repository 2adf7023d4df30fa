package dev.wirespeed.lab.cli;

import dev.wirespeed.lab.LabException;
import dev.wirespeed.lab.experiment.Experiment;
import dev.wirespeed.lab.experiment.Experiments;
import dev.wirespeed.lab.measure.Suggestion;
import dev.wirespeed.lab.result.Result;
import dev.wirespeed.lab.serve.Watch;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code wirespeed lab run}. */
@Command(name = "run", description = "Runs an experiment and draws its report.", mixinStandardHelpOptions = true)
final class RunCommand implements Callable<Integer> {

    private final Terminal terminal;

    @Spec
    @SuppressWarnings("NullAway.Init") // picocli sets it
    private CommandSpec spec;

    @Parameters(paramLabel = "<experiment>", arity = "0..1", description = "The experiment's id, as in `list`.")
    private @Nullable String experiment;

    @Option(
            names = "--postgres",
            paramLabel = "<address>",
            description =
                    "For rows: a PostgreSQL such as jdbc:postgresql://localhost/test?user=me, instead of one that the lab"
                            + " starts; it has a schema wirespeed_lab during the run.")
    private @Nullable String postgres;

    @Mixin
    private final RunOptions options = new RunOptions();

    RunCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() {
        Optional<Watch> watch = options.watch(terminal);
        try {
            return run(new Runs(terminal, postgres, watch));
        } finally {
            watch.ifPresent(Watch::close);
        }
    }

    private int run(Runs runs) {
        Path resume = options.resume();
        if (resume != null) {
            Result begun = Runs.begun(resume, experiment);
            Resumed.requireAsBegun(begun, Resumed.options(spec), () -> asked(begun));
            return runs.resume(begun, resume).status();
        }
        if (experiment == null) {
            throw new LabException("which experiment? Known: " + String.join(", ", known()));
        }
        return runs.start(options.request(find(experiment)), options.out()).status();
    }

    private Result asked(Result begun) {
        return Runs.planned(options.request(find(begun.experiment()), begun.mode()));
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
