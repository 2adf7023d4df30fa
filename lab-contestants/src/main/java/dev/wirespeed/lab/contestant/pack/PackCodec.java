package dev.wirespeed.lab.contestant.pack;

import dev.wirespeed.lab.contestant.Binding;
import dev.wirespeed.lab.contestant.CannotBindException;
import dev.wirespeed.lab.workload.BigDto;
import dev.wirespeed.lab.workload.SmallDto;
import dev.wirespeed.lab.workload.TelemetryBatch;
import dev.wirespeed.lab.workload.TelemetryRecord;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.msgpack.core.MessageBufferPacker;
import org.msgpack.core.MessagePack;
import org.msgpack.core.MessagePacker;
import org.msgpack.core.MessageUnpacker;

/** MessagePack of one type, by hand with msgpack-core. */
public interface PackCodec<T> {

    void write(MessagePacker out, T value) throws IOException;

    T read(MessageUnpacker in) throws IOException;

    /**
     * The codec of a type.
     *
     * @param named whether objects are maps with the names of their fields, rather than arrays
     */
    @SuppressWarnings("unchecked") // the type was compared
    static <T> PackCodec<T> of(Class<T> type, boolean named) throws CannotBindException {
        if (type == SmallDto.class) {
            return (PackCodec<T>) new SmallPack(named);
        }
        if (type == BigDto.class) {
            return (PackCodec<T>) new BigPack(named);
        }
        if (type == TelemetryBatch.class) {
            return (PackCodec<T>) new TelemetryPack(named);
        }
        if (type == TelemetryRecord.class) {
            return (PackCodec<T>) new TelemetryRecordPack(named);
        }
        throw new CannotBindException(
                "written by hand for SmallDto, BigDto and telemetry only, not for " + type.getSimpleName());
    }

    default Binding<T, T> binding() {
        PackCodec<T> codec = this;
        return new Binding.Direct<>() {
            @Override
            public byte[] write(T model) throws IOException {
                try (MessageBufferPacker out = MessagePack.newDefaultBufferPacker()) {
                    codec.write(out, model);
                    return out.toByteArray();
                }
            }

            @Override
            public T read(byte[] document) throws IOException {
                try (MessageUnpacker in = MessagePack.newDefaultUnpacker(document)) {
                    T value = codec.read(in);
                    if (in.hasNext()) {
                        throw new IOException("there are bytes behind the document");
                    }
                    return value;
                }
            }
        };
    }

    default void writeAll(MessagePacker out, List<T> values) throws IOException {
        out.packArrayHeader(values.size());
        for (T value : values) {
            write(out, value);
        }
    }

    /** A list that grows as its elements are read, whatever length the document claims. */
    default List<T> readAll(MessageUnpacker in) throws IOException {
        int count = in.unpackArrayHeader();
        List<T> values = new ArrayList<>(Math.min(count, 100_000));
        for (int i = 0; i < count; i++) {
            values.add(read(in));
        }
        return values;
    }
}
