package dev.wirespeed.lab.measure;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wirespeed.lab.experiment.Experiment;
import dev.wirespeed.lab.experiment.Experiments;
import dev.wirespeed.lab.result.Machine;
import dev.wirespeed.lab.result.Mode;
import dev.wirespeed.lab.result.Result;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

final class EstimateTest {

    private static final Machine MACHINE = new Machine("Example CPU 9000", 2, 1L << 33, "Example OS 1", 0);
    private static final List<Jdk> JDK_25 =
            List.of(new Jdk(Runtime.Version.parse("25.0.3"), "Someone", Path.of("/jdk")));

    private final Map<String, Result> full = Experiments.published().stream()
            .collect(Collectors.toMap(Experiment::id, experiment -> planned(experiment, Mode.FULL)));

    @Test
    void aForkTakesItsIterationsAndTwoSecondsAndAHalf() {
        Result graph =
                full("graph"); // 8 entries, those included that will not agree, 2 cells, 5 rounds of 5 + 5 seconds

        assertThat(Estimate.seconds(graph)).isEqualTo(Math.round(8 * 2 * 5 * (10 + 2.5)));
    }

    @Test
    void aForkOfAQuickRunHasAllCells() {
        Result graph = planned(Experiments.all().get(1), Mode.QUICK);

        assertThat(graph.experiment()).isEqualTo("graph");
        assertThat(Estimate.seconds(graph))
                .isEqualTo(Math.round(8 * 2 * (2 * graph.settings().cellMillis() / 1_000.0 + 2.5)));
    }

    @Test
    void aForkThatTimesColdStartsTakesLess() {
        Result formats = full("formats"); // 11 entries, 8 cells; 10 contestants are timed cold with each of 4 workloads

        assertThat(Estimate.seconds(formats)).isEqualTo(Math.round(11 * 8 * 3 * (5 + 2.5) + 10 * 4 * 3 * 4));
    }

    @Test
    void fullRunsOfTheFourShorterExperimentsTakeAHundredMinutes() {
        List<Result> shorter = List.of(full("graph"), full("formats"), full("fairness"), full("rows"));

        assertThat(shorter.stream().mapToLong(Estimate::seconds).sum()).isBetween(95 * 60L, 105 * 60L);
        assertThat(full.values())
                .allSatisfy(result -> assertThat(result.settings().rounds()).isGreaterThanOrEqualTo(3));
        assertThat(full("graph").settings().rounds()).isEqualTo(5);
        assertThat(Objects.requireNonNull(full("formats").settings().cold()).rounds())
                .isEqualTo(3);
    }

    private Result full(String experiment) {
        return Objects.requireNonNull(full.get(experiment));
    }

    private static Result planned(Experiment experiment, Mode mode) {
        Request request = new Request(experiment, mode, null, List.of(), List.of(), false, 1, 0);
        return NewRun.of(request, Catalog.of(experiment), JDK_25, MACHINE, "1.0");
    }
}
