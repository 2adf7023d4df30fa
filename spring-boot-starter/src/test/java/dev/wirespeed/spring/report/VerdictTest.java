package dev.wirespeed.spring.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.springframework.util.unit.DataSize;

/** The published rules of thumb. */
class VerdictTest {

    private static final Thresholds PUBLISHED = new Thresholds(
            0.2, Duration.ofNanos(100_000), 1_000_000, 10_000_000, 100_000_000, DataSize.ofKilobytes(100), 1_000);

    @ParameterizedTest
    @CsvSource({
        "999999, 1000000, 1, LEAVE",
        "1000000, 100000, 0, LOOK",
        "1000000, 99999, 0.2, LOOK",
        "1000000, 99999, 0.19, LEAVE",
        "10000000, 100000, 0, LOOK",
        "10000001, 100000, 0, CODECS",
        "100000000, 100000, 0, CODECS",
        "100000001, 100000, 0, BINARY",
        "100000001, 99999, 0.19, LEAVE",
    })
    void followFromRateTimeAndShare(double aDay, double nanos, double share, Verdict verdict) {
        assertThat(Verdict.of(PUBLISHED, aDay, nanos, share)).isEqualTo(verdict);
    }
}
