package dev.wirespeed.lab.contestant.hand;

import dev.wirespeed.lab.workload.Item;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** {@link Item} as JSON. */
final class ItemCodec {
    private static final Token ID = Token.of("{\"id\":");
    private static final Token SKU = Token.of(",\"sku\":");
    private static final Token TITLE = Token.of(",\"title\":");
    private static final Token PRICE = Token.of(",\"price\":");
    private static final Token TAGS = Token.of(",\"tags\":");
    private static final Token ATTRS = Token.of(",\"attrs\":");
    private static final Token CREATED_AT = Token.of(",\"createdAt\":");
    private static final Token NULL = Token.of("null");
    private static final int FIXED_ROOM = 96 + 2 * NumberOut.ROOM + Times.ROOM;
    private static final int FEW = 4;

    private final Names keys = new Names();

    /** The room to require before writing this item and a comma in front of it. */
    static int room(Item item) {
        int room = FIXED_ROOM + TextOut.room(item.sku()) + TextOut.room(item.title());
        List<String> tags = item.tags();
        for (int i = 0; i < tags.size(); i++) {
            room += TextOut.room(tags.get(i));
        }
        Map<String, String> attrs = item.attrs();
        if (attrs != null) {
            for (Map.Entry<String, String> attr : attrs.entrySet()) {
                room += TextOut.room(attr.getKey()) + TextOut.room(attr.getValue());
            }
        }
        return room;
    }

    static int write(byte[] buffer, int position, Item item) {
        int p = NumberOut.write(buffer, ID.write(buffer, position), item.id());
        p = TextOut.write(buffer, SKU.write(buffer, p), item.sku());
        p = TextOut.write(buffer, TITLE.write(buffer, p), item.title());
        p = NumberOut.write(buffer, PRICE.write(buffer, p), item.price());
        p = writeTags(buffer, TAGS.write(buffer, p), item.tags());
        p = writeAttrs(buffer, ATTRS.write(buffer, p), item.attrs());
        p = Times.write(buffer, CREATED_AT.write(buffer, p), item.createdAt());
        buffer[p] = '}';
        return p + 1;
    }

    private static int writeTags(byte[] buffer, int position, List<String> tags) {
        int p = position;
        buffer[p++] = '[';
        for (int i = 0; i < tags.size(); i++) {
            if (i > 0) {
                buffer[p++] = ',';
            }
            p = TextOut.write(buffer, p, tags.get(i));
        }
        buffer[p] = ']';
        return p + 1;
    }

    private static int writeAttrs(byte[] buffer, int position, @Nullable Map<String, String> attrs) {
        return attrs == null ? NULL.write(buffer, position) : Maps.writeTextsByText(buffer, position, attrs);
    }

    Item read(JsonIn in) {
        int start = in.position;
        Item item = readInOrder(in);
        if (item == null) {
            in.position = start;
            item = readInAnyOrder(in);
        }
        return item;
    }

    private @Nullable Item readInOrder(JsonIn in) {
        if (!in.skip(ID)) {
            return null;
        }
        long id = in.readLong();
        if (!in.skip(SKU)) {
            return null;
        }
        String sku = in.readText();
        if (!in.skip(TITLE)) {
            return null;
        }
        String title = in.readText();
        if (!in.skip(PRICE)) {
            return null;
        }
        int price = in.readInt();
        if (!in.skip(TAGS)) {
            return null;
        }
        List<String> tags = readTags(in);
        if (!in.skip(ATTRS)) {
            return null;
        }
        Map<String, String> attrs = readAttrs(in);
        if (!in.skip(CREATED_AT)) {
            return null;
        }
        Instant createdAt = in.readInstant();
        return in.skip('}') ? new Item(id, sku, title, price, tags, attrs, createdAt) : null;
    }

    private Item readInAnyOrder(JsonIn in) {
        Long id = null;
        String sku = null;
        String title = null;
        Integer price = null;
        List<String> tags = null;
        Map<String, String> attrs = null;
        Instant createdAt = null;
        in.expect('{');
        for (String property = in.nextName(true); property != null; property = in.nextName(false)) {
            switch (property) {
                case "id" -> id = in.readLong();
                case "sku" -> sku = in.readText();
                case "title" -> title = in.readText();
                case "price" -> price = in.readInt();
                case "tags" -> tags = readTags(in);
                case "attrs" -> attrs = readAttrs(in);
                case "createdAt" -> createdAt = in.readInstant();
                default -> in.skipValue();
            }
        }
        return new Item(
                Present.require(id, "id"),
                Present.require(sku, "sku"),
                Present.require(title, "title"),
                Present.require(price, "price"),
                Present.require(tags, "tags"),
                attrs,
                Present.require(createdAt, "createdAt"));
    }

    private static List<String> readTags(JsonIn in) {
        List<String> tags = new ArrayList<>(FEW);
        in.expect('[');
        if (in.skipSpaceAnd(']')) {
            return tags;
        }
        do {
            in.skipSpace();
            tags.add(in.readText());
        } while (in.skipSpaceAnd(','));
        in.expect(']');
        return tags;
    }

    private @Nullable Map<String, String> readAttrs(JsonIn in) {
        if (in.skipNull()) {
            return null;
        }
        Map<String, String> attrs = new LinkedHashMap<>(2 * FEW);
        in.expect('{');
        if (in.skipSpaceAnd('}')) {
            return attrs;
        }
        do {
            in.skipSpace();
            String key = keys.read(in);
            in.expect(':');
            in.skipSpace();
            attrs.put(key, in.readText());
        } while (in.skipSpaceAnd(','));
        in.expect('}');
        return attrs;
    }
}
