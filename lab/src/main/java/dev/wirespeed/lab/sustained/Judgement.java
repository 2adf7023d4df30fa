package dev.wirespeed.lab.sustained;

import dev.wirespeed.lab.sustained.Run.Second;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Decides whether a rate was sustained: every record was sent, none was lost or altered, and in the last third of the time
 * records did not wait for longer than a batch has until the next one is due. Earlier there may be a backlog, as long as it
 * was made up for: a JVM that has just started is slow.
 */
final class Judgement {

    static final double MOST_MICROS = 500_000;

    private Judgement() {}

    static Run of(Run run, @Nullable String failure) {
        String reason = failure != null ? failure : reason(run);
        return new Run(
                run.trial(),
                run.due(),
                run.sent(),
                run.arrived(),
                run.altered(),
                run.duplicated(),
                run.lost(),
                run.lostRanges(),
                run.alterations(),
                run.events(),
                reason,
                run.interrupted(),
                run.clockErrorMicros(),
                run.otherCores(),
                run.documentBytes(),
                run.latencies(),
                run.seconds());
    }

    private static @Nullable String reason(Run run) {
        if (run.interrupted()) {
            return "interrupted after " + run.seconds().size() + " s";
        }
        if (run.lost() == null || run.lost() > 0) {
            return number(Objects.requireNonNullElse(run.lost(), 0L)) + " records were lost";
        }
        if (run.altered() > 0) {
            return number(run.altered()) + " records were altered";
        }
        if (run.duplicated() > 0) {
            return number(run.duplicated()) + " records came twice";
        }
        if (run.sent() < run.due()) {
            return "fell behind: " + number(run.due() - run.sent()) + " of " + number(run.due())
                    + " records were not sent in time";
        }
        List<Double> longest = longestInTheEnd(run);
        double median = longest.isEmpty() ? Double.POSITIVE_INFINITY : longest.get(longest.size() / 2);
        if (median == Double.POSITIVE_INFINITY) {
            return "fell behind: in half of the last third's seconds nothing arrived";
        }
        return median > MOST_MICROS
                ? String.format(
                        Locale.ROOT,
                        "fell behind: in the last third, records took up to %,.0f ms, batches are 500 ms apart",
                        median / 1e3)
                : null;
    }

    /** The longest latencies of the schedule's last seconds, a third of all, in their order; of a second without any, infinity. */
    private static List<Double> longestInTheEnd(Run run) {
        int seconds = run.trial().seconds();
        return run.seconds().stream()
                .filter(second -> second.second() < seconds && second.second() >= seconds - Math.max(1, seconds / 3))
                .map(Second::latency)
                .map(latency -> latency == null ? Double.POSITIVE_INFINITY : latency.maxMicros())
                .sorted()
                .toList();
    }

    private static String number(long value) {
        return String.format(Locale.ROOT, "%,d", value);
    }
}
