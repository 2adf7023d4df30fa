package dev.wirespeed.lab.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.wirespeed.lab.measure.TestResults;
import dev.wirespeed.lab.report.Findings.Standing;
import dev.wirespeed.lab.report.TwoResults.Difference;
import dev.wirespeed.lab.report.TwoResults.Row;
import dev.wirespeed.lab.result.Cell;
import dev.wirespeed.lab.result.Operation;
import dev.wirespeed.lab.result.Result;
import java.util.List;
import org.junit.jupiter.api.Test;

final class TwoResultsTest {

    private static final Cell CELL = new Cell(Operation.SERIALIZE, "small");

    private final Result full = SampleResult.full();

    @Test
    void aResultDoesNotDifferFromItself() {
        Difference difference = TwoResults.compare(full, full);

        assertThat(difference.rows()).hasSize(15 * 2 * 6).allSatisfy(row -> {
            assertThat(row.standing()).isEqualTo(Standing.NOT_DISTINGUISHABLE);
            assertThat(row.ratio().value()).isEqualTo(1);
            assertThat(row.pValue()).isEqualTo(1);
        });
        assertThat(difference.onlyFirst()).isEmpty();
        assertThat(difference.onlySecond()).isEmpty();
        assertThat(DifferenceText.of(full, full))
                .startsWith("Throughput of the second over the first\n")
                .endsWith("\nOf 180: 180 not distinguishable.\n");
    }

    @Test
    void whatBecameFasterIsFoundAndTheOthersAreLeftAlone() {
        Result later = TestResults.withSpeeds(full, fork -> fork.entry().equals("gson") ? 1.5 : 1);

        List<Row> rows = TwoResults.compare(full, later).rows();

        assertThat(rows).filteredOn(row -> row.place().entry().equals("gson")).allSatisfy(row -> {
            assertThat(row.standing()).isEqualTo(Standing.FASTER);
            assertThat(row.ratio().value()).isCloseTo(1.5, within(1e-9));
            assertThat(row.besideBaseline()).isCloseTo(1.5, within(1e-9));
            assertThat(row.pValue()).isLessThan(0.05);
        });
        assertThat(rows)
                .filteredOn(row -> !row.place().entry().equals("gson"))
                .extracting(Row::standing)
                .containsOnly(Standing.NOT_DISTINGUISHABLE);
        assertThat(TwoResults.compare(later, full).rows())
                .filteredOn(row -> row.place().entry().equals("gson"))
                .extracting(Row::standing)
                .containsOnly(Standing.SLOWER);
    }

    @Test
    void aMachineThatIsSlowerAsAWholeShowsBesideTheBaseline() {
        Row row = row(TestResults.withSpeeds(full, fork -> 0.5), "wirespeed");

        assertThat(row.standing()).isEqualTo(Standing.SLOWER);
        assertThat(row.besideBaseline()).isCloseTo(1, within(1e-9));
    }

    @Test
    void withoutANoiseFloorOnBothSidesNothingIsClaimed() {
        Result quiet = SampleResult.withoutAgain();
        Row row = TwoResults.compare(quiet, TestResults.withSpeeds(full, fork -> 3))
                .rows()
                .getFirst();

        assertThat(row.noiseFloor()).isNull();
        assertThat(row.standing()).isEqualTo(Standing.NOT_DISTINGUISHABLE);
    }

    @Test
    void whatOnlyOneHasIsListed() {
        Difference difference = TwoResults.compare(full, SampleResult.small());

        assertThat(difference.rows()).hasSize(2 * 2 * 6);
        assertThat(difference.onlyFirst()).hasSize(13 * 2 * 6).contains(new TwoResults.Place(25, CELL, "wirespeed"));
        assertThat(difference.onlySecond()).isEmpty();
        assertThat(DifferenceText.of(SampleResult.small(), full))
                .contains("\nOnly in the second:\n")
                .contains("\n  wirespeed, serialize/small, JDK 25\n");
    }

    @Test
    void conditionsThatDifferAreSaid() {
        assertThat(DifferenceText.of(full, SampleResult.small()))
                .startsWith("Not the same in both, so that what differs below may come from it:\n")
                .contains("\n  mode: full → quick\n")
                .contains("\n  warm-up passes: 1 → 2\n")
                .contains("\n  warm-up: 3 × 3000 ms → 2 × ");
    }

    private Row row(Result later, String entry) {
        return TwoResults.compare(full, later).rows().stream()
                .filter(row -> row.place().equals(new TwoResults.Place(25, CELL, entry)))
                .findFirst()
                .orElseThrow();
    }
}
