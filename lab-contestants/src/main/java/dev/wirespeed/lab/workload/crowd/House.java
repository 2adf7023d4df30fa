package dev.wirespeed.lab.workload.crowd;

import dev.wirespeed.Wire;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** What a house measures and does. */
public final class House {
    private House() {}

    /** With an enum and numbers. */
    @Wire
    public record Sensor(String id, long time, double value, Unit unit) {}

    /** In a {@link Sensor}. */
    public enum Unit {
        CELSIUS,
        PERCENT,
        LUX
    }

    /** With a number that may be absent. */
    @Wire
    public record Thermostat(
            @Nullable Double target,
            boolean heating,
            @Nullable Integer minutes) {}

    /** With lists in a map. */
    @Wire
    public record Timetable(Map<String, List<Integer>> hours) {}

    /** With a set. */
    @Wire
    public record Alarm(Set<String> zones, Instant at) {}

    /** With an array. */
    @SuppressWarnings("ArrayRecordComponent") // arrays are what is asked of it
    @Wire
    public record Meter(String serial, long[] values) {}
}
