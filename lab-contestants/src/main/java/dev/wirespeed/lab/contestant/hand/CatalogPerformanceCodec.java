package dev.wirespeed.lab.contestant.hand;

import dev.wirespeed.lab.workload.citm.Performance;
import dev.wirespeed.lab.workload.citm.Price;
import dev.wirespeed.lab.workload.citm.SeatCategory;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** {@link Performance} as JSON. */
final class CatalogPerformanceCodec {
    private static final Token EVENT_ID = Token.of("{\"eventId\":");
    private static final Token ID = Token.of(",\"id\":");
    private static final Token LOGO = Token.of(",\"logo\":");
    private static final Token NAME = Token.of(",\"name\":");
    private static final Token PRICES = Token.of(",\"prices\":");
    private static final Token SEAT_CATEGORIES = Token.of(",\"seatCategories\":");
    private static final Token SEAT_MAP_IMAGE = Token.of(",\"seatMapImage\":");
    private static final Token START = Token.of(",\"start\":");
    private static final Token VENUE_CODE = Token.of(",\"venueCode\":");

    /** Names, punctuation, what has a fixed size, and the last words behind it. */
    private static final int FIXED_ROOM = 125 + 3 * NumberOut.ROOM;

    private static final int FEW = 4;

    private CatalogPerformanceCodec() {}

    /** The room to require before writing this one and a comma in front of it. */
    static int room(Performance value) {
        return FIXED_ROOM
                + TextOut.room(value.logo())
                + TextOut.room(value.name())
                + roomOfPrices(value.prices())
                + roomOfSeatCategories(value.seatCategories())
                + TextOut.room(value.seatMapImage())
                + TextOut.room(value.venueCode());
    }

    static int write(byte[] buffer, int position, Performance value) {
        int p = NumberOut.write(buffer, EVENT_ID.write(buffer, position), value.eventId());
        p = NumberOut.write(buffer, ID.write(buffer, p), value.id());
        p = TextOut.writeNullable(buffer, LOGO.write(buffer, p), value.logo());
        p = TextOut.writeNullable(buffer, NAME.write(buffer, p), value.name());
        p = writePrices(buffer, PRICES.write(buffer, p), value.prices());
        p = writeSeatCategories(buffer, SEAT_CATEGORIES.write(buffer, p), value.seatCategories());
        p = TextOut.writeNullable(buffer, SEAT_MAP_IMAGE.write(buffer, p), value.seatMapImage());
        p = NumberOut.write(buffer, START.write(buffer, p), value.start());
        p = TextOut.write(buffer, VENUE_CODE.write(buffer, p), value.venueCode());
        buffer[p] = '}';
        return p + 1;
    }

    private static int roomOfPrices(List<Price> prices) {
        int room = 2;
        for (int i = 0; i < prices.size(); i++) {
            room += CatalogPriceCodec.room(prices.get(i));
        }
        return room;
    }

    private static int writePrices(byte[] buffer, int position, List<Price> prices) {
        int p = position;
        buffer[p++] = '[';
        for (int i = 0; i < prices.size(); i++) {
            if (i > 0) {
                buffer[p++] = ',';
            }
            p = CatalogPriceCodec.write(buffer, p, prices.get(i));
        }
        buffer[p] = ']';
        return p + 1;
    }

    private static List<Price> readPrices(JsonIn in) {
        List<Price> prices = new ArrayList<>(FEW);
        if (in.startArray()) {
            do {
                prices.add(CatalogPriceCodec.read(in));
            } while (in.nextElement());
        }
        return prices;
    }

    private static int roomOfSeatCategories(List<SeatCategory> seatCategories) {
        int room = 2;
        for (int i = 0; i < seatCategories.size(); i++) {
            room += CatalogSeatCategoryCodec.room(seatCategories.get(i));
        }
        return room;
    }

    private static int writeSeatCategories(byte[] buffer, int position, List<SeatCategory> seatCategories) {
        int p = position;
        buffer[p++] = '[';
        for (int i = 0; i < seatCategories.size(); i++) {
            if (i > 0) {
                buffer[p++] = ',';
            }
            p = CatalogSeatCategoryCodec.write(buffer, p, seatCategories.get(i));
        }
        buffer[p] = ']';
        return p + 1;
    }

    private static List<SeatCategory> readSeatCategories(JsonIn in) {
        List<SeatCategory> seatCategories = new ArrayList<>(FEW);
        if (in.startArray()) {
            do {
                seatCategories.add(CatalogSeatCategoryCodec.read(in));
            } while (in.nextElement());
        }
        return seatCategories;
    }

    static Performance read(JsonIn in) {
        int start = in.position;
        Performance value = readInOrder(in);
        if (value == null) {
            in.position = start;
            value = readInAnyOrder(in);
        }
        return value;
    }

    /** Reads what {@link #write} writes; null, somewhere in the object, where the document is spelled differently. */
    private static @Nullable Performance readInOrder(JsonIn in) {
        if (!in.skip(EVENT_ID)) {
            return null;
        }
        long eventId = in.readLong();
        if (!in.skip(ID)) {
            return null;
        }
        long id = in.readLong();
        if (!in.skip(LOGO)) {
            return null;
        }
        String logo = in.readNullableText();
        if (!in.skip(NAME)) {
            return null;
        }
        String name = in.readNullableText();
        if (!in.skip(PRICES)) {
            return null;
        }
        List<Price> prices = readPrices(in);
        if (!in.skip(SEAT_CATEGORIES)) {
            return null;
        }
        List<SeatCategory> seatCategories = readSeatCategories(in);
        if (!in.skip(SEAT_MAP_IMAGE)) {
            return null;
        }
        String seatMapImage = in.readNullableText();
        if (!in.skip(START)) {
            return null;
        }
        long start = in.readLong();
        if (!in.skip(VENUE_CODE)) {
            return null;
        }
        String venueCode = in.readText();
        return in.skip('}')
                ? new Performance(eventId, id, logo, name, prices, seatCategories, seatMapImage, start, venueCode)
                : null;
    }

    private static Performance readInAnyOrder(JsonIn in) {
        Long eventId = null;
        Long id = null;
        String logo = null;
        String name = null;
        List<Price> prices = null;
        List<SeatCategory> seatCategories = null;
        String seatMapImage = null;
        Long start = null;
        String venueCode = null;
        in.expect('{');
        for (String property = in.nextName(true); property != null; property = in.nextName(false)) {
            switch (property) {
                case "eventId" -> eventId = in.readLong();
                case "id" -> id = in.readLong();
                case "logo" -> logo = in.readNullableText();
                case "name" -> name = in.readNullableText();
                case "prices" -> prices = readPrices(in);
                case "seatCategories" -> seatCategories = readSeatCategories(in);
                case "seatMapImage" -> seatMapImage = in.readNullableText();
                case "start" -> start = in.readLong();
                case "venueCode" -> venueCode = in.readText();
                default -> in.skipValue();
            }
        }
        return new Performance(
                Present.require(eventId, "eventId"),
                Present.require(id, "id"),
                logo,
                name,
                Present.require(prices, "prices"),
                Present.require(seatCategories, "seatCategories"),
                seatMapImage,
                Present.require(start, "start"),
                Present.require(venueCode, "venueCode"));
    }
}
