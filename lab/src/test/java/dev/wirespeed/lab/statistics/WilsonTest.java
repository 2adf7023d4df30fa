package dev.wirespeed.lab.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Random;
import org.junit.jupiter.api.Test;

final class WilsonTest {

    /** Figures of Newcombe, "Two-sided confidence intervals for the single proportion", Statistics in Medicine 17, 1998. */
    @Test
    void intervalsAreThoseOfTheLiterature() {
        assertInterval(Wilson.of(81.0 / 263, 263), 0.2553, 0.3662);
        assertInterval(Wilson.of(15.0 / 148, 148), 0.0624, 0.1605);
        assertInterval(Wilson.of(0, 20), 0, 0.1611);
        assertInterval(Wilson.of(1.0 / 29, 29), 0.0061, 0.1718);
    }

    @Test
    void allIsPossibleWithoutSamples() {
        assertThat(Wilson.of(0, 0)).isEqualTo(new Interval(0, 0, 1));
    }

    @Test
    void theIntervalHasTheShareInIt() {
        Interval all = Wilson.of(1, 3);

        assertThat(all.high()).isEqualTo(1);
        assertThat(all.low()).isBetween(0.4, 0.5);
    }

    @Test
    void itCoversTheTruthAsOftenAsItSays() {
        Random random = new Random(1);
        int covered = 0;
        for (int i = 0; i < 2_000; i++) {
            long hits = random.doubles(300).filter(value -> value < 0.2).count();
            Interval interval = Wilson.of(hits / 300.0, 300);
            covered += interval.low() <= 0.2 && interval.high() >= 0.2 ? 1 : 0;
        }

        assertThat(covered / 2_000.0).isBetween(0.93, 0.97);
    }

    @Test
    void unequalWeightsSayLess() {
        assertThat(Wilson.effective(10, 10)).isEqualTo(10);
        assertThat(Wilson.effective(109, 10_009)).isCloseTo(1.19, within(0.01));
        assertThat(Wilson.effective(0, 0)).isZero();
    }

    private static void assertInterval(Interval interval, double low, double high) {
        assertThat(interval.low()).isCloseTo(low, within(0.0001));
        assertThat(interval.high()).isCloseTo(high, within(0.0001));
    }
}
