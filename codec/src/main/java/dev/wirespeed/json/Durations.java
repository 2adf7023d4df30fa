package dev.wirespeed.json;

import java.math.BigDecimal;
import java.time.Duration;
import java.time.temporal.ChronoUnit;
import org.jspecify.annotations.Nullable;

/** Durations as numbers. */
final class Durations {
    private Durations() {}

    /** Rounded toward zero, except for seconds, which are rounded down; both as Jackson does. */
    static long in(ChronoUnit unit, Duration value) {
        return switch (unit) {
            case NANOS -> value.toNanos();
            case MICROS -> value.toNanos() / 1000;
            case MILLIS -> value.toMillis();
            case SECONDS -> value.toSeconds();
            case MINUTES -> value.toMinutes();
            case HOURS -> value.toHours();
            case HALF_DAYS -> value.toHours() / 12;
            default -> value.toDays();
        };
    }

    static BigDecimal seconds(Duration value) {
        Duration positive = value.abs();
        BigDecimal seconds = Times.seconds(positive.toSeconds(), positive.toNanosPart());
        return value.isNegative() ? seconds.negate() : seconds;
    }

    /** @param unit the unit of integers; null for seconds or milliseconds */
    static @Nullable Duration read(JsonReader in, @Nullable ChronoUnit unit, boolean seconds) {
        if (!in.isNumber() || unit == null && seconds || in.kind() == JsonKind.FRACTION) {
            return Times.inSeconds(in);
        }
        int at = in.start();
        long count = in.readLong();
        return Times.convert(
                in, "a duration", at, () -> unit == null ? Duration.ofMillis(count) : Duration.of(count, unit));
    }
}
