package dev.wirespeed.lab.find;

import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Calls of methods that answer requests, as {@code jdk.MethodTrace} has them. A framework reads what they get before it calls
 * them, and writes what they return after it, on the same thread: so they tell whose a conversion is that has no caller of its
 * own.
 */
final class Handlers {

    /**
     * The methods with these annotations are traced, and all methods of classes with them, in the language of
     * {@code jdk.MethodTrace}: classes, since many handlers have their annotations in an interface.
     */
    static final String USUAL = Stream.of(
                    Stream.of(
                            "@org.springframework.web.bind.annotation.RestController",
                            "@io.micronaut.http.annotation.Controller",
                            "@jakarta.ws.rs.Path"),
                    Stream.of("Get", "Post", "Put", "Delete", "Patch")
                            .map(verb -> "@org.springframework.web.bind.annotation." + verb + "Mapping"),
                    Stream.of("Get", "Post", "Put", "Delete", "Patch")
                            .map(verb -> "@io.micronaut.http.annotation." + verb),
                    Stream.of("GET", "POST", "PUT", "DELETE", "PATCH").map(verb -> "@jakarta.ws.rs." + verb))
            .flatMap(annotations -> annotations)
            .collect(Collectors.joining(";"));

    /** Of a recording; what comes behind them is left out, so that no recording fills the memory. */
    private static final int MOST_CALLS = 2_000_000;

    private static final long NEAR_NANOS = TimeUnit.SECONDS.toNanos(10);

    private record Call(long start, long end, String method) {}

    private final Map<Long, List<Call>> byThread = new HashMap<>();
    private int calls;
    private boolean sorted;

    void add(long thread, Instant start, Instant end, String method) {
        if (calls < MOST_CALLS) {
            calls++;
            byThread.computeIfAbsent(thread, ignored -> new ArrayList<>())
                    .add(new Call(nanos(start), nanos(end), method));
        }
    }

    boolean isEmpty() {
        return byThread.isEmpty();
    }

    /** What was seen on a thread, with the handler as its caller if a framework has it converted and one is known. */
    Stack.@Nullable Seen called(Stack.@Nullable Seen seen, long thread, Instant time) {
        Stack.Conversion conversion = seen == null ? null : seen.conversion();
        if (seen == null || conversion == null || conversion.via() == null || isEmpty()) {
            return seen;
        }
        String method = of(thread, nanos(time), conversion.direction());
        return method == null ? seen : new Stack.Seen(conversion.by(method), seen.truncated());
    }

    private @Nullable String of(long thread, long time, Direction direction) {
        sort();
        List<Call> all = byThread.getOrDefault(thread, List.of());
        int next = after(all, time);
        Call last = next == 0 ? null : all.get(next - 1);
        if (last != null && time <= last.end()) {
            return last.method();
        }
        if (direction == Direction.READ) {
            return next < all.size() && all.get(next).start() - time < NEAR_NANOS
                    ? all.get(next).method()
                    : null;
        }
        return last != null && direction == Direction.WRITE && time - last.end() < NEAR_NANOS ? last.method() : null;
    }

    /** The place of the first that starts after a time. */
    private static int after(List<Call> all, long time) {
        int low = 0;
        int high = all.size();
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (all.get(middle).start() <= time) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low;
    }

    private void sort() {
        if (!sorted) {
            sorted = true;
            byThread.replaceAll((thread, all) -> outermost(all));
        }
    }

    /** By time, without those that others of them have called. */
    private static List<Call> outermost(List<Call> all) {
        all.sort(Comparator.comparingLong(Call::start)
                .thenComparing(Comparator.comparingLong(Call::end).reversed()));
        List<Call> outermost = new ArrayList<>();
        for (Call call : all) {
            if (outermost.isEmpty() || call.start() > outermost.getLast().end()) {
                outermost.add(call);
            }
        }
        return outermost;
    }

    private static long nanos(Instant time) {
        return TimeUnit.SECONDS.toNanos(time.getEpochSecond()) + time.getNano();
    }
}
