package dev.wirespeed.lab.result;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A JVM that ran, or crashed.
 *
 * @param id unique in the run, and the name of its log
 * @param entry the id of an {@link Entry}
 * @param seconds from the JVM's start to its end
 * @param measurements one for each cell; empty if it crashed, or timed cold starts
 * @param coldStarts one for each cell if it timed those, else empty
 * @param otherCores how many of the machine's cores, as {@link Machine} counts them, other processes kept busy on
 *     average while it ran; null if unknown
 * @param fixedWorkMillis how long the same work took just before it started, which tells how fast the machine was; null
 *     if unknown
 * @param failure why there are no measurements: the last line that the JVM wrote
 */
public record Fork(
        String id,
        int round,
        int jdk,
        String entry,
        double seconds,
        @Nullable Double otherCores,
        @Nullable Double fixedWorkMillis,
        List<Measurement> measurements,
        List<ColdStart> coldStarts,
        @Nullable String failure) {

    /** A fork that timed no cold starts, and of which nothing is known but what it measured. */
    public Fork(
            String id,
            int round,
            int jdk,
            String entry,
            double seconds,
            List<Measurement> measurements,
            @Nullable String failure) {
        this(id, round, jdk, entry, seconds, null, null, measurements, List.of(), failure);
    }

    /** The same fork, and what is known of the machine. */
    public Fork on(double fixedWork, @Nullable Double cores) {
        return new Fork(id, round, jdk, entry, seconds, cores, fixedWork, measurements, coldStarts, failure);
    }
}
