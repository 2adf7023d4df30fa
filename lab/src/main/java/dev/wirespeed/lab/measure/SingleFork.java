package dev.wirespeed.lab.measure;

import dev.wirespeed.lab.result.Measurement;
import dev.wirespeed.lab.result.Settings;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.profile.GCProfiler;
import org.openjdk.jmh.results.format.ResultFormatType;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.ChainedOptionsBuilder;
import org.openjdk.jmh.runner.options.Options;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;

/** Measures one cell in a JVM of its own, forked by JMH. */
public final class SingleFork implements ForkRunner {

    private final Launch launch;
    private final Logs logs;

    SingleFork(Launch launch, Logs logs) {
        this.launch = launch;
        this.logs = logs;
    }

    @Override
    public List<Measurement> run(ForkSpec fork, Settings settings) throws ForkFailedException {
        try {
            launch.<RunnerException>withClassPath(() -> new Runner(options(fork, settings)).run());
        } catch (RunnerException e) {
            String log = Logs.text(logs.log(fork.id()));
            ChildJvm.requireNotStopped(JmhOutput.status(log));
            String reason =
                    log.isBlank() ? Objects.toString(e.getMessage(), "it left no message") : JmhOutput.reason(log);
            throw JmhOutput.failure(reason);
        }
        String log = Logs.text(logs.log(fork.id()));
        return Measured.all(fork, settings, JmhOutput.measurements(Logs.text(logs.json(fork.id())), log), logs);
    }

    private String[] jvmArguments(ForkSpec fork, Settings settings) {
        return Stream.concat(JmhSettings.jvmArguments(fork, settings, logs).stream(), launch.properties().stream())
                .toArray(String[]::new);
    }

    private Options options(ForkSpec fork, Settings settings) {
        ChainedOptionsBuilder options = new OptionsBuilder()
                .include(JmhSettings.include(fork))
                .param(JmhSettings.CONTESTANT, fork.entry().contestant())
                .param(JmhSettings.WORKLOAD, fork.workloads().toArray(String[]::new))
                .jvm(launch.java(fork.jdk()))
                .jvmArgs(jvmArguments(fork, settings))
                .forks(1)
                .threads(1)
                .mode(Mode.Throughput)
                .timeUnit(TimeUnit.MILLISECONDS)
                .warmupIterations(settings.warmupIterations())
                .warmupTime(TimeValue.milliseconds(settings.warmupMillis()))
                .measurementIterations(settings.measuredIterations())
                .measurementTime(TimeValue.milliseconds(settings.measuredMillis()))
                .addProfiler(GCProfiler.class)
                .shouldFailOnError(true)
                .output(logs.log(fork.id()).toString())
                .resultFormat(ResultFormatType.JSON)
                .result(logs.json(fork.id()).toString());
        return (fork.polluted() ? options.param(JmhSettings.POLLUTED, "true") : options).build();
    }
}
