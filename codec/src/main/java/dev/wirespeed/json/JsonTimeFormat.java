package dev.wirespeed.json;

import com.fasterxml.jackson.annotation.JsonFormat.Shape;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.MonthDay;
import java.time.OffsetDateTime;
import java.time.OffsetTime;
import java.time.Year;
import java.time.YearMonth;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeFormatterBuilder;
import java.time.temporal.ChronoUnit;
import java.util.Locale;
import java.util.TimeZone;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Builds the codecs of dates and times with {@code @JsonFormat}, for generated code.
 *
 * <p>The defaults are those of Jackson 3's default mapper: the JVM's default locale, and UTC.
 */
public final class JsonTimeFormat {
    private @Nullable String pattern;
    private Locale locale = Locale.getDefault();
    private @Nullable TimeZone zone;
    private boolean ignoringCase;
    private Shape shape = Shape.ANY;
    private @Nullable Boolean writesNanos;
    private @Nullable Boolean readsNanos;
    private boolean adjusts = true;
    private boolean writesZone;

    private JsonTimeFormat() {}

    public static JsonTimeFormat format() {
        return new JsonTimeFormat();
    }

    /** Sets the pattern, in the letters of {@link DateTimeFormatter}; for durations, a unit. */
    public JsonTimeFormat pattern(String given) {
        pattern = given;
        return this;
    }

    @SuppressWarnings(
            "deprecation") // the constructor is what Jackson calls, also for tags, which it does not understand
    public JsonTimeFormat locale(String given) {
        locale = new Locale(given);
        return this;
    }

    public JsonTimeFormat zone(String given) {
        zone = TimeZone.getTimeZone(given);
        return this;
    }

    /** Ignores upper and lower case when reading text. */
    public JsonTimeFormat ignoringCase() {
        ignoringCase = true;
        return this;
    }

    public JsonTimeFormat shape(Shape given) {
        shape = given;
        return this;
    }

    /** Sets whether numbers are written as seconds with nanoseconds, or else in milliseconds. */
    public JsonTimeFormat writingNanoseconds(boolean given) {
        writesNanos = given;
        return this;
    }

    /** Sets whether integers are read as seconds, or else as milliseconds. */
    public JsonTimeFormat readingNanoseconds(boolean given) {
        readsNanos = given;
        return this;
    }

    /** Sets whether values that are read are converted to UTC. */
    public JsonTimeFormat adjusting(boolean given) {
        adjusts = given;
        return this;
    }

    /** Sets whether the zone's name is written, too. */
    public JsonTimeFormat writingZone(boolean given) {
        writesZone = given;
        return this;
    }

    /** Whether values are written as numbers or arrays of numbers. */
    boolean isNumeric() {
        return shape == Shape.ARRAY || shape.isNumeric();
    }

    /** Whether the zone's name is part of the text, so that a formatter alone is not enough. */
    boolean writesZone() {
        return writesZone;
    }

    private boolean writesNanos() {
        return writesNanos == null ? shape != Shape.NUMBER_INT : writesNanos;
    }

    private boolean readsNanos() {
        return readsNanos == null ? shape != Shape.NUMBER_INT : readsNanos;
    }

    /** The formatter for writing; null if there is no pattern. */
    @Nullable
    DateTimeFormatter writer() {
        return pattern == null ? null : zoned(DateTimeFormatter.ofPattern(pattern, locale));
    }

    /** The formatter for reading; null if there is no pattern. */
    @Nullable
    DateTimeFormatter reader() {
        if (pattern == null) {
            return null;
        }
        DateTimeFormatterBuilder builder = new DateTimeFormatterBuilder();
        if (ignoringCase) {
            builder.parseCaseInsensitive();
        }
        return zoned(builder.appendPattern(pattern).toFormatter(locale));
    }

    private DateTimeFormatter zoned(DateTimeFormatter formatter) {
        return zone == null ? formatter : formatter.withZone(zone.toZoneId());
    }

    private static void writeSeconds(JsonWriter out, Instant value, boolean nanos) {
        if (nanos) {
            Timestamps.requireKnown(out.settings(), value);
            out.value(Times.seconds(value.getEpochSecond(), value.getNano()));
        } else {
            out.value(value.toEpochMilli());
        }
    }

    public JsonCodec<LocalDate> localDate() {
        return new FormattedTime<>(
                this,
                "a date",
                LocalDate::from,
                LocalDate::toString,
                shape == Shape.NUMBER_INT
                        ? (out, date) -> out.value(date.toEpochDay())
                        : (out, date) ->
                                TimeFields.write(out, date.getYear(), date.getMonthValue(), date.getDayOfMonth()),
                JsonReader::readLocalDate);
    }

    public JsonCodec<LocalTime> localTime() {
        return new FormattedTime<>(
                this,
                "a time",
                LocalTime::from,
                DateTimeFormatter.ISO_LOCAL_TIME::format,
                (out, time) -> TimeFields.write(out, time, writesNanos()),
                JsonReader::readLocalTime);
    }

    public JsonCodec<LocalDateTime> localDateTime() {
        return new FormattedTime<>(
                this,
                "a date and time",
                LocalDateTime::from,
                DateTimeFormatter.ISO_LOCAL_DATE_TIME::format,
                (out, time) -> TimeFields.write(out, time, writesNanos()),
                JsonReader::readLocalDateTime);
    }

    public JsonCodec<OffsetTime> offsetTime() {
        return new FormattedTime<>(
                this,
                "a time with offset",
                OffsetTime::from,
                OffsetTime::toString,
                (out, time) -> TimeFields.write(out, time, writesNanos()),
                JsonTimes.OFFSET_TIME::read);
    }

    public JsonCodec<Instant> instant() {
        return new FormattedTime<>(
                this,
                "an instant",
                Instant::from,
                Instant::toString,
                (out, value) -> writeSeconds(out, value, writesNanos()),
                in -> Times.toInstant(in, readsNanos()));
    }

    public JsonCodec<OffsetDateTime> offsetDateTime() {
        return new FormattedTime<>(
                this,
                "a date and time with offset",
                parsed -> adjusts ? Times.toUtc(OffsetDateTime.from(parsed)) : OffsetDateTime.from(parsed),
                DateTimeFormatter.ISO_OFFSET_DATE_TIME::format,
                (out, value) -> writeSeconds(out, value.toInstant(), writesNanos()),
                in -> Times.toOffsetDateTime(in, adjusts, readsNanos()));
    }

    public JsonCodec<ZonedDateTime> zonedDateTime() {
        DateTimeFormatter own = writer();
        boolean byPattern = own != null && shape == Shape.STRING;
        DateTimeFormatter usual = own == null ? DateTimeFormatter.ISO_OFFSET_DATE_TIME : own;
        Function<ZonedDateTime, String> text = !writesZone
                ? usual::format
                : byPattern
                        ? value -> usual.format(value) + "[" + value.getZone().getId() + "]"
                        : DateTimeFormatter.ISO_ZONED_DATE_TIME::format;
        return new FormattedTime<>(
                this,
                "a date and time with zone",
                parsed -> adjusts ? Times.toUtc(ZonedDateTime.from(parsed)) : ZonedDateTime.from(parsed),
                text,
                (out, value) -> writeSeconds(out, value.toInstant(), writesNanos()),
                in -> Times.toZonedDateTime(in, adjusts, readsNanos()));
    }

    public JsonCodec<Year> year() {
        boolean text = shape == Shape.STRING || pattern != null;
        return new FormattedTime<>(
                text ? this : shape(Shape.NUMBER),
                "a year",
                Year::from,
                Year::toString,
                (out, year) -> out.value(year.getValue()),
                JsonTimes.YEAR::read);
    }

    public JsonCodec<YearMonth> yearMonth() {
        return new FormattedTime<>(
                this,
                "a month of a year",
                YearMonth::from,
                YearMonth::toString,
                (out, month) -> TimeFields.write(out, month.getYear(), month.getMonthValue()),
                JsonTimes.YEAR_MONTH::read);
    }

    public JsonCodec<MonthDay> monthDay() {
        return new FormattedTime<>(
                this,
                "a day of a month",
                MonthDay::from,
                MonthDay::toString,
                (out, day) -> TimeFields.write(out, day.getMonthValue(), day.getDayOfMonth()),
                JsonTimes.MONTH_DAY::read);
    }

    /** A codec of durations as numbers of the pattern's unit. */
    public JsonCodec<Duration> duration() {
        ChronoUnit unit = pattern == null ? null : ChronoUnit.valueOf(pattern);
        return new ScalarCodec<>(
                (out, value) -> {
                    Timestamps.requireUsual(out, false);
                    if (!isNumeric()) {
                        out.value(value);
                    } else if (unit != null) {
                        out.value(Durations.in(unit, value));
                    } else if (writesNanos()) {
                        out.value(Durations.seconds(value));
                    } else {
                        out.value(value.toMillis());
                    }
                },
                in -> {
                    Times.requireUsual(in);
                    return Durations.read(in, unit, readsNanos());
                });
    }
}
