package dev.wirespeed.lab.trust;

import dev.wirespeed.lab.result.Cell;
import dev.wirespeed.lab.result.Entry;
import dev.wirespeed.lab.result.JdkUsed;
import dev.wirespeed.lab.result.Machine;
import dev.wirespeed.lab.result.Mode;
import dev.wirespeed.lab.result.Operation;
import dev.wirespeed.lab.result.Result;
import dev.wirespeed.lab.result.Result.WorkloadUsed;
import dev.wirespeed.lab.result.Settings;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Runs in which one contestant is entered many times: as the baseline, as its repetition, and as others that it is compared
 * with.
 *
 * @param entry the contestant
 * @param others how many times it is entered beside baseline and repetition
 * @param forks how many each entry has
 */
public record AgainstItself(Entry entry, WorkloadUsed workload, JdkUsed jdk, Machine machine, int others, int forks) {

    private static final int WARMUP_ITERATIONS = 3;
    private static final int MEASURED_ITERATIONS = 5;
    private static final int MILLIS = 60;

    /** A run before its first fork. */
    public Result run(long seed, String wirespeed) {
        return new Result(
                Result.SCHEMA_VERSION,
                "verify-trust",
                entry.title() + " against itself",
                "How often does the lab tell things apart that are the same?",
                Mode.QUICK,
                new Settings(forks, 1, WARMUP_ITERATIONS, MILLIS, MEASURED_ITERATIONS, MILLIS, List.of()),
                seed,
                Instant.now(),
                null,
                wirespeed,
                entry.id(),
                machine,
                List.of(jdk),
                entries(),
                List.of(workload),
                Stream.of(Operation.values())
                        .map(operation -> new Cell(operation, workload.id()))
                        .toList(),
                List.of(),
                List.of(),
                List.of(),
                List.of(),
                List.of());
    }

    private List<Entry> entries() {
        List<Entry> entries = new ArrayList<>(List.of(entry, another(Entry.AGAIN)));
        IntStream.rangeClosed(1, others)
                .mapToObj(number -> another("-" + number))
                .forEach(entries::add);
        return entries;
    }

    private Entry another(String suffix) {
        return entry.named(entry.id() + suffix, entry.title());
    }
}
