package dev.wirespeed.spring.meter;

import java.util.Locale;

/** Which way a conversion goes. */
public enum Direction {
    /** Objects become the body of a response. */
    WRITE,
    /** The body of a request becomes objects. */
    READ;

    /** As in tags and documents: {@code write} or {@code read}. */
    public String label() {
        return name().toLowerCase(Locale.ROOT);
    }
}
