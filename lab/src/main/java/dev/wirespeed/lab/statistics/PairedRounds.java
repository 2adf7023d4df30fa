package dev.wirespeed.lab.statistics;

import java.util.Arrays;
import org.apache.commons.statistics.distribution.TDistribution;

/**
 * Intervals of a mean over rounds, of each of which there is one value, such as the difference of a pair.
 *
 * <p>Student's t, since there are few rounds: a bootstrap of five values covers less than it says.
 */
public final class PairedRounds {

    private static final double UPPER_TAIL = 0.975;

    private PairedRounds() {}

    /** The mean; with fewer than two values no bounds are known, and both are NaN. */
    public static Interval ofMean(double[] values) {
        double mean = Arrays.stream(values).average().orElse(Double.NaN);
        int count = values.length;
        if (count < 2) {
            return new Interval(mean, Double.NaN, Double.NaN);
        }
        double squares = Arrays.stream(values)
                .map(value -> (value - mean) * (value - mean))
                .sum();
        double half = TDistribution.of(count - 1).inverseCumulativeProbability(UPPER_TAIL)
                * Math.sqrt(squares / (count - 1) / count);
        return new Interval(mean, mean - half, mean + half);
    }

    /** The geometric mean of ratios, the same whichever side stands above the line. */
    public static Interval ofRatio(double[] ratios) {
        Interval log = ofMean(Arrays.stream(ratios).map(Math::log).toArray());
        return new Interval(Math.exp(log.value()), Math.exp(log.low()), Math.exp(log.high()));
    }
}
