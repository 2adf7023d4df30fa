package dev.wirespeed.spring.mvc;

import dev.wirespeed.spring.meter.Endpoint;
import dev.wirespeed.spring.meter.SerializationMeter;
import jakarta.servlet.http.HttpServletRequest;
import org.jspecify.annotations.Nullable;
import org.springframework.http.InvalidMediaTypeException;
import org.springframework.http.MediaType;
import org.springframework.web.servlet.HandlerMapping;

/** What a request is for. */
final class Endpoints {

    private Endpoints() {}

    /** As far as Spring MVC has found out. */
    static Endpoint of(SerializationMeter meter, HttpServletRequest request) {
        Object pattern = request.getAttribute(HandlerMapping.BEST_MATCHING_PATTERN_ATTRIBUTE);
        return meter.endpoint(request.getMethod(), pattern == null ? null : pattern.toString());
    }

    static @Nullable MediaType mediaType(@Nullable String text) {
        try {
            return text == null ? null : MediaType.parseMediaType(text);
        } catch (InvalidMediaTypeException e) {
            return null;
        }
    }
}
