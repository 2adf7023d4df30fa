package dev.wirespeed.lab.workload.crowd;

import dev.wirespeed.Wire;
import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Who learns what. */
public final class School {
    private School() {}

    /** With an optional value. */
    @Wire
    public record Pupil(String name, Optional<String> nickname, int age) {}

    /** With a list of enums. */
    @Wire
    public record Course(
            String title, int credits, @Nullable Integer seats, List<Weekday> days) {}

    /** In a {@link Course}. */
    public enum Weekday {
        MONDAY,
        TUESDAY,
        FRIDAY
    }

    /** With a map by enums. */
    @Wire
    public record Exams(Map<Weekday, String> topics) {}

    /** With a large number. */
    @Wire
    public record Grade(String subject, BigInteger points, float average) {}

    /** With itself inside. */
    @Wire
    public record Shelf(String name, List<Shelf> shelves) {}
}
