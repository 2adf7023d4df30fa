package dev.wirespeed.lab.store;

import java.util.List;

/** What of Wirespeed is in the service. */
enum Variant {
    WITHOUT("without Wirespeed"),
    METER("meter"),
    METER_AND_CODECS("meter and codecs"),
    CODECS("codecs");

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
            case WITHOUT, METER_AND_CODECS -> List.of();
        };
    }

    boolean hasMeter() {
        return this == METER || this == METER_AND_CODECS;
    }

    /** Whether Wirespeed's starter and its module for mappers are on the class path. */
    boolean hasStarter() {
        return this != WITHOUT;
    }
}
