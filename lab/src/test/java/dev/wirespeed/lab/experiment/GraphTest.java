package dev.wirespeed.lab.experiment;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wirespeed.lab.contestant.Contestant;
import dev.wirespeed.lab.contestant.Contestants;
import dev.wirespeed.lab.result.Background.Step;
import dev.wirespeed.lab.result.Cell;
import dev.wirespeed.lab.result.Comparison;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;

final class GraphTest {

    private final Experiment graph = new Graph();

    @Test
    void theWholeGraphAndItsBasicFieldsAreCellsOfTheirOwn() {
        assertThat(graph.cells()).extracting(Cell::id).containsExactly("serialize/graph-full", "serialize/graph-basic");
    }

    @Test
    void everyRemedyIsAContestantAndHasAStep() {
        List<String> ids = Contestants.all().stream()
                .filter(graph::includes)
                .map(Contestant::id)
                .toList();

        assertThat(ids)
                .containsExactly(
                        "graph-by-hand",
                        "graph-dto",
                        "graph-format",
                        "graph-jackson3",
                        "graph-tuned",
                        "graph-wirespeed",
                        "graph-wirespeed-selection");
        assertThat(graph.background().orElseThrow().steps())
                .extracting(Step::contestant)
                .hasSameElementsAs(ids);
        assertThat(graph.background().orElseThrow().steps().getFirst().contestant())
                .isEqualTo(graph.baseline());
    }

    @Test
    void everyFlawPointsAtAComparisonThatThereIs() {
        List<String> titles =
                graph.comparisons(List.of(25)).stream().map(Comparison::title).toList();

        assertThat(graph.background().orElseThrow().flaws())
                .extracting(flaw -> flaw.comparison())
                .filteredOn(Objects::nonNull)
                .isNotEmpty()
                .isSubsetOf(titles);
    }
}
