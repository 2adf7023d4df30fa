package dev.wirespeed.agent.boot;

import java.util.ArrayList;
import java.util.List;

/**
 * The totals since the start for one library, direction, root type and caller.
 *
 * @param direction {@code write} or {@code read}
 * @param failures conversions that ended with an exception, part of {@code count}
 * @param bytes the bytes of documents of known size; −1 if there are none
 * @param sized the number of these documents
 * @param timed the number of conversions in {@code wallNanos}
 * @param cpuTimed the number of conversions in {@code cpuNanos}
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

    /** All totals, in no particular order. */
    public static List<Totals> all() {
        List<Totals> all = new ArrayList<>();
        RootType.all().forEach(type -> type.addTo(all));
        return all;
    }
}
