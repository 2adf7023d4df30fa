package dev.wirespeed.lab.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.wirespeed.lab.result.Fork;
import dev.wirespeed.lab.result.Measurement;
import dev.wirespeed.lab.result.Result;
import java.util.List;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

final class JmhExportTest {

    private final Result result = SampleResult.full();
    private final JsonNode runs = JsonMapper.shared().readTree(JmhExport.json(result));

    @Test
    void everyEntryInEveryCellOnEveryJdkIsOneBenchmark() {
        assertThat(runs).hasSize(16 * 6 * 2);
        JsonNode run = run("fory-json", "25");
        assertThat(run.get("benchmark").asString()).isEqualTo("dev.wirespeed.lab.fork.ConversionBenchmark.serialize");
        assertThat(run.get("mode").asString()).isEqualTo("thrpt");
        assertThat(run.get("threads").asInt()).isEqualTo(1);
        assertThat(run.get("forks").asInt()).isEqualTo(2);
        assertThat(run.get("jdkVersion").asString()).isEqualTo("25.0.3");
        assertThat(run.get("warmupIterations").asInt()).isEqualTo(3);
        assertThat(run.get("warmupTime").asString()).isEqualTo("3000 ms");
        assertThat(run.get("measurementIterations").asInt()).isEqualTo(5);
        assertThat(run.get("jvmArgs").valueStream().map(JsonNode::asString))
                .containsExactly(
                        "-Xms2g",
                        "-Xmx2g",
                        "-XX:+AlwaysPreTouch",
                        "--add-opens=java.base/java.lang.invoke=ALL-UNNAMED");
        assertThat(run.get("params").propertyNames()).containsExactly("contestant", "jdk", "workload");
    }

    @Test
    void theRawDataAreTheIterationsOfEachFork() {
        JsonNode metric = run("wirespeed", "25").get("primaryMetric");

        List<Fork> forks = result.forks().stream()
                .filter(fork -> fork.jdk() == 25 && fork.entry().equals("wirespeed"))
                .toList();
        assertThat(metric.get("scoreUnit").asString()).isEqualTo("ops/ms");
        assertThat(metric.get("rawData")).hasSize(2);
        for (int i = 0; i < 2; i++) {
            Measurement measured = forks.get(i).measurements().getFirst();
            List<Double> raw = StreamSupport.stream(metric.get("rawData").get(i).spliterator(), false)
                    .map(JsonNode::asDouble)
                    .toList();
            assertThat(raw).hasSize(5);
            for (int j = 0; j < 5; j++) {
                assertThat(raw.get(j)).isCloseTo(measured.iterations().get(j), within(1e-6));
            }
        }
        double mean = forks.stream()
                .flatMap(fork -> fork.measurements().getFirst().iterations().stream())
                .mapToDouble(Double::doubleValue)
                .average()
                .orElseThrow();
        assertThat(metric.get("score").asDouble()).isCloseTo(mean, within(1e-6));
        assertThat(metric.get("scoreConfidence").get(0).asDouble()).isLessThan(mean);
        assertThat(metric.get("scorePercentiles").propertyNames()).contains("0.0", "50.0", "99.9", "100.0");
    }

    @Test
    void allocationIsASecondaryMetricAsTheProfilerHasIt() {
        JsonNode allocation = run("wirespeed", "25").at("/secondaryMetrics/gc.alloc.rate.norm");

        assertThat(allocation.get("scoreUnit").asString()).isEqualTo("B/op");
        assertThat(allocation.get("score").asDouble())
                .isEqualTo(result.forks().stream()
                        .filter(fork -> fork.jdk() == 25 && fork.entry().equals("wirespeed"))
                        .findFirst()
                        .orElseThrow()
                        .measurements()
                        .getFirst()
                        .bytesPerOperation());
    }

    private JsonNode run(String contestant, String jdk) {
        return runs.valueStream()
                .filter(run -> run.at("/params/contestant").asString().equals(contestant)
                        && run.at("/params/jdk").asString().equals(jdk)
                        && run.at("/params/workload").asString().equals("small"))
                .findFirst()
                .orElseThrow();
    }
}
