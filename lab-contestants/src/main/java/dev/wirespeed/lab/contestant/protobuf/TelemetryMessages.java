package dev.wirespeed.lab.contestant.protobuf;

import dev.wirespeed.lab.contestant.proto.Reading;
import dev.wirespeed.lab.contestant.proto.Readings;
import dev.wirespeed.lab.workload.TelemetryBatch;
import dev.wirespeed.lab.workload.TelemetryRecord;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/** {@link TelemetryBatch} as a message. */
public final class TelemetryMessages implements Messages<TelemetryBatch, Readings> {

    @Override
    public Readings toMessage(TelemetryBatch value) {
        Readings.Builder message = Readings.newBuilder();
        for (TelemetryRecord each : value.records()) {
            message.addRecords(toMessage(each));
        }
        return message.build();
    }

    /** A record as a message of its own. */
    public static Reading toMessage(TelemetryRecord value) {
        return Reading.newBuilder()
                .setType(value.type())
                .setSequence(value.sequence())
                .setMicros(value.micros())
                .setDevice(value.device())
                .setMessage(value.message())
                .setHumidity(value.humidity())
                .setRssi(value.rssi())
                .setAir(value.air())
                .setProduct(value.product())
                .setDoor(value.door())
                .setEvaporator(value.evaporator())
                .build();
    }

    @Override
    public TelemetryBatch fromMessage(Readings message) {
        List<TelemetryRecord> records = new ArrayList<>(message.getRecordsCount());
        for (Reading each : message.getRecordsList()) {
            records.add(fromMessage(each));
        }
        return new TelemetryBatch(records);
    }

    /** The record of a message. */
    public static TelemetryRecord fromMessage(Reading message) {
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
    public Readings parse(byte[] document) throws IOException {
        return Readings.parseFrom(document);
    }
}
