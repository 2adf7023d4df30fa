package dev.wirespeed.lab.find;

import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.LongPredicate;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Samples of allocation without those that stand for the past: the first of each thread carries all that the thread has
 * ever allocated.
 *
 * <p>What virtual threads allocate is counted by the threads that carry them, which the samples do not name. There are no
 * more of those than processors, so that many samples are left out: the heaviest.
 */
final class Allocations {

    /** Of a JVM of which nothing is known. */
    private static final int USUAL_PROCESSORS = 16;

    record Sample(Stack.@Nullable Seen seen, double bytes) {}

    private record First(Instant time, Sample sample) {}

    private final Map<Long, First> first = new HashMap<>();
    private final List<Sample> later = new ArrayList<>();
    private final List<Sample> virtual = new ArrayList<>();

    void add(long thread, Instant time, Sample sample) {
        First before = first.get(thread);
        if (before == null) {
            first.put(thread, new First(time, sample));
        } else if (time.isBefore(before.time())) {
            later.add(before.sample());
            first.put(thread, new First(time, sample));
        } else {
            later.add(sample);
        }
    }

    void addVirtual(Sample sample) {
        virtual.add(sample);
    }

    /**
     * All that stand for what happened while it was recorded.
     *
     * @param started whether a thread has started in that time, so that even its first sample does
     * @param processors 0 if it is not known
     */
    Stream<Sample> counted(LongPredicate started, int processors) {
        Stream<Sample> ofNewThreads = first.entrySet().stream()
                .filter(thread -> started.test(thread.getKey()))
                .map(thread -> thread.getValue().sample());
        Stream<Sample> ofVirtual = virtual.stream()
                .sorted(Comparator.comparingDouble(Sample::bytes).reversed())
                .skip(processors > 0 ? processors : USUAL_PROCESSORS);
        return Stream.of(later.stream(), ofNewThreads, ofVirtual).flatMap(samples -> samples);
    }
}
