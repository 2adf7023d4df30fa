package dev.wirespeed.lab.cli;

import dev.wirespeed.lab.LabException;
import dev.wirespeed.lab.cli.Runs.Outcome;
import dev.wirespeed.lab.experiment.Experiment;
import dev.wirespeed.lab.measure.Jdk;
import dev.wirespeed.lab.measure.Request;
import dev.wirespeed.lab.result.JdkUsed;
import dev.wirespeed.lab.result.Result;
import dev.wirespeed.lab.result.Sample;
import dev.wirespeed.lab.sample.ClassPath;
import dev.wirespeed.lab.sample.Preparation;
import dev.wirespeed.lab.sample.Preparation.Trial;
import dev.wirespeed.lab.sample.SampleRequest;
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
import picocli.CommandLine.Spec;

/** {@code wirespeed lab compare}. */
@Command(
        name = "compare",
        description = "Compares serializers on your own class.",
        mixinStandardHelpOptions = true,
        exitCodeListHeading = "Exit codes:%n",
        exitCodeList = {
            "0:there is a report, and nothing was found to be slower",
            "1:nothing could be measured; one line tells why",
            "2:with --fail-if-slower-than: something is slower",
            "3:with --fail-if-slower-than: nothing is slower, but part of the earlier run can't be timed or judged now",
            "130:interrupted; the measurements so far are kept"
        })
final class CompareCommand implements Callable<Integer> {

    private final Terminal terminal;

    @Spec
    @SuppressWarnings("NullAway.Init") // picocli sets it
    private CommandSpec spec;

    @Option(
            names = "--classpath",
            paramLabel = "<jars>",
            description =
                    "Your class and its dependencies: jars and folders separated by colons; 'libs/*' means every jar in"
                            + " libs.")
    private @Nullable String classPath;

    @Option(
            names = "--type",
            paramLabel = "<class>",
            description = "Your class, such as com.acme.UserDto, or 'java.util.List<com.acme.UserDto>'.")
    private @Nullable String type;

    @Option(
            names = "--sample",
            paramLabel = "<file>",
            description = "A value of that class in JSON, or several in NDJSON, one per line, if the file's name ends"
                    + " in .ndjson or .jsonl. Repeatable.")
    private List<Path> samples = List.of();

    @Option(
            names = "--seconds",
            paramLabel = "<number>",
            defaultValue = "180",
            description = "The duration of a quick run (${DEFAULT-VALUE}).")
    private int seconds;

    @Option(
            names = "--fail-if-slower-than",
            arity = "2",
            paramLabel = "<result.json> <percent>",
            hideParamSyntax = true,
            description =
                    "For builds: compares with an earlier run of this command on the same class, samples and machine. A"
                            + " contestant is slower if it takes longer by more than the percentage beyond the noise"
                            + " floors of both runs. Checks the contestants of --contestants, or all but the baseline.")
    private List<String> gate = List.of();

    @Mixin
    private final RunOptions options = new RunOptions();

    CompareCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() {
        if (seconds < 1) {
            throw new LabException("--seconds must be at least 1");
        }
        Optional<Watch> watch = options.watch(terminal);
        try {
            return run(new Runs(terminal, null, watch));
        } finally {
            watch.ifPresent(Watch::close);
        }
    }

    private int run(Runs runs) {
        Optional<Gate> asked = gate.isEmpty() ? Optional.empty() : Optional.of(Gate.of(gate, options.contestants()));
        Path resume = options.resume();
        if (resume != null) {
            Result begun = Runs.begun(resume, "compare");
            Resumed.requireAsBegun(begun, Resumed.options(spec), () -> asked(begun));
            asked.ifPresent(found -> require(found, begun));
            return status(runs.resume(begun, resume), asked);
        }
        if (classPath == null || type == null || samples.isEmpty()) {
            throw new LabException("--classpath, --type and --sample are needed, such as"
                    + " --classpath app.jar --type com.acme.UserDto --sample user.json");
        }
        List<Jdk> jdks = Runs.jdks(options.jdks(), options.allJdks());
        Preparation preparation = new Preparation(new SampleRequest(ClassPath.parse(classPath), type, samples), jdks);
        Trial trial = preparation.tried();
        Sample sample = trial.sample();
        asked.ifPresent(found -> found.require(sample, options.mode(), features(jdks)));
        Experiment experiment = preparation.experiment(sample, seconds);
        Request request = options.request(experiment).onJdks(features(jdks));
        return status(runs.start(request, preparation, trial, options.out()), asked);
    }

    /** What the options come to that are given, where all others are as the run was begun with. */
    private Result asked(Result begun) {
        SampleRequest then = SampleRequest.begun(begun.sample().orElseThrow());
        SampleRequest now = new SampleRequest(
                classPath == null ? then.classPath() : ClassPath.parse(classPath),
                type == null ? then.type() : type,
                samples.isEmpty() ? then.files() : samples);
        boolean othersJdks = !options.jdks().isEmpty() || options.allJdks();
        List<Jdk> jdks = Runs.jdks(othersJdks ? options.jdks() : features(begun), options.allJdks());
        Preparation preparation = new Preparation(now, jdks);
        Sample sample = preparation.untried();
        Request request = options.request(preparation.experiment(sample, seconds), begun.mode())
                .onJdks(features(jdks));
        return Runs.planned(request, preparation.catalog(sample));
    }

    private static List<Integer> features(Result result) {
        return result.jdks().stream().map(JdkUsed::feature).toList();
    }

    private static void require(Gate gate, Result begun) {
        gate.require(
                begun.sample().orElseThrow(() -> new LabException("that run is not one of 'compare'")),
                begun.mode(),
                features(begun));
    }

    private int status(Outcome outcome, Optional<Gate> asked) {
        int status = outcome.status();
        return status == 0 && asked.isPresent() ? asked.get().status(outcome.result(), terminal) : status;
    }

    private static List<Integer> features(List<Jdk> jdks) {
        return jdks.stream().map(Jdk::feature).toList();
    }
}
