package dev.wirespeed.lab.statistics;

import static dev.wirespeed.lab.statistics.SteadyState.FLAT;
import static dev.wirespeed.lab.statistics.SteadyState.NO_STEADY_STATE;
import static dev.wirespeed.lab.statistics.SteadyState.SLOWDOWN;
import static dev.wirespeed.lab.statistics.SteadyState.WARMUP;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.Random;
import java.util.function.DoubleSupplier;
import java.util.stream.DoubleStream;
import org.junit.jupiter.api.Test;

final class SteadyStateTest {

    private static final double[] NO_WARMUP = {};
    private static final double USUAL_NOISE = 0.015;

    @Test
    void noiseAroundALevelIsSteady() {
        assertThat(of(new double[] {40, 90, 101}, new double[] {100, 102, 99, 101, 98}))
                .isEqualTo(WARMUP);
        assertThat(of(new double[] {99, 102, 101}, new double[] {100, 102, 99, 101, 98}))
                .isEqualTo(FLAT);
    }

    @Test
    void aClearRiseIsNotSteady() {
        assertThat(of(NO_WARMUP, new double[] {100, 104, 107, 111, 116})).isEqualTo(NO_STEADY_STATE);
        assertThat(of(NO_WARMUP, new double[] {116, 111, 107, 104, 100})).isEqualTo(NO_STEADY_STATE);
    }

    @Test
    void aClearRiseThatIsTinyIsSteady() {
        assertThat(of(NO_WARMUP, new double[] {100, 100.1, 100.2, 100.3, 100.4}))
                .isEqualTo(FLAT);
    }

    @Test
    void aStepAfterTheLastWarmupIterationIsNotSteady() {
        double[] level = {100, 102, 99, 101, 98};

        assertThat(of(new double[] {79}, level).reached()).isFalse();
        assertThat(of(new double[] {81}, level).reached()).isTrue();
        assertThat(of(new double[] {126}, level).reached()).isFalse();
    }

    @Test
    void aStepWhileItIsMeasuredIsNotSteady() {
        assertThat(of(new double[] {100, 101, 99}, new double[] {100, 102, 120, 119, 121}))
                .isEqualTo(NO_STEADY_STATE);
        assertThat(of(new double[] {100, 101, 99}, new double[] {100, 102, 86, 85, 84}))
                .isEqualTo(NO_STEADY_STATE);
    }

    @Test
    void whoWasFasterBeforeHasSlowedDown() {
        assertThat(of(new double[] {60, 118, 120, 119, 100}, new double[] {100, 102, 99, 101, 98}))
                .isEqualTo(SLOWDOWN);
    }

    @Test
    void oneIterationThatSticksOutIsNoSegment() {
        assertThat(of(new double[] {98, 99, 100}, new double[] {100, 70, 101, 100, 99}))
                .isEqualTo(FLAT);
        assertThat(of(new double[] {98, 99, 100}, new double[] {100, 99, 101, 100, 70}))
                .isEqualTo(FLAT);
    }

    @Test
    void whatLooksLikeAStepIsNoneWhereNoiseIsUsual() {
        double[] warmup = {100, 101, 99};
        double[] iterations = {100, 102, 109, 108, 110};

        assertThat(SteadyState.of(warmup, iterations, 0.01)).isEqualTo(NO_STEADY_STATE);
        assertThat(SteadyState.of(warmup, iterations, 0.06)).isEqualTo(FLAT);
    }

    @Test
    void noiseIsThatOfNeighboursWhateverTheTrend() {
        Random random = new Random(3);
        double[] rising = new double[2_000];
        for (int i = 0; i < rising.length; i++) {
            rising[i] = Math.exp(0.001 * i + (i > 1_000 ? 0.5 : 0) + 0.02 * random.nextGaussian());
        }

        assertThat(SteadyState.noise(rising)).isCloseTo(0.02, within(0.002));
        assertThat(SteadyState.noise(new double[] {1, 5})).isZero();
    }

    /** Three warm-up and five measured iterations, ten thousand times. */
    @Test
    void whatOnlyVariesIsHardlyEverTakenForUnsteady() {
        Random random = new Random(1);

        assertThat(unsteady(() -> 0.02 * random.nextGaussian())).isLessThan(0.01);
        assertThat(unsteady(() -> 0.05 * random.nextGaussian())).isLessThan(0.05);
        // one iteration in ten loses a fifth to the garbage collector
        assertThat(unsteady(() -> 0.01 * random.nextGaussian() - (random.nextInt(10) == 0 ? 0.2 : 0)))
                .isLessThan(0.05);
    }

    @Test
    void aStepOfATenthIsFoundNearlyAlways() {
        Random random = new Random(1);
        int[] calls = {0};

        assertThat(unsteady(() -> 0.015 * random.nextGaussian() + (calls[0]++ % 8 >= 5 ? 0.1 : 0)))
                .isGreaterThan(0.95);
    }

    private static double unsteady(DoubleSupplier noise) {
        int count = 10_000;
        double usual = SteadyState.noise(DoubleStream.generate(() -> Math.exp(noise.getAsDouble()))
                .limit(8_000)
                .toArray());
        int unsteady = 0;
        for (int i = 0; i < count; i++) {
            double[] all = DoubleStream.generate(() -> 100 * Math.exp(noise.getAsDouble()))
                    .limit(8)
                    .toArray();
            double[] warmup = Arrays.copyOf(all, 3);
            double[] iterations = Arrays.copyOfRange(all, 3, 8);
            unsteady += SteadyState.of(warmup, iterations, usual).reached() ? 0 : 1;
        }
        return unsteady / (double) count;
    }

    private static SteadyState of(double[] warmup, double[] iterations) {
        return SteadyState.of(warmup, iterations, USUAL_NOISE);
    }
}
