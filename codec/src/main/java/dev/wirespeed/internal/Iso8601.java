package dev.wirespeed.internal;

import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import org.jspecify.annotations.Nullable;

/**
 * Writes {@code java.time} values as ISO 8601 text and reads its common forms, without a formatter.
 *
 * <p>Each method writes the text of the {@link java.time.format.DateTimeFormatter} or {@code toString} that it names.
 * The caller provides room for the stated width plus eight bytes that may be overwritten. The methods read a subset of
 * what that formatter reads: they return null for anything else, valid or not, and never read outside their range.
 *
 * <p>Longer than other files because the types share the code for digits, fields and fractions.
 */
public final class Iso8601 {
    /** {@code -1000000000-01-01T00:00:00.000000001Z}. */
    public static final int MAX_INSTANT = 37;

    /** {@code -999999999-01-01}. */
    public static final int MAX_LOCAL_DATE = 16;

    /** {@code 00:00:00.000000001}. */
    public static final int MAX_LOCAL_TIME = 18;

    /** {@code -999999999-01-01T00:00:00.000000001}. */
    public static final int MAX_LOCAL_DATE_TIME = 35;

    /** {@code -17:59:59}. */
    public static final int MAX_OFFSET = 9;

    /** {@code -999999999-01-01T00:00:00.000000001-17:59:59}. */
    public static final int MAX_OFFSET_DATE_TIME = 44;

    /** {@code PT-2562047788015215H-30M-7.999999999S}. */
    public static final int MAX_DURATION = 38;

    /** In place of a second: there is none. */
    public static final long NO_SECOND = Long.MIN_VALUE;

    private static final int DAY_SECONDS = 86_400;
    private static final int INVALID = Integer.MIN_VALUE;

    /** The fixed characters; xor with these leaves the values of the digits, and zero for the characters. */
    private static final long DATE = 0x2d30_302d_3030_3030L;

    private static final long DAY_AND_TIME = 0x3030_3a30_3054_3030L;
    private static final long TIME = 0x3030_3a30_303a_3030L;

    private static final int[] POWERS = {
        1, 10, 100, 1_000, 10_000, 100_000, 1_000_000, 10_000_000, 100_000_000, 1_000_000_000
    };

    /** See {@link #fraction}. */
    public static final int DIGITS_SHIFT = Integer.SIZE;

    private Iso8601() {}

    /** Writes the text of {@code ISO_INSTANT}, at most {@value #MAX_INSTANT} bytes. */
    public static int writeInstant(Instant v, byte[] b, int p) {
        long second = v.getEpochSecond();
        int behind = CivilDays.FIRST_SECOND <= second && second <= CivilDays.LAST_SECOND
                ? usualSecond(second - CivilDays.FIRST_SECOND, b, p)
                : anySecond(second, b, p);
        int nano = v.getNano();
        if (nano != 0) {
            behind = fractionInThrees(nano, b, behind);
        }
        b[behind] = 'Z';
        return behind + 1;
    }

    /** Writes a second since March of the year 0, in a year of four digits. */
    private static int usualSecond(long second, byte[] b, int p) {
        int day = (int) (second / DAY_SECONDS);
        int date = CivilDays.usual(day);
        Digits.pair(date >>> 24, b, p);
        Digits.pair(date >>> 16 & 0xff, b, p + 2);
        monthAndDay(date >>> 8 & 0xff, date & 0xff, b, p + 4);
        b[p + 10] = 'T';
        return timeOfDay((int) (second - (long) day * DAY_SECONDS), b, p + 11);
    }

    private static int anySecond(long second, byte[] b, int p) {
        long day = Math.floorDiv(second, DAY_SECONDS);
        long date = CivilDays.civil(day);
        int q = date((int) (date >> 16), (int) (date >> 8) & 0xff, (int) date & 0xff, b, p);
        b[q] = 'T';
        return timeOfDay((int) (second - day * DAY_SECONDS), b, q + 1);
    }

    private static int timeOfDay(int second, byte[] b, int p) {
        int minute = second / 60;
        int hour = minute / 60;
        return time(hour, minute - hour * 60, second - minute * 60, b, p);
    }

    /** Writes the text of {@code LocalDate.toString}, at most {@value #MAX_LOCAL_DATE} bytes. */
    public static int writeLocalDate(LocalDate v, byte[] b, int p) {
        return date(v.getYear(), v.getMonthValue(), v.getDayOfMonth(), b, p);
    }

    /** Writes the text of {@code ISO_LOCAL_TIME}: seconds always; at most {@value #MAX_LOCAL_TIME} bytes. */
    public static int writeLocalTime(LocalTime v, byte[] b, int p) {
        p = time(v.getHour(), v.getMinute(), v.getSecond(), b, p);
        int nano = v.getNano();
        return nano == 0 ? p : fraction(nano, b, p);
    }

    /** Writes the text of {@code ISO_LOCAL_DATE_TIME}, at most {@value #MAX_LOCAL_DATE_TIME} bytes. */
    public static int writeLocalDateTime(LocalDateTime v, byte[] b, int p) {
        p = writeLocalDate(v.toLocalDate(), b, p);
        b[p] = 'T';
        return writeLocalTime(v.toLocalTime(), b, p + 1);
    }

    /** Writes the text of {@code ISO_OFFSET_DATE_TIME}, at most {@value #MAX_OFFSET_DATE_TIME} bytes. */
    public static int writeOffsetDateTime(OffsetDateTime v, byte[] b, int p) {
        return writeOffset(v.getOffset(), b, writeLocalDateTime(v.toLocalDateTime(), b, p));
    }

    /** Writes the text of {@code ZoneOffset.toString}, at most {@value #MAX_OFFSET} bytes. */
    public static int writeOffset(ZoneOffset v, byte[] b, int p) {
        int total = v.getTotalSeconds();
        if (total == 0) {
            b[p] = 'Z';
            return p + 1;
        }
        b[p] = (byte) (total < 0 ? '-' : '+');
        int seconds = Math.abs(total);
        int minutes = seconds / 60;
        int hours = minutes / 60;
        time(hours, minutes - hours * 60, seconds - minutes * 60, b, p + 1);
        return p + (seconds == minutes * 60 ? 6 : 9);
    }

    /** Writes the text of {@code Duration.toString}, at most {@value #MAX_DURATION} bytes. */
    public static int writeDuration(Duration v, byte[] b, int p) {
        int nano = v.getNano();
        boolean borrowed = v.getSeconds() < 0 && nano != 0;
        long total = v.getSeconds() + (borrowed ? 1 : 0);
        long hours = total / 3600;
        int minutes = (int) (total % 3600) / 60;
        int seconds = (int) (total % 60);
        b[p++] = 'P';
        b[p++] = 'T';
        if (hours != 0) {
            p = Digits.write(hours, b, p);
            b[p++] = 'H';
        }
        if (minutes != 0) {
            p = Digits.write(minutes, b, p);
            b[p++] = 'M';
        }
        if (seconds == 0 && nano == 0 && total != 0) {
            return p;
        }
        if (borrowed && seconds == 0) {
            b[p++] = '-';
        }
        p = Digits.write(seconds, b, p);
        if (nano != 0) {
            p = fraction(borrowed ? 1_000_000_000 - nano : nano, b, p);
        }
        b[p] = 'S';
        return p + 1;
    }

    /** Reads {@code yyyy-MM-ddTHH:mm:ss[.f]} with 1 to 9 digits {@code f}, then {@code Z} or {@code ±HH:mm}. */
    public static @Nullable Instant parseInstant(byte[] b, int from, int to) {
        int zone = zoneStart(b, from, to);
        if (zone < 0) {
            return null;
        }
        long local = second(b, from);
        int nano = nano(b, from + 19, zone);
        int offset = offsetSeconds(b, zone, to);
        if (local == NO_SECOND || nano < 0 || offset == INVALID) {
            return null;
        }
        return nano == 0 ? Instant.ofEpochSecond(local - offset) : Instant.ofEpochSecond(local - offset, nano);
    }

    /** The second of {@code yyyy-MM-ddTHH:mm:ss} in UTC, {@link #NO_SECOND} for any other text. */
    public static long second(byte[] b, int from) {
        long date = Words.getLong(b, from) ^ DATE;
        long time = Words.getLong(b, from + 8) ^ DAY_AND_TIME;
        long wrong = (date | date + 0x0006_0600_0606_0606L) & 0xfff0_f0ff_f0f0_f0f0L
                | (time | time + 0x0606_0006_0600_0606L) & 0xf0f0_fff0_f0ff_f0f0L;
        int second = twoDigits(b, from + 17);
        if (wrong != 0 || b[from + 16] != ':') {
            return NO_SECOND;
        }
        long dates = date * 10 + (date >>> 8);
        long times = time * 10 + (time >>> 8);
        int year = ((int) dates & 0xff) * 100 + ((int) (dates >>> 16) & 0xff);
        int month = (int) (dates >>> 40) & 0xff;
        int day = (int) times & 0xff;
        int hour = (int) (times >>> 24) & 0xff;
        int minute = (int) (times >>> 48) & 0xff;
        boolean beyond = (month - 1 | 12 - month | day - 1 | 23 - hour | 59 - minute | second | 59 - second) < 0;
        if (beyond || day > 28 && day > CivilDays.lengthOfMonth(year, month)) {
            return NO_SECOND;
        }
        return (long) CivilDays.epochDay(year, month, day) * DAY_SECONDS + (hour * 60 + minute) * 60L + second;
    }

    /** Reads the same texts as {@link #parseInstant}; keeps the offset. */
    public static @Nullable OffsetDateTime parseOffsetDateTime(byte[] b, int from, int to) {
        int zone = zoneStart(b, from, to);
        if (zone < 0) {
            return null;
        }
        LocalDateTime local = parseLocalDateTime(b, from, zone);
        int offset = offsetSeconds(b, zone, to);
        if (local == null || offset == INVALID) {
            return null;
        }
        return OffsetDateTime.of(local, ZoneOffset.ofTotalSeconds(offset));
    }

    /** Reads {@code yyyy-MM-ddTHH:mm:ss[.f]} with 1 to 9 digits {@code f}. */
    public static @Nullable LocalDateTime parseLocalDateTime(byte[] b, int from, int to) {
        if (to - from < 19) {
            return null;
        }
        long f = dateTimeFields(b, from);
        int nano = nano(b, from + 19, to);
        if (f < 0 || nano < 0) {
            return null;
        }
        return LocalDateTime.of(year(f), month(f), day(f), hour(f), minute(f), second(f), nano);
    }

    /** Reads {@code yyyy-MM-dd}. */
    public static @Nullable LocalDate parseLocalDate(byte[] b, int from, int to) {
        if (to - from != 10) {
            return null;
        }
        long f = fields(Words.getLong(b, from), twoDigits(b, from + 8), 0, 0, 0);
        return f < 0 ? null : LocalDate.of(year(f), month(f), day(f));
    }

    /** Reads {@code HH:mm:ss[.f]} with 1 to 9 digits {@code f}. */
    public static @Nullable LocalTime parseLocalTime(byte[] b, int from, int to) {
        if (to - from < 8) {
            return null;
        }
        long word = Words.getLong(b, from) ^ TIME;
        int nano = nano(b, from + 8, to);
        if (nano < 0 || ((word | (word + 0x0606_0006_0600_0606L)) & 0xf0f0_fff0_f0ff_f0f0L) != 0) {
            return null;
        }
        long twos = word * 10 + (word >>> 8);
        int hour = (int) twos & 0xff;
        int minute = (int) (twos >>> 24) & 0xff;
        int second = (int) (twos >>> 48) & 0xff;
        return hour < 24 && minute < 60 && second < 60 ? LocalTime.of(hour, minute, second, nano) : null;
    }

    private static int date(int year, int month, int day, byte[] b, int p) {
        if (0 <= year && year <= 9_999) {
            int hundreds = year / 100;
            Digits.pair(hundreds, b, p);
            Digits.pair(year - hundreds * 100, b, p + 2);
            p += 4;
        } else {
            p = longYear(year, b, p);
        }
        monthAndDay(month, day, b, p);
        return p + 6;
    }

    private static void monthAndDay(int month, int day, byte[] b, int p) {
        b[p] = '-';
        Digits.pair(month, b, p + 1);
        b[p + 3] = '-';
        Digits.pair(day, b, p + 4);
    }

    private static int longYear(int year, byte[] b, int p) {
        b[p++] = (byte) (year < 0 ? '-' : '+');
        int absolute = Math.abs(year);
        if (absolute > 9_999) {
            return Digits.write(absolute, b, p);
        }
        Digits.eight(absolute * 10_000, b, p);
        return p + 4;
    }

    private static int time(int hour, int minute, int second, byte[] b, int p) {
        Digits.pair(hour, b, p);
        b[p + 2] = ':';
        Digits.pair(minute, b, p + 3);
        b[p + 5] = ':';
        Digits.pair(second, b, p + 6);
        return p + 8;
    }

    private static int fractionInThrees(int nano, byte[] b, int p) {
        nineDigits(nano, b, p);
        if (nano % 1_000 != 0) {
            return p + 10;
        }
        return p + (nano % 1_000_000 == 0 ? 4 : 7);
    }

    private static int fraction(int nano, byte[] b, int p) {
        nineDigits(nano, b, p);
        int end = p + 10;
        while (b[end - 1] == '0') {
            end--;
        }
        return end;
    }

    private static void nineDigits(int nano, byte[] b, int p) {
        b[p] = '.';
        int eight = nano / 10;
        Digits.eight(eight, b, p + 1);
        b[p + 9] = (byte) ('0' + nano - eight * 10);
    }

    /** The index of the zone of a date and time, or -1 if the text is too short for one. */
    private static int zoneStart(byte[] b, int from, int to) {
        if (to - from < 20) {
            return -1;
        }
        int zone = b[to - 1] == 'Z' ? to - 1 : to - 6;
        return zone - from < 19 ? -1 : zone;
    }

    private static int offsetSeconds(byte[] b, int zone, int to) {
        if (to - zone == 1) {
            return 0;
        }
        byte sign = b[zone];
        int hours = twoDigits(b, zone + 1);
        int minutes = twoDigits(b, zone + 4);
        boolean valid = (sign == '+' || sign == '-') && b[zone + 3] == ':' && hours >= 0 && minutes >= 0;
        if (!valid || hours >= 18 || minutes >= 60) {
            return INVALID;
        }
        int seconds = (hours * 60 + minutes) * 60;
        return sign == '-' ? -seconds : seconds;
    }

    /** The fields of {@code yyyy-MM-ddTHH:mm:ss} for the accessors below, negative for any other text. */
    private static long dateTimeFields(byte[] b, int from) {
        long word = Words.getLong(b, from + 8) ^ DAY_AND_TIME;
        if (((word | (word + 0x0606_0006_0600_0606L)) & 0xf0f0_fff0_f0ff_f0f0L) != 0 || b[from + 16] != ':') {
            return -1;
        }
        long twos = word * 10 + (word >>> 8);
        int day = (int) twos & 0xff;
        int hour = (int) (twos >>> 24) & 0xff;
        int minute = (int) (twos >>> 48) & 0xff;
        return fields(Words.getLong(b, from), day, hour, minute, twoDigits(b, from + 17));
    }

    private static long fields(long yearAndMonth, int day, int hour, int minute, int second) {
        long word = yearAndMonth ^ DATE;
        if (((word | (word + 0x0006_0600_0606_0606L)) & 0xfff0_f0ff_f0f0_f0f0L) != 0) {
            return -1;
        }
        long twos = word * 10 + (word >>> 8);
        int year = ((int) twos & 0xff) * 100 + ((int) (twos >>> 16) & 0xff);
        int month = (int) (twos >>> 40) & 0xff;
        boolean valid = 1 <= month && month <= 12 && 1 <= day && day <= CivilDays.lengthOfMonth(year, month);
        if (!valid || hour > 23 || minute > 59 || second < 0 || second > 59) {
            return -1;
        }
        return (long) year << 40 | (long) month << 32 | day << 24 | hour << 16 | minute << 8 | second;
    }

    private static int year(long fields) {
        return (int) (fields >>> 40);
    }

    private static int month(long fields) {
        return (int) (fields >>> 32) & 0xff;
    }

    private static int day(long fields) {
        return (int) (fields >>> 24) & 0xff;
    }

    private static int hour(long fields) {
        return (int) (fields >>> 16) & 0xff;
    }

    private static int minute(long fields) {
        return (int) (fields >>> 8) & 0xff;
    }

    private static int second(long fields) {
        return (int) fields & 0xff;
    }

    /** A number of two digits, or -1. */
    private static int twoDigits(byte[] b, int p) {
        int tens = b[p] - '0';
        int ones = b[p + 1] - '0';
        return (tens | 9 - tens | ones | 9 - ones) < 0 ? -1 : tens * 10 + ones;
    }

    /**
     * The digits of a fraction, at most nine: their number, shifted left by {@link #DIGITS_SHIFT}, and their value in
     * nanoseconds. Nine bytes must be there.
     */
    public static long fraction(byte[] b, int from) {
        long word = Words.getLong(b, from) ^ Digits.ZEROS;
        int digits = Digits.leading(word);
        long nano = Digits.value(word, digits) * POWERS[9 - digits];
        int ninth = b[from + 8] - '0';
        if (digits == 8 && ninth >= 0 && ninth <= 9) {
            digits = 9;
            nano += ninth;
        }
        return (long) digits << DIGITS_SHIFT | nano;
    }

    /** The nanoseconds of a fraction with its point, 0 for an empty range, or -1. */
    private static int nano(byte[] b, int from, int to) {
        if (from == to) {
            return 0;
        }
        int digits = to - from - 1;
        if (b[from] != '.' || digits < 1 || digits > 9) {
            return -1;
        }
        int nano = 0;
        for (int i = from + 1; i < to; i++) {
            int digit = b[i] - '0';
            if (digit < 0 || digit > 9) {
                return -1;
            }
            nano = nano * 10 + digit;
        }
        return nano * POWERS[9 - digits];
    }
}
