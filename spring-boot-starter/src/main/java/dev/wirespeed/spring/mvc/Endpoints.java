package dev.wirespeed.spring.mvc;

import dev.wirespeed.spring.meter.Endpoint;
import dev.wirespeed.spring.meter.SerializationMeter;
import jakarta.servlet.http.HttpServletRequest;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import org.springframework.http.InvalidMediaTypeException;
import org.springframework.http.MediaType;
import org.springframework.web.servlet.HandlerMapping;

/** Finds the endpoint of a request. */
final class Endpoints {

    private static final int MOST_MEDIA_TYPES = 64;

    /** The first media types that occurred; a response has its own only as text. */
    private static final Map<String, MediaType> MEDIA_TYPES = new ConcurrentHashMap<>();

    private Endpoints() {}

    /** The endpoint, as far as Spring MVC has determined it. */
    static Endpoint of(SerializationMeter meter, HttpServletRequest request) {
        Object pattern = request.getAttribute(HandlerMapping.BEST_MATCHING_PATTERN_ATTRIBUTE);
        return meter.endpoint(request.getMethod(), pattern == null ? null : pattern.toString());
    }

    /** The media type in a header; null if there is none. */
    static @Nullable MediaType mediaType(@Nullable String text) {
        MediaType known = text == null ? null : MEDIA_TYPES.get(text);
        return known == null && text != null ? parsed(text) : known;
    }

    private static @Nullable MediaType parsed(String text) {
        try {
            MediaType type = MediaType.parseMediaType(text);
            if (MEDIA_TYPES.size() < MOST_MEDIA_TYPES) {
                MEDIA_TYPES.put(text, type);
            }
            return type;
        } catch (InvalidMediaTypeException e) {
            return null;
        }
    }
}
