package dev.wirespeed.lab.workload.crowd;

import dev.wirespeed.Wire;
import java.time.Instant;
import java.util.List;
import java.util.Map;

/** What one listens to. */
public final class Stage {
    private Stage() {}

    /** With an enum. */
    @Wire
    public record Song(String title, String artist, int seconds, Genre genre) {}

    /** In a {@link Song}. */
    public enum Genre {
        JAZZ,
        POP,
        PANSORI,
        TECHNO
    }

    /** With a list of records. */
    @Wire
    public record Playlist(String name, List<Track> tracks) {}

    /** In a {@link Playlist}. */
    public record Track(String title, int seconds) {}

    /** With a list of times. */
    @Wire
    public record Podcast(String name, List<Instant> episodes) {}

    /** With a map of fractions. */
    @Wire
    public record Chart(Map<String, Double> scores) {}

    /** With lists in a list. */
    @Wire
    public record Lyrics(String language, List<List<String>> verses) {}
}
