package dev.wirespeed.lab.contestant.pack;

import static java.util.Objects.requireNonNull;

import dev.wirespeed.lab.workload.TelemetryRecord;
import java.io.IOException;
import org.msgpack.core.MessagePacker;
import org.msgpack.core.MessageUnpacker;

/** {@link TelemetryRecord} in MessagePack. */
record TelemetryRecordPack(Fields fields) implements PackCodec<TelemetryRecord> {

    /**
     * A codec.
     *
     * @param named whether a record is a map with the names of its fields, rather than an array
     */
    TelemetryRecordPack(boolean named) {
        this(new Fields(
                named,
                "type",
                "sequence",
                "micros",
                "device",
                "message",
                "humidity",
                "rssi",
                "air",
                "product",
                "door",
                "evaporator"));
    }

    @Override
    public void write(MessagePacker out, TelemetryRecord value) throws IOException {
        fields.open(out);
        fields.name(out, 0);
        out.packByte(value.type());
        fields.name(out, 1);
        out.packLong(value.sequence());
        fields.name(out, 2);
        out.packLong(value.micros());
        fields.name(out, 3);
        out.packString(value.device());
        fields.name(out, 4);
        out.packString(value.message());
        fields.name(out, 5);
        out.packDouble(value.humidity());
        fields.name(out, 6);
        out.packInt(value.rssi());
        fields.name(out, 7);
        out.packInt(value.air());
        fields.name(out, 8);
        out.packInt(value.product());
        fields.name(out, 9);
        out.packInt(value.door());
        fields.name(out, 10);
        out.packInt(value.evaporator());
    }

    @Override
    public TelemetryRecord read(MessageUnpacker in) throws IOException {
        byte type = 0;
        long sequence = 0;
        long micros = 0;
        String device = null;
        String message = null;
        double humidity = 0;
        int rssi = 0;
        int air = 0;
        int product = 0;
        int door = 0;
        int evaporator = 0;
        int count = fields.open(in);
        for (int i = 0; i < count; i++) {
            switch (fields.next(in, i)) {
                case 0 -> type = in.unpackByte();
                case 1 -> sequence = in.unpackLong();
                case 2 -> micros = in.unpackLong();
                case 3 -> device = in.unpackString();
                case 4 -> message = in.unpackString();
                case 5 -> humidity = in.unpackDouble();
                case 6 -> rssi = in.unpackInt();
                case 7 -> air = in.unpackInt();
                case 8 -> product = in.unpackInt();
                case 9 -> door = in.unpackInt();
                case 10 -> evaporator = in.unpackInt();
                default -> in.skipValue();
            }
        }
        return new TelemetryRecord(
                type,
                sequence,
                micros,
                requireNonNull(device, "device"),
                requireNonNull(message, "message"),
                humidity,
                rssi,
                air,
                product,
                door,
                evaporator);
    }
}
