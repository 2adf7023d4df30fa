package dev.wirespeed.lab.contestant.hand;

import dev.wirespeed.lab.workload.citm.Price;
import org.jspecify.annotations.Nullable;

/** {@link Price} as JSON. */
final class CatalogPriceCodec {
    private static final Token AMOUNT = Token.of("{\"amount\":");
    private static final Token AUDIENCE_SUB_CATEGORY_ID = Token.of(",\"audienceSubCategoryId\":");
    private static final Token SEAT_CATEGORY_ID = Token.of(",\"seatCategoryId\":");

    /** Names, punctuation, what has a fixed size, and the last words behind it. */
    private static final int FIXED_ROOM = 79 + 3 * NumberOut.ROOM;

    private CatalogPriceCodec() {}

    /** The room to require before writing this one and a comma in front of it. */
    static int room(Price value) {
        return FIXED_ROOM;
    }

    static int write(byte[] buffer, int position, Price value) {
        int p = NumberOut.write(buffer, AMOUNT.write(buffer, position), value.amount());
        p = NumberOut.write(buffer, AUDIENCE_SUB_CATEGORY_ID.write(buffer, p), value.audienceSubCategoryId());
        p = NumberOut.write(buffer, SEAT_CATEGORY_ID.write(buffer, p), value.seatCategoryId());
        buffer[p] = '}';
        return p + 1;
    }

    static Price read(JsonIn in) {
        int start = in.position;
        Price value = readInOrder(in);
        if (value == null) {
            in.position = start;
            value = readInAnyOrder(in);
        }
        return value;
    }

    /** Reads what {@link #write} writes; null, somewhere in the object, where the document is spelled differently. */
    private static @Nullable Price readInOrder(JsonIn in) {
        if (!in.skip(AMOUNT)) {
            return null;
        }
        long amount = in.readLong();
        if (!in.skip(AUDIENCE_SUB_CATEGORY_ID)) {
            return null;
        }
        long audienceSubCategoryId = in.readLong();
        if (!in.skip(SEAT_CATEGORY_ID)) {
            return null;
        }
        long seatCategoryId = in.readLong();
        return in.skip('}') ? new Price(amount, audienceSubCategoryId, seatCategoryId) : null;
    }

    private static Price readInAnyOrder(JsonIn in) {
        Long amount = null;
        Long audienceSubCategoryId = null;
        Long seatCategoryId = null;
        in.expect('{');
        for (String property = in.nextName(true); property != null; property = in.nextName(false)) {
            switch (property) {
                case "amount" -> amount = in.readLong();
                case "audienceSubCategoryId" -> audienceSubCategoryId = in.readLong();
                case "seatCategoryId" -> seatCategoryId = in.readLong();
                default -> in.skipValue();
            }
        }
        return new Price(
                Present.require(amount, "amount"),
                Present.require(audienceSubCategoryId, "audienceSubCategoryId"),
                Present.require(seatCategoryId, "seatCategoryId"));
    }
}
