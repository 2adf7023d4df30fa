package dev.wirespeed.spring.meter;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpHeaders;
import org.springframework.http.InvalidMediaTypeException;
import org.springframework.http.MediaType;

/** The media types in the headers of responses: few, since the application names them. */
public final class MediaTypes {

    private static final int MOST = 64;

    /** The first that occurred; parsing one takes longer than the rest of what the meter does. */
    private static final Map<String, MediaType> KNOWN = new ConcurrentHashMap<>();

    private MediaTypes() {}

    /** That of a body; null if none is named, or it is not valid. */
    public static @Nullable MediaType of(HttpHeaders headers) {
        return of(headers.getFirst(HttpHeaders.CONTENT_TYPE));
    }

    /** The one that a header's value names; null if it is not valid. */
    public static @Nullable MediaType of(@Nullable String value) {
        if (value == null) {
            return null;
        }
        MediaType known = KNOWN.get(value);
        return known == null ? parsed(value) : known;
    }

    private static @Nullable MediaType parsed(String value) {
        try {
            MediaType type = MediaType.parseMediaType(value);
            if (KNOWN.size() < MOST) {
                KNOWN.put(value, type);
            }
            return type;
        } catch (InvalidMediaTypeException e) {
            return null;
        }
    }
}
