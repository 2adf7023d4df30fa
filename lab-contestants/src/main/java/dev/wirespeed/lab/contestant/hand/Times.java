package dev.wirespeed.lab.contestant.hand;

import java.nio.charset.StandardCharsets;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * Instants as ISO 8601 text in UTC, with 0, 3, 6 or 9 digits of the second's fraction as {@link Instant#toString}
 * writes them.
 *
 * <p>Years outside of 1..9999 and spellings that are not the usual one go through the JDK. The calendar computations
 * follow C. Neri and L. Schneider, "Euclidean affine functions and their application to calendar algorithms" (2022).
 */
final class Times {
    /** The room that an instant takes at most, in quotes, with a year of ten digits and its sign. */
    static final int ROOM = 44;

    private static final long FIRST_SECOND =
            Instant.parse("0001-01-01T00:00:00Z").getEpochSecond();
    private static final long LAST_SECOND =
            Instant.parse("9999-12-31T23:59:59Z").getEpochSecond();
    private static final Token NULL = Token.of("null");
    private static final int SECONDS_PER_DAY = 86_400;
    private static final int DAYS_FROM_MARCH_OF_YEAR_0 = 719_468;
    private static final int DAYS_PER_400_YEARS = 146_097;
    private static final int JANUARY_FIRST = 306;

    private static final long DATE_TEMPLATE = Words.of("0000-00-");
    private static final long DATE_LIMITS = 0x7F76767F76767676L;
    private static final long TIME_TEMPLATE = Words.of("00T00:00");
    private static final long TIME_LIMITS = 0x76767F76767F7676L;
    private static final long HIGH_BITS = 0x8080808080808080L;

    private Times() {}

    static int writeNullable(byte[] buffer, int position, @Nullable Instant instant) {
        return instant == null ? NULL.write(buffer, position) : write(buffer, position, instant);
    }

    static int write(byte[] buffer, int position, Instant instant) {
        long second = instant.getEpochSecond();
        if (second < FIRST_SECOND || second > LAST_SECOND) {
            return writeUnusual(buffer, position, instant);
        }
        int day = (int) Math.floorDiv(second, (long) SECONDS_PER_DAY);
        int secondOfDay = (int) (second - (long) day * SECONDS_PER_DAY);
        buffer[position] = '"';
        writeDate(buffer, position + 1, day);
        buffer[position + 11] = 'T';
        writeTime(buffer, position + 12, secondOfDay);
        int p = writeFraction(buffer, position + 20, instant.getNano());
        buffer[p] = 'Z';
        buffer[p + 1] = '"';
        return p + 2;
    }

    static void writeDate(byte[] buffer, int position, int epochDay) {
        int n = 4 * (epochDay + DAYS_FROM_MARCH_OF_YEAR_0) + 3;
        int century = n / DAYS_PER_400_YEARS;
        long inCentury = 2_939_745L * (n % DAYS_PER_400_YEARS | 3);
        int dayOfYear = (int) ((inCentury & 0xFFFF_FFFFL) / 2_939_745 / 4);
        int monthAndDay = 2_141 * dayOfYear + 197_913;
        int afterDecember = dayOfYear >= JANUARY_FIRST ? 1 : 0;
        int yearOfCentury = (int) (inCentury >>> 32) + afterDecember;
        if (yearOfCentury == 100) {
            yearOfCentury = 0;
            century++;
        }
        NumberOut.writePair(buffer, position, century);
        NumberOut.writePair(buffer, position + 2, yearOfCentury);
        buffer[position + 4] = '-';
        NumberOut.writePair(buffer, position + 5, (monthAndDay >>> 16) - 12 * afterDecember);
        buffer[position + 7] = '-';
        NumberOut.writePair(buffer, position + 8, (monthAndDay & 0xFFFF) / 2_141 + 1);
    }

    static void writeTime(byte[] buffer, int position, int secondOfDay) {
        int minuteOfDay = secondOfDay / 60;
        int hour = minuteOfDay / 60;
        NumberOut.writePair(buffer, position, hour);
        buffer[position + 2] = ':';
        NumberOut.writePair(buffer, position + 3, minuteOfDay - hour * 60);
        buffer[position + 5] = ':';
        NumberOut.writePair(buffer, position + 6, secondOfDay - minuteOfDay * 60);
    }

    private static int writeFraction(byte[] buffer, int position, int nano) {
        if (nano == 0) {
            return position;
        }
        buffer[position] = '.';
        int millis = nano / 1_000_000;
        int belowMillis = nano - millis * 1_000_000;
        NumberOut.writeDigits(buffer, position + 1, millis, 3);
        if (belowMillis == 0) {
            return position + 4;
        }
        int micros = belowMillis / 1_000;
        int belowMicros = belowMillis - micros * 1_000;
        NumberOut.writeDigits(buffer, position + 4, micros, 3);
        if (belowMicros == 0) {
            return position + 7;
        }
        NumberOut.writeDigits(buffer, position + 7, belowMicros, 3);
        return position + 10;
    }

    private static int writeUnusual(byte[] buffer, int position, Instant instant) {
        byte[] text = ('"' + instant.toString() + '"').getBytes(StandardCharsets.US_ASCII);
        System.arraycopy(text, 0, buffer, position, text.length);
        return position + text.length;
    }

    /**
     * The second that {@code 2025-12-20T01:02:03} names at this position, or {@link Long#MIN_VALUE} if it is anything
     * else, such as a leap second; nineteen bytes must be there.
     */
    static long readSecond(byte[] document, int position) {
        long date = Words.longAt(document, position) ^ DATE_TEMPLATE;
        long time = Words.longAt(document, position + 8) ^ TIME_TEMPLATE;
        int tens = document[position + 17] - '0';
        int ones = document[position + 18] - '0';
        long wrong = ((date + DATE_LIMITS | date) | (time + TIME_LIMITS | time)) & HIGH_BITS;
        if (wrong != 0 || document[position + 16] != ':' || tens < 0 || tens > 5 || ones < 0 || ones > 9) {
            return Long.MIN_VALUE;
        }
        // Each byte becomes ten times itself and the next one.
        long dates = date * 10 + (date >>> 8);
        long times = time * 10 + (time >>> 8);
        int year = (int) (dates & 0xFF) * 100 + (int) (dates >>> 16 & 0xFF);
        int month = (int) (dates >>> 40 & 0xFF);
        int day = (int) (times & 0xFF);
        int hour = (int) (times >>> 24 & 0xFF);
        int minute = (int) (times >>> 48 & 0xFF);
        if (year == 0 || month == 0 || month > 12 || day == 0 || hour > 23 || minute > 59) {
            return Long.MIN_VALUE;
        }
        if (day > 28 && day > lengthOfMonth(year, month)) {
            return Long.MIN_VALUE;
        }
        int secondOfDay = (hour * 60 + minute) * 60 + tens * 10 + ones;
        return (long) epochDay(year, month, day) * SECONDS_PER_DAY + secondOfDay;
    }

    private static int lengthOfMonth(int year, int month) {
        if (month == 2) {
            return year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28;
        }
        return 30 + ((month + (month >>> 3)) & 1);
    }

    private static int epochDay(int year, int month, int day) {
        int beforeMarch = month <= 2 ? 1 : 0;
        int marchYear = year - beforeMarch;
        int marchMonth = month + 12 * beforeMarch;
        int century = marchYear / 100;
        int days = 1_461 * marchYear / 4 - century + century / 4 + (979 * marchMonth - 2_919) / 32 + day - 1;
        return days - DAYS_FROM_MARCH_OF_YEAR_0;
    }
}
