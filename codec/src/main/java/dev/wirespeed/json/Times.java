package dev.wirespeed.json;

import dev.wirespeed.WireException;
import dev.wirespeed.internal.Offsets;
import dev.wirespeed.runtime.Feature;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.DateTimeException;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.util.function.Function;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Reads dates, times and durations in every form that Jackson 3 accepts by default: formats of {@code java.time},
 * seconds since 1970, arrays of fields. {@link JsonReader} tries the usual form of each first.
 */
final class Times {
    private static final Pattern SECONDS = Pattern.compile("[+-]?(?:[0-9]+(?:\\.[0-9]*)?|\\.[0-9]+)");
    private static final BigInteger MAX_LONG = BigInteger.valueOf(Long.MAX_VALUE);
    private static final BigInteger MIN_LONG = BigInteger.valueOf(Long.MIN_VALUE);
    private static final int NANO_DIGITS = 9;
    /** Below this scale, none of the digits is part of the integer that a long keeps. */
    private static final int MIN_SCALE = -63;

    private Times() {}

    static @Nullable Instant toInstant(JsonReader in) {
        return toInstant(in, readsSeconds(in));
    }

    /** @param seconds whether integers are seconds rather than milliseconds */
    static @Nullable Instant toInstant(JsonReader in, boolean seconds) {
        return pointInTime(
                in,
                "an instant",
                seconds,
                text -> DateTimeFormatter.ISO_INSTANT.parse(Offsets.zeroAsZ(text), Instant::from),
                Function.identity());
    }

    static @Nullable OffsetDateTime toOffsetDateTime(JsonReader in) {
        return toOffsetDateTime(in, adjusts(in), readsSeconds(in));
    }

    private static boolean readsSeconds(JsonReader in) {
        return in.settings().is(Feature.READ_DATE_TIMESTAMPS_AS_NANOSECONDS);
    }

    private static boolean adjusts(JsonReader in) {
        return in.settings().is(Feature.ADJUST_DATES_TO_CONTEXT_TIME_ZONE);
    }

    /**
     * Leaves a time with its own format to the mapper, if the mapper has settings for things that the format leaves
     * open.
     */
    static void requireUsual(JsonReader in) {
        if (!in.settings().readsUsualTimes()) {
            throw in.unreadable("A time of another format is left to the mapper");
        }
    }

    /** A value that was read, in the required time zone. */
    static OffsetDateTime adjusted(JsonReader in, OffsetDateTime value) {
        return adjusts(in) ? moved(value, in.settings().zone()) : value;
    }

    /** @param adjusts whether the result is converted to the time zone, UTC by default */
    static @Nullable OffsetDateTime toOffsetDateTime(JsonReader in, boolean adjusts, boolean seconds) {
        ZoneId zone = in.settings().zone();
        return pointInTime(
                in,
                "a date and time with offset",
                seconds,
                text -> adjusts ? moved(offsetDateTime(text), zone) : offsetDateTime(text),
                instant -> in(zone, instant));
    }

    /** The two extremes don't fit into UTC. */
    private static OffsetDateTime in(ZoneId zone, Instant instant) {
        for (OffsetDateTime extreme : new OffsetDateTime[] {OffsetDateTime.MIN, OffsetDateTime.MAX}) {
            if (instant.equals(extreme.toInstant())) {
                return extreme;
            }
        }
        return OffsetDateTime.ofInstant(instant, zone);
    }

    private static OffsetDateTime offsetDateTime(String text) {
        return DateTimeFormatter.ISO_OFFSET_DATE_TIME.parse(
                Offsets.withColon(Offsets.zeroAsZ(text)), OffsetDateTime::from);
    }

    static OffsetDateTime toUtc(OffsetDateTime value) {
        return moved(value, ZoneOffset.UTC);
    }

    private static OffsetDateTime moved(OffsetDateTime value, ZoneId zone) {
        boolean extreme = value.equals(OffsetDateTime.MIN) || value.equals(OffsetDateTime.MAX);
        return extreme ? value : value.withOffsetSameInstant(zone.getRules().getOffset(value.toLocalDateTime()));
    }

    static @Nullable ZonedDateTime toZonedDateTime(JsonReader in) {
        return toZonedDateTime(in, adjusts(in), readsSeconds(in));
    }

    static @Nullable ZonedDateTime toZonedDateTime(JsonReader in, boolean adjusts, boolean seconds) {
        ZoneId zone = in.settings().zone();
        return pointInTime(
                in,
                "a date and time with zone",
                seconds,
                text -> {
                    ZonedDateTime value =
                            DateTimeFormatter.ISO_ZONED_DATE_TIME.parse(Offsets.withColon(text), ZonedDateTime::from);
                    return adjusts ? value.withZoneSameInstant(zone) : value;
                },
                i -> i.atZone(zone));
    }

    static ZonedDateTime toUtc(ZonedDateTime value) {
        return value.withZoneSameInstant(ZoneOffset.UTC);
    }

    /** Seconds with their fraction, in the digits that Jackson writes. */
    static BigDecimal seconds(long seconds, int nanos) {
        return seconds == 0 && nanos == 0
                ? BigDecimal.ZERO.setScale(1)
                : BigDecimal.valueOf(seconds).add(BigDecimal.valueOf(nanos, 9)).setScale(9);
    }

    private static <T> @Nullable T pointInTime(
            JsonReader in,
            String expected,
            boolean seconds,
            Function<String, T> parse,
            Function<Instant, T> fromInstant) {
        if (in.isNull()) {
            return null;
        }
        int token = in.token();
        int at = in.position();
        if (token == '-' || token >= '0' && token <= '9') {
            String number = in.numberText();
            return convert(in, expected, at, () -> fromInstant.apply(instant(in, number, seconds, at)));
        }
        String text = text(in, expected);
        if (text.isEmpty()) {
            return null;
        }
        boolean plus = in.isJackson2() && text.startsWith("+"); // which Jackson 2 does not take for a number
        if (!plus && SECONDS.matcher(text).matches()) {
            if (text.length() > in.limits().numberLength()) {
                throw in.limit(
                        "The number is longer than the limit of " + in.limits().numberLength());
            }
            return convert(in, expected, at, () -> fromInstant.apply(instant(in, text, seconds, at)));
        }
        return parse(in, expected, at, () -> parse.apply(text));
    }

    static String text(JsonReader in, String expected) {
        if (in.token() != '"') {
            throw in.mismatch(expected);
        }
        int at = in.position();
        String text = in.text().trim();
        if (text.isEmpty()) { // which stands for null
            in.coerced(at);
        }
        return text;
    }

    interface Conversion<T> {
        T get();
    }

    static <T> T convert(JsonReader in, String expected, int at, Conversion<T> conversion) {
        return convert(in, expected, "another value", at, conversion);
    }

    /** Converts a string. */
    static <T> T parse(JsonReader in, String expected, int at, Conversion<T> conversion) {
        return convert(in, expected, "a string that is not one", at, conversion);
    }

    private static <T> T convert(JsonReader in, String expected, String given, int at, Conversion<T> conversion) {
        try {
            return conversion.get();
        } catch (DateTimeException | ArithmeticException e) {
            throw in.unusable("Expected " + expected + " but was " + given, at);
        }
    }

    private static Instant instant(JsonReader in, String number, boolean seconds, int at) {
        if (isInteger(number)) {
            long whole = wholeSeconds(in, number, at);
            return seconds ? Instant.ofEpochSecond(whole) : Instant.ofEpochMilli(whole);
        }
        if (in.isOfMapper() && number.charAt(0) == '-') {
            throw in.unusable(
                    "A fraction before 1970, which Jackson 2.19 and 2.20 read differently, is left to the mapper", at);
        }
        return split(Numbers.bigDecimal(in, number), Instant::ofEpochSecond);
    }

    private static boolean isInteger(String number) {
        return number.chars().allMatch(c -> c != '.' && c != 'e' && c != 'E');
    }

    private static long wholeSeconds(JsonReader in, String text, int at) {
        BigInteger value = new BigInteger(text);
        if (value.compareTo(MAX_LONG) > 0 || value.compareTo(MIN_LONG) < 0) {
            throw in.unusable("The number is out of the range of long", at);
        }
        return value.longValue();
    }

    private interface OfSeconds<T> {
        T of(long seconds, long nanos);
    }

    /**
     * Creates a time from seconds with a fraction. Exponents that are too large or too small for Jackson to compute
     * with stand for zero, except for the last few, where adding to them overflows: a scale with an
     * {@link ArithmeticException}, an int silently.
     */
    private static <T> T split(BigDecimal value, OfSeconds<T> of) {
        BigDecimal nanos = value.scaleByPowerOfTen(NANO_DIGITS);
        if (nanos.precision() - nanos.scale() <= 0 || value.scale() < MIN_SCALE) {
            return of.of(0, 0);
        }
        long seconds = value.longValue();
        return of.of(
                seconds,
                nanos.subtract(BigDecimal.valueOf(seconds, -NANO_DIGITS)).intValue());
    }

    static @Nullable Duration toDuration(JsonReader in) {
        return readsSeconds(in) ? inSeconds(in) : Durations.read(in, null, false);
    }

    /** A duration; integers are seconds. */
    static @Nullable Duration inSeconds(JsonReader in) {
        if (in.isNull()) {
            return null;
        }
        int token = in.token();
        int at = in.position();
        if (token == '-' || token >= '0' && token <= '9') {
            String number = in.numberText();
            return convert(in, "a duration", at, () -> duration(in, number, at));
        }
        String text = text(in, "a duration");
        return text.isEmpty() ? null : parse(in, "a duration", at, () -> Duration.parse(text));
    }

    private static Duration duration(JsonReader in, String seconds, int at) {
        if (isInteger(seconds)) {
            return Duration.ofSeconds(wholeSeconds(in, seconds, at));
        }
        return split(Numbers.bigDecimal(in, seconds), Duration::ofSeconds);
    }

    static @Nullable LocalDate toLocalDate(JsonReader in) {
        if (in.isNull()) {
            return null;
        }
        int token = in.token();
        int at = in.position();
        if (token == '[') {
            int @Nullable [] fields = fields(in, 3, 3, 3);
            return fields == null
                    ? null
                    : convert(in, "a date", at, () -> LocalDate.of(fields[0], fields[1], fields[2]));
        }
        if (token == '-' || token >= '0' && token <= '9') {
            in.coerced(at);
            String number = in.numberText();
            if (!isInteger(number)) {
                throw fractional(in, "a date", at);
            }
            return convert(in, "a date", at, () -> LocalDate.ofEpochDay(wholeSeconds(in, number, at)));
        }
        String text = text(in, "a date");
        return text.isEmpty() ? null : parse(in, "a date", at, () -> localDate(text));
    }

    private static LocalDate localDate(String text) {
        if (text.length() > 10 && text.charAt(10) == 'T') {
            return LocalDateTime.parse(withoutZone(text)).toLocalDate();
        }
        return LocalDate.parse(text);
    }

    private static String withoutZone(String text) {
        return text.endsWith("Z") ? text.substring(0, text.length() - 1) : text;
    }

    static @Nullable LocalTime toLocalTime(JsonReader in) {
        if (in.isNull()) {
            return null;
        }
        int at = in.position();
        if (in.token() == '[') {
            int @Nullable [] f = fields(in, 2, 4, 1);
            return f == null ? null : convert(in, "a time", at, () -> LocalTime.of(f[0], f[1], f[2], nanos(in, f[3])));
        }
        String text = text(in, "a time");
        return text.isEmpty() ? null : parse(in, "a time", at, () -> localTime(text));
    }

    private static LocalTime localTime(String text) {
        return text.indexOf('T') > 0 ? LocalDateTime.parse(text).toLocalTime() : LocalTime.parse(text);
    }

    static @Nullable LocalDateTime toLocalDateTime(JsonReader in) {
        if (in.isNull()) {
            return null;
        }
        int at = in.position();
        if (in.token() == '[') {
            int @Nullable [] f = fields(in, 5, 7, 5);
            return f == null
                    ? null
                    : convert(
                            in,
                            "a date and time",
                            at,
                            () -> LocalDateTime.of(f[0], f[1], f[2], f[3], f[4], f[5], nanos(in, f[6])));
        }
        String text = text(in, "a date and time");
        return text.isEmpty() ? null : parse(in, "a date and time", at, () -> localDateTime(text));
    }

    private static LocalDateTime localDateTime(String text) {
        return LocalDateTime.parse(text.indexOf('T') == 10 ? withoutZone(text) : text);
    }

    /** Reads an array of numbers, the first few without a fraction; null if it is empty. Missing numbers are 0. */
    static int @Nullable [] fields(JsonReader in, int min, int max, int whole) {
        int at = in.position();
        boolean outer = in.mark();
        int[] fields = new int[7];
        int count = 0;
        for (boolean more = in.beginArray(); more; more = in.nextElement()) {
            int token = in.token();
            if (count == max || token != '-' && (token < '0' || token > '9')) {
                throw otherFields(in, min, max, at);
            }
            fields[count++] = count <= whole ? wholeNumber(in, "an integer", in.position()) : in.readInt();
        }
        if (count > 0 && count < min) {
            throw otherFields(in, min, max, at);
        }
        in.release(outer);
        return count == 0 ? null : fields;
    }

    /** The nanoseconds of a time whose fraction came from an array; a fraction below 1,000 counts as milliseconds. */
    static int nanos(JsonReader in, int fraction) {
        return fraction < 1_000 && !readsSeconds(in) ? fraction * 1_000_000 : fraction;
    }

    private static WireException otherFields(JsonReader in, int min, int max, int at) {
        String count = min == max ? "" + min : min + " to " + max;
        return in.unusable("Expected an array of " + count + " integers but was another array", at);
    }

    static int wholeNumber(JsonReader in, String expected, int at) {
        int from = in.position();
        if (!isInteger(in.numberText())) {
            throw fractional(in, expected, at);
        }
        in.position(from);
        return in.readInt();
    }

    private static WireException fractional(JsonReader in, String expected, int at) {
        return in.unusable("Expected " + expected + " but was a number with a fraction or an exponent", at);
    }
}
