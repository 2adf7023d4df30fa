package dev.wirespeed.lab.contestant.pack;

import dev.wirespeed.lab.workload.TelemetryBatch;
import dev.wirespeed.lab.workload.TelemetryRecord;
import java.io.IOException;
import java.util.List;
import org.msgpack.core.MessagePacker;
import org.msgpack.core.MessageUnpacker;

/** {@link TelemetryBatch} in MessagePack. */
record TelemetryPack(Fields fields, PackCodec<TelemetryRecord> records) implements PackCodec<TelemetryBatch> {

    TelemetryPack(boolean named) {
        this(new Fields(named, "records"), new TelemetryRecordPack(named));
    }

    @Override
    public void write(MessagePacker out, TelemetryBatch value) throws IOException {
        fields.open(out);
        fields.name(out, 0);
        records.writeAll(out, value.records());
    }

    @Override
    public TelemetryBatch read(MessageUnpacker in) throws IOException {
        List<TelemetryRecord> read = List.of();
        int count = fields.open(in);
        for (int i = 0; i < count; i++) {
            if (fields.next(in, i) == 0) {
                read = records.readAll(in);
            } else {
                in.skipValue();
            }
        }
        return new TelemetryBatch(read);
    }
}
