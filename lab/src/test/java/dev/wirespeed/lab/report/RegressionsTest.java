package dev.wirespeed.lab.report;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wirespeed.lab.measure.TestResults;
import dev.wirespeed.lab.report.Regressions.Change;
import dev.wirespeed.lab.report.Regressions.Row;
import dev.wirespeed.lab.result.Agreement;
import dev.wirespeed.lab.result.Fork;
import dev.wirespeed.lab.result.JdkUsed;
import dev.wirespeed.lab.result.Result;
import dev.wirespeed.lab.statistics.Interval;
import java.util.List;
import java.util.Objects;
import java.util.function.Predicate;
import java.util.function.ToDoubleFunction;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

final class RegressionsTest {

    private static final Result THEN = SampleResult.small();
    private static final List<String> JACKSON_2 = List.of("jackson2");

    @Test
    void theSameFiguresAreNotSlower() {
        assertThat(changes(THEN, 0.5)).containsOnly(Change.NOT_SLOWER).hasSize(2 * 6);
    }

    /** An interval from two forks is too narrow: it alone would say more. */
    @Test
    void notSlowerHasToBeShownByTheForks() {
        List<Row> byIntervalsAlone = Regressions.of(THEN, THEN, 0.06, JACKSON_2).rows().stream()
                .filter(row -> low(row.ratio(), row) && low(row.besideBaseline(), row))
                .toList();

        assertThat(byIntervalsAlone).extracting(Row::change).contains(Change.NOT_DISTINGUISHABLE, Change.NOT_SLOWER);
    }

    private static boolean low(@Nullable Interval ratio, Row row) {
        return Objects.requireNonNull(ratio).low() > (1 + Objects.requireNonNull(row.noiseFloor())) / 1.06;
    }

    @Test
    void whatTakesTwiceAsLongIsSlower() {
        Result now = jackson2(0.5);

        assertThat(changes(now, 0.05)).containsOnly(Change.SLOWER).hasSize(2 * 6);
        Regressions found = Regressions.of(THEN, now, 0.05, JACKSON_2);
        assertThat(found.text()).contains("−50.");
        assertThat(found.rows()).allSatisfy(row -> {
            assertThat(row.noiseFloor()).isPositive();
            assertThat(row.pValue()).isLessThan(0.05);
        });
    }

    @Test
    void whatIsFasterIsNotSlower() {
        assertThat(changes(jackson2(2), 0.05)).containsOnly(Change.NOT_SLOWER);
    }

    @Test
    void aSlowMachineIsNoSlowContestant() {
        assertThat(changes(speeds(fork -> 0.5), 0.05)).containsOnly(Change.NOT_DISTINGUISHABLE);
    }

    /** The machine is twice as fast, and that hides what the contestant lost. */
    @Test
    void aFastMachineDoesNotMakeASlowContestantNotSlower() {
        Result now = speeds(fork -> fork.entry().equals("jackson2") ? 1.4 : 2);

        assertThat(changes(now, 0.05)).containsOnly(Change.NOT_DISTINGUISHABLE);
    }

    /** One fork of the baseline is far off, so how much slower the machine is today is not known. */
    @Test
    void theControlHasAnErrorOfItsOwn() {
        Predicate<Fork> odd = fork -> fork.entry().startsWith("jackson3") && fork.round() == 1;
        Result now = speeds(fork -> fork.entry().equals("jackson2") ? 0.7 : odd.test(fork) ? 1.7 : 0.7);
        List<Row> rows = Regressions.of(THEN, now, 0.05, JACKSON_2).rows();

        assertThat(rows)
                .allSatisfy(row -> assertThat(
                                Objects.requireNonNull(row.besideBaseline()).value()
                                        * (1 + Objects.requireNonNull(row.noiseFloor()))
                                        * 1.05)
                        .as("the estimate is beyond the threshold")
                        .isLessThan(1));
        assertThat(rows).extracting(Row::change).containsOnly(Change.NOT_DISTINGUISHABLE);
    }

    @Test
    void nothingIsClaimedThatToleranceAndNoiseFloorTogetherExplain() {
        int claims = 0;
        for (double speed = 0.99; speed > 0.5; speed -= 0.01) {
            double factor = speed;
            List<Row> slower = Regressions.of(THEN, jackson2(factor), 0.05, JACKSON_2).rows().stream()
                    .filter(row -> row.change() == Change.SLOWER)
                    .toList();
            assertThat(slower).allSatisfy(row -> assertThat(row.noiseFloor()).isLessThan(1 / factor / 1.05 - 1));
            claims += slower.size();
        }
        assertThat(claims).isGreaterThan(100);
        assertThat(changes(jackson2(0.5), 1.5)).doesNotContain(Change.SLOWER);
    }

    @Test
    void aNoisyRunMakesNoClaim() {
        Result noisy = speeds(
                fork -> fork.entry().equals("jackson2") ? 0.8 : fork.entry().endsWith("-again") ? 0.6 : 1);

        assertThat(changes(noisy, 0.05)).containsOnly(Change.NOT_DISTINGUISHABLE);
    }

    @Test
    void whoIsNotTimedAnymoreIsListedWithTheReason() {
        Result gone = without(fork -> fork.entry().equals("jackson2"))
                .withAgreements(
                        List.of(new Agreement(25, "jackson2", "small", 0, 0, false, List.of(), "fails to write: no")),
                        List.of());
        Regressions found = Regressions.of(THEN, TestResults.ended(gone), 0.05, JACKSON_2);

        assertThat(found.rows()).extracting(Row::change).containsOnly(Change.NOT_TIMED);
        assertThat(found.rows())
                .filteredOn(row -> row.jdk() == 25)
                .extracting(Row::why)
                .containsOnly("fails to write: no");
        assertThat(found.text())
                .startsWith("Slower by more than 5.0 %?\n")
                .contains("not timed: fails to write: no")
                .endsWith("\nOf 12: 12 not timed.\n");
    }

    @Test
    void whoIsNotEvenInTheNewRunIsListedToo() {
        Result now = THEN.withEntries(THEN.entries().stream()
                .filter(entry -> !entry.id().equals("jackson2"))
                .toList());

        assertThat(Regressions.of(THEN, now, 0.05, List.of()).rows())
                .hasSize(2 * 6)
                .extracting(Row::why)
                .containsOnly("it is not part of this run");
    }

    @Test
    void aJdkThatIsMissingNowIsSaid() {
        List<JdkUsed> newest = List.of(THEN.jdks().getLast());
        Result now = TestResults.on(without(fork -> fork.jdk() == 17), newest);
        Regressions found = Regressions.of(THEN, now, 0.5, JACKSON_2);

        assertThat(found.rows())
                .filteredOn(row -> row.jdk() == 17)
                .hasSize(6)
                .extracting(Row::why)
                .containsOnly("this run has no forks on JDK 17");
        assertThat(found.text()).contains("\n  JDKs: [17, 25] → [25]\n").endsWith("6 not slower, 6 not timed.\n");
    }

    @Test
    void withoutTheBaselineNothingIsJudged() {
        Result now = without(fork -> fork.entry().equals("jackson3"));
        String why =
                "the baseline was not timed in both runs, so a slower machine can't be told from a slower contestant";
        for (Regressions found : List.of(
                Regressions.of(THEN, TestResults.withSpeeds(now, fork -> 0.3), 0.05, JACKSON_2),
                Regressions.of(now, jackson2(0.3), 0.05, JACKSON_2))) {
            assertThat(found.rows())
                    .hasSize(2 * 6)
                    .allSatisfy(row -> assertThat(row.change()).isEqualTo(Change.NOT_COMPARABLE));
        }
        assertThat(Regressions.of(THEN, SampleResult.withoutAgainOn17(), 0.05, List.of("jackson3"))
                        .rows())
                .as("the baseline needs no control")
                .hasSize(2 * 6)
                .allSatisfy(row -> assertThat(row.why()).isNull());
        // on JDK 17 there is a noise floor, borrowed from JDK 25, but no baseline
        Result half = without(fork -> fork.entry().equals("jackson3") && fork.jdk() == 17);
        assertThat(Regressions.of(THEN, half, 0.05, JACKSON_2).rows())
                .filteredOn(row -> row.jdk() == 17)
                .extracting(Row::why)
                .containsOnly(why);
    }

    @Test
    void conditionsThatDifferAreSaid() {
        List<JdkUsed> others = List.of(THEN.jdks().getFirst(), new JdkUsed(25, "25.0.4", "Eclipse Adoptium"));

        assertThat(Regressions.of(THEN, TestResults.on(THEN, others), 0.05, JACKSON_2)
                        .text())
                .startsWith("""
                        Not the same in both, so that what differs below may come from it:
                          JDK 25: 25.0.3 (Eclipse Adoptium) → 25.0.4 (Eclipse Adoptium)

                        Slower by more than 5.0 %?
                        """);
    }

    @Test
    void nobodyElseIsJudged() {
        Regressions nobody = Regressions.of(THEN, THEN, 0.05, List.of("gson"));

        assertThat(nobody.rows()).isEmpty();
        assertThat(nobody.text()).contains("Nothing that was timed then is asked about.");
    }

    private static List<Change> changes(Result now, double tolerance) {
        return Regressions.of(THEN, now, tolerance, JACKSON_2).rows().stream()
                .map(Row::change)
                .toList();
    }

    private static Result jackson2(double factor) {
        return speeds(fork -> fork.entry().equals("jackson2") ? factor : 1);
    }

    private static Result speeds(ToDoubleFunction<Fork> factor) {
        return TestResults.withSpeeds(THEN, factor);
    }

    private static Result without(Predicate<Fork> dropped) {
        return TestResults.ended(TestResults.withForks(
                THEN, THEN.forks().stream().filter(dropped.negate()).toList()));
    }
}
