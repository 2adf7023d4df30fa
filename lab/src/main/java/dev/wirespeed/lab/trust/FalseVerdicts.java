package dev.wirespeed.lab.trust;

import dev.wirespeed.lab.report.Findings.Standing;
import dev.wirespeed.lab.report.Verdicts;
import dev.wirespeed.lab.result.Result;
import java.util.List;
import org.apache.commons.statistics.distribution.BetaDistribution;

/**
 * How often verdicts were false, in runs where each claim is.
 *
 * @param runs the runs that were looked at
 * @param falseRuns how many of them had a claim
 * @param comparisons of all runs
 * @param falseComparisons how many of them were a claim
 */
public record FalseVerdicts(int runs, int falseRuns, int comparisons, int falseComparisons) {

    /** The share of runs that may have a false verdict: the level that the lab's tests are corrected to. */
    public static final double ALLOWED = 0.05;

    public static final FalseVerdicts NONE = new FalseVerdicts(0, 0, 0, 0);

    /** Adds a run of a contestant against itself, judged as any run is. */
    public FalseVerdicts with(Result run) {
        List<Standing> standings = Verdicts.of(run);
        int claims = (int) standings.stream().filter(Standing::isClaim).count();
        return new FalseVerdicts(
                runs + 1, falseRuns + (claims > 0 ? 1 : 0), comparisons + standings.size(), falseComparisons + claims);
    }

    /** The share of runs that had a false verdict; 0 if there are none. */
    public double rate() {
        return runs == 0 ? 0 : (double) falseRuns / runs;
    }

    /** Whether it was not shown that more runs than allowed have a false verdict: a few may have had one by chance. */
    public boolean trustworthy() {
        return lowerLimit() <= ALLOWED;
    }

    /** The rate that the true one is above with 95 % confidence; source as of {@link #upperLimit}. */
    public double lowerLimit() {
        return falseRuns == 0
                ? 0
                : BetaDistribution.of(falseRuns, runs - falseRuns + 1.0).inverseCumulativeProbability(0.05);
    }

    /**
     * The rate that the true one is below with 95 % confidence.
     *
     * <p>Source: Clopper and Pearson, "The Use of Confidence or Fiducial Limits Illustrated in the Case of the Binomial",
     * Biometrika 26, 1934.
     */
    public double upperLimit() {
        return falseRuns == runs
                ? 1
                : BetaDistribution.of(falseRuns + 1.0, runs - falseRuns).inverseCumulativeProbability(0.95);
    }
}
