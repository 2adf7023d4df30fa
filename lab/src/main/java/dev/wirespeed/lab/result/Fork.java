package dev.wirespeed.lab.result;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A JVM that ran, or crashed.
 *
 * @param id unique in the run, and the name of its log
 * @param entry the id of an {@link Entry}
 * @param seconds from the JVM's start to its end
 * @param measurements one for each cell; empty if it crashed
 * @param failure why there are no measurements: the last line that the JVM wrote
 */
public record Fork(
        String id,
        int round,
        int jdk,
        String entry,
        double seconds,
        List<Measurement> measurements,
        @Nullable String failure) {}
