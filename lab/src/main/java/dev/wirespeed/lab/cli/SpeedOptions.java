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
    private static final int USUAL_ROUNDS = 5;

    @Option(
            names = "--full",
            description = {
                "A measurement: requests a second and CPU per request without Wirespeed, with the meter, and with codecs,",
                "by Spring MVC and WebFlux, each in JVMs that are pinned to a core. Linux with two cores."
            })
    private boolean full;

    @Option(
            names = "--rounds",
            paramLabel = "<number>",
            description = "With --full: how often each JVM is started (5).")
    private @Nullable Integer rounds;

    @Option(names = "--seed", paramLabel = "<number>", description = "With --full: decides the order of the JVMs.")
    private @Nullable Long seed;

    @Option(
            names = "--out",
            paramLabel = "<folder>",
            description = "With --full: where result and report go. Default: a new folder in wirespeed-results.")
    private @Nullable Path out;

    boolean full() {
        if (!full && (rounds != null || seed != null || out != null)) {
            throw new LabException((rounds != null ? "--rounds" : seed != null ? "--seed" : "--out")
                    + " is for --full, which is not given");
        }
        return full;
    }

    int rounds() {
        int chosen = rounds == null ? USUAL_ROUNDS : rounds;
        if (chosen < 1 || chosen > MOST_ROUNDS) {
            throw new LabException("--rounds must be from 1 to " + MOST_ROUNDS + ", but was " + chosen);
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
