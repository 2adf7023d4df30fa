package dev.wirespeed.spring.report;

import dev.wirespeed.spring.meter.Direction;
import java.util.Optional;

/** Tells for which classes codecs do the work. */
@FunctionalInterface
public interface CodecUse {
    /** Why codecs don't do the work for objects of a class; empty if they do. */
    Optional<Reason> whyNot(Class<?> type, Direction direction);

    /**
     * A reason.
     *
     * @param text such as {@code it has no codec}
     * @param isAllJackson whether Jackson does all of the work; otherwise nobody can tell what codecs would save
     */
    record Reason(String text, boolean isAllJackson) {}
}
