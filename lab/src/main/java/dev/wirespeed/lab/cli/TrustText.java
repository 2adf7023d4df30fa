package dev.wirespeed.lab.cli;

import dev.wirespeed.lab.report.Numbers;
import dev.wirespeed.lab.trust.FalseVerdicts;

/** What {@code verify-trust} says. */
final class TrustText {

    private TrustText() {}

    /** A run that has just ended. */
    static String run(FalseVerdicts before, FalseVerdicts after) {
        int claims = after.falseComparisons() - before.falseComparisons();
        return "Run " + after.runs() + ": " + (after.comparisons() - before.comparisons()) + " comparisons, "
                + (claims == 0 ? "no false verdict" : claims + " with a false verdict");
    }

    static String conclusion(FalseVerdicts verdicts) {
        if (verdicts.runs() == 0) {
            return "No run ended.\n";
        }
        String allowed = Numbers.percent(FalseVerdicts.ALLOWED);
        return "\nFalse verdicts: in " + verdicts.falseRuns() + " of " + verdicts.runs() + " runs ("
                + Numbers.percent(verdicts.rate()) + "), " + verdicts.falseComparisons() + " of "
                + verdicts.comparisons() + " comparisons.\nWith 95 % confidence at least "
                + Numbers.percent(verdicts.lowerLimit()) + " and at most " + Numbers.percent(verdicts.upperLimit())
                + " of such runs have one; the more runs (--rounds), the closer these limits come. "
                + (verdicts.trustworthy()
                        ? "That it is more than the " + allowed + " that may have one was not shown.\n"
                        : "That is MORE than the " + allowed + " that may have one.\n");
    }
}
