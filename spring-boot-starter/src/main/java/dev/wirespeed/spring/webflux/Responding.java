package dev.wirespeed.spring.webflux;

import dev.wirespeed.spring.meter.Endpoint;
import dev.wirespeed.spring.meter.SerializationMeter;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.springframework.http.server.reactive.ServerHttpRequest;
import org.springframework.web.server.ServerWebExchange;
import org.springframework.web.server.WebFilterChain;
import reactor.core.publisher.Mono;
import reactor.core.publisher.SignalType;

/** The response to one request, from the filter on. What a writer does for it ends with it. */
final class Responding {

    private static final String ATTRIBUTE = Responding.class.getName();

    private final SerializationMeter meter;
    private final ServerHttpRequest request;
    private final long start;
    private @Nullable Object pattern;
    private @Nullable Endpoint endpoint;
    private @Nullable Writing writing;

    private Responding(SerializationMeter meter, ServerHttpRequest request) {
        this.meter = meter;
        this.request = request;
        this.start = meter.clock().nanos();
    }

    /** Times a response. */
    static Mono<Void> time(SerializationMeter meter, ServerWebExchange exchange, WebFilterChain chain) {
        Responding responding = new Responding(meter, exchange.getRequest());
        exchange.getAttributes().put(ATTRIBUTE, responding);
        return chain.filter(exchange).doFinally(responding::end);
    }

    /** The one of a request; null if it did not pass the filter. */
    static @Nullable Responding of(ServerHttpRequest request) {
        return (Responding) request.getAttributes().get(ATTRIBUTE);
    }

    /** The endpoint, as far as Spring WebFlux has determined it. */
    synchronized Endpoint endpoint() {
        Object now = Endpoints.patternOf(request);
        Endpoint known = endpoint;
        if (known == null || !Objects.equals(now, pattern)) {
            known = Endpoints.of(meter, request, now);
            endpoint = known;
            pattern = now;
        }
        return known;
    }

    /**
     * A writer begins, and ends with this response. False if it has to tell its end itself: if one has begun before, that
     * has failed, and this one writes what is said about it, maybe beyond the filter.
     */
    synchronized boolean endsWithThis(Writing next) {
        if (writing == null) {
            writing = next;
            return true;
        }
        writing.end(SignalType.ON_ERROR);
        return false;
    }

    private synchronized void end(SignalType signal) {
        meter.responded(endpoint(), meter.clock().nanos() - start);
        if (writing != null) {
            writing.end(signal);
        }
    }
}
