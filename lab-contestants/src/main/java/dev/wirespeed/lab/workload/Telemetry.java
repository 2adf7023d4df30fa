package dev.wirespeed.lab.workload;

import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;

/** Makes telemetry: about 104 bytes a record in MessagePack, and 145 in Protobuf with plain {@code int32} fields. */
public final class Telemetry {
    private static final long FIRST_MICROS = 1_700_000_000_000_000L;
    private static final long STEP_MICROS = 5_000;
    private static final int DEVICES = 500;
    private static final List<String> MESSAGES = List.of(
            "periodic reading, all probes answered",
            "door opened, compressor running high",
            "door closed, back to the normal cycle",
            "defrost cycle, evaporator heater is on",
            "set point changed to -20 \u00b0C by remote",
            "battery backup, mains power was lost");

    private Telemetry() {}

    /** So many records with sequence numbers from 0; the same ones each time for a seed, and a shorter list is the start of a longer one. */
    public static List<TelemetryRecord> records(int count, long seed) {
        Random random = new Random(seed);
        return IntStream.range(0, count).mapToObj(i -> next(i, random)).toList();
    }

    /** The records that the workloads have. */
    static TelemetryBatch batch(int count) {
        return new TelemetryBatch(records(count, 1));
    }

    private static TelemetryRecord next(int sequence, Random random) {
        int type = random.nextInt(MESSAGES.size());
        return new TelemetryRecord(
                (byte) type,
                sequence,
                FIRST_MICROS + sequence * STEP_MICROS + random.nextInt(1_000),
                "container-" + (10_000_000 + 7_919 * random.nextInt(DEVICES)) + "-hamburg",
                // made anew, as a record from elsewhere has it: who writes a string once would gain from what is shared
                MESSAGES.get(type) + " " + (10 + random.nextInt(90)),
                (3_000 + random.nextInt(6_000)) / 100.0,
                -40 - random.nextInt(60),
                -2_300 + random.nextInt(600),
                -2_100 + random.nextInt(300),
                -900 + random.nextInt(1_900),
                -3_200 + random.nextInt(500));
    }
}
