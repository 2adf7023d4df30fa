package dev.wirespeed.spring.meter;

import java.util.Locale;

/** The direction of a conversion. */
public enum Direction {
    /** Objects become the body of a response. */
    WRITE,
    /** The body of a request becomes objects. */
    READ;

    /** The text in tags and documents: {@code write} or {@code read}. */
    public String label() {
        return name().toLowerCase(Locale.ROOT);
    }
}
