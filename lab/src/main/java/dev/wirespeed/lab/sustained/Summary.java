package dev.wirespeed.lab.sustained;

import dev.wirespeed.lab.sustained.Run.Second;
import dev.wirespeed.lab.sustained.Run.Side;
import java.util.List;
import java.util.Objects;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * What a run took on average.
 *
 * @param seconds of the schedule, from its start
 * @param bytesPerRecord of the documents of the whole run
 */
public record Summary(Trial trial, int seconds, double bytesPerRecord, Took sender, Took receiver) {

    /** Half of it is long enough to be looked at, too. */
    private static final int LONG = 1_200;

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

    /** Over all seconds of its schedule. */
    static Summary of(Run run) {
        return of(run, run.trial().seconds());
    }

    /** Over all seconds; before that, for a run of 20 minutes or more, over the first half: it would have been the same run. */
    static List<Summary> all(Run run) {
        int half = run.trial().seconds() / 2;
        boolean isLong = run.trial().seconds() >= LONG && run.seconds().size() > half;
        return isLong ? List.of(of(run, half), of(run)) : List.of(of(run));
    }

    private static Summary of(Run run, int seconds) {
        return new Summary(
                run.trial(),
                seconds,
                run.arrived() == 0 ? 0 : (double) run.documentBytes() / Math.max(1, told(run)),
                took(run, seconds, Second::sender),
                took(run, seconds, Second::receiver));
    }

    /** Records that the seconds tell of: fewer than have arrived if a receiver was killed. */
    private static long told(Run run) {
        return run.seconds().stream().mapToLong(Second::verified).sum() + run.altered();
    }

    private static Took took(Run run, int seconds, Function<Second, @Nullable Side> side) {
        return Took.of(run.seconds().stream()
                .filter(second -> second.second() < seconds)
                .filter(second -> Objects.nonNull(side.apply(second)))
                .map(side));
    }
}
