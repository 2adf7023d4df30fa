package dev.wirespeed.lab.workload;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.json.JsonMapper;

class TelemetryTest {
    private static final List<TelemetryRecord> RECORDS = Telemetry.records(1_000, 1);

    @Test
    void isTheSameEachTime() {
        assertThat(Telemetry.records(1_000, 1)).isEqualTo(RECORDS);
        assertThat(Telemetry.records(10, 1)).isEqualTo(RECORDS.subList(0, 10));
        assertThat(Telemetry.records(10, 2)).isNotEqualTo(RECORDS.subList(0, 10));
    }

    @Test
    void isNumberedInOrder() {
        assertThat(RECORDS)
                .extracting(TelemetryRecord::sequence)
                .containsExactlyElementsOf(LongStream.range(0, 1_000).boxed().toList());
        assertThat(RECORDS).extracting(TelemetryRecord::micros).isSorted();
        assertThat(RECORDS).extracting(TelemetryRecord::type).containsOnly(bytes(0, 1, 2, 3, 4, 5));
    }

    private static Byte[] bytes(int... values) {
        return Arrays.stream(values).mapToObj(value -> (byte) value).toArray(Byte[]::new);
    }

    @Test
    void isWhatItWas() {
        assertThat(JsonMapper.shared().writeValueAsString(RECORDS.get(0))).isEqualTo("""
                {"type":3,"sequence":0,"micros":1700000000000588,"device":"container-12747893-hamburg",\
                "message":"defrost cycle, evaporator heater is on 43","humidity":32.54,"rssi":-44,"air":-1866,\
                "product":-1994,"door":78,"evaporator":-2952}""");
    }
}
