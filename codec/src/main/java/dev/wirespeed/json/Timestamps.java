package dev.wirespeed.json;

import java.math.BigDecimal;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.time.ZonedDateTime;
import org.jspecify.annotations.Nullable;

/** Writes times as numbers, as Jackson 2 does by default: seconds with nine decimals, or an array of the parts. */
final class Timestamps {
    private static final int NANO_DIGITS = 9;
    private static final BigDecimal ZERO = new BigDecimal("0.0");

    private Timestamps() {}

    static void write(JsonWriter out, @Nullable Object value) {
        if (value == null) {
            out.nullValue();
        } else if (value instanceof Instant instant) {
            out.value(seconds(instant.getEpochSecond(), instant.getNano()));
        } else if (value instanceof OffsetDateTime time) {
            out.value(seconds(time.toEpochSecond(), time.getNano()));
        } else if (value instanceof ZonedDateTime time) {
            out.value(seconds(time.toEpochSecond(), time.getNano()));
        } else if (value instanceof Duration duration) {
            Duration unchanged = duration.negated().negated(); // refuses what Jackson refuses
            out.value(seconds(unchanged.getSeconds(), unchanged.getNano()));
        } else {
            out.beginArray();
            if (value instanceof LocalDate date) {
                date(out, date);
            } else if (value instanceof LocalTime time) {
                TimeFields.writeTime(out, time, true);
            } else {
                LocalDateTime both = (LocalDateTime) value;
                date(out, both.toLocalDate());
                TimeFields.writeTime(out, both.toLocalTime(), true);
            }
            out.endArray();
        }
    }

    private static BigDecimal seconds(long seconds, int nanos) {
        if (nanos != 0) {
            return BigDecimal.valueOf(seconds).add(BigDecimal.valueOf(nanos, NANO_DIGITS));
        }
        return seconds == 0 ? ZERO : BigDecimal.valueOf(seconds).setScale(NANO_DIGITS);
    }

    private static void date(JsonWriter out, LocalDate date) {
        out.value(date.getYear());
        out.value(date.getMonthValue());
        out.value(date.getDayOfMonth());
    }
}
