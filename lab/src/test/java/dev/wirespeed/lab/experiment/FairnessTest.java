package dev.wirespeed.lab.experiment;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wirespeed.lab.contestant.Contestant;
import dev.wirespeed.lab.contestant.Contestants;
import dev.wirespeed.lab.result.Cell;
import dev.wirespeed.lab.result.Comparison;
import dev.wirespeed.lab.result.Operation;
import dev.wirespeed.lab.result.Reported;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;

final class FairnessTest {

    private final Experiment fairness = new Fairness();
    private final List<Comparison> comparisons = fairness.comparisons(List.of(25));

    @Test
    void everyoneHasEachOperationOnBothKindsOfTypes() {
        assertThat(fairness.cells())
                .extracting(Cell::id)
                .containsExactly(
                        "serialize/contacts-immutable",
                        "serialize/contacts-mutable",
                        "deserialize/contacts-immutable",
                        "deserialize/contacts-mutable");
        assertThat(Contestants.all().stream().filter(fairness::includes).map(Contestant::id))
                .containsExactly(
                        "jackson2",
                        "jackson2-afterburner",
                        "jackson2-afterburner-crippled",
                        "jackson2-blackbird",
                        "jackson2-blackbird-crippled",
                        "jackson2-crippled",
                        "jackson3",
                        "jackson3-blackbird",
                        "jackson3-blackbird-crippled",
                        "jackson3-crippled",
                        "protobuf",
                        "protobuf-domain",
                        "wirespeed");
    }

    @Test
    void noOtherExperimentHasTheCrippledOnes() {
        assertThat(Experiments.all())
                .filteredOn(experiment -> !experiment.id().equals("fairness"))
                .allSatisfy(experiment -> assertThat(Contestants.all().stream()
                                .filter(experiment::includes)
                                .map(Contestant::id))
                        .noneMatch(id -> id.endsWith("-crippled")));
    }

    @Test
    void figuresAndFlawsPointAtComparisonsThatThereAre() {
        List<String> titles = comparisons.stream().map(Comparison::title).toList();

        assertThat(titles).doesNotHaveDuplicates();
        assertThat(fairness.reported()).extracting(Reported::comparison).isSubsetOf(titles);
        assertThat(fairness.background().orElseThrow().flaws())
                .extracting(flaw -> flaw.comparison())
                .filteredOn(Objects::nonNull)
                .isSubsetOf(titles);
    }

    @Test
    void aFigureAnswersItsOwnComparisonAlone() {
        Cell cell = new Cell(Operation.DESERIALIZE, "contacts-mutable");

        assertThat(comparisons.stream()
                        .flatMap(comparison -> fairness.reported().stream()
                                .filter(reported -> reported.answers(comparison, cell))
                                .map(reported -> comparison.title() + ": " + reported.low())))
                .containsExactly(
                        "Afterburner over plain Jackson 2: 20.0",
                        "Jackson 2 over Protobuf from own classes: 90.9",
                        "Jackson 2 over Protobuf from messages: 90.9",
                        "Jackson 2 with its defaults turned off, over Protobuf from own classes: 0.0");
    }
}
