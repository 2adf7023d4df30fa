package dev.wirespeed.spring.meter;

import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.RandomAccess;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import org.springframework.core.ResolvableType;
import org.springframework.util.MimeType;

/** Keeps all endpoints and the times of their conversions. Thread-safe. */
public final class SerializationMeter {

    /** Stands for a path that no pattern matched, and for endpoints beyond the number that is distinguished. */
    public static final String UNKNOWN = "UNKNOWN";

    private static final Set<String> METHODS =
            Set.of("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE");

    private record Key(String method, String pattern) {}

    private final Clock clock;
    private final int mostEndpoints;
    private final Sampler sampler;
    private final Listeners listeners;
    private final Map<Key, Endpoint> endpoints = new ConcurrentHashMap<>();
    private final long started;

    /**
     * Starts counting.
     *
     * @param mostEndpoints the number of endpoints distinguished; later ones count together
     */
    public SerializationMeter(
            Clock clock, int mostEndpoints, SamplingSettings sampling, List<ConversionListener> listeners) {
        this.clock = clock;
        this.mostEndpoints = mostEndpoints;
        this.sampler = new Sampler(sampling);
        this.listeners = new Listeners(listeners);
        this.started = clock.nanos();
    }

    /**
     * Returns an endpoint, and adds it if it is new.
     *
     * @param pattern such as {@code /users/{id}}; null if none matched
     */
    public Endpoint endpoint(String method, @Nullable String pattern) {
        String matched = pattern == null ? UNKNOWN : pattern;
        Endpoint known = endpoints.get(new Key(method, matched));
        return known == null ? add(METHODS.contains(method) ? method : UNKNOWN, matched) : known;
    }

    private Endpoint add(String method, String pattern) {
        Key key = new Key(method, pattern);
        boolean admitted = endpoints.containsKey(key) || endpoints.size() < mostEndpoints;
        return endpoints.computeIfAbsent(
                admitted ? key : new Key(UNKNOWN, UNKNOWN),
                each -> new Endpoint(each.method(), each.pattern(), listeners));
    }

    /**
     * Starts the clock of a conversion.
     *
     * @param type the media type in the message
     * @param value the value to be written, or the {@link ResolvableType} to be read
     */
    public Conversion start(
            Endpoint endpoint, Direction direction, @Nullable MimeType type, Object value, Converter converter) {
        Conversions conversions = endpoint.conversions(direction, type);
        Class<?> seen = value instanceof ResolvableType read ? typeOf(read) : typeOf(value);
        if (seen != null) {
            conversions.saw(seen, converter);
        }
        boolean captured = direction == Direction.WRITE && conversions.format().equals(Format.JSON);
        long cpu = converter.isBlocking() && conversions.measuresCpuNext() ? clock.cpuNanos() : Clock.UNKNOWN;
        long now = clock.nanos();
        return new Conversion(this, conversions, captured ? sampler.next(conversions, now) : null, cpu, now);
    }

    /** Counts a response that was written. */
    public void responded(Endpoint endpoint, long nanos) {
        endpoint.responded(nanos);
    }

    /** All endpoints so far. */
    public Collection<Endpoint> endpoints() {
        return endpoints.values();
    }

    /** The time since counting started. */
    public long nanosSinceStart() {
        return clock.nanos() - started;
    }

    /** The clock in use. */
    public Clock clock() {
        return clock;
    }

    Sampler sampler() {
        return sampler;
    }

    void ended(Conversions conversions, long nanos, long cpuNanos, long bytes, boolean failed) {
        conversions.add(nanos, cpuNanos, bytes, failed);
        listeners.ended(conversions, nanos, cpuNanos, bytes, failed);
    }

    /** The class of a type, or of the elements if it is an array or a collection. */
    private static Class<?> typeOf(ResolvableType type) {
        if (type.isArray()) {
            return type.getComponentType().toClass();
        }
        boolean isCollection = Collection.class.isAssignableFrom(type.toClass());
        return (isCollection ? type.as(Collection.class).getGeneric() : type).toClass();
    }

    /**
     * The class of a value, or of the first element of a list that can be accessed without iterating; null if such a
     * list is empty.
     */
    private static @Nullable Class<?> typeOf(Object value) {
        List<?> list = value instanceof Object[] array
                ? Arrays.asList(array)
                : value instanceof RandomAccess && value instanceof List<?> random ? random : null;
        if (list == null) {
            return value.getClass();
        }
        try {
            if (list.isEmpty()) {
                return null;
            }
            Object first = list.get(0);
            return (first == null ? value : first).getClass();
        } catch (RuntimeException e) { // another thread empties it, or the list is one of a kind
            return value.getClass();
        }
    }
}
