package dev.wirespeed.processor.model;

import java.util.Locale;

/** A format of documents; the constants have the names of those in {@code Wire.Format}. */
public enum Format {
    JSON,
    POSITIONAL_JSON;

    /** The value of the processor's option. */
    public String option() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
