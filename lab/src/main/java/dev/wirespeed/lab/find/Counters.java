package dev.wirespeed.lab.find;

import dev.wirespeed.lab.find.FindResult.RootType;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.ToLongFunction;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** What an agent counted in a JVM: counters since it started, which {@code dev.wirespeed.Conversions} tells at begin and end of chunks. */
final class Counters {

    static final String EVENT = "dev.wirespeed.Conversions";

    /** All counters are told one after another: what comes later than this was told another time. */
    private static final Duration AT_ONCE = Duration.ofMillis(500);

    /** Fewer conversions whose CPU time is known say little: the first are cold. */
    private static final int FEW = 8;

    record Key(String library, String direction, String rootType, String caller) {}

    /**
     * Counters at one time.
     *
     * @param bytes of those whose size is known
     * @param sized how many that are
     * @param timed how many of all have their time in {@code wallNanos}
     * @param cpuTimed how many have their CPU time in {@code cpuNanos}
     */
    record Counted(
            Instant time,
            long count,
            long failures,
            long bytes,
            long sized,
            long wallNanos,
            long timed,
            long cpuNanos,
            long cpuTimed) {

        private Counted since(@Nullable Counted earlier) {
            return earlier == null
                    ? this
                    : new Counted(
                            time,
                            count - earlier.count,
                            failures - earlier.failures,
                            bytes - earlier.bytes,
                            sized - earlier.sized,
                            wallNanos - earlier.wallNanos,
                            timed - earlier.timed,
                            cpuNanos - earlier.cpuNanos,
                            cpuTimed - earlier.cpuTimed);
        }

        private Counted plus(Counted other) {
            return new Counted(
                    time,
                    count + other.count,
                    failures + other.failures,
                    bytes + other.bytes,
                    sized + other.sized,
                    wallNanos + other.wallNanos,
                    timed + other.timed,
                    cpuNanos + other.cpuNanos,
                    cpuTimed + other.cpuTimed);
        }
    }

    private final Map<Key, List<Counted>> told = new HashMap<>();
    private @Nullable Instant known;

    void add(Key key, Counted counted) {
        told.computeIfAbsent(key, ignored -> new ArrayList<>()).add(counted);
    }

    /** From when on all would have been told that there was, even if there was nothing yet. */
    void known(Instant time) {
        known = known == null || time.isBefore(known) ? time : known;
    }

    /** Whether all was told one time alone, so that it is not known since when it was counted. */
    boolean once() {
        return !told.isEmpty()
                && told.values().stream().allMatch(all -> all.size() == 1)
                && (known == null || times().noneMatch(known::isBefore));
    }

    private Stream<Instant> times() {
        return told.values().stream().flatMap(List::stream).map(Counted::time);
    }

    private Instant first() {
        return Stream.concat(times(), Stream.ofNullable(known))
                .min(Comparator.naturalOrder())
                .orElseThrow();
    }

    /** What was counted from the first telling to the last; a counter that was not there at first began with 0. */
    Map<Key, Counted> differences() {
        if (told.isEmpty()) {
            return Map.of();
        }
        Instant first = first();
        return told.entrySet().stream()
                .map(entry -> Map.entry(entry.getKey(), difference(entry.getValue(), first)))
                .filter(entry -> entry.getValue().count() > 0)
                .collect(Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue));
    }

    private static Counted difference(List<Counted> all, Instant first) {
        all.sort(Comparator.comparing(Counted::time));
        Counted before = all.getFirst();
        boolean wasThere = all.size() > 1 && before.time().isBefore(first.plus(AT_ONCE));
        return all.getLast().since(wasThere ? before : null);
    }

    /**
     * The types with what their conversions take, the dearest first.
     *
     * @param differences of each JVM
     * @param seconds in which that was counted; 0 if that is not known
     */
    static List<RootType> rootTypes(List<Map<Key, Counted>> differences, double seconds) {
        Map<Key, Counted> all = new HashMap<>();
        differences.forEach(one -> one.forEach((key, counted) -> all.merge(key, counted, Counted::plus)));
        return all.entrySet().stream()
                .map(entry -> rootType(entry.getKey(), entry.getValue(), seconds))
                .sorted(Comparator.comparingDouble(Counters::micros)
                        .reversed()
                        .thenComparing(Comparator.comparingLong(RootType::count).reversed())
                        .thenComparing(RootType::type))
                .toList();
    }

    /** Of all conversions together, as those say that were timed. */
    static double micros(RootType type) {
        Double each = type.cpuMicros() == null ? type.wallMicros() : type.cpuMicros();
        return each == null ? 0 : each * type.count();
    }

    private static RootType rootType(Key key, Counted counted, double seconds) {
        Double cpu = each(counted, Counted::cpuNanos, Counted::cpuTimed, FEW);
        Double wall = each(counted, Counted::wallNanos, Counted::timed, 1);
        Double micros = cpu == null ? wall : cpu;
        return new RootType(
                key.rootType(),
                key.library(),
                key.direction(),
                key.caller(),
                counted.count(),
                counted.failures(),
                counted.sized() <= 0 ? null : (double) counted.bytes() / counted.sized(),
                cpu,
                wall,
                micros == null || seconds <= 0 ? null : micros * counted.count() / 1e6 / seconds);
    }

    private static @Nullable Double each(
            Counted counted, ToLongFunction<Counted> nanos, ToLongFunction<Counted> timed, int least) {
        long number = timed.applyAsLong(counted);
        return number < least ? null : nanos.applyAsLong(counted) / 1e3 / number;
    }
}
