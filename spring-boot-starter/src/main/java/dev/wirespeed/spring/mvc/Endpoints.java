package dev.wirespeed.spring.mvc;

import dev.wirespeed.spring.meter.Endpoint;
import dev.wirespeed.spring.meter.SerializationMeter;
import jakarta.servlet.http.HttpServletRequest;
import org.jspecify.annotations.Nullable;
import org.springframework.web.servlet.HandlerMapping;

/** Finds the endpoint of a request. */
final class Endpoints {

    private Endpoints() {}

    /** The endpoint, as far as Spring MVC has determined it. */
    static Endpoint of(SerializationMeter meter, HttpServletRequest request) {
        return of(meter, request, patternOf(request));
    }

    static Endpoint of(SerializationMeter meter, HttpServletRequest request, @Nullable Object pattern) {
        return meter.endpoint(request.getMethod(), pattern == null ? null : pattern.toString());
    }

    /** The path pattern of the handler; null if there is none yet. */
    static @Nullable Object patternOf(HttpServletRequest request) {
        return request.getAttribute(HandlerMapping.BEST_MATCHING_PATTERN_ATTRIBUTE);
    }
}
