package dev.wirespeed.processor.model;

import java.util.Locale;

/** A format of documents; the constants have the names that {@code Wire.Format} has for them. */
public enum Format {
    JSON,
    POSITIONAL_JSON;

    /** The value of the processor's option that stands for it. */
    public String option() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
