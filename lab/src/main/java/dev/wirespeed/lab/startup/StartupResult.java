package dev.wirespeed.lab.startup;

import dev.wirespeed.lab.result.JdkUsed;
import dev.wirespeed.lab.result.Machine;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * All that was found out about starting up; the report is drawn from it alone. Its fields are explained in {@code
 * docs/start-up-and-allocation.md}.
 *
 * @param kind always {@code startup}
 * @param finished null while rounds go on, and if they were interrupted
 */
public record StartupResult(
        int schemaVersion,
        String kind,
        Instant started,
        @Nullable Instant finished,
        String wirespeed,
        Machine machine,
        JdkUsed jdk,
        long seed,
        int rounds,
        List<Trial> contestants,
        List<Start> starts) {

    /** The name of its file. */
    public static final String NAME = "startup.json";

    static final int SCHEMA_VERSION = 1;

    /**
     * What was found out about a contestant before rounds began.
     *
     * @param classes the classes that its JVM loaded, those of the JDK included
     * @param classPath the entries of the class path that it loaded classes from, which is all that its JVMs are given
     */
    public record Trial(String id, String title, String version, int classes, List<String> classPath) {}

    StartupResult with(Start start) {
        List<Start> all = new ArrayList<>(starts);
        all.add(start);
        return with(finished, all);
    }

    StartupResult finishedAt(Instant now) {
        return with(now, starts);
    }

    private StartupResult with(@Nullable Instant end, List<Start> all) {
        return new StartupResult(
                schemaVersion,
                kind,
                started,
                end,
                wirespeed,
                machine,
                jdk,
                seed,
                rounds,
                contestants,
                List.copyOf(all));
    }

    /** The JVMs of a contestant, round by round. */
    List<Start> of(String contestant) {
        return starts.stream()
                .filter(start -> start.contestant().equals(contestant))
                .toList();
    }
}
