package dev.wirespeed.spring;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wirespeed.spring.meter.Converter;
import dev.wirespeed.spring.meter.Direction;
import dev.wirespeed.spring.meter.FakeClock;
import dev.wirespeed.spring.meter.SamplingSettings;
import dev.wirespeed.spring.meter.SerializationMeter;
import io.micrometer.core.instrument.Meter;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.springframework.http.MediaType;

/** What Micrometer is told. */
class MeterMetricsTest {
    private static final int ONE_WITH_CPU = 64;

    private final FakeClock clock = new FakeClock();
    private final SimpleMeterRegistry registry = new SimpleMeterRegistry();
    private final SerializationMeter meter =
            new SerializationMeter(clock, 10, SamplingSettings.NONE, List.of(new MeterMetrics(registry)));

    @Test
    void cpuTimeIsThatOfOneOfMany() {
        convert();
        assertThat(registry.get("wirespeed.conversion").timer().count()).isEqualTo(ONE_WITH_CPU);
        assertThat(registry.get("wirespeed.conversion.cpu").timer().count()).isEqualTo(1);
        assertThat(registry.get("wirespeed.conversion.cpu").timer().totalTime(TimeUnit.NANOSECONDS))
                .isEqualTo(10);
    }

    @Test
    void whereNoCpuTimeIsKnownThereIsNoTimerOfIt() {
        clock.knowsNoCpu();
        convert();
        assertThat(registry.getMeters())
                .extracting(Meter::getId)
                .extracting(Meter.Id::getName)
                .containsExactlyInAnyOrder(
                        "wirespeed.conversion", "wirespeed.conversion.size", "wirespeed.conversion.share");
    }

    private void convert() {
        for (int i = 0; i < ONE_WITH_CPU; i++) {
            var conversion = meter.start(
                    meter.endpoint("GET", "/users"),
                    Direction.WRITE,
                    MediaType.APPLICATION_JSON,
                    "a user",
                    new Converter(Object.class, true, true));
            clock.pass(10);
            conversion.end(false);
        }
    }
}
