package dev.wirespeed.lab.statistics;

import java.util.Collection;
import org.apache.commons.statistics.descriptive.Median;

/** What two entries of the same contestant differ by: no smaller difference between contestants means anything. */
public final class NoiseFloor {

    private NoiseFloor() {}

    /** The relative difference that a ratio stands for, whichever side is the faster: 0.25 for 1.25 and for 0.8. */
    public static double difference(double ratio) {
        return Math.exp(Math.abs(Math.log(ratio))) - 1;
    }

    /**
     * The floor of a cell: what the two entries differ by there, but never less than in the median cell, since two forks
     * may agree by luck.
     *
     * @param ratio of the two entries in the cell
     * @param ratios of the two entries in all cells
     */
    public static double of(double ratio, Collection<Double> ratios) {
        double[] differences =
                ratios.stream().mapToDouble(NoiseFloor::difference).toArray();
        return Math.max(difference(ratio), Median.withDefaults().evaluate(differences));
    }
}
