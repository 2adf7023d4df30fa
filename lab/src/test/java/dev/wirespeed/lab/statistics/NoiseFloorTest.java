package dev.wirespeed.lab.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;

final class NoiseFloorTest {

    @Test
    void aDifferenceIsTheSameWhicheverSideIsFaster() {
        assertThat(NoiseFloor.difference(1.25)).isCloseTo(0.25, within(1e-12));
        assertThat(NoiseFloor.difference(0.8)).isCloseTo(0.25, within(1e-12));
        assertThat(NoiseFloor.difference(1)).isZero();
    }

    @Test
    void aFloorIsNeverBelowTheMedianCell() {
        List<Double> ratios = List.of(1.0, 1.02, 1.10);

        assertThat(NoiseFloor.of(1.0, ratios)).isCloseTo(0.02, within(1e-12));
        assertThat(NoiseFloor.of(1.10, ratios)).isCloseTo(0.10, within(1e-12));
    }

    @Test
    void theGeometricMeanOfARatioAndItsReciprocalIsOne() {
        assertThat(GeometricMean.of(List.of(4.0, 0.25))).isCloseTo(1, within(1e-12));
        assertThat(GeometricMean.of(List.of(1.0, 10.0, 100.0))).isCloseTo(10, within(1e-12));
        assertThat(GeometricMean.of(List.of())).isNaN();
    }
}
