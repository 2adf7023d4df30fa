package dev.wirespeed.lab.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

final class TrendTest {

    /** Of the 120 orders of five values, one only rises and one only falls. */
    @Test
    void fiveRisingValuesAreTwoOrdersOfAHundredAndTwenty() {
        assertThat(MannKendall.pValue(new double[] {1, 2, 3, 4, 5})).isCloseTo(2 / 120.0, within(1e-12));
        assertThat(MannKendall.pValue(new double[] {5, 4, 3, 2, 1})).isCloseTo(2 / 120.0, within(1e-12));
    }

    /** With one inversion there are four more orders on each side. */
    @Test
    void oneValueOutOfOrderMakesATrendLessClear() {
        assertThat(MannKendall.pValue(new double[] {1, 2, 3, 5, 4})).isCloseTo(2 * 5 / 120.0, within(1e-12));
    }

    @Test
    void noTrendAndTooFewValuesAreCertainToBeChance() {
        assertThat(MannKendall.pValue(new double[] {2, 2, 2, 2})).isEqualTo(1);
        assertThat(MannKendall.pValue(new double[] {1})).isEqualTo(1);
        assertThat(MannKendall.pValue(new double[] {1, 2})).isEqualTo(1);
    }

    @Test
    void anOutlierDoesNotBendTheTrendLine() {
        assertThat(TheilSen.slope(new double[] {1, 3, 5, 100, 9})).isEqualTo(2);
        assertThat(TheilSen.slope(new double[] {4})).isZero();
    }
}
