package dev.wirespeed.lab.measure;

import dev.wirespeed.lab.result.Mode;
import java.nio.file.Path;

/** The way to start forks that goes with a mode. */
public final class ForkRunners {

    private ForkRunners() {}

    /**
     * Chooses.
     *
     * @param out the folder of the run, where the forks' logs go
     */
    public static ForkRunner of(Mode mode, Launch launch, Path out) {
        Logs logs = new Logs(out);
        return switch (mode) {
            case QUICK -> new SharedFork(launch, logs);
            case FULL -> new SingleFork(launch, logs);
        };
    }
}
