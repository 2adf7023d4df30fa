package dev.wirespeed.spring;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wirespeed.spring.meter.Conversions;
import dev.wirespeed.spring.meter.Direction;
import dev.wirespeed.spring.meter.SerializationMeter;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/** What a meter has counted, which it may do after the client has its response. */
public record Counts(SerializationMeter meter) {

    private static final Duration LONGEST = Duration.ofSeconds(10);

    /** Those of an endpoint, once there are so many. */
    public Conversions await(String method, String pattern, Direction direction, String format, long count)
            throws InterruptedException {
        long end = System.nanoTime() + LONGEST.toNanos();
        while (of(method, pattern, direction, format) < count && System.nanoTime() < end) {
            Thread.sleep(5);
        }
        assertThat(of(method, pattern, direction, format)).isEqualTo(count);
        return find(method, pattern, direction, format).orElseThrow();
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
