package dev.wirespeed.lab.cli;

import dev.wirespeed.lab.LabException;
import dev.wirespeed.lab.contestant.Contestant;
import dev.wirespeed.lab.experiment.Experiment;
import dev.wirespeed.lab.experiment.Experiments;
import dev.wirespeed.lab.measure.Catalog;
import dev.wirespeed.lab.measure.Estimate;
import dev.wirespeed.lab.measure.ForkRunners;
import dev.wirespeed.lab.measure.Interruption;
import dev.wirespeed.lab.measure.Jdk;
import dev.wirespeed.lab.measure.JdkDiscovery;
import dev.wirespeed.lab.measure.Jdks;
import dev.wirespeed.lab.measure.Launch;
import dev.wirespeed.lab.measure.Machines;
import dev.wirespeed.lab.measure.NewRun;
import dev.wirespeed.lab.measure.Progress;
import dev.wirespeed.lab.measure.Request;
import dev.wirespeed.lab.measure.Session;
import dev.wirespeed.lab.measure.Suggestion;
import dev.wirespeed.lab.measure.TerminalProgress;
import dev.wirespeed.lab.result.Mode;
import dev.wirespeed.lab.result.Result;
import dev.wirespeed.lab.result.ResultFile;
import dev.wirespeed.lab.trust.AgainstItself;
import dev.wirespeed.lab.trust.FalseVerdicts;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.concurrent.ThreadLocalRandom;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code wirespeed lab verify-trust}. */
@Command(
        name = "verify-trust",
        description = {
            "Runs a contestant against itself many times, entered as if it were several contestants, and counts how"
                    + " often the lab claims that one is faster than another.",
            "Exits with 1 if more than 5 %% of such runs have a false verdict, with 95 %% confidence, otherwise with 0."
        },
        mixinStandardHelpOptions = true)
final class VerifyTrustCommand implements Callable<Integer> {

    private static final int INTERRUPTED = 130;
    private static final int OTHERS = 4;

    /** Together a quarter of an hour. */
    static final int ROUNDS = 10;

    static final int FORKS = 2;

    private final Terminal terminal;

    @Option(
            names = "--rounds",
            paramLabel = "<number>",
            description = "The number of runs (10). The command first tells how long all of them will take.")
    private int rounds = ROUNDS;

    @Option(
            names = "--forks",
            paramLabel = "<number>",
            description = "Forks of each of the six entries in a run (2, as in a quick run).")
    private int forks = FORKS;

    @Option(
            names = "--contestant",
            paramLabel = "<id>",
            description = "The contestant that runs against itself (jackson3).")
    private String contestant = "jackson3";

    @Option(names = "--out", paramLabel = "<folder>", description = "The folder for the results of the runs.")
    private @Nullable Path out;

    @Option(names = "--seed", paramLabel = "<number>", description = "Determines the order of the forks.")
    private @Nullable Long seed;

    VerifyTrustCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() {
        if (rounds < 1 || forks < 2) {
            throw new LabException("--rounds must be at least 1, and --forks at least 2: one fork shows no noise");
        }
        List<Jdk> found = JdkDiscovery.onThisMachine();
        if (found.isEmpty()) {
            throw new LabException("no JDK was found; install one");
        }
        AgainstItself pair = pair(found, contestant, forks);
        Path folder = OutputFolder.fresh(
                out == null ? OutputFolder.standard("verify-trust", LocalDateTime.now(ZoneId.systemDefault())) : out);
        Interruption interruption = Interruption.onShutdown();
        try {
            return verify(pair, new Jdks(found), folder, interruption);
        } finally {
            interruption.done();
        }
    }

    /** Like a quick run of the first experiment with all contestants on the newest JDK, so with its settings and cells. */
    static AgainstItself pair(List<Jdk> found, String contestant, int forks) {
        Catalog catalog = Catalog.standard();
        Contestant itself = catalog.contestants().stream()
                .filter(candidate -> candidate.id().equals(contestant))
                .findFirst()
                .orElseThrow(() -> Suggestion.unknown("contestant", contestant, catalog.contestantIds()));
        int newest = found.getLast().feature();
        Experiment first = Experiments.all().getFirst();
        Request request = Runs.request(
                first.withQuickSeconds(Runs.quickSeconds(first)), Mode.QUICK, null, List.of(), List.of(newest), false);
        return new AgainstItself(
                NewRun.of(request, catalog, found, Machines.current(), Build.version()),
                Catalog.entry(itself, List.of(newest)),
                OTHERS,
                forks);
    }

    private int verify(AgainstItself pair, Jdks jdks, Path folder, Interruption interruption) {
        terminal.out().println(expected(pair, rounds));
        TrustProgress progress = new TrustProgress(
                new TerminalProgress(terminal.out(), terminal.interactive(), System::nanoTime), rounds);
        long first = seed == null ? ThreadLocalRandom.current().nextLong(1, 1L << 31) : seed;
        FalseVerdicts verdicts = FalseVerdicts.NONE;
        for (int round = 1; round <= rounds && !interruption.requested(); round++) {
            Path place = OutputFolder.fresh(folder.resolve("run-" + round));
            Result result = session(jdks, place, progress, interruption).run(pair.run(first + 1_000L * round));
            if (result.finished() != null) {
                requireMeasurements(result, place);
                FalseVerdicts after = verdicts.with(result);
                terminal.out().println(TrustText.run(verdicts, after));
                verdicts = after;
            }
        }
        terminal.out().print(TrustText.conclusion(verdicts));
        terminal.out()
                .println((interruption.requested()
                                ? "Interrupted; what was measured until then is in "
                                : "All results: ")
                        + folder);
        return interruption.requested() ? INTERRUPTED : verdicts.trustworthy() ? 0 : 1;
    }

    /** What will run and how long that is likely to take. */
    static String expected(AgainstItself pair, int rounds) {
        Result run = pair.run(1);
        return String.format(
                Locale.ROOT,
                "%s against itself on JDK %s: %d runs of %d entries with %d forks each, about %s",
                pair.entry().title(),
                run.jdks().getLast().version(),
                rounds,
                run.entries().size(),
                pair.forks(),
                Durations.text(rounds * Estimate.seconds(run)));
    }

    /** A contestant agrees with itself, so nothing is checked. */
    private static Session session(Jdks jdks, Path place, Progress progress, Interruption interruption) {
        return new Session(
                result -> List.of(),
                ForkRunners.of(Mode.QUICK, Launch.standard(jdks), place),
                progress,
                interruption,
                place.resolve(ResultFile.NAME));
    }

    private static void requireMeasurements(Result result, Path place) {
        if (result.forks().stream().allMatch(fork -> fork.failure() != null)) {
            throw new LabException("every fork crashed; their logs are in " + place.resolve("logs"));
        }
    }
}
