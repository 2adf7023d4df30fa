package dev.wirespeed.lab.measure;

import dev.wirespeed.lab.result.Fork;
import java.util.Locale;

/**
 * How far a run has come, in words.
 *
 * @param done forks that ran, in this run or in the one that it goes on with
 * @param timed forks that ran in this run
 * @param spentSeconds the time that those took together
 * @param expectedSeconds how long a fork is likely to take, until the first one has run
 */
record ProgressText(int done, int total, int timed, double spentSeconds, double expectedSeconds) {

    private static final int WIDTH = 24;

    ProgressText(int done, int total, double expectedSeconds) {
        this(done, total, 0, 0, expectedSeconds);
    }

    /** The state after one more fork. */
    ProgressText after(double seconds) {
        return new ProgressText(done + 1, total, timed + 1, spentSeconds + seconds, expectedSeconds);
    }

    String opening() {
        String again = done == 0 ? "" : done + " of them done before; ";
        return total + " forks to run; " + again + "about " + left();
    }

    String bar(ForkSpec fork) {
        int filled = total == 0 ? WIDTH : WIDTH * done / total;
        return "[" + "█".repeat(filled) + "░".repeat(WIDTH - filled) + "] " + done + "/" + total + "  " + left() + "  "
                + fork.entry().title() + ", JDK " + fork.jdk();
    }

    String line(Fork fork) {
        return String.format(Locale.ROOT, "%d/%d  %s  %s (%.1f s)", done, total, left(), fork.id(), fork.seconds());
    }

    String crashed(Fork fork, String failure) {
        return done + "/" + total + "  " + left() + "  " + fork.id() + " crashed: " + failure;
    }

    /** The time left, such as {@code 1:05:00 left}. */
    String left() {
        double each = timed == 0 ? expectedSeconds : spentSeconds / timed;
        long seconds = Math.round(each * (total - done));
        long hours = seconds / 3600;
        String minutes = String.format(Locale.ROOT, hours > 0 ? "%02d" : "%d", seconds / 60 % 60);
        return (hours > 0 ? hours + ":" : "") + minutes + String.format(Locale.ROOT, ":%02d left", seconds % 60);
    }
}
