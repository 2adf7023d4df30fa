package dev.wirespeed.lab.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;

/** How long a service warms up. */
final class SpeedSettingsTest {

    private static final double BUSY = 0.06;
    private static final double DONE = 0.05;

    @Test
    void aServiceWarmsUpOnWhileItsCompilersAreAtWork() {
        SpeedSettings settings = new SpeedSettings(1, 4, 30, 4, 0, 1, List.of(), false, 1);

        assertThat(settings.isToWarmUp(29.9, DONE)).isTrue();
        assertThat(settings.isToWarmUp(30, DONE)).isFalse();
        assertThat(settings.isToWarmUp(30, BUSY)).isTrue();
        assertThat(settings.isToWarmUp(119.9, BUSY)).isTrue();
        assertThat(settings.isToWarmUp(120, BUSY)).isFalse();
    }

    @Test
    void underAProfilerItSettlesForAsLongAtMost() {
        SpeedSettings settings = new SpeedSettings(1, 4, 30, 4, 0, 1, List.of(), false, 1);

        assertThat(settings.isToSettle(0, 1)).isTrue();
        assertThat(settings.isToSettle(4, DONE)).isFalse();
        assertThat(settings.isToSettle(29.9, BUSY)).isTrue();
        assertThat(settings.isToSettle(30, BUSY)).isFalse();
    }

    /** However short it is: as long again at most before the compilers are looked at, and four times as long in all. */
    @Test
    void whatFollowsIsNoLongerThanWhatWasAskedFor() {
        SpeedSettings settings = new SpeedSettings(1, 0.1, 0.2, 4, 0, 1, List.of(), false, 1);

        assertThat(settings.secondsToWarmUp(0)).isEqualTo(0.2);
        assertThat(settings.secondsToWarmUp(0.15)).isCloseTo(0.05, within(1e-9));
        assertThat(settings.secondsToWarmUp(0.2)).isEqualTo(0.2);
        assertThat(settings.secondsToWarmUp(0.6)).isEqualTo(0.2);
        assertThat(settings.secondsToWarmUp(0.7)).isCloseTo(0.1, within(1e-9));
    }
}
