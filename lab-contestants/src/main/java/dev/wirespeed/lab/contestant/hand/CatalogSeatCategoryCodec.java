package dev.wirespeed.lab.contestant.hand;

import dev.wirespeed.lab.workload.citm.Area;
import dev.wirespeed.lab.workload.citm.SeatCategory;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** {@link SeatCategory} as JSON. */
final class CatalogSeatCategoryCodec {
    private static final Token AREAS = Token.of("{\"areas\":");
    private static final Token SEAT_CATEGORY_ID = Token.of(",\"seatCategoryId\":");

    /** Names, punctuation, what has a fixed size, and the last words behind it. */
    private static final int FIXED_ROOM = 53 + NumberOut.ROOM;

    private static final int FEW = 4;

    private CatalogSeatCategoryCodec() {}

    /** The room to require before writing this one and a comma in front of it. */
    static int room(SeatCategory value) {
        return FIXED_ROOM + roomOfAreas(value.areas());
    }

    static int write(byte[] buffer, int position, SeatCategory value) {
        int p = writeAreas(buffer, AREAS.write(buffer, position), value.areas());
        p = NumberOut.write(buffer, SEAT_CATEGORY_ID.write(buffer, p), value.seatCategoryId());
        buffer[p] = '}';
        return p + 1;
    }

    private static int roomOfAreas(List<Area> areas) {
        int room = 2;
        for (int i = 0; i < areas.size(); i++) {
            room += CatalogAreaCodec.room(areas.get(i));
        }
        return room;
    }

    private static int writeAreas(byte[] buffer, int position, List<Area> areas) {
        int p = position;
        buffer[p++] = '[';
        for (int i = 0; i < areas.size(); i++) {
            if (i > 0) {
                buffer[p++] = ',';
            }
            p = CatalogAreaCodec.write(buffer, p, areas.get(i));
        }
        buffer[p] = ']';
        return p + 1;
    }

    private static List<Area> readAreas(JsonIn in) {
        List<Area> areas = new ArrayList<>(FEW);
        if (in.startArray()) {
            do {
                areas.add(CatalogAreaCodec.read(in));
            } while (in.nextElement());
        }
        return areas;
    }

    static SeatCategory read(JsonIn in) {
        int start = in.position;
        SeatCategory value = readInOrder(in);
        if (value == null) {
            in.position = start;
            value = readInAnyOrder(in);
        }
        return value;
    }

    /** Reads what {@link #write} writes; null, somewhere in the object, where the document is spelled differently. */
    private static @Nullable SeatCategory readInOrder(JsonIn in) {
        if (!in.skip(AREAS)) {
            return null;
        }
        List<Area> areas = readAreas(in);
        if (!in.skip(SEAT_CATEGORY_ID)) {
            return null;
        }
        long seatCategoryId = in.readLong();
        return in.skip('}') ? new SeatCategory(areas, seatCategoryId) : null;
    }

    private static SeatCategory readInAnyOrder(JsonIn in) {
        List<Area> areas = null;
        Long seatCategoryId = null;
        in.expect('{');
        for (String property = in.nextName(true); property != null; property = in.nextName(false)) {
            switch (property) {
                case "areas" -> areas = readAreas(in);
                case "seatCategoryId" -> seatCategoryId = in.readLong();
                default -> in.skipValue();
            }
        }
        return new SeatCategory(Present.require(areas, "areas"), Present.require(seatCategoryId, "seatCategoryId"));
    }
}
