package dev.wirespeed.lab.contestant.pack;

import dev.wirespeed.lab.workload.BigDto;
import dev.wirespeed.lab.workload.Item;
import java.io.IOException;
import java.util.List;
import org.msgpack.core.MessagePacker;
import org.msgpack.core.MessageUnpacker;

/** {@link BigDto} in MessagePack. */
record BigPack(Fields fields, PackCodec<Item> items) implements PackCodec<BigDto> {

    BigPack(boolean named) {
        this(new Fields(named, "id", "items"), new ItemPack(named));
    }

    @Override
    public void write(MessagePacker out, BigDto value) throws IOException {
        fields.open(out);
        fields.name(out, 0);
        out.packLong(value.id());
        fields.name(out, 1);
        items.writeAll(out, value.items());
    }

    @Override
    public BigDto read(MessageUnpacker in) throws IOException {
        long id = 0;
        List<Item> read = List.of();
        int count = fields.open(in);
        for (int i = 0; i < count; i++) {
            switch (fields.next(in, i)) {
                case 0 -> id = in.unpackLong();
                case 1 -> read = items.readAll(in);
                default -> in.skipValue();
            }
        }
        return new BigDto(id, read);
    }
}
