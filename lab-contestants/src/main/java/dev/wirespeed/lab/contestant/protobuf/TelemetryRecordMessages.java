package dev.wirespeed.lab.contestant.protobuf;

import dev.wirespeed.lab.contestant.proto.Reading;
import dev.wirespeed.lab.workload.TelemetryRecord;
import java.io.IOException;

/** {@link TelemetryRecord} as a message. */
final class TelemetryRecordMessages implements Messages<TelemetryRecord, Reading> {

    @Override
    public Reading toMessage(TelemetryRecord value) {
        return TelemetryMessages.toMessage(value);
    }

    @Override
    public TelemetryRecord fromMessage(Reading message) {
        return TelemetryMessages.fromMessage(message);
    }

    @Override
    public Reading parse(byte[] document) throws IOException {
        return Reading.parseFrom(document);
    }
}
