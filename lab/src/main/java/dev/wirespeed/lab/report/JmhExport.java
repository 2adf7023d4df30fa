package dev.wirespeed.lab.report;

import dev.wirespeed.lab.result.Cell;
import dev.wirespeed.lab.result.Entry;
import dev.wirespeed.lab.result.Fork;
import dev.wirespeed.lab.result.JdkUsed;
import dev.wirespeed.lab.result.Measurement;
import dev.wirespeed.lab.result.Result;
import dev.wirespeed.lab.result.Settings;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.infra.IterationParams;
import org.openjdk.jmh.results.AggregationPolicy;
import org.openjdk.jmh.results.BenchmarkResult;
import org.openjdk.jmh.results.IterationResult;
import org.openjdk.jmh.results.IterationResultMetaData;
import org.openjdk.jmh.results.ResultRole;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.results.ScalarResult;
import org.openjdk.jmh.results.ThroughputResult;
import org.openjdk.jmh.results.format.ResultFormatFactory;
import org.openjdk.jmh.results.format.ResultFormatType;
import org.openjdk.jmh.runner.IterationType;
import org.openjdk.jmh.runner.WorkloadParams;
import org.openjdk.jmh.runner.options.TimeValue;
import org.openjdk.jmh.util.Version;

/**
 * A result as JMH writes its own, by JMH itself, so that whatever shows JMH's results can show it.
 *
 * <p>Entry, workload and JDK are parameters of the benchmark. JMH's confidence intervals take iterations for independent,
 * which the lab doesn't; its other statistics are those of the raw data.
 */
public final class JmhExport {

    private static final String BENCHMARK = "dev.wirespeed.lab.fork.ConversionBenchmark.";
    private static final TimeUnit UNIT = TimeUnit.MILLISECONDS;
    private static final TimeValue TIMEOUT = TimeValue.minutes(10);

    private final Result result;

    private JmhExport(Result result) {
        this.result = result;
    }

    /** The JSON that JMH would have written with {@code -rf json}. */
    public static String json(Result result) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (PrintStream out = new PrintStream(bytes, false, StandardCharsets.UTF_8)) {
            ResultFormatFactory.getInstance(ResultFormatType.JSON, out).writeOut(new JmhExport(result).runs());
        }
        return bytes.toString(StandardCharsets.UTF_8);
    }

    private List<RunResult> runs() {
        List<RunResult> runs = new ArrayList<>();
        for (Cell cell : result.cells()) {
            for (JdkUsed jdk : result.jdks()) {
                result.entries().forEach(entry -> run(entry, jdk, cell).ifPresent(runs::add));
            }
        }
        return runs;
    }

    private Optional<RunResult> run(Entry entry, JdkUsed jdk, Cell cell) {
        List<Measurement> measurements = result.forks().stream()
                .filter(fork -> fork.jdk() == jdk.feature() && fork.entry().equals(entry.id()))
                .map(Fork::measurements)
                .flatMap(List::stream)
                .filter(measurement -> measurement.cell().equals(cell))
                .toList();
        if (measurements.isEmpty()) {
            return Optional.empty();
        }
        BenchmarkParams params = params(entry, jdk, cell, measurements.size());
        return Optional.of(new RunResult(
                params,
                measurements.stream()
                        .map(measurement -> fork(measurement, params))
                        .toList()));
    }

    private static BenchmarkResult fork(Measurement measurement, BenchmarkParams params) {
        BenchmarkResult fork = new BenchmarkResult(
                params,
                measurement.iterations().stream()
                        .map(opsPerMs -> iteration(opsPerMs, params))
                        .toList());
        fork.addBenchmarkResult(
                new ScalarResult("gc.alloc.rate.norm", measurement.bytesPerOperation(), "B/op", AggregationPolicy.AVG));
        return fork;
    }

    private static IterationResult iteration(double opsPerMs, BenchmarkParams params) {
        IterationResult iteration =
                new IterationResult(params, params.getMeasurement(), new IterationResultMetaData(0, 0));
        iteration.addResult(new ThroughputResult(ResultRole.PRIMARY, "conversion", opsPerMs, UNIT.toNanos(1), UNIT));
        return iteration;
    }

    private BenchmarkParams params(Entry entry, JdkUsed jdk, Cell cell, int forks) {
        Settings settings = result.settings();
        String name = BENCHMARK + cell.operation().id();
        List<String> flags = Stream.concat(
                        settings.jvmArguments().stream(),
                        entry.jvmArguments().getOrDefault(jdk.feature(), List.of()).stream())
                .toList();
        WorkloadParams workload = new WorkloadParams();
        workload.put("contestant", entry.id(), 0);
        workload.put("workload", cell.workload(), 0);
        if (cell.polluted()) {
            workload.put("polluted", "true", 0);
        }
        workload.put("jdk", "" + jdk.feature(), 0);
        return new BenchmarkParams(
                name,
                name,
                false,
                1,
                new int[] {1},
                List.of(),
                forks,
                0,
                iterations(IterationType.WARMUP, settings.warmupIterations(), settings.warmupMillis()),
                iterations(IterationType.MEASUREMENT, settings.measuredIterations(), settings.measuredMillis()),
                Mode.Throughput,
                workload,
                UNIT,
                1,
                "java",
                flags,
                jdk.version(),
                jdk.vendor(),
                jdk.version(),
                Version.getPlainVersion(),
                TIMEOUT);
    }

    private static IterationParams iterations(IterationType type, int count, int millis) {
        return new IterationParams(type, count, TimeValue.milliseconds(millis), 1);
    }
}
