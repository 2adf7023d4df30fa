package dev.wirespeed.lab.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

final class HolmTest {

    /** As {@code p.adjust(c(0.01, 0.04, 0.03, 0.005), "holm")} of R has it. */
    @Test
    void theSmallestIsMultipliedByAllTheNextByOneLess() {
        assertThat(Holm.corrected(new double[] {0.01, 0.04, 0.03, 0.005}))
                .containsExactly(new double[] {0.03, 0.06, 0.06, 0.02}, within(1e-12));
    }

    @Test
    void aCorrectedValueIsAtMostOneAndNeverBelowASmallerOnes() {
        assertThat(Holm.corrected(new double[] {0.9, 0.5, 0.5})).containsExactly(1, 1, 1);
        assertThat(Holm.corrected(new double[] {0.010, 0.011}))
                .containsExactly(new double[] {0.02, 0.02}, within(1e-12));
    }

    @Test
    void oneComparisonNeedsNoCorrection() {
        assertThat(Holm.corrected(new double[] {0.04})).containsExactly(0.04);
        assertThat(Holm.corrected(new double[] {})).isEmpty();
    }
}
