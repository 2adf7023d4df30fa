package dev.wirespeed.spring.webflux;

import dev.wirespeed.spring.meter.Endpoint;
import dev.wirespeed.spring.meter.SerializationMeter;
import org.springframework.http.server.reactive.ServerHttpRequest;
import org.springframework.web.reactive.HandlerMapping;

/** Finds the endpoint of a request. */
final class Endpoints {

    private Endpoints() {}

    /** The endpoint, as far as Spring WebFlux has determined it. */
    static Endpoint of(SerializationMeter meter, ServerHttpRequest request) {
        Object pattern = request.getAttributes().get(HandlerMapping.BEST_MATCHING_PATTERN_ATTRIBUTE);
        return meter.endpoint(request.getMethod().name(), pattern == null ? null : pattern.toString());
    }
}
