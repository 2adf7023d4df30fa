package dev.wirespeed.lab.cli;

import dev.wirespeed.lab.LabException;
import dev.wirespeed.lab.contestant.Contestant;
import dev.wirespeed.lab.experiment.Experiments;
import dev.wirespeed.lab.measure.Catalog;
import dev.wirespeed.lab.measure.ForkRunners;
import dev.wirespeed.lab.measure.Interruption;
import dev.wirespeed.lab.measure.Jdk;
import dev.wirespeed.lab.measure.JdkDiscovery;
import dev.wirespeed.lab.measure.Jdks;
import dev.wirespeed.lab.measure.Launch;
import dev.wirespeed.lab.measure.Machines;
import dev.wirespeed.lab.measure.NewRun;
import dev.wirespeed.lab.measure.Request;
import dev.wirespeed.lab.measure.Session;
import dev.wirespeed.lab.measure.Suggestion;
import dev.wirespeed.lab.measure.TerminalProgress;
import dev.wirespeed.lab.result.Mode;
import dev.wirespeed.lab.result.Result;
import dev.wirespeed.lab.result.ResultFile;
import dev.wirespeed.lab.trust.AgainstItself;
import dev.wirespeed.lab.trust.FalseVerdicts;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
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
            "Runs a contestant against itself many times, each time entered as if it were several, and counts how often the"
                    + " lab says that one is faster than another.",
            "Exit status: 1 if that shows, with 95 %% confidence, that more than 5 %% of such runs have a false verdict, else 0."
        },
        mixinStandardHelpOptions = true)
final class VerifyTrustCommand implements Callable<Integer> {

    private static final int INTERRUPTED = 130;
    private static final int OTHERS = 4;

    private final Terminal terminal;

    @Option(
            names = "--rounds",
            paramLabel = "<number>",
            description = "How many runs (20); a run takes about two minutes.")
    private int rounds = 20;

    @Option(names = "--forks", paramLabel = "<number>", description = "Of each of the six entries in a run (3).")
    private int forks = 3;

    @Option(names = "--contestant", paramLabel = "<id>", description = "Who runs against itself (jackson3).")
    private String contestant = "jackson3";

    @Option(names = "--out", paramLabel = "<folder>", description = "Where the results of the runs go.")
    private @Nullable Path out;

    @Option(names = "--seed", paramLabel = "<number>", description = "Decides the order of the forks.")
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
        AgainstItself pair = pair(found);
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
    private AgainstItself pair(List<Jdk> found) {
        Catalog catalog = Catalog.standard();
        Contestant itself = catalog.contestants().stream()
                .filter(candidate -> candidate.id().equals(contestant))
                .findFirst()
                .orElseThrow(() -> Suggestion.unknown("contestant", contestant, catalog.contestantIds()));
        int newest = found.getLast().feature();
        Request request =
                Runs.request(Experiments.all().getFirst(), Mode.QUICK, null, List.of(), List.of(newest), false);
        return new AgainstItself(
                NewRun.of(request, catalog, found, Machines.current(), Build.version()),
                Catalog.entry(itself, List.of(newest)),
                OTHERS,
                forks);
    }

    private int verify(AgainstItself pair, Jdks jdks, Path folder, Interruption interruption) {
        terminal.out()
                .printf(
                        Locale.ROOT,
                        "%s against itself on JDK %s: %d runs of %d entries with %d forks each%n",
                        pair.entry().title(),
                        pair.real().jdks().getLast().version(),
                        rounds,
                        OTHERS + 2,
                        forks);
        long first = seed == null ? ThreadLocalRandom.current().nextLong(1, 1L << 31) : seed;
        FalseVerdicts verdicts = FalseVerdicts.NONE;
        for (int round = 1; round <= rounds && !interruption.requested(); round++) {
            Path place = OutputFolder.fresh(folder.resolve("run-" + round));
            Result result = session(jdks, place, interruption).run(pair.run(first + 1_000L * round));
            if (result.finished() != null) {
                requireMeasurements(result, place);
                FalseVerdicts after = verdicts.with(result);
                terminal.out().println(TrustText.run(verdicts, after));
                verdicts = after;
            }
        }
        terminal.out().print(TrustText.conclusion(verdicts));
        return interruption.requested() ? INTERRUPTED : verdicts.trustworthy() ? 0 : 1;
    }

    /** A contestant agrees with itself, so nothing is checked. */
    private static Session session(Jdks jdks, Path place, Interruption interruption) {
        TerminalProgress silent = new TerminalProgress(
                new PrintStream(OutputStream.nullOutputStream(), false, StandardCharsets.UTF_8),
                false,
                System::nanoTime);
        return new Session(
                result -> List.of(),
                ForkRunners.of(Mode.QUICK, Launch.standard(jdks), place),
                silent,
                interruption,
                place.resolve(ResultFile.NAME));
    }

    private static void requireMeasurements(Result result, Path place) {
        if (result.forks().stream().allMatch(fork -> fork.failure() != null)) {
            throw new LabException("every fork crashed; their logs are in " + place.resolve("logs"));
        }
    }
}
