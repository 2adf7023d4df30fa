package dev.wirespeed.lab.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.wirespeed.lab.statistics.ForkNoise.Side;
import java.util.Map;
import org.junit.jupiter.api.Test;

final class ForkNoiseTest {

    private static final double[] CALM = {0.00, 0.02};

    /** Variance 0.0002 on both sides, error sqrt(0.0002), 2 degrees: t = 3, whose two-sided p-value is 1 - 3 / sqrt(11). */
    @Test
    void aDifferenceIsHeldAgainstTheSpreadOfTheForks() {
        double away = 3 * Math.sqrt(0.0002);
        ForkNoise<Integer, String> noise =
                new ForkNoise<>(Map.of(1, Map.of("a", CALM, "b", new double[] {away, 0.02 + away})));

        assertThat(noise.pValue(side(1, "a"), side(1, "b"), 0)).isCloseTo(1 - 3 / Math.sqrt(11), within(1e-9));
        assertThat(noise.pValue(side(1, "b"), side(1, "a"), 0)).isCloseTo(1 - 3 / Math.sqrt(11), within(1e-9));
    }

    @Test
    void onlyWhatExceedsTheNoiseFloorCounts() {
        ForkNoise<Integer, String> noise =
                new ForkNoise<>(Map.of(1, Map.of("a", CALM, "b", new double[] {0.10, 0.12})));

        assertThat(noise.pValue(side(1, "a"), side(1, "b"), 0.11)).isEqualTo(1);
        assertThat(noise.pValue(side(1, "a"), side(1, "b"), 0.05))
                .isGreaterThan(noise.pValue(side(1, "a"), side(1, "b"), 0.02));
    }

    @Test
    void whoseForksAgreeByLuckIsNotTakenForCalm() {
        Map<String, double[]> cell =
                Map.of("a", CALM, "b", new double[] {-0.1, 0.1}, "lucky", new double[] {0.05, 0.05});
        ForkNoise<Integer, String> noise = new ForkNoise<>(Map.of(1, cell));

        assertThat(noise.pValue(side(1, "a"), side(1, "lucky"), 0)).isGreaterThan(0.5);
    }

    @Test
    void whoIsNoisyElsewhereIsNotTakenForCalmHere() {
        Map<String, double[]> here = Map.of("a", CALM, "b", new double[] {0.2, 0.22}, "c", CALM, "d", CALM);
        Map<String, double[]> calm = Map.of("a", CALM, "b", CALM, "c", CALM, "d", CALM);
        Map<String, double[]> noisy = Map.of("a", CALM, "b", new double[] {0, 0.4}, "c", CALM, "d", CALM);

        double known = new ForkNoise<>(Map.of(1, here, 2, calm)).pValue(side(1, "a"), side(1, "b"), 0);
        double suspected = new ForkNoise<>(Map.of(1, here, 2, noisy)).pValue(side(1, "a"), side(1, "b"), 0);

        assertThat(known).isLessThan(0.001);
        assertThat(suspected).isGreaterThan(2 * known);
    }

    @Test
    void aForkThatRanAloneIsJudgedByTheNoiseOfTheOthers() {
        Map<String, double[]> cell = Map.of("a", CALM, "b", CALM, "alone", new double[] {1});

        assertThat(new ForkNoise<>(Map.of(1, cell)).pValue(side(1, "a"), side(1, "alone"), 0))
                .isLessThan(0.001);
    }

    @Test
    void withoutTwoForksOfAnythingNothingIsKnown() {
        Map<String, double[]> cell = Map.of("a", new double[] {0}, "b", new double[] {5});

        assertThat(new ForkNoise<>(Map.of(1, cell)).pValue(side(1, "a"), side(1, "b"), 0))
                .isEqualTo(1);
    }

    @Test
    void whatNeverVariesIsCertain() {
        Map<String, double[]> cell = Map.of("a", new double[] {0, 0}, "b", new double[] {1, 1});

        assertThat(new ForkNoise<>(Map.of(1, cell)).pValue(side(1, "a"), side(1, "b"), 0))
                .isZero();
    }

    private static Side<Integer, String> side(int place, String entry) {
        return new Side<>(place, entry);
    }
}
