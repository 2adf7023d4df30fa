package dev.wirespeed.lab.workload.media;

import org.jspecify.annotations.Nullable;

/** A picture. */
public record Image(String uri, @Nullable String title, int width, int height, Size size) {

    /** How large it is. */
    public enum Size {
        SMALL,
        LARGE
    }
}
