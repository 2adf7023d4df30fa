package dev.wirespeed.lab.contestant.hand;

import dev.wirespeed.lab.contestant.Binding;
import dev.wirespeed.lab.workload.BigDto;
import dev.wirespeed.lab.workload.Item;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** {@link BigDto} as JSON. */
public final class BigDtoCodec implements Binding.Direct<BigDto> {
    private static final Token ID = Token.of("{\"id\":");
    private static final Token ITEMS = Token.of(",\"items\":[");
    private static final int FIXED_ROOM = 32 + NumberOut.ROOM;

    private final Buffers buffers = new Buffers();
    private final ItemCodec items = new ItemCodec();

    @Override
    public byte[] write(BigDto value) {
        byte[] buffer = Buffers.require(buffers.take(), 0, FIXED_ROOM);
        int p = NumberOut.write(buffer, ID.write(buffer, 0), value.id());
        p = ITEMS.write(buffer, p);
        List<Item> list = value.items();
        for (int i = 0; i < list.size(); i++) {
            Item item = list.get(i);
            buffer = Buffers.require(buffer, p, ItemCodec.room(item));
            if (i > 0) {
                buffer[p++] = ',';
            }
            p = ItemCodec.write(buffer, p, item);
        }
        buffer = Buffers.require(buffer, p, 2);
        buffer[p] = ']';
        buffer[p + 1] = '}';
        byte[] document = Arrays.copyOf(buffer, p + 2);
        buffers.give(buffer);
        return document;
    }

    @Override
    public BigDto read(byte[] document) {
        JsonIn in = new JsonIn(document);
        BigDto value = readInOrder(in);
        if (value == null) {
            in.position = 0;
            value = readInAnyOrder(in);
        }
        in.expectEnd();
        return value;
    }

    private @Nullable BigDto readInOrder(JsonIn in) {
        if (!in.skip(ID)) {
            return null;
        }
        long id = in.readLong();
        if (!in.skip(ITEMS)) {
            return null;
        }
        in.position--;
        List<Item> list = readItems(in);
        return in.skip('}') ? new BigDto(id, list) : null;
    }

    private BigDto readInAnyOrder(JsonIn in) {
        Long id = null;
        List<Item> list = null;
        in.expect('{');
        for (String property = in.nextName(true); property != null; property = in.nextName(false)) {
            switch (property) {
                case "id" -> id = in.readLong();
                case "items" -> list = readItems(in);
                default -> in.skipValue();
            }
        }
        return new BigDto(Present.require(id, "id"), Present.require(list, "items"));
    }

    private List<Item> readItems(JsonIn in) {
        List<Item> list = new ArrayList<>();
        in.expect('[');
        if (in.skipSpaceAnd(']')) {
            return list;
        }
        do {
            in.skipSpace();
            list.add(items.read(in));
        } while (in.skipSpaceAnd(','));
        in.expect(']');
        return list;
    }
}
