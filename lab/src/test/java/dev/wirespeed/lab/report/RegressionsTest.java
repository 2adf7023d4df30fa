package dev.wirespeed.lab.report;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wirespeed.lab.measure.TestResults;
import dev.wirespeed.lab.report.Regressions.Change;
import dev.wirespeed.lab.report.Regressions.Row;
import dev.wirespeed.lab.result.Agreement;
import dev.wirespeed.lab.result.Fork;
import dev.wirespeed.lab.result.Result;
import java.util.List;
import java.util.function.ToDoubleFunction;
import org.junit.jupiter.api.Test;

final class RegressionsTest {

    private static final Result THEN = SampleResult.small();
    private static final List<String> JACKSON_2 = List.of("jackson2");

    @Test
    void theSameFiguresAreNotSlower() {
        assertThat(changes(THEN, 0.1)).containsOnly(Change.NOT_SLOWER).hasSize(2 * 6);
    }

    @Test
    void whatTakesTwiceAsLongIsSlower() {
        Result now = speeds(fork -> fork.entry().equals("jackson2") ? 0.5 : 1);

        assertThat(changes(now, 0.05)).containsOnly(Change.SLOWER).hasSize(2 * 6);
        Row row = Regressions.of(THEN, now, 0.05, JACKSON_2).getFirst();
        assertThat(Regressions.text(List.of(row), 0.05)).contains("−50.");
        assertThat(row.noiseFloor()).isPositive();
    }

    @Test
    void whatIsFasterIsNotSlower() {
        Result now = speeds(fork -> fork.entry().equals("jackson2") ? 2 : 1);

        assertThat(changes(now, 0.05)).containsOnly(Change.NOT_SLOWER);
    }

    @Test
    void aSlowMachineIsNoSlowContestant() {
        assertThat(changes(speeds(fork -> 0.5), 0.05)).containsOnly(Change.NOT_DISTINGUISHABLE);
    }

    @Test
    void nothingIsClaimedThatToleranceAndNoiseFloorTogetherExplain() {
        for (double speed = 0.99; speed > 0.8; speed -= 0.01) {
            double factor = speed;
            Result now = speeds(fork -> fork.entry().equals("jackson2") ? factor : 1);
            assertThat(Regressions.of(THEN, now, 0.05, JACKSON_2))
                    .filteredOn(row -> row.change() == Change.SLOWER)
                    .allSatisfy(row -> assertThat(row.noiseFloor()).isLessThan(1 / factor / 1.05 - 1));
        }
        assertThat(changes(speeds(fork -> fork.entry().equals("jackson2") ? 0.5 : 1), 1.5))
                .doesNotContain(Change.SLOWER);
    }

    @Test
    void aNoisyRunMakesNoClaim() {
        Result noisy = speeds(
                fork -> fork.entry().equals("jackson2") ? 0.8 : fork.entry().endsWith("-again") ? 0.6 : 1);

        assertThat(changes(noisy, 0.05)).containsOnly(Change.NOT_DISTINGUISHABLE);
    }

    @Test
    void whoIsNotTimedAnymoreIsListedWithTheReason() {
        Result gone = with(
                        THEN,
                        THEN.forks().stream()
                                .filter(fork -> !fork.entry().equals("jackson2"))
                                .toList())
                .withAgreements(
                        List.of(new Agreement(25, "jackson2", "small", 0, 0, false, List.of(), "fails to write: no")),
                        List.of());
        List<Row> rows = Regressions.of(THEN, gone, 0.05, JACKSON_2);

        assertThat(rows).extracting(Row::change).containsOnly(Change.NOT_TIMED);
        assertThat(rows).filteredOn(row -> row.jdk() == 25).extracting(Row::why).containsOnly("fails to write: no");
        assertThat(Regressions.text(rows, 0.05))
                .startsWith("Slower by more than 5.0 %?\n")
                .contains("not timed: fails to write: no")
                .endsWith("\nOf 12: 12 not timed.\n");
    }

    @Test
    void nobodyElseIsJudged() {
        assertThat(Regressions.of(THEN, THEN, 0.05, List.of("gson"))).isEmpty();
        assertThat(Regressions.text(List.of(), 0.05)).contains("Nothing that was timed then is asked about.");
    }

    private static List<Change> changes(Result now, double tolerance) {
        return Regressions.of(THEN, now, tolerance, JACKSON_2).stream()
                .map(Row::change)
                .toList();
    }

    private static Result speeds(ToDoubleFunction<Fork> factor) {
        return TestResults.withSpeeds(THEN, factor);
    }

    private static Result with(Result result, List<Fork> forks) {
        return TestResults.withForks(result, forks);
    }
}
