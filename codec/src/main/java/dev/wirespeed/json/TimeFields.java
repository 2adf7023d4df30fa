package dev.wirespeed.json;

import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.OffsetTime;

/** Writes dates and times as arrays of their fields. */
final class TimeFields {
    private TimeFields() {}

    static void write(JsonWriter out, int... fields) {
        out.value(fields);
    }

    static void write(JsonWriter out, LocalTime time, boolean nanos) {
        out.beginArray();
        writeTime(out, time, nanos);
        out.endArray();
    }

    static void write(JsonWriter out, LocalDateTime time, boolean nanos) {
        out.beginArray();
        out.value(time.getYear());
        out.value(time.getMonthValue());
        out.value(time.getDayOfMonth());
        writeTime(out, time.toLocalTime(), nanos);
        out.endArray();
    }

    static void write(JsonWriter out, OffsetTime time, boolean nanos) {
        out.beginArray();
        writeTime(out, time.toLocalTime(), nanos);
        out.value(time.getOffset().toString());
        out.endArray();
    }

    /** Seconds and their fraction are left out if they and all following fields are 0. */
    static void writeTime(JsonWriter out, LocalTime time, boolean nanos) {
        out.value(time.getHour());
        out.value(time.getMinute());
        int second = time.getSecond();
        int nano = time.getNano();
        if (second > 0 || nano > 0) {
            out.value(second);
        }
        if (nano > 0) {
            out.value(nanos ? nano : nano / 1_000_000);
        }
    }
}
