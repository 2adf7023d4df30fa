package dev.wirespeed.lab.statistics;

import org.apache.commons.statistics.descriptive.Median;

/** A trend line that outliers don't bend: Sen, "Estimates of the Regression Coefficient Based on Kendall's Tau", 1968. */
final class TheilSen {

    private TheilSen() {}

    /** The median slope over all pairs of values, per step; 0 for fewer than two values. */
    static double slope(double[] values) {
        int count = values.length;
        if (count < 2) {
            return 0;
        }
        double[] slopes = new double[count * (count - 1) / 2];
        int next = 0;
        for (int i = 0; i < count; i++) {
            for (int j = i + 1; j < count; j++) {
                slopes[next++] = (values[j] - values[i]) / (j - i);
            }
        }
        return Median.withDefaults().evaluate(slopes);
    }
}
