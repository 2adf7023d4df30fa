package dev.wirespeed.lab.find;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The cores that threads keep busy, from {@code jdk.ThreadCPULoad}. All threads are asked once a period, and each event is about
 * the time since its thread was asked before, even if nothing was told of it then: of a thread that does little most events are
 * left out. So no event stands for more than a period, and the first ones, which may stand for any time, say nothing unless the
 * thread's start is known.
 */
final class ThreadLoads {

    private record Load(Instant time, double part) {}

    private final Map<Long, List<Load>> loads = new HashMap<>();
    private final Map<Long, Instant> starts = new HashMap<>();

    /**
     * Adds an event.
     *
     * @param part of all the processors that the JVM may use
     */
    void add(long thread, Instant time, double part) {
        loads.computeIfAbsent(thread, ignored -> new ArrayList<>()).add(new Load(time, part));
    }

    void started(long thread, Instant time) {
        starts.put(thread, time);
    }

    /** Whether a thread has started while it was recorded. */
    boolean hasStarted(long thread) {
        return starts.containsKey(thread);
    }

    /**
     * The mean part of all processors; empty if the events are too few to say.
     *
     * @param period how often threads are asked; null if that is not known, so that each event is taken for the time since the one
     *     before it of the same thread
     */
    OptionalDouble mean(@Nullable Duration period) {
        Optional<Instant> first = times().min(Comparator.naturalOrder());
        Optional<Instant> last = times().max(Comparator.naturalOrder());
        double window = first.isEmpty() || last.isEmpty() ? 0 : seconds(first.get(), last.get());
        if (window <= 0) {
            return OptionalDouble.empty();
        }
        Instant asked = first.orElseThrow();
        double seconds = loads.entrySet().stream()
                .mapToDouble(
                        thread -> seconds(thread.getValue(), period, from(starts.get(thread.getKey()), asked, period)))
                .sum();
        return OptionalDouble.of(seconds / window);
    }

    private Stream<Instant> times() {
        return loads.values().stream().flatMap(List::stream).map(Load::time);
    }

    /** From when on a thread's load is known: its start, or when all threads were asked first. */
    private static @Nullable Instant from(@Nullable Instant start, Instant asked, @Nullable Duration period) {
        return start != null || period == null ? start : asked;
    }

    private static double seconds(List<Load> events, @Nullable Duration period, @Nullable Instant known) {
        events.sort(Comparator.comparing(Load::time));
        double sum = 0;
        Instant from = known;
        for (Load load : events) {
            double since = from == null ? 0 : Math.max(0, seconds(from, load.time()));
            sum += load.part() * (period == null ? since : Math.min(since, period.toNanos() / 1e9));
            from = load.time();
        }
        return sum;
    }

    private static double seconds(Instant from, Instant to) {
        return Duration.between(from, to).toNanos() / 1e9;
    }
}
