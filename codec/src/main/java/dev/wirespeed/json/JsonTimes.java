package dev.wirespeed.json;

import java.time.DateTimeException;
import java.time.Month;
import java.time.MonthDay;
import java.time.OffsetTime;
import java.time.Period;
import java.time.Year;
import java.time.YearMonth;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Locale;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** The codecs of parts of dates and times, of periods and of zones, for generated code. */
public final class JsonTimes {
    private static final DateTimeFormatter YEAR_AND_MONTH = DateTimeFormatter.ofPattern("u-MM", Locale.ROOT);

    public static final JsonCodec<Year> YEAR =
            new ScalarCodec<>((out, year) -> out.value(year.getValue()), JsonTimes::year);
    public static final JsonCodec<YearMonth> YEAR_MONTH = new ScalarCodec<>(
            JsonTimes::write,
            in -> fields(in, "a month of a year", text -> YearMonth.parse(text, YEAR_AND_MONTH), YearMonth::of));
    public static final JsonCodec<MonthDay> MONTH_DAY = new ScalarCodec<>(
            (out, day) -> out.value(day.toString()),
            in -> fields(in, "a day of a month", MonthDay::parse, MonthDay::of));
    public static final JsonCodec<Month> MONTH =
            new ScalarCodec<>((out, month) -> out.value(month.getValue()), JsonTimes::month);
    public static final JsonCodec<OffsetTime> OFFSET_TIME = new ScalarCodec<>(JsonTimes::write, JsonTimes::offsetTime);
    public static final JsonCodec<Period> PERIOD = text("a period", Period::parse);
    public static final JsonCodec<ZoneId> ZONE_ID =
            ScalarCodec.open((out, zone) -> out.value(zone.toString()), in -> parsed(in, "a time zone", ZoneId::of));
    public static final JsonCodec<ZoneOffset> ZONE_OFFSET = text("an offset from UTC", ZoneOffset::of);

    private JsonTimes() {}

    private static <T> JsonCodec<T> text(String expected, Function<String, T> parse) {
        return new ScalarCodec<>((out, value) -> out.value(value.toString()), in -> parsed(in, expected, parse));
    }

    private static void write(JsonWriter out, YearMonth month) {
        if (Timestamps.isNumeric(out)) {
            TimeFields.write(out, month.getYear(), month.getMonthValue());
        } else {
            out.value(month.toString());
        }
    }

    private static void write(JsonWriter out, OffsetTime time) {
        if (Timestamps.isNumeric(out)) {
            TimeFields.write(out, time, Timestamps.hasNanos(out));
        } else {
            out.value(time.toString());
        }
    }

    private static <T> @Nullable T parsed(JsonReader in, String expected, Function<String, T> parse) {
        int at = in.start();
        String text = Times.text(in, expected);
        return text.isEmpty() ? null : Times.parse(in, expected, at, () -> parse.apply(text));
    }

    private static @Nullable Year year(JsonReader in) {
        if (!in.isNumber()) {
            return parsed(in, "a year", Year::parse);
        }
        int at = in.start();
        int year = Times.wholeNumber(in, "a year", at);
        return Times.convert(in, "a year", at, () -> Year.of(year));
    }

    private static @Nullable Month month(JsonReader in) {
        if (!in.isNumber()) {
            return parsed(in, "a month", JsonTimes::month);
        }
        int at = in.start();
        int month = Times.wholeNumber(in, "a month", at);
        return Times.convert(in, "a month", at, () -> Month.of(month));
    }

    static Month month(String text) {
        try {
            return Month.of(Integer.parseInt(text));
        } catch (NumberFormatException e) {
            for (Month month : Month.values()) {
                if (month.name().equals(text)) {
                    return month;
                }
            }
            throw new DateTimeException("not the name of a month");
        }
    }

    private interface OfTwo<T> {
        T of(int first, int second);
    }

    private static <T> @Nullable T fields(JsonReader in, String expected, Function<String, T> parse, OfTwo<T> of) {
        if (!in.isArray()) {
            return parsed(in, expected, parse);
        }
        int at = in.start();
        int @Nullable [] fields = Times.fields(in, 2, 2, 2);
        return fields == null ? null : Times.convert(in, expected, at, () -> of.of(fields[0], fields[1]));
    }

    private static @Nullable OffsetTime offsetTime(JsonReader in) {
        if (!in.isArray()) {
            return parsed(in, "a time with offset", OffsetTime::parse);
        }
        int at = in.start();
        boolean outer = in.mark();
        int[] fields = new int[4];
        int count = 0;
        boolean more = in.beginArray();
        for (; more && in.isNumber() && count < fields.length; more = in.nextElement()) {
            fields[count++] = Times.wholeNumber(in, "an integer", in.position());
        }
        if (!more && count < 2) {
            in.release(outer);
            return null;
        }
        if (!more || count < 2 || in.token() != '"') {
            throw in.unusable("Expected an array of two to four integers and an offset", at);
        }
        String offset = in.text();
        if (in.nextElement()) {
            throw in.unusable("Expected nothing after the offset", at);
        }
        in.release(outer);
        return Times.convert(
                in,
                "a time with offset",
                at,
                () -> OffsetTime.of(
                        fields[0], fields[1], fields[2], Times.nanos(in, fields[3]), ZoneOffset.of(offset)));
    }
}
