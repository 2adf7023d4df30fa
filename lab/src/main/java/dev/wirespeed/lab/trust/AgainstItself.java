package dev.wirespeed.lab.trust;

import dev.wirespeed.lab.result.Entry;
import dev.wirespeed.lab.result.Result;
import dev.wirespeed.lab.result.Settings;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Runs in which one contestant is entered many times: as the baseline, as its repetition, and as others that it is compared
 * with. In all else they are like a real run.
 *
 * @param real the run that they are like, before its first fork
 * @param entry the contestant
 * @param others how many times it is entered beside baseline and repetition
 * @param forks how many each entry has
 */
public record AgainstItself(Result real, Entry entry, int others, int forks) {

    /** A run before its first fork. */
    public Result run(long seed) {
        Settings settings = real.settings();
        return new Result(
                real.schemaVersion(),
                "verify-trust",
                entry.title() + " against itself",
                "How often does the lab tell things apart that are the same?",
                real.mode(),
                settings.with(null).withRounds(forks),
                seed,
                Instant.now(),
                null,
                real.wirespeed(),
                entry.id(),
                real.machine(),
                real.jdks(),
                entries(),
                real.workloads(),
                real.cells(),
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
