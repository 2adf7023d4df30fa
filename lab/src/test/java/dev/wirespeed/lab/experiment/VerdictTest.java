package dev.wirespeed.lab.experiment;

import static dev.wirespeed.lab.experiment.Verdict.CONFIRMED;
import static dev.wirespeed.lab.experiment.Verdict.NOT_CONFIRMED;
import static dev.wirespeed.lab.experiment.Verdict.WITHIN_NOISE;
import static org.assertj.core.api.Assertions.assertThat;

import dev.wirespeed.lab.result.Cell;
import dev.wirespeed.lab.result.Operation;
import dev.wirespeed.lab.result.Reported;
import dev.wirespeed.lab.statistics.Interval;
import org.junit.jupiter.api.Test;

final class VerdictTest {

    private static final Cell CELL = new Cell(Operation.SERIALIZE, "small");

    private static Reported reported(double low, double high) {
        return new Reported(CELL, low, high);
    }

    @Test
    void aReportedFigureInsideAClearDifferenceIsConfirmed() {
        assertThat(Verdict.of(new Interval(1.40, 1.35, 1.45), 0.02, true, false, reported(40.7, 40.7)))
                .isEqualTo(CONFIRMED);
    }

    @Test
    void theNoiseFloorWidensTheInterval() {
        Interval ratio = new Interval(1.40, 1.38, 1.42);

        assertThat(Verdict.of(ratio, 0.01, true, true, reported(44.2, 44.2))).isEqualTo(NOT_CONFIRMED);
        assertThat(Verdict.of(ratio, 0.02, true, false, reported(44.2, 44.2))).isEqualTo(CONFIRMED);
    }

    @Test
    void oneEndOfAReportedRangeIsEnough() {
        assertThat(Verdict.of(new Interval(1.10, 1.08, 1.13), 0, true, false, reported(12.5, 19.9)))
                .isEqualTo(CONFIRMED);
        assertThat(Verdict.of(new Interval(1.10, 1.08, 1.12), 0, true, true, reported(12.5, 19.9)))
                .isEqualTo(NOT_CONFIRMED);
    }

    @Test
    void whatFitsTheReportedFigureAndNoDifferenceAlikeIsWithinNoise() {
        assertThat(Verdict.of(new Interval(1.05, 0.98, 1.16), 0.01, false, false, reported(7.7, 13.0)))
                .isEqualTo(WITHIN_NOISE);
        assertThat(Verdict.of(new Interval(1.08, 1.03, 1.12), 0.04, false, false, reported(7.7, 13.0)))
                .isEqualTo(WITHIN_NOISE);
    }

    @Test
    void noDifferenceForCertainIsNotConfirmed() {
        assertThat(Verdict.of(new Interval(1.00, 0.99, 1.01), 0.02, true, true, reported(44.2, 44.2)))
                .isEqualTo(NOT_CONFIRMED);
    }

    @Test
    void theOtherWayAroundIsNotConfirmed() {
        assertThat(Verdict.of(new Interval(0.70, 0.65, 0.75), 0.02, true, true, reported(44.2, 44.2)))
                .isEqualTo(NOT_CONFIRMED);
    }

    @Test
    void withoutATestOfTheForksNothingIsUnconfirmed() {
        assertThat(Verdict.of(new Interval(1.20, 1.19, 1.21), 0.01, true, false, reported(44.2, 44.2)))
                .isEqualTo(WITHIN_NOISE);
    }
}
