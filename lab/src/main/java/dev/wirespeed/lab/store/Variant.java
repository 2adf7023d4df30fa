package dev.wirespeed.lab.store;

import java.util.List;

/** What of Wirespeed is in the service. The last two are one service with two mappers, of which the request chooses one. */
enum Variant {
    WITHOUT("without Wirespeed"),
    METER("meter"),
    METER_AND_CODECS("meter and codecs"),
    CODECS("codecs"),
    JACKSON_OF_TWO("Jackson's mapper"),
    CODECS_OF_TWO("the mapper with codecs");

    private static final String JSON = "application/json";
    /** What the store's second mapper is asked for by. */
    private static final String BY_JACKSON = "application/vnd.jackson+json";

    private final String title;

    Variant(String title) {
        this.title = title;
    }

    String title() {
        return title;
    }

    /** What the store is told at its start. */
    List<String> arguments() {
        return switch (this) {
            case METER -> List.of("--wirespeed.codecs.enabled=false");
            case CODECS -> List.of("--wirespeed.meter.enabled=false");
            case JACKSON_OF_TWO, CODECS_OF_TWO ->
                List.of("--wirespeed.meter.enabled=false", "--store.second-mapper=true");
            case WITHOUT, METER_AND_CODECS -> List.of();
        };
    }

    /** Of what is sent and asked for. */
    String mediaType() {
        return this == JACKSON_OF_TWO ? BY_JACKSON : JSON;
    }

    boolean hasCodecs() {
        return this == METER_AND_CODECS || this == CODECS || this == CODECS_OF_TWO;
    }

    boolean hasMeter() {
        return this == METER || this == METER_AND_CODECS;
    }

    /** Whether Wirespeed's starter and its module for mappers are on the class path. */
    boolean hasStarter() {
        return this != WITHOUT;
    }
}
