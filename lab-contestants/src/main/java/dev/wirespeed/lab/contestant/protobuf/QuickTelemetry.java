package dev.wirespeed.lab.contestant.protobuf;

import dev.wirespeed.lab.contestant.quickbuf.Reading;
import dev.wirespeed.lab.contestant.quickbuf.Readings;
import dev.wirespeed.lab.workload.TelemetryBatch;
import dev.wirespeed.lab.workload.TelemetryRecord;
import java.util.ArrayList;
import java.util.List;

/** {@link TelemetryBatch} as QuickBuffers' message. */
final class QuickTelemetry implements QuickMessages<TelemetryBatch, Readings> {

    @Override
    public Readings toMessage(TelemetryBatch value) {
        Readings message = Readings.newInstance();
        value.records().forEach(each -> set(message.getMutableRecords().next(), each));
        return message;
    }

    static void set(Reading message, TelemetryRecord value) {
        message.setType(value.type())
                .setSequence(value.sequence())
                .setMicros(value.micros())
                .setDevice(value.device())
                .setMessage(value.message())
                .setHumidity(value.humidity())
                .setRssi(value.rssi())
                .setAir(value.air())
                .setProduct(value.product())
                .setDoor(value.door())
                .setEvaporator(value.evaporator());
    }

    @Override
    public TelemetryBatch fromMessage(Readings message) {
        List<TelemetryRecord> records = new ArrayList<>();
        for (Reading each : message.getRecords()) {
            records.add(get(each));
        }
        return new TelemetryBatch(records);
    }

    static TelemetryRecord get(Reading message) {
        return new TelemetryRecord(
                (byte) message.getType(),
                message.getSequence(),
                message.getMicros(),
                message.getDevice(),
                message.getMessage(),
                message.getHumidity(),
                message.getRssi(),
                message.getAir(),
                message.getProduct(),
                message.getDoor(),
                message.getEvaporator());
    }

    @Override
    public Readings empty() {
        return Readings.newInstance();
    }
}
