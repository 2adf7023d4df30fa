package dev.wirespeed.lab.measure;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.wirespeed.lab.LabException;
import dev.wirespeed.lab.result.Cell;
import dev.wirespeed.lab.result.Measurement;
import dev.wirespeed.lab.result.Operation;
import java.util.List;
import org.junit.jupiter.api.Test;

final class JmhOutputTest {

    private static final String LOG = """
            # Benchmark: dev.wirespeed.lab.fork.ConversionBenchmark.serialize
            # Parameters: (contestant = jackson3-blackbird, workload = big-1000)

            # Warmup Iteration   1: 0.501 ops/ms
            # Warmup Iteration   2: 1.020 ops/ms
            Iteration   1: 1.100 ops/ms

            # Benchmark: dev.wirespeed.lab.fork.ConversionBenchmark.deserialize
            # Parameters: (contestant = jackson3-blackbird, workload = big-1000)

            # Warmup Iteration   1: 7.000 ops/ms
            """;

    @Test
    void takesIterationsFromTheResultAndWarmupFromTheLog() {
        String json = """
                [{"benchmark": "dev.wirespeed.lab.fork.ConversionBenchmark.serialize",
                  "params": {"contestant": "jackson3-blackbird", "workload": "big-1000"},
                  "primaryMetric": {"score": 1.15, "rawData": [[1.1, 1.2]]},
                  "secondaryMetrics": {"gc.alloc.rate": {"score": 5}, "gc.alloc.rate.norm": {"score": 1234.5}}}]
                """;

        assertThat(JmhOutput.measurements(json, LOG))
                .containsExactly(new Measurement(
                        new Cell(Operation.SERIALIZE, "big-1000"), List.of(0.501, 1.02), List.of(1.1, 1.2), 1234.5));
    }

    @Test
    void pollutedCellsAreToldByTheirParameter() {
        String json = """
                [{"benchmark": "dev.wirespeed.lab.fork.ConversionBenchmark.serialize",
                  "params": {"contestant": "gson", "polluted": "true", "workload": "small"},
                  "primaryMetric": {"score": 1.15, "rawData": [[1.1, 1.2]]},
                  "secondaryMetrics": {"gc.alloc.rate.norm": {"score": 5}}}]
                """;
        String log = """
                # Benchmark: dev.wirespeed.lab.fork.ConversionBenchmark.serialize
                # Parameters: (contestant = gson, polluted = true, workload = small)

                # Warmup Iteration   1: 0.501 ops/ms
                # Warmup Iteration   2: 1.020 ops/ms
                Iteration   1: 1.100 ops/ms
                """;

        assertThat(JmhOutput.measurements(json, log))
                .containsExactly(new Measurement(
                        new Cell(Operation.SERIALIZE, "small", true), List.of(0.501, 1.02), List.of(1.1, 1.2), 5));
    }

    @Test
    void theReasonOfACrashIsTheLastExceptionThatWasNamed() {
        assertThat(JmhOutput.reason("""
                # Warmup Iteration   1: <failure>

                java.lang.IllegalStateException: outer
                \tat some.Type.method(Type.java:1)
                Caused by: java.io.IOException: inner
                \t... 7 more

                ERROR: org.openjdk.jmh.runner.RunnerException: stopped
                """)).isEqualTo("Caused by: java.io.IOException: inner");
    }

    @Test
    void withoutAnExceptionItIsTheLastLine() {
        assertThat(JmhOutput.reason("one\n<forked VM failed with exit code 1>\nError: Could not create the VM\n\n"))
                .isEqualTo("Error: Could not create the VM");
        assertThat(JmhOutput.reason("")).isEqualTo("it left no message");
    }

    @Test
    void anotherRunOfJmhStopsTheWholeRun() {
        String reason =
                "ERROR: Another JMH instance might be running. Unable to acquire the JMH lock (/tmp/jmh.lock), exiting.";
        assertThatThrownBy(() -> JmhOutput.failure(reason))
                .isInstanceOf(LabException.class)
                .hasMessageContaining("another benchmark by JMH is running");
        assertThat(JmhOutput.failure("it broke")).hasMessage("it broke");
    }
}
