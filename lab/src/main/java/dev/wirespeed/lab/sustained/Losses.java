package dev.wirespeed.lab.sustained;

import dev.wirespeed.lab.stream.ReceivedRanges.Range;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Finds out which records did not arrive anywhere. */
final class Losses {

    private Losses() {}

    /**
     * The sequence numbers that no receiver has.
     *
     * @param sent all below this one were sent
     * @param arrived at any receiver, in any order, also overlapping
     */
    static List<Range> of(long sent, List<Range> arrived) {
        List<Range> sorted =
                arrived.stream().sorted(Comparator.comparingLong(Range::first)).toList();
        List<Range> lost = new ArrayList<>();
        long next = 0;
        for (Range range : sorted) {
            if (range.first() > next) {
                lost.add(new Range(next, Math.min(range.first(), sent) - 1));
            }
            next = Math.max(next, range.last() + 1);
        }
        if (next < sent) {
            lost.add(new Range(next, sent - 1));
        }
        return lost;
    }

    /** How many sequence numbers some ranges have that don't overlap. */
    static long count(List<Range> ranges) {
        return ranges.stream().mapToLong(Range::count).sum();
    }
}
