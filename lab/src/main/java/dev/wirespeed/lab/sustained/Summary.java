package dev.wirespeed.lab.sustained;

import dev.wirespeed.lab.sustained.Run.Second;
import dev.wirespeed.lab.sustained.Run.Side;
import java.util.List;
import java.util.Objects;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * What a run took on average, over the seconds of its schedule.
 *
 * @param bytesPerRecord of its documents
 */
public record Summary(Trial trial, double bytesPerRecord, Took sender, Took receiver) {

    /**
     * Of one of the two JVMs.
     *
     * @param heapAfterGcBytes the median of what was in use behind collections; null if there were none
     * @param mostHeapAfterGcBytes the most; null if there were none
     * @param pauseMillis all pauses together
     */
    public record Took(
            double cpuCores,
            double allocatedBytesPerSecond,
            @Nullable Long heapAfterGcBytes,
            @Nullable Long mostHeapAfterGcBytes,
            long pauses,
            double pauseMillis) {

        private static Took of(Stream<@Nullable Side> seconds) {
            List<Side> sides = seconds.flatMap(Stream::ofNullable).toList();
            List<Long> heaps = sides.stream()
                    .flatMap(side -> Stream.ofNullable(side.heapAfterGcBytes()))
                    .sorted()
                    .toList();
            return new Took(
                    sides.stream().mapToDouble(Side::cpuCores).average().orElse(0),
                    sides.stream().mapToLong(Side::allocatedBytes).average().orElse(0),
                    heaps.isEmpty() ? null : heaps.get(heaps.size() / 2),
                    heaps.isEmpty() ? null : heaps.getLast(),
                    sides.stream().mapToLong(Side::pauses).sum(),
                    sides.stream().mapToDouble(Side::pauseMillis).sum());
        }
    }

    static Summary of(Run run) {
        return new Summary(
                run.trial(),
                run.arrived() == 0 ? 0 : (double) run.documentBytes() / Math.max(1, told(run)),
                took(run, Second::sender),
                took(run, Second::receiver));
    }

    /** Records that the seconds tell of: fewer than have arrived if a receiver was killed. */
    private static long told(Run run) {
        return run.seconds().stream().mapToLong(Second::verified).sum() + run.altered();
    }

    private static Took took(Run run, Function<Second, @Nullable Side> side) {
        return Took.of(run.seconds().stream()
                .filter(second -> second.second() < run.trial().seconds())
                .filter(second -> Objects.nonNull(side.apply(second)))
                .map(side));
    }
}
