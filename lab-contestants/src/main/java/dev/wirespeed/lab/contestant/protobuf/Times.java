package dev.wirespeed.lab.contestant.protobuf;

import dev.wirespeed.lab.contestant.proto.Time;
import java.io.IOException;
import java.time.Instant;

/** Times as messages. */
final class Times {
    private Times() {}

    @SuppressWarnings("JavaInstantGetSecondsGetNano") // both are taken
    static Time toMessage(Instant time) {
        return Time.newBuilder()
                .setSeconds(time.getEpochSecond())
                .setNanos(time.getNano())
                .build();
    }

    static Instant fromMessage(boolean present, Time time, String field) throws IOException {
        if (!present) {
            throw new IOException("there is no " + field);
        }
        return fromMessage(time);
    }

    static Instant fromMessage(Time time) {
        return Instant.ofEpochSecond(time.getSeconds(), time.getNanos());
    }
}
