package dev.wirespeed.store;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wirespeed.spring.meter.Conversions;
import dev.wirespeed.spring.meter.Direction;
import dev.wirespeed.spring.meter.Payload;
import dev.wirespeed.spring.meter.SerializationMeter;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/** What a meter has counted, which it may do after the client has its response. */
public record Counts(SerializationMeter meter) {

    private static final Duration LONGEST = Duration.ofSeconds(10);

    /** Those of an endpoint, once there are so many. */
    public Conversions await(String method, String pattern, Direction direction, String format, long count)
            throws InterruptedException {
        until(() -> of(method, pattern, direction, format) >= count);
        assertThat(of(method, pattern, direction, format)).isEqualTo(count);
        return find(method, pattern, direction, format).orElseThrow();
    }

    /** Waits until so many have been written, whether or not their clients have read them. */
    public void awaitResponses(String pattern, long count) throws InterruptedException {
        until(() -> responses(pattern) >= count);
        assertThat(responses(pattern)).isEqualTo(count);
    }

    public long responses(String pattern) {
        return all("GET", pattern).stream()
                .mapToLong(each -> each.endpoint().responses())
                .findFirst()
                .orElse(0);
    }

    /** How many have failed, once so many have. */
    public long awaitFailures(String method, String pattern, Direction direction, String format, long count)
            throws InterruptedException {
        until(() -> failures(method, pattern, direction, format) >= count);
        return failures(method, pattern, direction, format);
    }

    public long failures(String method, String pattern, Direction direction, String format) {
        return find(method, pattern, direction, format)
                .map(Conversions::failures)
                .orElse(0L);
    }

    public long bytes(String method, String pattern, Direction direction, String format) {
        return find(method, pattern, direction, format).map(Conversions::bytes).orElse(0L);
    }

    /** What responses took, once all that converted are there. */
    public long responseNanos(Conversions of) throws InterruptedException {
        until(() -> of.endpoint().responses() > 0);
        return of.endpoint().responseNanos();
    }

    /** What was found in a payload, once it is. */
    public Payload payload(Conversions of) throws InterruptedException {
        until(() -> of.payload().isPresent());
        return of.payload().orElseThrow();
    }

    public static void until(BooleanSupplier condition) throws InterruptedException {
        long end = System.nanoTime() + LONGEST.toNanos();
        while (!condition.getAsBoolean() && System.nanoTime() < end) {
            Thread.sleep(5);
        }
    }

    public long of(String method, String pattern, Direction direction, String format) {
        return find(method, pattern, direction, format).map(Conversions::count).orElse(0L);
    }

    private Optional<Conversions> find(String method, String pattern, Direction direction, String format) {
        return all(method, pattern).stream()
                .filter(each -> each.direction() == direction && each.format().equals(format))
                .findFirst();
    }

    public List<Conversions> all(String method, String pattern) {
        return meter.endpoints().stream()
                .filter(each -> each.method().equals(method) && each.pattern().equals(pattern))
                .flatMap(each -> each.conversions().stream())
                .toList();
    }
}
