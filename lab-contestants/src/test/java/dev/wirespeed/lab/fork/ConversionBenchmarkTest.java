package dev.wirespeed.lab.fork;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.wirespeed.lab.contestant.Jackson3;
import dev.wirespeed.lab.workload.Workload;
import dev.wirespeed.lab.workload.Workloads;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;

class ConversionBenchmarkTest {
    @Test
    void convertsTheValueOfTheWorkload() throws Exception {
        ConversionBenchmark benchmark = benchmark("gson", "small");
        benchmark.bind();

        assertThat(new String(benchmark.serialize(), StandardCharsets.UTF_8)).startsWith("{\"id\":123456789,");
        assertThat(benchmark.deserialize())
                .isEqualTo(Workloads.find("small").orElseThrow().values().get(0));
    }

    @Test
    void cyclesThroughAllValues() throws Exception {
        Conversions conversions =
                Conversions.of(new Jackson3(), new Workload<>("words", "Words", String.class, List.of("a", "b")));

        assertThat(List.of(conversions.write(), conversions.write(), conversions.write()))
                .extracting(bytes -> new String(bytes, StandardCharsets.UTF_8))
                .containsExactly("\"a\"", "\"b\"", "\"a\"");
        assertThat(List.of(conversions.read(), conversions.read(), conversions.read()))
                .containsExactly("a", "b", "a");
    }

    @Test
    void unknownIdsAreNamed() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> benchmark("xml", "small").bind())
                .withMessage("there is no contestant xml");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> benchmark("gson", "medium").bind())
                .withMessage("there is no workload medium");
    }

    private static ConversionBenchmark benchmark(String contestant, String workload) {
        ConversionBenchmark benchmark = new ConversionBenchmark();
        benchmark.contestant = contestant;
        benchmark.workload = workload;
        return benchmark;
    }
}
