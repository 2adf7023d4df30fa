package dev.wirespeed.json;

import dev.wirespeed.WireException;
import dev.wirespeed.runtime.Feature;
import dev.wirespeed.runtime.Settings;
import java.math.BigDecimal;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.time.ZoneId;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.time.temporal.TemporalAccessor;

/**
 * Writes times where settings ask for something other than ISO 8601: numbers, arrays of numbers, or another zone.
 */
final class Timestamps {
    private static final int NANO_DIGITS = 9;
    private static final BigDecimal ZERO = new BigDecimal("0.0");

    private Timestamps() {}

    static void write(JsonWriter out, Instant value) {
        point(out, value);
    }

    static void write(JsonWriter out, OffsetDateTime value) {
        if (isNumeric(out)) {
            point(out, value.toInstant());
        } else {
            text(out, value);
        }
    }

    static void write(JsonWriter out, ZonedDateTime value) {
        if (isNumeric(out)) {
            point(out, value.toInstant());
        } else if (out.settings().is(Feature.WRITE_DATES_WITH_ZONE_ID)) {
            out.value(DateTimeFormatter.ISO_ZONED_DATE_TIME.format(value));
        } else {
            text(out, value);
        }
    }

    static void write(JsonWriter out, LocalDate value) {
        TimeFields.write(out, value.getYear(), value.getMonthValue(), value.getDayOfMonth());
    }

    static void write(JsonWriter out, LocalTime value) {
        TimeFields.write(out, value, hasNanos(out));
    }

    static void write(JsonWriter out, LocalDateTime value) {
        TimeFields.write(out, value, hasNanos(out));
    }

    static void write(JsonWriter out, Duration value) {
        if (hasNanos(out)) {
            Duration unchanged = value.negated().negated(); // refuses what Jackson refuses
            out.value(seconds(unchanged.getSeconds(), unchanged.getNano()));
        } else {
            out.value(value.toMillis());
        }
    }

    /** The text of a key. */
    static String key(Settings settings, ZonedDateTime key) {
        if (settings.is(Feature.WRITE_DATES_WITH_ZONE_ID)) {
            return DateTimeFormatter.ISO_ZONED_DATE_TIME.format(key);
        }
        if (!settings.is(Feature.WRITE_DATE_KEYS_AS_TIMESTAMPS)) {
            return DateTimeFormatter.ISO_OFFSET_DATE_TIME.format(key);
        }
        if (!settings.is(Feature.WRITE_DATE_TIMESTAMPS_AS_NANOSECONDS)) {
            return String.valueOf(key.toInstant().toEpochMilli());
        }
        requireKnown(settings, key.toInstant());
        return seconds(key.toEpochSecond(), key.getNano()).toString();
    }

    /**
     * Leaves a time with its own format to the mapper, if the mapper has settings for things that the format leaves
     * open.
     *
     * @param pattern whether the format has a pattern, so that values are texts
     * @throws WireException if the mapper has such settings
     */
    static void requireUsual(JsonWriter out, boolean pattern) {
        Settings settings = out.settings();
        boolean usual = pattern
                ? settings.writtenZone() == null && !settings.is(Feature.WRITE_DATES_WITH_ZONE_ID)
                : settings.writesUsualTimes();
        if (!usual) {
            throw new WireException(WireException.Kind.MISMATCH, "A time of another format is left to the mapper");
        }
    }

    static boolean isNumeric(JsonWriter out) {
        return out.settings().is(Feature.WRITE_DATES_AS_TIMESTAMPS);
    }

    static boolean hasNanos(JsonWriter out) {
        return out.settings().is(Feature.WRITE_DATE_TIMESTAMPS_AS_NANOSECONDS);
    }

    private static void point(JsonWriter out, Instant value) {
        if (hasNanos(out)) {
            requireKnown(out.settings(), value);
            out.value(seconds(value.getEpochSecond(), value.getNano()));
        } else {
            out.value(value.toEpochMilli());
        }
    }

    /**
     * Leaves a fraction before 1970 to the mapper, if the mapper requires it.
     *
     * @throws WireException if the mapper requires it
     */
    static void requireKnown(Settings settings, Instant value) {
        boolean fraction = value.getEpochSecond() < 0 && value.getNano() != 0;
        if (fraction && settings.is(Feature.FAIL_ON_FRACTIONS_BEFORE_1970)) {
            throw new WireException(
                    WireException.Kind.MISMATCH,
                    "A fraction before 1970, which this version of Jackson writes differently");
        }
    }

    static BigDecimal seconds(long seconds, int nanos) {
        if (nanos != 0) {
            return BigDecimal.valueOf(seconds).add(BigDecimal.valueOf(nanos, NANO_DIGITS));
        }
        return seconds == 0 ? ZERO : BigDecimal.valueOf(seconds).setScale(NANO_DIGITS);
    }

    private static void text(JsonWriter out, TemporalAccessor value) {
        ZoneId zone = out.settings().writtenZone();
        DateTimeFormatter format = DateTimeFormatter.ISO_OFFSET_DATE_TIME;
        out.value((zone == null ? format : format.withZone(zone)).format(value));
    }
}
