package dev.wirespeed.lab.workload.media;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** A video. */
public record Media(
        String uri,
        @Nullable String title,
        int width,
        int height,
        String format,
        long duration,
        long size,
        int bitrate,
        List<String> persons,
        Player player,
        @Nullable String copyright) {

    /** What plays it. */
    public enum Player {
        JAVA,
        FLASH
    }
}
