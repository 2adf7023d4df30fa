package dev.wirespeed.lab.statistics;

import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Corrects for making many comparisons at once, so that the probability of even one false claim among all of them stays
 * below the level that the corrected values are held to.
 *
 * <p>Why Holm and not Benjamini-Hochberg: a reader takes one row out of a table and quotes it, so each row must hold alone;
 * Benjamini-Hochberg would allow one claim in twenty to be false. And Holm's procedure holds whatever the comparisons have in
 * common, which matters here since they all share the forks of the baseline. It is never weaker than Bonferroni's.
 *
 * <p>Source: Holm, "A Simple Sequentially Rejective Multiple Test Procedure", Scandinavian Journal of Statistics 6, 1979.
 */
public final class Holm {

    private Holm() {}

    /** The corrected p-values, in the order of the given ones; from 0 to 1. */
    public static double[] corrected(double[] pValues) {
        int count = pValues.length;
        List<Integer> ascending = IntStream.range(0, count)
                .boxed()
                .sorted(Comparator.comparingDouble(index -> pValues[index]))
                .toList();
        double[] corrected = new double[count];
        double highest = 0;
        for (int rank = 0; rank < count; rank++) {
            int index = ascending.get(rank);
            highest = Math.max(highest, Math.min(1, (count - rank) * pValues[index]));
            corrected[index] = highest;
        }
        return corrected;
    }
}
