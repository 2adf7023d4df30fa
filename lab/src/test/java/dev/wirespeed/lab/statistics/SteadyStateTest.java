package dev.wirespeed.lab.statistics;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

final class SteadyStateTest {

    private static final double[] NO_WARMUP = {};

    @Test
    void noiseAroundALevelIsSteady() {
        assertThat(SteadyState.reached(new double[] {40, 90, 101}, new double[] {100, 102, 99, 101, 98}))
                .isTrue();
    }

    @Test
    void aClearRiseIsNotSteady() {
        assertThat(SteadyState.reached(NO_WARMUP, new double[] {100, 104, 107, 111, 116}))
                .isFalse();
        assertThat(SteadyState.reached(NO_WARMUP, new double[] {116, 111, 107, 104, 100}))
                .isFalse();
    }

    @Test
    void aClearRiseThatIsTinyIsSteady() {
        assertThat(SteadyState.reached(NO_WARMUP, new double[] {100, 100.1, 100.2, 100.3, 100.4}))
                .isTrue();
    }

    @Test
    void aStepAfterTheLastWarmupIterationIsNotSteady() {
        double[] level = {100, 102, 99, 101, 98};

        assertThat(SteadyState.reached(new double[] {79}, level)).isFalse();
        assertThat(SteadyState.reached(new double[] {81}, level)).isTrue();
        assertThat(SteadyState.reached(new double[] {126}, level)).isFalse();
    }
}
