package dev.wirespeed.lab.contestant.hand;

import dev.wirespeed.lab.workload.citm.Area;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** {@link Area} as JSON. */
final class CatalogAreaCodec {
    private static final Token AREA_ID = Token.of("{\"areaId\":");
    private static final Token BLOCK_IDS = Token.of(",\"blockIds\":");

    /** Names, punctuation, what has a fixed size, and the last words behind it. */
    private static final int FIXED_ROOM = 48 + NumberOut.ROOM;

    private CatalogAreaCodec() {}

    /** The room to require before writing this one and a comma in front of it. */
    static int room(Area value) {
        return FIXED_ROOM + NumberLists.room(value.blockIds());
    }

    static int write(byte[] buffer, int position, Area value) {
        int p = NumberOut.write(buffer, AREA_ID.write(buffer, position), value.areaId());
        p = NumberLists.writeLongs(buffer, BLOCK_IDS.write(buffer, p), value.blockIds());
        buffer[p] = '}';
        return p + 1;
    }

    static Area read(JsonIn in) {
        int start = in.position;
        Area value = readInOrder(in);
        if (value == null) {
            in.position = start;
            value = readInAnyOrder(in);
        }
        return value;
    }

    /** Reads what {@link #write} writes; null, somewhere in the object, where the document is spelled differently. */
    private static @Nullable Area readInOrder(JsonIn in) {
        if (!in.skip(AREA_ID)) {
            return null;
        }
        long areaId = in.readLong();
        if (!in.skip(BLOCK_IDS)) {
            return null;
        }
        List<Long> blockIds = NumberLists.readBoxedLongs(in);
        return in.skip('}') ? new Area(areaId, blockIds) : null;
    }

    private static Area readInAnyOrder(JsonIn in) {
        Long areaId = null;
        List<Long> blockIds = null;
        in.expect('{');
        for (String property = in.nextName(true); property != null; property = in.nextName(false)) {
            switch (property) {
                case "areaId" -> areaId = in.readLong();
                case "blockIds" -> blockIds = NumberLists.readBoxedLongs(in);
                default -> in.skipValue();
            }
        }
        return new Area(Present.require(areaId, "areaId"), Present.require(blockIds, "blockIds"));
    }
}
