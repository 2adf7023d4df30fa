package dev.wirespeed.spring.meter;

import java.util.Collection;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.LongAdder;

/**
 * A method and a path pattern, such as {@code GET /users/{id}}, with the times of its responses and its conversions.
 */
public final class Endpoint {

    private record Kind(Direction direction, String format) {}

    private final String method;
    private final String pattern;
    private final Map<Kind, Conversions> conversions = new ConcurrentHashMap<>();
    private final LongAdder responses = new LongAdder();
    private final LongAdder responseNanos = new LongAdder();

    Endpoint(String method, String pattern) {
        this.method = method;
        this.pattern = pattern;
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

    Conversions conversions(Direction direction, String format) {
        Kind kind = new Kind(direction, format);
        Conversions known = conversions.get(kind);
        return known == null
                ? conversions.computeIfAbsent(kind, each -> new Conversions(this, direction, format))
                : known;
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
