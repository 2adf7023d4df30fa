package dev.wirespeed.lab.statistics;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import org.apache.commons.statistics.descriptive.Median;

/**
 * Whether a fork had warmed up when it was measured, and how it got there.
 *
 * <p>The iterations, warm-up included, are cut where their level changes; segments within 5 % of the last one belong to
 * the steady state, as far as no other lies between. A fork is steady if that covers all measured iterations, and if these
 * aren't much faster or slower than the last warm-up iteration.
 *
 * <p>Source: Barrett, Bolz-Tereick, Killick, Mount and Tratt, "Virtual Machine Warmup Blows Hot and Cold", OOPSLA 2017, for
 * the method and the names. They have 2,000 iterations, the lab has eight or so. Hence three differences: only the mean
 * may change, not the variance; the noise isn't estimated from the fork alone, since a few iterations may agree by luck;
 * and a single iteration that sticks out is no segment (a running median of three takes it away: Tukey, "Exploratory Data
 * Analysis", 1977).
 */
public enum SteadyState {
    /** At the same level from the first iteration on. */
    FLAT,
    /** It became faster, then stayed. */
    WARMUP,
    /** It became slower than it once was, then stayed. */
    SLOWDOWN,
    /** It still changed while it was measured. */
    NO_STEADY_STATE;

    private static final double SAME_LEVEL = Math.log(1.05);
    private static final double STEP = 0.25;
    private static final double LEAST_NOISE = 0.002;
    private static final double DEVIATION_OF_MAD = 0.6745;

    /** Such as {@code no steady state}. */
    public String label() {
        return name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }

    /** Whether the measured iterations belong to a steady state. */
    public boolean reached() {
        return this != NO_STEADY_STATE;
    }

    /**
     * Classifies a fork.
     *
     * @param warmup operations per time of each warm-up iteration; may be empty
     * @param iterations the same of each measured iteration
     * @param usualNoise what {@link #noise} is for most forks that measured the same
     */
    public static SteadyState of(double[] warmup, double[] iterations, double usualNoise) {
        double[] levels = logs(DoubleStream.concat(Arrays.stream(warmup), Arrays.stream(iterations)));
        double noise = DoubleStream.of(noise(iterations), usualNoise, LEAST_NOISE)
                .max()
                .orElseThrow();
        List<Integer> starts = Pelt.starts(withoutOutliers(levels), noise);
        int last = starts.size() - 1;
        double[] means = IntStream.rangeClosed(0, last)
                .mapToDouble(segment -> median(Arrays.copyOfRange(
                        levels, starts.get(segment), segment == last ? levels.length : starts.get(segment + 1))))
                .toArray();
        int first = last;
        while (first > 0 && Math.abs(means[first - 1] - means[last]) <= SAME_LEVEL) {
            first--;
        }
        if (starts.get(first) > warmup.length || steps(warmup, iterations)) {
            return NO_STEADY_STATE;
        }
        boolean onceFaster = IntStream.range(0, first).anyMatch(segment -> means[segment] > means[last]);
        return first == 0 ? FLAT : onceFaster ? SLOWDOWN : WARMUP;
    }

    /**
     * The relative standard deviation of iterations around their level, from the differences of neighbours, so that neither
     * a trend nor a few jumps count; 0 for fewer than three.
     */
    public static double noise(double[] iterations) {
        double[] logs = logs(Arrays.stream(iterations));
        if (logs.length < 3) {
            return 0;
        }
        double[] differences = IntStream.range(1, logs.length)
                .mapToDouble(i -> logs[i] - logs[i - 1])
                .toArray();
        double middle = median(differences);
        double mad = median(Arrays.stream(differences)
                .map(difference -> Math.abs(difference - middle))
                .toArray());
        return mad / DEVIATION_OF_MAD / Math.sqrt(2);
    }

    private static boolean steps(double[] warmup, double[] iterations) {
        return warmup.length > 0 && NoiseFloor.difference(median(iterations) / warmup[warmup.length - 1]) > STEP;
    }

    /** Running medians of three; the ends are held against where their neighbours point, after Tukey. */
    private static double[] withoutOutliers(double[] values) {
        int count = values.length;
        if (count < 3) {
            return values;
        }
        double[] smooth = values.clone();
        for (int i = 1; i < count - 1; i++) {
            smooth[i] = median(values[i - 1], values[i], values[i + 1]);
        }
        int end = count - 1;
        smooth[end] = median(values[end], smooth[end - 1], 3 * smooth[end - 1] - 2 * smooth[end - 2]);
        return smooth;
    }

    /** A warm-up iteration that is reported as 0 was too slow for its digits. */
    private static double[] logs(DoubleStream values) {
        return values.map(value -> Math.log(Math.max(value, Double.MIN_NORMAL))).toArray();
    }

    private static double median(double... values) {
        return Median.withDefaults().evaluate(values.clone());
    }
}
