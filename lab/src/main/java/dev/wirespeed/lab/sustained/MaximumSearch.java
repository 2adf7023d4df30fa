package dev.wirespeed.lab.sustained;

import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.IntFunction;

/**
 * Looks for the highest rate that is sustained: doubles until one is not (or halves until one is), then bisects on a
 * logarithmic scale until the two are close.
 *
 * @param least no lower rate is tried
 * @param most no higher rate is tried
 * @param close the search ends when the lowest rate that failed is at most so many times the highest that held
 */
record MaximumSearch(int least, int most, double close) {

    /**
     * The highest rate that held and the lowest one that did not.
     *
     * @param complete whether the two are as close as they are to be
     */
    record Found(OptionalInt held, OptionalInt failed, boolean complete) {}

    /**
     * Searches.
     *
     * @param first the rate that is tried first, even like all that follow
     * @param trial says whether a rate is sustained; empty ends the search
     */
    Found search(int first, IntFunction<Optional<Boolean>> trial) {
        int held = 0;
        int failed = 0;
        for (int rate = first; rate != 0; rate = next(held, failed)) {
            Optional<Boolean> sustained = trial.apply(rate);
            if (sustained.isEmpty()) {
                return found(held, failed, false);
            }
            held = sustained.get() ? rate : held;
            failed = sustained.get() ? failed : rate;
        }
        return found(held, failed, true);
    }

    private static Found found(int held, int failed, boolean complete) {
        return new Found(
                held == 0 ? OptionalInt.empty() : OptionalInt.of(held),
                failed == 0 ? OptionalInt.empty() : OptionalInt.of(failed),
                complete);
    }

    /** The rate to try next, 0 if there is none. */
    private int next(int held, int failed) {
        if (failed == 0) {
            return held == most ? 0 : (int) Math.min(most, 2L * held);
        }
        if (held == 0) {
            return failed <= least ? 0 : Math.max(least, even(failed / 2));
        }
        int middle = even((int) Math.sqrt((double) held * failed));
        return failed <= held * close || middle <= held || middle >= failed ? 0 : middle;
    }

    private static int even(int rate) {
        return rate / 2 * 2;
    }
}
