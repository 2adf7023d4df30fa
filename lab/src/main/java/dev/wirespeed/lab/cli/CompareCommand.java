package dev.wirespeed.lab.cli;

import dev.wirespeed.lab.LabException;
import dev.wirespeed.lab.experiment.Experiment;
import dev.wirespeed.lab.measure.Jdk;
import dev.wirespeed.lab.measure.JdkDiscovery;
import dev.wirespeed.lab.measure.Jdks;
import dev.wirespeed.lab.measure.Request;
import dev.wirespeed.lab.result.Sample;
import dev.wirespeed.lab.sample.ClassPath;
import dev.wirespeed.lab.sample.Preparation;
import dev.wirespeed.lab.sample.SampleRequest;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code wirespeed lab compare}. */
@Command(name = "compare", description = "Compares serializers on a class of yours.", mixinStandardHelpOptions = true)
final class CompareCommand implements Callable<Integer> {

    private final Terminal terminal;

    @Option(
            names = "--classpath",
            paramLabel = "<jars>",
            description =
                    "Your class and all that it needs: jars and folders joined by colons; 'libs/*' is every jar in libs.")
    private @Nullable String classPath;

    @Option(names = "--type", paramLabel = "<class>", description = "Your class, such as com.acme.UserDto.")
    private @Nullable String type;

    @Option(
            names = "--sample",
            paramLabel = "<file>",
            description = "A value of it in JSON, or many in NDJSON, one on each line of a file that ends in"
                    + " .ndjson or .jsonl; may be repeated.")
    private List<Path> samples = List.of();

    @Option(
            names = "--seconds",
            paramLabel = "<number>",
            defaultValue = "180",
            description = "How long a quick run is to take (${DEFAULT-VALUE}).")
    private int seconds;

    @Mixin
    private final RunOptions options = new RunOptions();

    CompareCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() {
        Runs runs = new Runs(terminal);
        Path resume = options.resume();
        if (resume != null) {
            return runs.resume(resume, "compare").status();
        }
        if (classPath == null || type == null || samples.isEmpty()) {
            throw new LabException("--classpath, --type and --sample are needed, such as"
                    + " --classpath app.jar --type com.acme.UserDto --sample user.json");
        }
        List<Jdk> jdks = jdks();
        Preparation preparation = new Preparation(new SampleRequest(ClassPath.parse(classPath), type, samples), jdks);
        Sample sample = preparation.tried();
        Experiment experiment = preparation.experiment(sample, seconds);
        Request request = options.request(experiment)
                .onJdks(jdks.stream().map(Jdk::feature).toList());
        return runs.start(request, preparation, sample, options.out()).status();
    }

    /** The newest one, unless the user says otherwise. */
    private List<Jdk> jdks() {
        List<Jdk> found = JdkDiscovery.onThisMachine();
        if (found.isEmpty()) {
            throw new LabException("no JDK " + JdkDiscovery.OLDEST + " or later was found; install one");
        }
        if (options.jdks().isEmpty()) {
            return options.allJdks() ? found : List.of(found.getLast());
        }
        return options.jdks().stream()
                .distinct()
                .sorted()
                .map(new Jdks(found)::get)
                .toList();
    }
}
