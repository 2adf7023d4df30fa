package dev.wirespeed.lab.cli;

import dev.wirespeed.lab.result.Fork;
import dev.wirespeed.lab.result.Mode;
import dev.wirespeed.lab.result.Result;
import java.util.List;

/**
 * What a run took its time for, in seconds.
 *
 * @param preparing a database, and checking who agrees
 * @param trying how fast the machine is
 * @param expected what the forks were expected to take; 0 if nothing was
 * @param forks what those took that ran now
 * @param iterations what part of that was to be iterations, warm-up included; the rest is JVMs that start and are set up, and
 *     conversions that outlast the end of an iteration
 */
record TimeSpent(double preparing, double trying, double expected, double forks, double iterations, double drawing) {

    static final TimeSpent NONE = new TimeSpent(0, 0, 0, 0, 0, 0);

    /** The time that the iterations of forks were to last. */
    static double iterations(Result result, List<Fork> ran) {
        return ran.stream().mapToInt(fork -> fork.measurements().size()).sum()
                * result.settings().cellMillis()
                / 1_000.0;
    }

    double all() {
        return preparing + trying + forks + drawing;
    }

    TimeSpent plus(TimeSpent other) {
        return new TimeSpent(
                preparing + other.preparing,
                trying + other.trying,
                expected + other.expected,
                forks + other.forks,
                iterations + other.iterations,
                drawing + other.drawing);
    }

    /** Such as {@code 97 s: 9 s preparing, 3 s trying how fast the machine is, 84 s forks (…), 1 s drawing}. */
    String text(Mode mode) {
        String pilot = mode == Mode.QUICK ? seconds(trying) + " trying how fast the machine is, " : "";
        String estimate = expected > 0 ? seconds(expected) + " expected, " : "";
        return seconds(all()) + ": " + seconds(preparing) + " checking who agrees, " + pilot + seconds(forks)
                + " forks (" + estimate + seconds(iterations) + " of it iterations), " + seconds(drawing) + " drawing";
    }

    private static String seconds(double seconds) {
        return Math.round(seconds) + " s";
    }
}
