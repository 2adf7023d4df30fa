package dev.wirespeed.lab.statistics;

import java.util.Collection;

/** The mean of ratios: the same whichever side stands above the line. */
public final class GeometricMean {

    private GeometricMean() {}

    /** The geometric mean, or NaN if there are no values. */
    public static double of(Collection<Double> values) {
        return Math.exp(values.stream().mapToDouble(Math::log).average().orElse(Double.NaN));
    }
}
