package dev.wirespeed.lab.stream;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wirespeed.lab.workload.Telemetry;
import dev.wirespeed.lab.workload.TelemetryRecord;
import java.util.List;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

final class RecordStreamTest {

    @Test
    void beginsWithTheTelemetryOfTheExperiment() {
        assertThat(records(0, 10_000)).isEqualTo(Telemetry.records(10_000, 1));
    }

    @Test
    void goesOnWithNewNumbersAndLaterTimes() {
        List<TelemetryRecord> records = records(9_000, 31_000);

        assertThat(records)
                .extracting(TelemetryRecord::sequence)
                .containsExactlyElementsOf(
                        LongStream.range(9_000, 31_000).boxed().toList());
        assertThat(records).extracting(TelemetryRecord::micros).isSorted();
        assertThat(RecordStream.at(123_456_789_012L).sequence()).isEqualTo(123_456_789_012L);
    }

    private static List<TelemetryRecord> records(long from, long to) {
        return LongStream.range(from, to).mapToObj(RecordStream::at).toList();
    }
}
