package dev.wirespeed.lab.find;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import org.jspecify.annotations.Nullable;

/**
 * The cores that threads keep busy, from {@code jdk.ThreadCPULoad}: each event is about the time since the one before it of
 * the same thread, so the first of a thread says nothing that can be placed, unless the thread's start is known.
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

    /** The mean part of all processors; empty if the events are too few to say. */
    OptionalDouble mean() {
        Instant first = null;
        Instant last = null;
        double seconds = 0;
        for (Map.Entry<Long, List<Load>> thread : loads.entrySet()) {
            List<Load> events = thread.getValue();
            events.sort(Comparator.comparing(Load::time));
            first = earlier(first, events.getFirst().time());
            last = last == null || events.getLast().time().isAfter(last)
                    ? events.getLast().time()
                    : last;
            seconds += seconds(events, starts.get(thread.getKey()));
        }
        double window = first == null || last == null ? 0 : seconds(first, last);
        return window <= 0 ? OptionalDouble.empty() : OptionalDouble.of(seconds / window);
    }

    private static double seconds(List<Load> events, @Nullable Instant start) {
        double sum = 0;
        Instant from = start;
        for (Load load : events) {
            sum += from == null ? 0 : load.part() * Math.max(0, seconds(from, load.time()));
            from = load.time();
        }
        return sum;
    }

    private static Instant earlier(@Nullable Instant one, Instant other) {
        return one == null || other.isBefore(one) ? other : one;
    }

    private static double seconds(Instant from, Instant to) {
        return Duration.between(from, to).toNanos() / 1e9;
    }
}
