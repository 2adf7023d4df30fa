package dev.wirespeed.spring.meter;

import java.util.Collection;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.LongAdder;
import org.jspecify.annotations.Nullable;
import org.springframework.util.MimeType;

/**
 * A method and a path pattern, such as {@code GET /users/{id}}, with the times of its responses and its conversions.
 */
public final class Endpoint {

    private record Kind(Direction direction, String format) {}

    /** Few endpoints have several media types, which are compared faster than their formats are found. */
    private record Latest(@Nullable MimeType type, Conversions conversions) {}

    private final String method;
    private final String pattern;
    private final Listeners listeners;
    private final Map<Kind, Conversions> conversions = new ConcurrentHashMap<>();
    private volatile @Nullable Latest latestRead;
    private volatile @Nullable Latest latestWritten;
    private final LongAdder responses = new LongAdder();
    private final LongAdder responseNanos = new LongAdder();

    Endpoint(String method, String pattern, Listeners listeners) {
        this.method = method;
        this.pattern = pattern;
        this.listeners = listeners;
    }

    /** Such as {@code GET}. */
    public String method() {
        return method;
    }

    /** Such as {@code /users/{id}}. */
    public String pattern() {
        return pattern;
    }

    /** The number of requests that were answered. */
    public long responses() {
        return responses.sum();
    }

    /** The total time of these, from the request until the response was written. */
    public long responseNanos() {
        return responseNanos.sum();
    }

    void responded(long nanos) {
        responses.increment();
        responseNanos.add(nanos);
    }

    /** Those of one direction in the format of a media type. */
    Conversions conversions(Direction direction, @Nullable MimeType type) {
        Latest known = direction == Direction.READ ? latestRead : latestWritten;
        if (known != null && Objects.equals(known.type(), type)) {
            return known.conversions();
        }
        Kind kind = new Kind(direction, Format.of(type));
        Conversions found =
                conversions.computeIfAbsent(kind, each -> new Conversions(this, direction, each.format(), listeners));
        Latest latest = new Latest(type, found);
        if (direction == Direction.READ) {
            latestRead = latest;
        } else {
            latestWritten = latest;
        }
        return found;
    }

    /** One for each direction and format that occurred. */
    public Collection<Conversions> conversions() {
        return conversions.values();
    }

    @Override
    public String toString() {
        return method + " " + pattern;
    }
}
