package dev.wirespeed.lab.contestant.hand;

import java.nio.charset.StandardCharsets;
import java.time.DateTimeException;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;

/** Dates, and times with an offset, as ISO 8601 text; spellings that are not the usual one go through the JDK. */
final class Dates {
    private static final int LAST_YEAR = 9_999;

    private Dates() {}

    static int write(byte[] buffer, int position, LocalDate date) {
        if (date.getYear() < 1 || date.getYear() > LAST_YEAR) {
            return writeText(buffer, position, date.toString());
        }
        buffer[position] = '"';
        Times.writeDate(buffer, position + 1, (int) date.toEpochDay());
        buffer[position + 11] = '"';
        return position + 12;
    }

    static int write(byte[] buffer, int position, OffsetDateTime time) {
        boolean usual = time.getOffset().equals(ZoneOffset.UTC)
                && time.getNano() == 0
                && time.getYear() >= 1
                && time.getYear() <= LAST_YEAR;
        if (!usual) {
            return writeText(buffer, position, DateTimeFormatter.ISO_OFFSET_DATE_TIME.format(time));
        }
        LocalDateTime local = time.toLocalDateTime();
        buffer[position] = '"';
        Times.writeDate(buffer, position + 1, (int) local.toLocalDate().toEpochDay());
        buffer[position + 11] = 'T';
        Times.writeTime(buffer, position + 12, local.toLocalTime().toSecondOfDay());
        buffer[position + 20] = 'Z';
        buffer[position + 21] = '"';
        return position + 22;
    }

    private static int writeText(byte[] buffer, int position, String ascii) {
        byte[] text = ('"' + ascii + '"').getBytes(StandardCharsets.US_ASCII);
        System.arraycopy(text, 0, buffer, position, text.length);
        return position + text.length;
    }

    static LocalDate read(JsonIn in) {
        byte[] bytes = in.document;
        int p = in.position;
        if (p + 12 <= bytes.length && bytes[p] == '"' && bytes[p + 11] == '"') {
            int year = digits(bytes, p + 1, 4);
            int month = digits(bytes, p + 6, 2);
            int day = digits(bytes, p + 9, 2);
            boolean usual = bytes[p + 5] == '-' && bytes[p + 8] == '-' && (year | month | day) >= 0;
            if (usual && month >= 1 && month <= 12 && day >= 1 && day <= 28) {
                in.position = p + 12;
                return LocalDate.of(year, month, day);
            }
        }
        String text = in.readText();
        try {
            return LocalDate.parse(text);
        } catch (DateTimeException e) {
            in.position = p;
            throw new IllegalArgumentException("expected a date at byte " + p, e);
        }
    }

    /** The number that so many digits spell; negative if one of them is none. */
    private static int digits(byte[] bytes, int position, int count) {
        int number = 0;
        for (int i = 0; i < count; i++) {
            int digit = bytes[position + i] - '0';
            if (digit < 0 || digit > 9) {
                return -1;
            }
            number = number * 10 + digit;
        }
        return number;
    }

    /** In UTC, whatever the offset, as Jackson reads it. */
    static OffsetDateTime readWithOffset(JsonIn in) {
        byte[] bytes = in.document;
        int p = in.position;
        if (p + 22 <= bytes.length && bytes[p] == '"' && bytes[p + 20] == 'Z' && bytes[p + 21] == '"') {
            long second = Times.readSecond(bytes, p + 1);
            if (second != Long.MIN_VALUE) {
                in.position = p + 22;
                return OffsetDateTime.of(LocalDateTime.ofEpochSecond(second, 0, ZoneOffset.UTC), ZoneOffset.UTC);
            }
        }
        String text = in.readText();
        try {
            return OffsetDateTime.parse(text).withOffsetSameInstant(ZoneOffset.UTC);
        } catch (DateTimeException e) {
            in.position = p;
            throw new IllegalArgumentException("expected a time at byte " + p, e);
        }
    }
}
