package dev.wirespeed.lab.measure;

import dev.wirespeed.lab.result.Measurement;
import dev.wirespeed.lab.result.Settings;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.runner.CompilerHints;

/**
 * Measures several cells in one JVM: JMH itself runs inside it, without forking again, with the compiler hints that it
 * would give a fork of its own.
 */
public final class SharedFork implements ForkRunner {

    private static final int PATIENCE_SECONDS = 120;

    private final Launch launch;
    private final Logs logs;

    SharedFork(Launch launch, Logs logs) {
        this.launch = launch;
        this.logs = logs;
    }

    @Override
    public List<Measurement> run(ForkSpec fork, Settings settings) throws ForkFailedException {
        long limit = PATIENCE_SECONDS + 3L * fork.cells().size() * settings.cellMillis() / 1_000;
        int status = ChildJvm.run(command(fork, settings), logs.log(fork.id()), limit, TimeUnit.SECONDS);
        String log = Logs.text(logs.log(fork.id()));
        String json = Logs.text(logs.json(fork.id()));
        if (status != 0 || json.isBlank()) {
            throw JmhOutput.failure(JmhOutput.reason(log));
        }
        return Measured.all(fork, settings, JmhOutput.measurements(json, log), logs);
    }

    private List<String> command(ForkSpec fork, Settings settings) {
        List<String> command = new ArrayList<>();
        command.add(launch.java(fork.jdk()));
        command.addAll(JmhSettings.jvmArguments(fork, settings, logs));
        command.addAll(launch.properties());
        CompilerHints.addCompilerHints(command);
        command.addAll(List.of("-cp", launch.classPath(), "org.openjdk.jmh.Main"));
        command.addAll(List.of("-f", "0", "-t", "1", "-bm", "thrpt", "-tu", "ms", "-prof", "gc", "-foe", "true"));
        command.addAll(List.of("-wm", settings.warmupPasses() > 1 ? "BULK_INDI" : "INDI"));
        command.addAll(List.of("-wi", "" + settings.warmupIterations(), "-w", settings.warmupMillis() + "ms"));
        command.addAll(List.of("-i", "" + settings.measuredIterations(), "-r", settings.measuredMillis() + "ms"));
        command.addAll(List.of("-p", JmhSettings.CONTESTANT + "=" + fork.entry().contestant()));
        command.addAll(List.of("-p", JmhSettings.WORKLOAD + "=" + String.join(",", fork.workloads())));
        if (fork.polluted()) {
            command.addAll(List.of("-p", JmhSettings.POLLUTED + "=true"));
        }
        command.addAll(List.of("-rf", "json", "-rff", logs.json(fork.id()).toString()));
        command.add(JmhSettings.include(fork));
        return command;
    }
}
