package dev.wirespeed.lab.statistics;

import org.apache.commons.statistics.distribution.NormalDistribution;

/**
 * The interval of a share that was seen in a sample: unlike the usual one it is right for few samples and for shares near 0
 * and 1.
 *
 * <p>Source: Wilson, "Probable Inference, the Law of Succession, and Statistical Inference", Journal of the American
 * Statistical Association 22, 1927.
 */
public final class Wilson {

    private static final double Z = NormalDistribution.of(0, 1).inverseCumulativeProbability(0.975);

    private Wilson() {}

    /**
     * The share with its 95 % interval, which is all that is possible if there are no samples.
     *
     * @param share from 0 to 1
     * @param samples how many; those that differ in weight count as {@link #effective}
     */
    public static Interval of(double share, double samples) {
        if (samples <= 0) {
            return new Interval(0, 0, 1);
        }
        double squared = Z * Z / samples;
        double centre = (share + squared / 2) / (1 + squared);
        double half = Z / (1 + squared) * Math.sqrt(share * (1 - share) / samples + squared / (4 * samples));
        return new Interval(share, Math.clamp(centre - half, 0, share), Math.clamp(centre + half, share, 1));
    }

    /**
     * How many samples of one weight say as much as these of different weights.
     *
     * <p>Source: Kish, "Survey Sampling", 1965.
     *
     * @param sum of the weights
     * @param squares the sum of their squares
     */
    public static double effective(double sum, double squares) {
        return squares == 0 ? 0 : sum * sum / squares;
    }
}
