package dev.wirespeed.spring.webflux;

import dev.wirespeed.spring.meter.Endpoint;
import dev.wirespeed.spring.meter.SerializationMeter;
import org.jspecify.annotations.Nullable;
import org.springframework.http.server.reactive.ServerHttpRequest;
import org.springframework.web.reactive.HandlerMapping;

/** Finds the endpoint of a request. */
final class Endpoints {

    private Endpoints() {}

    /** The endpoint, as far as Spring WebFlux has determined it. */
    static Endpoint of(SerializationMeter meter, ServerHttpRequest request) {
        Responding responding = Responding.of(request);
        return responding == null ? of(meter, request, patternOf(request)) : responding.endpoint();
    }

    static Endpoint of(SerializationMeter meter, ServerHttpRequest request, @Nullable Object pattern) {
        return meter.endpoint(request.getMethod().name(), pattern == null ? null : pattern.toString());
    }

    /** The path pattern of the handler; null if there is none yet. */
    static @Nullable Object patternOf(ServerHttpRequest request) {
        return request.getAttributes().get(HandlerMapping.BEST_MATCHING_PATTERN_ATTRIBUTE);
    }
}
