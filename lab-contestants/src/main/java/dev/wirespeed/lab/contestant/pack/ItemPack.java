package dev.wirespeed.lab.contestant.pack;

import static java.util.Objects.requireNonNull;

import dev.wirespeed.lab.workload.Item;
import java.io.IOException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.msgpack.core.MessagePacker;
import org.msgpack.core.MessageUnpacker;

/** {@link Item} in MessagePack. */
record ItemPack(Fields fields) implements PackCodec<Item> {

    ItemPack(boolean named) {
        this(new Fields(named, "id", "sku", "title", "price", "tags", "attrs", "createdAt"));
    }

    @Override
    public void write(MessagePacker out, Item value) throws IOException {
        fields.open(out);
        fields.name(out, 0);
        out.packLong(value.id());
        fields.name(out, 1);
        out.packString(value.sku());
        fields.name(out, 2);
        out.packString(value.title());
        fields.name(out, 3);
        out.packInt(value.price());
        fields.name(out, 4);
        writeTags(out, value.tags());
        fields.name(out, 5);
        writeAttrs(out, value.attrs());
        fields.name(out, 6);
        out.packTimestamp(value.createdAt());
    }

    private static void writeTags(MessagePacker out, List<String> tags) throws IOException {
        out.packArrayHeader(tags.size());
        for (String tag : tags) {
            out.packString(tag);
        }
    }

    private static void writeAttrs(MessagePacker out, @Nullable Map<String, String> attrs) throws IOException {
        if (attrs == null) {
            out.packNil();
            return;
        }
        out.packMapHeader(attrs.size());
        for (Map.Entry<String, String> attr : attrs.entrySet()) {
            out.packString(attr.getKey());
            out.packString(attr.getValue());
        }
    }

    @Override
    public Item read(MessageUnpacker in) throws IOException {
        long id = 0;
        String sku = null;
        String title = null;
        int price = 0;
        List<String> tags = List.of();
        @Nullable Map<String, String> attrs = null;
        Instant createdAt = null;
        int count = fields.open(in);
        for (int i = 0; i < count; i++) {
            switch (fields.next(in, i)) {
                case 0 -> id = in.unpackLong();
                case 1 -> sku = in.unpackString();
                case 2 -> title = in.unpackString();
                case 3 -> price = in.unpackInt();
                case 4 -> tags = readTags(in);
                case 5 -> attrs = readAttrs(in);
                case 6 -> createdAt = in.unpackTimestamp();
                default -> in.skipValue();
            }
        }
        return new Item(
                id,
                requireNonNull(sku, "sku"),
                requireNonNull(title, "title"),
                price,
                tags,
                attrs,
                requireNonNull(createdAt, "createdAt"));
    }

    private static List<String> readTags(MessageUnpacker in) throws IOException {
        int count = in.unpackArrayHeader();
        List<String> tags = new ArrayList<>(Math.min(count, 1_000));
        for (int i = 0; i < count; i++) {
            tags.add(in.unpackString());
        }
        return tags;
    }

    private static @Nullable Map<String, String> readAttrs(MessageUnpacker in) throws IOException {
        if (in.tryUnpackNil()) {
            return null;
        }
        int count = in.unpackMapHeader();
        Map<String, String> attrs = new LinkedHashMap<>();
        for (int i = 0; i < count; i++) {
            attrs.put(in.unpackString(), in.unpackString());
        }
        return attrs;
    }
}
