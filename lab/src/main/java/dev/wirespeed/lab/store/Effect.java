package dev.wirespeed.lab.store;

import java.util.List;

/** What a part of Wirespeed does to a request. */
enum Effect {
    METER,
    CODECS;

    /** One variant has the part, the other one has not; they are the same in all else. */
    record Pair(Variant with, Variant without) {}

    List<Pair> pairs() {
        return switch (this) {
            case METER ->
                List.of(new Pair(Variant.METER, Variant.WITHOUT), new Pair(Variant.METER_AND_CODECS, Variant.CODECS));
            case CODECS ->
                List.of(
                        new Pair(Variant.METER_AND_CODECS, Variant.METER),
                        new Pair(Variant.CODECS, Variant.WITHOUT),
                        new Pair(Variant.CODECS_OF_TWO, Variant.JACKSON_OF_TWO));
        };
    }
}
