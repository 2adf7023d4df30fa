package dev.wirespeed.lab.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;
import static org.assertj.core.api.Assertions.within;

import dev.wirespeed.lab.report.Findings.Claim;
import dev.wirespeed.lab.report.Findings.ForkLine;
import dev.wirespeed.lab.report.Findings.Panel;
import dev.wirespeed.lab.report.Findings.Row;
import dev.wirespeed.lab.report.Findings.Standing;
import dev.wirespeed.lab.statistics.SteadyState;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;

final class AnalysisTest {

    private final Findings findings = Analysis.of(SampleResult.full());

    @Test
    void thereIsAPanelForEachCellOnEachJdkTheNewestFirst() {
        assertThat(findings.panels())
                .extracting(Panel::jdk)
                .containsExactly(25, 25, 25, 25, 25, 25, 17, 17, 17, 17, 17, 17);
        assertThat(findings.panels())
                .allSatisfy(panel -> assertThat(panel.rows())
                        .hasSize(16)
                        .isSortedAccordingTo(Comparator.comparingDouble(
                                        (Row row) -> row.opsPerMs().value())
                                .reversed()));
    }

    @Test
    void ratiosAreThoseThatTheFiguresWereMadeWith() {
        assertThat(row("wirespeed").ratio()).satisfies(ratio -> {
            assertThat(ratio.value()).isCloseTo(3.6, within(0.25));
            assertThat(ratio.low()).isLessThan(ratio.value());
            assertThat(ratio.high()).isGreaterThan(ratio.value());
        });
        assertThat(row("wirespeed").standing()).isEqualTo(Standing.FASTER);
        assertThat(row("gson").standing()).isEqualTo(Standing.SLOWER);
        assertThat(row("jackson3").standing()).isEqualTo(Standing.BASELINE);
        assertThat(row("jackson3-again").standing()).isEqualTo(Standing.NOT_DISTINGUISHABLE);
        assertThat(row("wirespeed").msPerOperation()).isCloseTo(1 / (846 * 3.6), within(1e-5));
    }

    @Test
    void aVerdictComesWithAPValueThatIsCorrectedForAllOfThem() {
        assertThat(row("wirespeed").pValue()).isLessThan(0.001);
        assertThat(row("jackson3-again").pValue()).isEqualTo(1);
        assertThat(row("jackson3").pValue()).isNull();
        assertThat(findings.claims())
                .filteredOn(claim -> claim.comparison().title().startsWith("The published mix"))
                .extracting(Claim::standing)
                .containsOnly(Standing.FASTER);
        // the same pair as in the panel, the other way around: nothing is counted twice
        assertThat(findings.claims().getFirst().pValue())
                .isEqualTo(row("jackson2").pValue());
        assertThat(findings.claims().getFirst().standing()).isEqualTo(Standing.FASTER);
        assertThat(row("jackson2").standing()).isEqualTo(Standing.SLOWER);
    }

    @Test
    void nothingIsClaimedOfOneForkOrWithoutANoiseFloor() {
        Findings once = Analysis.of(SampleResult.ofRound(1));
        Findings withoutAgain = Analysis.of(SampleResult.withoutAgain());

        for (Findings found : List.of(once, withoutAgain)) {
            assertThat(found.panels())
                    .flatExtracting(Panel::rows)
                    .extracting(Row::standing)
                    .contains(Standing.NOT_DISTINGUISHABLE)
                    .doesNotContain(Standing.FASTER, Standing.SLOWER);
        }
    }

    @Test
    void figuresAreReportedOnlyBesideComparisonsOfTheLibraries() {
        assertThat(findings.claims()).hasSize(30);
        assertThat(findings.claims())
                .filteredOn(claim -> claim.reported() != null)
                .hasSize(18)
                .allSatisfy(claim -> assertThat(claim.verdict()).isNotNull())
                .allSatisfy(claim -> assertThat(claim.comparison().reported()).isTrue());
    }

    @Test
    void aCrashedForkLeavesTheOtherRoundsFigures() {
        Row gson = findings.panels().stream()
                .filter(panel -> panel.jdk() == 17)
                .flatMap(panel -> panel.rows().stream())
                .filter(row -> row.entry().id().equals("gson"))
                .findFirst()
                .orElseThrow();

        assertThat(gson.forks()).isEqualTo(1);
        assertThat(findings.forks()).filteredOn(fork -> fork.failure() != null).hasSize(1);
    }

    @Test
    void everyForkSaysHowItCameToItsLevel() {
        assertThat(findings.forks())
                .filteredOn(fork -> fork.failure() == null)
                .allSatisfy(fork -> assertThat(fork.states()).hasSize(6))
                .flatExtracting(fork -> fork.states().values())
                .contains(SteadyState.WARMUP);
        assertThat(findings.forks())
                .filteredOn(fork -> fork.failure() != null)
                .allSatisfy(fork -> assertThat(fork.unsteady()).isEmpty());
    }

    @Test
    void aForkBesideWhichOthersRanIsMarked() {
        assertThat(row("dsl-json").crowded()).isEqualTo(1);
        assertThat(row("wirespeed").crowded()).isZero();
        assertThat(findings.forks())
                .filteredOn(ForkLine::crowded)
                .extracting(ForkLine::id, ForkLine::otherCores)
                .containsExactly(tuple("round1-jdk25-dsl-json", 0.75));
    }

    @Test
    void aJdkWhereNothingRanTwiceBorrowsTheNoiseFloorOfTheNewest() {
        Findings small = Analysis.of(SampleResult.withoutAgainOn17());

        assertThat(small.panels())
                .allSatisfy(panel -> assertThat(panel.noiseFloor()).isNotNull());
        assertThat(floor(small, 17)).isEqualTo(floor(small, 25));
        assertThat(small.claims()).extracting(Claim::noiseFloor).doesNotContain(0.0);
    }

    private static Double floor(Findings findings, int jdk) {
        Panel first = findings.panels().stream()
                .filter(panel -> panel.jdk() == jdk)
                .findFirst()
                .orElseThrow();
        return Objects.requireNonNull(first.noiseFloor());
    }

    private Row row(String id) {
        return findings.panels().getFirst().rows().stream()
                .filter(row -> row.entry().id().equals(id))
                .findFirst()
                .orElseThrow();
    }
}
