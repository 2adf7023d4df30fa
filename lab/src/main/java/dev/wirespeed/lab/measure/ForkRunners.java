package dev.wirespeed.lab.measure;

import dev.wirespeed.lab.result.ColdStart;
import dev.wirespeed.lab.result.Measurement;
import dev.wirespeed.lab.result.Mode;
import dev.wirespeed.lab.result.Settings;
import java.nio.file.Path;
import java.util.List;

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
        ForkRunner steady = switch (mode) {
            case QUICK -> new SharedFork(launch, logs);
            case FULL -> new SingleFork(launch, logs);
        };
        return new Both(steady, new ColdFork(launch, logs));
    }

    /** Runs forks of both kinds. */
    private record Both(ForkRunner steady, ColdFork cold) implements ForkRunner {
        @Override
        public List<Measurement> run(ForkSpec fork, Settings settings) throws ForkFailedException {
            return steady.run(fork, settings);
        }

        @Override
        public List<ColdStart> coldStarts(ForkSpec fork, Settings settings) throws ForkFailedException {
            return cold.run(fork, settings);
        }
    }
}
