package dev.wirespeed.spring.report;

import dev.wirespeed.spring.meter.Direction;
import java.util.Optional;

/** Tells for which classes codecs do the work. */
@FunctionalInterface
public interface CodecUse {
    /** Why Jackson does the work for objects of a class; empty if codecs do. */
    Optional<String> whyNot(Class<?> type, Direction direction);
}
