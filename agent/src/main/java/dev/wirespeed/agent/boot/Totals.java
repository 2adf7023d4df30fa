package dev.wirespeed.agent.boot;

import java.util.ArrayList;
import java.util.List;

/**
 * What has been counted since the start for one library, direction, root type and caller.
 *
 * @param direction {@code write} or {@code read}
 * @param failures those of {@code count} that ended with an exception
 * @param bytes of those documents whose size is known; −1 if none is
 * @param sized how many those are
 * @param timed how many have been timed for {@code wallNanos}
 * @param cpuTimed how many have been timed for {@code cpuNanos}
 */
public record Totals(
        String library,
        String direction,
        String rootType,
        String caller,
        long count,
        long failures,
        long bytes,
        long sized,
        long wallNanos,
        long timed,
        long cpuNanos,
        long cpuTimed) {

    /** All that there is, in no order. */
    public static List<Totals> all() {
        List<Totals> all = new ArrayList<>();
        RootType.all().forEach(type -> type.addTo(all));
        return all;
    }
}
