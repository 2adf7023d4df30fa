package dev.wirespeed.lab.contestant.protobuf;

import dev.wirespeed.lab.contestant.quickbuf.Reading;
import dev.wirespeed.lab.workload.TelemetryRecord;

/** {@link TelemetryRecord} as QuickBuffers' message. */
final class QuickTelemetryRecord implements QuickMessages<TelemetryRecord, Reading> {

    @Override
    public Reading toMessage(TelemetryRecord value) {
        Reading message = Reading.newInstance();
        QuickTelemetry.set(message, value);
        return message;
    }

    @Override
    public TelemetryRecord fromMessage(Reading message) {
        return QuickTelemetry.get(message);
    }

    @Override
    public Reading empty() {
        return Reading.newInstance();
    }
}
