package dev.wirespeed.lab.measure;

import dev.wirespeed.lab.experiment.Experiment;
import dev.wirespeed.lab.result.Mode;
import dev.wirespeed.lab.result.Result;
import dev.wirespeed.lab.result.Settings;
import java.util.List;
import java.util.function.IntUnaryOperator;
import java.util.function.LongSupplier;

/** Finds out with one fork how fast this machine is, so that a quick run takes the time that it should. */
public final class Pilot {

    private static final int SHORT_MILLIS = 10;

    private Pilot() {}

    /**
     * A run and how long it is to take.
     *
     * @param seconds all forks together, those that have run included; 0 if that isn't known
     * @param granted how long it was to take; 0 if that isn't known
     */
    public record Paced(Result result, long seconds, int granted) {}

    /**
     * A quick run's iterations become as long as there is time for on this machine; a full run stays as it is.
     *
     * @param seconds says how long all forks together may take, given what they take if iterations are as short as they can be
     */
    public static Paced pace(Result result, Experiment experiment, ForkRunner runner, IntUnaryOperator seconds) {
        return pace(result, experiment, runner, seconds, System::nanoTime);
    }

    static Paced pace(
            Result result, Experiment experiment, ForkRunner runner, IntUnaryOperator seconds, LongSupplier nanoTime) {
        List<ForkSpec> all = Plan.of(result);
        List<ForkSpec> steady = all.stream().filter(fork -> !fork.cold()).toList();
        if (result.mode() == Mode.FULL || steady.isEmpty()) {
            return new Paced(result, 0, 0);
        }
        ForkSpec pilot = steady.stream()
                .filter(fork -> fork.entry().id().equals(result.baseline()))
                .findFirst()
                .orElse(steady.getFirst());
        try {
            ForkCosts costs = costs(result, pilot, runner, nanoTime);
            long aside = Math.round(all.stream()
                    .mapToDouble(fork -> costs.asideMillis(fork, result.settings()))
                    .sum());
            int cells = steady.stream().mapToInt(fork -> fork.cells().size()).sum();
            Settings shortest = experiment.settings(Mode.QUICK, cells, Long.MAX_VALUE / 2);
            int granted = seconds.applyAsInt(seconds(aside, cells, shortest));
            Settings settings = experiment.withQuickSeconds(granted).settings(Mode.QUICK, cells, aside);
            return new Paced(result.withSettings(settings), seconds(aside, cells, settings), granted);
        } catch (ForkFailedException e) {
            return new Paced(result, 0, 0);
        }
    }

    private static int seconds(long asideMillis, int cells, Settings settings) {
        return Math.toIntExact(Math.ceilDiv(asideMillis + cells * settings.cellMillis(), 1_000));
    }

    private static ForkCosts costs(Result result, ForkSpec fork, ForkRunner runner, LongSupplier nanoTime)
            throws ForkFailedException {
        Settings usual = result.settings();
        Settings minimal =
                new Settings(1, usual.warmupPasses(), 1, SHORT_MILLIS, 1, SHORT_MILLIS, usual.jvmArguments());
        long start = nanoTime.getAsLong();
        runner.run(new ForkSpec("pilot", 0, fork.jdk(), fork.entry(), fork.cells()), minimal);
        return ForkCosts.of(result, fork, minimal, (nanoTime.getAsLong() - start) / 1e6);
    }
}
