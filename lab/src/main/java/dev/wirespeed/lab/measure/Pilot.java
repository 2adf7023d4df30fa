package dev.wirespeed.lab.measure;

import dev.wirespeed.lab.experiment.Experiment;
import dev.wirespeed.lab.result.Mode;
import dev.wirespeed.lab.result.Result;
import dev.wirespeed.lab.result.Settings;
import java.util.List;

/** Finds out with one fork how fast this machine is, so that a quick run takes the time that it should. */
public final class Pilot {

    private static final int SHORT_MILLIS = 10;

    private Pilot() {}

    /**
     * A run and how long it is to take.
     *
     * @param seconds all forks together, those that have run included; 0 if that isn't known
     */
    public record Paced(Result result, long seconds) {}

    /** A quick run's iterations become as long as there is time for on this machine; a full run stays as it is. */
    public static Paced pace(Result result, Experiment experiment, ForkRunner runner) {
        List<ForkSpec> all = Plan.of(result);
        List<ForkSpec> plan = all.stream().filter(fork -> !fork.cold()).toList();
        if (result.mode() == Mode.FULL || plan.isEmpty()) {
            return new Paced(result, 0);
        }
        ForkSpec pilot = plan.stream()
                .filter(fork -> fork.entry().id().equals(result.baseline()))
                .findFirst()
                .orElse(plan.getFirst());
        try {
            long millis = millis(pilot, result.settings(), runner);
            Settings settings = experiment.settings(Mode.QUICK, plan.size(), millis);
            long forkMillis = millis + pilot.cells().size() * settings.cellMillis();
            long allMillis = plan.size() * forkMillis + (all.size() - plan.size()) * millis;
            return new Paced(result.withSettings(settings), Math.ceilDiv(allMillis, 1_000));
        } catch (ForkFailedException e) {
            return new Paced(result, 0);
        }
    }

    private static long millis(ForkSpec fork, Settings settings, ForkRunner runner) throws ForkFailedException {
        Settings minimal =
                new Settings(1, settings.warmupPasses(), 1, SHORT_MILLIS, 1, SHORT_MILLIS, settings.jvmArguments());
        long start = System.nanoTime();
        runner.run(new ForkSpec("pilot", 0, fork.jdk(), fork.entry(), fork.cells()), minimal);
        return (System.nanoTime() - start) / 1_000_000;
    }
}
