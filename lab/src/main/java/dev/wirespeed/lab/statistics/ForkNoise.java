package dev.wirespeed.lab.statistics;

import java.util.Arrays;
import java.util.Collection;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import org.apache.commons.statistics.distribution.TDistribution;

/**
 * How much forks of the same thing differ, and what that leaves of a difference between two things.
 *
 * <p>Two to five forks say little about their own spread: a t-test after Welch with two forks on each side has between one
 * and two degrees of freedom, and would find no difference below a factor of two among a hundred comparisons. So the spread
 * is pooled, as an analysis of variance does, over all that was measured in the same place (a cell on a JDK), on a
 * logarithmic scale where noise is relative. Pooling alone trusts everyone to be as calm as the average, which is not so.
 * Hence the variance of each side is the largest of three: the pooled one of its place; that one times the side's own
 * noisiness, which is what it had relative to the pooled one over all places; and that of its forks in this place.
 *
 * <p>The null hypothesis isn't that two things are equal, but that they differ by no more than the noise floor (a
 * minimum-effect test: Murphy and Myors, "Testing the Hypothesis That Treatments Have Negligible Effects", Journal of
 * Applied Psychology 84, 1999). The fork is the unit: Kalibera and Jones, "Rigorous Benchmarking in Reasonable Time", ISMM
 * 2013; analysis of variance for more than two alternatives: Georges, Buytaert and Eeckhout, "Statistically Rigorous Java
 * Performance Evaluation", OOPSLA 2007.
 *
 * <p>What it can't see: with two forks, a JIT compiler that settles in one of two ways by chance. Both forks of one side may
 * have settled alike; simulations then find a false claim in up to one of eight runs, with three forks in less than one of
 * twenty.
 *
 * @param <P> a place
 * @param <E> whoever ran there
 */
public final class ForkNoise<P, E> {

    private final Map<P, Together> places = new HashMap<>();
    private final Map<E, Own> entries = new HashMap<>();

    /**
     * The noise of a run.
     *
     * @param logs the logarithm of the mean of each fork
     */
    public ForkNoise(Map<P, Map<E, double[]>> logs) {
        logs.forEach((place, forks) -> {
            Together all = Together.of(forks.values());
            places.put(place, all);
            forks.forEach((entry, values) -> own(entry).add(place, values, all));
        });
    }

    private Own own(E entry) {
        return entries.computeIfAbsent(entry, ignored -> new Own());
    }

    /** Everyone's forks in a place: their pooled variance, and the degrees of freedom that it has. */
    private record Together(double variance, int degrees) {

        static Together of(Collection<double[]> forks) {
            int degrees = forks.stream().mapToInt(values -> values.length - 1).sum();
            double squares = forks.stream().mapToDouble(ForkNoise::squares).sum();
            return new Together(degrees == 0 ? 0 : squares / degrees, degrees);
        }
    }

    /** The forks of one in all places. */
    private final class Own {

        private final Map<P, double[]> forks = new HashMap<>();
        private double relativeSquares;
        private int degrees;

        void add(P place, double[] values, Together all) {
            forks.put(place, values);
            if (all.variance() > 0) {
                relativeSquares += squares(values) / all.variance();
                degrees += values.length - 1;
            }
        }

        /** How noisy it was, relative to everyone; 1 if that isn't known. */
        double noisiness() {
            return degrees == 0 ? 1 : relativeSquares / degrees;
        }

        double[] forks(P place) {
            return Objects.requireNonNull(forks.get(place), "not measured there");
        }
    }

    /** One side of a comparison. */
    public record Side<P, E>(P place, E entry) {}

    /**
     * The probability of a difference as large as the measured one between two sides that differ by no more than the noise
     * floor; 1 if no place has two forks of anything, since then nothing is known of the noise.
     *
     * @param noiseFloor relative, such as 0.03
     */
    public double pValue(Side<P, E> over, Side<P, E> under, double noiseFloor) {
        return difference(over, under).pOutside(-Math.log1p(noiseFloor), Math.log1p(noiseFloor));
    }

    /** What two sides differ by. */
    public Difference difference(Side<P, E> over, Side<P, E> under) {
        double[] first = own(over.entry()).forks(over.place());
        double[] second = own(under.entry()).forks(under.place());
        return new Difference(
                mean(first) - mean(second),
                squaredError(over, first) + squaredError(under, second),
                Math.min(together(over).degrees(), together(under).degrees()));
    }

    /**
     * A difference of logarithms, and how well it is known.
     *
     * @param squaredError of the difference
     * @param degrees of freedom that the error was estimated with
     */
    public record Difference(double log, double squaredError, int degrees) {

        /** What is left of it beside another one whose forks are others. */
        public Difference beside(Difference control) {
            return new Difference(
                    log - control.log, squaredError + control.squaredError, Math.min(degrees, control.degrees));
        }

        /**
         * The probability of a difference as far away from a range as this one if the true one lies in it; 1 if nothing is known
         * of the noise. It is two-sided, so that claims of both directions together are wrong no more often than it says.
         *
         * @param low logarithm of the range's lower end; may be infinite
         * @param high of its upper end; may be infinite
         */
        public double pOutside(double low, double high) {
            double beyond = Math.max(log - high, low - log);
            if (beyond <= 0 || degrees == 0) {
                return 1;
            }
            double error = Math.sqrt(squaredError);
            return error == 0 ? 0 : Math.min(1, 2 * TDistribution.of(degrees).survivalProbability(beyond / error));
        }
    }

    private double squaredError(Side<P, E> side, double[] values) {
        double usual = together(side).variance() * Math.max(1, own(side.entry()).noisiness());
        double own = values.length < 2 ? 0 : squares(values) / (values.length - 1);
        return Math.max(usual, own) / values.length;
    }

    private Together together(Side<P, E> side) {
        return Objects.requireNonNull(places.get(side.place()), "nothing was measured there");
    }

    /** The sum of the squared deviations from the mean. */
    private static double squares(double[] values) {
        double mean = mean(values);
        return Arrays.stream(values)
                .map(value -> (value - mean) * (value - mean))
                .sum();
    }

    private static double mean(double[] values) {
        return Arrays.stream(values).average().orElseThrow();
    }
}
