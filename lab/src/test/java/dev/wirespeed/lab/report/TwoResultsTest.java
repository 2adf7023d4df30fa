package dev.wirespeed.lab.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.wirespeed.lab.measure.TestResults;
import dev.wirespeed.lab.report.Findings.Standing;
import dev.wirespeed.lab.report.TwoResults.Difference;
import dev.wirespeed.lab.report.TwoResults.Row;
import dev.wirespeed.lab.report.TwoRuns.Place;
import dev.wirespeed.lab.result.Cell;
import dev.wirespeed.lab.result.Entry;
import dev.wirespeed.lab.result.Machine;
import dev.wirespeed.lab.result.Operation;
import dev.wirespeed.lab.result.Result;
import dev.wirespeed.lab.result.Sample;
import dev.wirespeed.lab.result.Sample.Located;
import dev.wirespeed.lab.statistics.Interval;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.SortedMap;
import java.util.TreeMap;
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
            assertThat(beside(row).value()).isCloseTo(1.5, within(1e-9));
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
        assertThat(beside(row).value()).isCloseTo(1, within(1e-9));
        assertThat(beside(row).low()).isLessThan(1);
        assertThat(beside(row).high()).isGreaterThan(1);
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

        assertThat(difference.rows()).extracting(Row::standing).containsOnlyNulls();

        assertThat(difference.rows()).hasSize(2 * 2 * 6);
        assertThat(difference.onlyFirst()).hasSize(13 * 2 * 6).contains(new Place(25, CELL, "wirespeed"));
        assertThat(difference.onlySecond()).isEmpty();
        assertThat(DifferenceText.of(SampleResult.small(), full))
                .endsWith(
                        "\nOnly in the second: 156 figures, of jackson2-afterburner, jackson2-blackbird, jackson3-blackbird and 10 more"
                                + " in serialize/small, serialize/big-1000, serialize/big-10000 and 3 more on JDK 17, 25.\n");
    }

    @Test
    void conditionsThatDifferAreSaid() {
        assertThat(DifferenceText.of(full, SampleResult.small()))
                .startsWith("Not the same in both, so that what differs below may come from it:\n")
                .contains("\n  mode: full → quick\n")
                .contains(
                        "\nNot comparable, so nothing is said of faster or slower: one is of a full run, the other of a quick"
                                + " one.\n")
                .contains("\n  warm-up passes: 1 → 2\n")
                .contains("\n  warm-up: 3 × 3000 ms → 2 × ");
    }

    @Test
    void flagsOfAJdkThatOnlyOneHasAreNoDifference() {
        Result on17 = full.withEntries(
                full.entries().stream().map(entry -> entry.on(List.of(17))).toList());
        SortedMap<Integer, List<String>> flags = new TreeMap<>(Map.of(17, List.of("-Xint")));
        Result interpreted = full.withEntries(full.entries().stream()
                .map(entry -> new Entry(
                        entry.id(),
                        entry.contestant(),
                        entry.title(),
                        entry.version(),
                        entry.traits(),
                        entry.kind(),
                        flags))
                .toList());

        assertThat(DifferenceText.of(full, on17)).doesNotContain(", JVM flags");
        assertThat(DifferenceText.of(full, interpreted)).contains("\n  Gson, JVM flags on JDK 17: [] → [-Xint]\n");
    }

    @Test
    void oneThatWaitedForTheCompilerIsToldFromOneThatDidNot() {
        Result waited = full.withSettings(full.settings().settling(10_000));

        assertThat(DifferenceText.of(full, waited)).contains("\n  JIT compiler waited for: no → up to 10000 ms\n");
        assertThat(DifferenceText.of(waited, waited)).doesNotContain("waited for");
    }

    @Test
    void nothingIsSaidOfFasterWhereOnlyTheMachineDiffers() {
        Machine other = new Machine("Other CPU", 64, 16_000_000_000L, "Linux 6.1 (amd64)", 0.1);
        Result elsewhere = TestResults.on(TestResults.withSpeeds(full, fork -> 3), other);

        Difference difference = TwoResults.compare(full, elsewhere);

        assertThat(difference.rows()).hasSize(15 * 2 * 6).allSatisfy(row -> {
            assertThat(row.standing()).isNull();
            assertThat(row.ratio().value()).isCloseTo(3, within(1e-9));
        });
        assertThat(DifferenceText.of(full, elsewhere))
                .contains(
                        "\nNot comparable, so nothing is said of faster or slower: the machines differ: Example CPU 9000,"
                                + " 2 cores, and Other CPU, 64 cores.\n")
                .containsPattern("\n {2}Wirespeed +serialize/small +25 .* – +not comparable\n")
                .contains("\nOf 180: 180 not comparable.\n");
    }

    @Test
    void norWhereValuesOfAUsersClassDiffer() {
        Machine machine = full.machine();
        Result one = SampleResult.about(sample("com.acme.A", "1", "x"), machine);
        Result faster = TestResults.withSpeeds(SampleResult.about(sample("com.acme.A", "2", "x"), machine), fork -> 3);
        Result otherJar =
                TestResults.withSpeeds(SampleResult.about(sample("com.acme.A", "1", "y"), machine), fork -> 3);
        Result otherClass = SampleResult.about(sample("com.acme.B", "1", "x"), machine);

        // the sample is what the cells with the small workload are about; the other cells are built in
        assertThat(TwoResults.compare(one, faster).rows())
                .filteredOn(row -> row.place().cell().workload().equals("small"))
                .hasSize(2 * 2 * 2)
                .extracting(Row::standing)
                .containsOnlyNulls();
        assertThat(TwoResults.compare(one, otherClass).reasons())
                .containsExactly("the workload small has other values");
        assertThat(TwoResults.compare(one, otherJar).rows())
                .extracting(Row::standing)
                .doesNotContainNull();
        assertThat(DifferenceText.of(one, otherJar)).contains("\n  workload small: another class path\n");
        assertThat(DifferenceText.of(one, faster)).contains("\n  workload small: other values\n");
    }

    private static Sample sample(String type, String values, String jar) {
        return new Sample(type, List.of(new Located("app.jar", jar)), List.of(new Located("a.json", values)), 1, false);
    }

    private static Interval beside(Row row) {
        return Objects.requireNonNull(row.besideBaseline());
    }

    private Row row(Result later, String entry) {
        return TwoResults.compare(full, later).rows().stream()
                .filter(row -> row.place().equals(new Place(25, CELL, entry)))
                .findFirst()
                .orElseThrow();
    }
}
