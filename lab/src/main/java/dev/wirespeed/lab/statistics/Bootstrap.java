package dev.wirespeed.lab.statistics;

import java.util.Arrays;
import java.util.List;
import java.util.function.DoubleSupplier;
import org.apache.commons.rng.UniformRandomProvider;
import org.apache.commons.rng.simple.RandomSource;
import org.apache.commons.statistics.descriptive.Median;
import org.apache.commons.statistics.descriptive.Quantile;

/**
 * Percentile intervals from a hierarchical bootstrap: each resample draws forks, then iterations inside each drawn fork.
 *
 * <p>Source: Kalibera and Jones, "Rigorous Benchmarking in Reasonable Time", ISMM 2013, section on the choice of levels;
 * Davison and Hinkley, "Bootstrap Methods and their Application", 1997, section 3.8. With two or three forks such an
 * interval is narrower than it should be: there are only few ways to draw them.
 */
public final class Bootstrap {

    private static final int RESAMPLES = 4_000;
    private static final double[] TAILS = {0.025, 0.975};

    private final UniformRandomProvider random;

    public Bootstrap(long seed) {
        random = RandomSource.XO_SHI_RO_128_PP.create(seed);
    }

    /** The mean of all iterations, every fork with the same weight. */
    public static double mean(List<double[]> forks) {
        return forks.stream()
                .mapToDouble(fork -> Arrays.stream(fork).average().orElseThrow())
                .average()
                .orElseThrow();
    }

    /** The mean of one side. */
    public Interval ofMean(List<double[]> forks) {
        return interval(mean(forks), () -> resampledMean(forks));
    }

    /** The median of values that are independent of one another. */
    public Interval ofMedian(double[] values) {
        Median median = Median.withDefaults();
        double[] drawn = new double[values.length];
        return interval(median.evaluate(values), () -> {
            Arrays.setAll(drawn, i -> values[random.nextInt(values.length)]);
            return median.evaluate(drawn);
        });
    }

    /** The ratio of the means of two sides. */
    public Interval ofRatio(List<double[]> over, List<double[]> under) {
        return interval(mean(over) / mean(under), () -> resampledMean(over) / resampledMean(under));
    }

    /** The ratio of two sides over that of two others, which are their control. */
    public Interval ofRatio(
            List<double[]> over, List<double[]> under, List<double[]> controlOver, List<double[]> controlUnder) {
        return interval(
                mean(over) / mean(under) / (mean(controlOver) / mean(controlUnder)),
                () -> resampledMean(over)
                        / resampledMean(under)
                        / (resampledMean(controlOver) / resampledMean(controlUnder)));
    }

    private static Interval interval(double value, DoubleSupplier resample) {
        double[] resamples = new double[RESAMPLES];
        Arrays.setAll(resamples, i -> resample.getAsDouble());
        double[] tails = Quantile.withDefaults().evaluate(resamples, TAILS);
        return new Interval(value, tails[0], tails[1]);
    }

    private double resampledMean(List<double[]> forks) {
        double sum = 0;
        for (int i = 0; i < forks.size(); i++) {
            sum += resampledMean(forks.get(random.nextInt(forks.size())));
        }
        return sum / forks.size();
    }

    private double resampledMean(double[] iterations) {
        double sum = 0;
        for (int i = 0; i < iterations.length; i++) {
            sum += iterations[random.nextInt(iterations.length)];
        }
        return sum / iterations.length;
    }
}
