package dev.wirespeed.lab.report;

import dev.wirespeed.lab.result.Fork;
import dev.wirespeed.lab.result.Result;
import java.util.Objects;
import java.util.Optional;
import org.apache.commons.statistics.descriptive.Quantile;

/**
 * How fast the machine was: the milliseconds that the same work took before each fork of a run.
 *
 * @param fast what it took at most before a tenth of the forks
 * @param median what it took at most before half of them
 * @param slow what it took at least before a tenth of them
 */
record Pace(double fast, double median, double slow) {

    private static final double[] SHARES = {0.1, 0.5, 0.9};
    private static final double VARIED = 1.25;
    private static final double CHANGED = 1.1;

    /** Empty if no fork says. */
    static Optional<Pace> of(Result result) {
        double[] millis = result.forks().stream()
                .map(Fork::fixedWorkMillis)
                .filter(Objects::nonNull)
                .mapToDouble(Double::doubleValue)
                .toArray();
        if (millis.length == 0) {
            return Optional.empty();
        }
        double[] quantiles = Quantile.withDefaults().evaluate(millis, SHARES);
        return Optional.of(new Pace(quantiles[0], quantiles[1], quantiles[2]));
    }

    /** Whether the machine was slower for some forks than for others by more than the work's own noise. */
    boolean varied() {
        return slow > VARIED * fast;
    }

    /** Whether the machine was faster in one of two runs by so much that their figures differ for that alone. */
    boolean changed(Pace other) {
        return Math.max(median, other.median) > CHANGED * Math.min(median, other.median);
    }

    /** Such as {@code the same work took 5.61 ms before the median fork, 5.50 to 5.90 before four of five}. */
    String text() {
        return "the same work took " + Numbers.plain(median) + " ms before the median fork, " + Numbers.plain(fast)
                + " to " + Numbers.plain(slow) + " before four of five";
    }
}
