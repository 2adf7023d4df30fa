package dev.wirespeed.lab.statistics;

import java.util.ArrayList;
import java.util.List;

/**
 * Finds where the level of a series changes: the segmentation with the least squared deviation from the segments' means plus
 * a penalty for each change.
 *
 * <p>Source: Killick, Fearnhead and Eckley, "Optimal Detection of Changepoints With a Linear Computational Cost", Journal of
 * the American Statistical Association 107, 2012, which drops starts of segments that can't be the best one any more. The
 * penalty of 3 log n is the leading term of the modified BIC: Zhang and Siegmund, Biometrics 63, 2007.
 */
final class Pelt {

    private final double[] sums;
    private final double[] squares;
    private final double variance;

    private Pelt(double[] values, double deviation) {
        sums = new double[values.length + 1];
        squares = new double[values.length + 1];
        for (int i = 0; i < values.length; i++) {
            sums[i + 1] = sums[i] + values[i];
            squares[i + 1] = squares[i] + values[i] * values[i];
        }
        variance = deviation * deviation;
    }

    /**
     * The starts of all segments, the first of which is 0; none for an empty series.
     *
     * @param deviation the standard deviation of the noise around a level; greater than 0
     */
    static List<Integer> starts(double[] values, double deviation) {
        return new Pelt(values, deviation).starts(3 * Math.log(values.length));
    }

    private List<Integer> starts(double penalty) {
        int count = sums.length - 1;
        double[] best = new double[count + 1];
        int[] start = new int[count + 1];
        best[0] = -penalty;
        List<Integer> candidates = new ArrayList<>();
        for (int end = 1; end <= count; end++) {
            candidates.add(end - 1);
            best[end] = Double.POSITIVE_INFINITY;
            for (int candidate : candidates) {
                double cost = best[candidate] + cost(candidate, end) + penalty;
                if (cost < best[end]) {
                    best[end] = cost;
                    start[end] = candidate;
                }
            }
            int last = end;
            candidates.removeIf(candidate -> best[candidate] + cost(candidate, last) > best[last]);
        }
        List<Integer> starts = new ArrayList<>();
        for (int end = count; end > 0; end = start[end]) {
            starts.addFirst(start[end]);
        }
        return starts;
    }

    private double cost(int from, int to) {
        double sum = sums[to] - sums[from];
        return Math.max(0, squares[to] - squares[from] - sum * sum / (to - from)) / variance;
    }
}
