package dev.wirespeed.spring.format;

import com.fasterxml.jackson.annotation.JsonView;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The view of a handler or a body, as a hint like those for Spring's own converters. */
public final class ViewHint {
    private static final String KEY = JsonView.class.getName();

    private ViewHint() {}

    /**
     * Hints for a converter.
     *
     * @param view null for none
     * @param place the place of the annotation, for the message
     * @throws IllegalArgumentException if it names no view, or several
     */
    public static Map<String, Object> of(@Nullable JsonView view, @Nullable Object place) {
        if (view == null) {
            return Map.of();
        }
        if (view.value().length != 1) {
            throw new IllegalArgumentException("@JsonView needs one class at " + place);
        }
        return Map.of(KEY, view.value()[0]);
    }

    /** The view in hints; null if there is none. */
    public static @Nullable Class<?> in(@Nullable Map<String, Object> hints) {
        return hints == null ? null : (Class<?>) hints.get(KEY);
    }
}
