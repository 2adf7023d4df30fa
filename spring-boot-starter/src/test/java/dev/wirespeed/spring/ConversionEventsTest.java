package dev.wirespeed.spring;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wirespeed.spring.meter.Conversion;
import dev.wirespeed.spring.meter.Conversions;
import dev.wirespeed.spring.meter.Converter;
import dev.wirespeed.spring.meter.Direction;
import dev.wirespeed.spring.meter.FakeClock;
import dev.wirespeed.spring.meter.SamplingSettings;
import dev.wirespeed.spring.meter.SerializationMeter;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import jdk.jfr.Recording;
import jdk.jfr.consumer.RecordedEvent;
import jdk.jfr.consumer.RecordingFile;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.springframework.http.MediaType;

/** JDK Flight Recorder has what the meter counts. */
class ConversionEventsTest {

    private static final int COUNT = 200;

    private final FakeClock clock = new FakeClock();
    private final SerializationMeter meter =
            new SerializationMeter(clock, 10, SamplingSettings.NONE, List.of(new ConversionEvents()));

    @Test
    void theFiguresAreTheSame(@TempDir Path folder) throws IOException {
        Path file = folder.resolve("conversions.jfr");
        try (Recording recording = new Recording()) {
            recording.enable("wirespeed.Conversion");
            recording.start();
            for (int i = 0; i < COUNT; i++) {
                convert(i);
            }
            recording.stop();
            recording.dump(file);
        }
        Conversions counted =
                meter.endpoints().iterator().next().conversions().iterator().next();
        List<RecordedEvent> events = RecordingFile.readAllEvents(file).stream()
                .filter(each -> each.getEventType().getName().equals("wirespeed.Conversion"))
                .toList();
        assertThat(events).hasSize(COUNT).allSatisfy(each -> {
            assertThat(each.getString("method")).isEqualTo("GET");
            assertThat(each.getString("uri")).isEqualTo("/users/{id}");
            assertThat(each.getString("direction")).isEqualTo("write");
            assertThat(each.getString("format")).isEqualTo("json");
        });
        assertThat(events.stream()
                        .mapToLong(each -> each.getDuration("time").toNanos())
                        .sum())
                .isEqualTo(counted.nanos());
        assertThat(events.stream().mapToLong(each -> each.getLong("bytes")).sum())
                .isEqualTo(counted.bytes());
        assertThat(events.stream().filter(each -> each.getBoolean("failed"))).hasSize((int) counted.failures());
        List<Duration> cpu = events.stream()
                .map(each -> each.getDuration("cpuTime"))
                .filter(each -> !each.isNegative())
                .toList();
        assertThat(cpu).hasSize((int) counted.cpuCount()).hasSize(3);
        assertThat(cpu.stream().mapToLong(Duration::toNanos).sum()).isEqualTo(counted.cpuNanos());
    }

    private void convert(int i) {
        Conversion conversion = meter.start(
                meter.endpoint("GET", "/users/{id}"),
                Direction.WRITE,
                MediaType.APPLICATION_JSON,
                "",
                new Converter(Object.class, true, true));
        clock.pass(1_000 + i);
        conversion.moved(10 + i);
        conversion.end(i % 3 == 0);
    }
}
