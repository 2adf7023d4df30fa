package dev.wirespeed.lab.stream;

import dev.wirespeed.lab.workload.Telemetry;
import dev.wirespeed.lab.workload.TelemetryRecord;
import dev.wirespeed.lab.workload.Workload;
import java.util.List;

/**
 * Records without an end, each of which follows from its sequence number alone: so sender and receiver make the same
 * ones without talking to each other, and a receiver that was restarted goes on in the middle.
 */
final class RecordStream {

    private static final int DIFFERENT = 10_000;
    private static final long SEED = 1;
    private static final List<TelemetryRecord> TEMPLATES = Telemetry.records(DIFFERENT, SEED);
    private static final long CYCLE_MICROS =
            TEMPLATES.get(DIFFERENT - 1).micros() - TEMPLATES.get(0).micros();

    private RecordStream() {}

    /** What contestants are bound to. */
    static Workload<TelemetryRecord> workload() {
        return new Workload<>("telemetry-stream", "Telemetry, record by record", TelemetryRecord.class, TEMPLATES);
    }

    /** The record with a sequence number, from 0. */
    static TelemetryRecord at(long sequence) {
        TelemetryRecord template = TEMPLATES.get((int) (sequence % DIFFERENT));
        return new TelemetryRecord(
                template.type(),
                sequence,
                template.micros() + sequence / DIFFERENT * CYCLE_MICROS,
                template.device(),
                template.message(),
                template.humidity(),
                template.rssi(),
                template.air(),
                template.product(),
                template.door(),
                template.evaporator());
    }
}
