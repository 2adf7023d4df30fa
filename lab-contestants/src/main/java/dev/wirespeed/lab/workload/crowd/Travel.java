package dev.wirespeed.lab.workload.crowd;

import dev.wirespeed.Wire;
import java.time.OffsetDateTime;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** What takes people from one place to another. */
public final class Travel {
    private Travel() {}

    /** With times that have an offset, and an enum. */
    @Wire
    public record Flight(String number, OffsetDateTime departs, OffsetDateTime arrives, Cabin cabin) {}

    /** In a {@link Flight}. */
    public enum Cabin {
        ECONOMY,
        BUSINESS
    }

    /** With lists of numbers. */
    @Wire
    public record Route(String name, List<Double> latitudes, List<Double> longitudes) {}

    /** With a map of text. */
    @Wire
    public record Hotel(String name, int stars, Map<String, String> amenities) {}

    /** With plain properties alone. */
    @Wire
    public record Ticket(
            long number, String passenger, @Nullable String seat, boolean window) {}

    /** With small numbers. */
    @Wire
    public record Luggage(short pieces, float weight, byte zone) {}
}
