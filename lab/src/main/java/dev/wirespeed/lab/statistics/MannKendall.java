package dev.wirespeed.lab.statistics;

/**
 * The exact test for a trend in a short series: Mann, "Nonparametric Tests Against Trend", Econometrica 13, 1945.
 *
 * <p>Equal neighbours count as neither rise nor fall, which makes the test slightly cautious.
 */
final class MannKendall {

    private MannKendall() {}

    /** The two-sided probability of a trend at least as clear as this one in a series without any. */
    static double pValue(double[] values) {
        int count = values.length;
        int pairs = count * (count - 1) / 2;
        int score = Math.abs(score(values));
        double[] inversions = inversionProbabilities(count);
        double tail = 0;
        for (int falling = 0; pairs - 2 * falling >= score && falling <= pairs; falling++) {
            tail += inversions[falling];
        }
        return Math.min(1, 2 * tail);
    }

    private static int score(double[] values) {
        int score = 0;
        for (int i = 0; i < values.length; i++) {
            for (int j = i + 1; j < values.length; j++) {
                score += (int) Math.signum(values[j] - values[i]);
            }
        }
        return score;
    }

    /** The probability of each number of inversions in a random permutation, built up one element at a time. */
    private static double[] inversionProbabilities(int count) {
        double[] probabilities = {1};
        for (int size = 2; size <= count; size++) {
            double[] longer = new double[probabilities.length + size - 1];
            for (int i = 0; i < probabilities.length; i++) {
                for (int added = 0; added < size; added++) {
                    longer[i + added] += probabilities[i] / size;
                }
            }
            probabilities = longer;
        }
        return probabilities;
    }
}
