package dev.wirespeed.lab.cli;

import dev.wirespeed.lab.LabException;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.util.concurrent.ThreadLocalRandom;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** What {@code wirespeed store --full} takes beside what the plain command takes. */
final class SpeedOptions {

    private static final int MOST_ROUNDS = 100;
    private static final int USUAL_ROUNDS = 3;
    private static final double USUAL_WARM_UP = 30;
    private static final double MOST_WARM_UP = 3_600;

    @Option(
            names = "--full",
            description =
                    "A measurement: requests per second and CPU per request without Wirespeed, with the meter, and with "
                            + "codecs, in Spring MVC and WebFlux, each in JVMs pinned to a core. Needs Linux with two cores.")
    private boolean full;

    @Option(
            names = "--two-mappers",
            description =
                    "With --full: only what part of the codecs' gain arrives, by one JVM for each framework with a mapper "
                            + "with codecs and one without, which requests choose. Less of what differs between JVMs is in it.")
    private boolean twoMappers;

    @Option(
            names = "--rounds",
            paramLabel = "<number>",
            description = "With --full: how often each JVM is started (3).")
    private @Nullable Integer rounds;

    @Option(
            names = "--warm-up",
            paramLabel = "<seconds>",
            description = "With --full: the warm-up of each JVM before anything is timed (30).")
    private @Nullable Double warmUp;

    @Option(names = "--seed", paramLabel = "<number>", description = "With --full: determines the order of the JVMs.")
    private @Nullable Long seed;

    @Option(
            names = "--out",
            paramLabel = "<folder>",
            description = "With --full: the folder for result and report. Default: a new one in wirespeed-results.")
    private @Nullable Path out;

    boolean full() {
        if (!full) {
            refuse("--two-mappers", twoMappers ? true : null);
            refuse("--rounds", rounds);
            refuse("--warm-up", warmUp);
            refuse("--seed", seed);
            refuse("--out", out);
        }
        return full;
    }

    private static void refuse(String option, @Nullable Object value) {
        if (value != null) {
            throw new LabException(option + " is for --full, which is not given");
        }
    }

    boolean twoMappers() {
        return twoMappers;
    }

    int rounds() {
        int chosen = rounds == null ? USUAL_ROUNDS : rounds;
        if (chosen < 1 || chosen > MOST_ROUNDS) {
            throw new LabException("--rounds must be from 1 to " + MOST_ROUNDS + ", but was " + chosen);
        }
        return chosen;
    }

    double warmUp() {
        double chosen = warmUp == null ? USUAL_WARM_UP : warmUp;
        if (!(chosen >= 0 && chosen <= MOST_WARM_UP)) {
            throw new LabException("--warm-up must be from 0 to 3600 seconds, but was " + chosen);
        }
        return chosen;
    }

    long seed() {
        return seed == null ? ThreadLocalRandom.current().nextLong(1, 1L << 31) : seed;
    }

    /** Where a result goes, which has none of the name yet. */
    Path folder(String file) {
        return OutputFolder.without(
                file, out == null ? OutputFolder.standard("store", LocalDateTime.now(ZoneId.systemDefault())) : out);
    }
}
