package dev.wirespeed.lab.find;

import java.time.Duration;
import java.time.temporal.ChronoUnit;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** How often events are told, as the settings of a recording say; the most often if that has changed. */
final class Periods {

    private static final Pattern TIME = Pattern.compile("(\\d{1,9}) ?(ns|us|ms|s|m|h|d)");
    private static final Map<String, ChronoUnit> UNITS = Map.of(
            "ns", ChronoUnit.NANOS,
            "us", ChronoUnit.MICROS,
            "ms", ChronoUnit.MILLIS,
            "s", ChronoUnit.SECONDS,
            "m", ChronoUnit.MINUTES,
            "h", ChronoUnit.HOURS,
            "d", ChronoUnit.DAYS);

    private final Map<Long, Duration> periods = new HashMap<>();

    /**
     * Adds a setting.
     *
     * @param event id of the event's type
     * @param period such as {@code 1 s}; one that is no time, such as {@code endChunk}, says nothing
     */
    void add(long event, String period) {
        parse(period).ifPresent(time -> periods.merge(event, time, Periods::shorter));
    }

    /** Null if it is not known. */
    @Nullable
    Duration of(long event) {
        return periods.get(event);
    }

    private static Optional<Duration> parse(String period) {
        Matcher matcher = TIME.matcher(period);
        return Optional.of(matcher)
                .filter(Matcher::matches)
                .map(time -> Duration.of(Long.parseLong(time.group(1)), unit(time.group(2))))
                .filter(Duration::isPositive);
    }

    private static ChronoUnit unit(String name) {
        return UNITS.getOrDefault(name, ChronoUnit.SECONDS);
    }

    private static Duration shorter(Duration one, Duration other) {
        return one.compareTo(other) <= 0 ? one : other;
    }
}
