package dev.wirespeed.lab.cli;

import dev.wirespeed.lab.LabException;
import dev.wirespeed.lab.contestant.Contestant;
import dev.wirespeed.lab.measure.Interruption;
import dev.wirespeed.lab.measure.Jdk;
import dev.wirespeed.lab.measure.Suggestion;
import dev.wirespeed.lab.startup.Request;
import dev.wirespeed.lab.startup.Starter;
import dev.wirespeed.lab.startup.StartupReport;
import dev.wirespeed.lab.startup.StartupResult;
import dev.wirespeed.lab.startup.StartupRuns;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ThreadLocalRandom;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code wirespeed lab startup}. */
@Command(
        name = "startup",
        description = "Times fresh JVMs from their start to the first object that they serialize, "
                + "and a floor that starts a JVM and nothing more.",
        sortOptions = false,
        mixinStandardHelpOptions = true,
        versionProvider = Build.class)
final class StartupCommand implements Callable<Integer> {

    private static final int INTERRUPTED = 130;
    private static final int MOST_ROUNDS = 10_000;
    private static final List<String> USUAL =
            List.of("wirespeed", "jackson3", "jackson2", "gson", "fastjson2", "fory-json", "dsl-json", "avaje-jsonb");

    private final Terminal terminal;

    @Option(
            names = {"--contestant", "--contestants"},
            split = ",",
            paramLabel = "<id>",
            description = "The contestants to start, in addition to the floor"
                    + " (wirespeed,jackson3,jackson2,gson,fastjson2,fory-json,dsl-json,avaje-jsonb).")
    private List<String> contestants = List.of();

    @Option(names = "--rounds", paramLabel = "<number>", description = "JVMs per contestant (20).")
    private int rounds = 20;

    @Option(names = "--jdk", paramLabel = "<version>", description = "The JDK, such as 17 (the newest).")
    private @Nullable Integer jdk;

    @Option(names = "--seed", paramLabel = "<number>", description = "Determines the order of the JVMs.")
    private @Nullable Long seed;

    @Option(
            names = "--out",
            paramLabel = "<folder>",
            description = "The folder for result and report. Default: a new one in wirespeed-results.")
    private @Nullable Path out;

    StartupCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() {
        Request request = request();
        Path folder = OutputFolder.without(
                StartupResult.NAME,
                out == null ? OutputFolder.standard("startup", LocalDateTime.now(ZoneId.systemDefault())) : out);
        Interruption interruption = Interruption.onShutdown();
        try {
            terminal.out()
                    .println("Start-up of " + request.contestants().size() + " JVMs, " + rounds + " rounds on JDK "
                            + request.jdk().feature() + " (seed " + request.seed() + ")");
            StartupResult result = new StartupRuns(request, folder, interruption).run(Build.version(), this::show);
            StartupReport report = new StartupReport(result);
            terminal.out().print("\n" + report.text());
            terminal.out()
                    .println(
                            "\nReport: " + report.write(folder).toAbsolutePath().normalize());
            return interruption.requested() ? INTERRUPTED : 0;
        } finally {
            interruption.done();
        }
    }

    private void show(int round) {
        terminal.out().println("  round " + round + " of " + rounds);
    }

    private Request request() {
        if (rounds < 2 || rounds > MOST_ROUNDS) {
            throw new LabException("--rounds must be from 2 to " + MOST_ROUNDS + ", but was " + rounds);
        }
        List<String> asked = contestants.isEmpty() ? USUAL : contestants;
        List<Contestant> known = Starter.known();
        List<String> ids = new ArrayList<>(known.stream().map(Contestant::id).toList());
        ids.add(Starter.FLOOR.id());
        asked.stream().filter(id -> !ids.contains(id)).findFirst().ifPresent(id -> {
            throw Suggestion.unknown("contestant", id, ids);
        });
        Jdk chosen = Runs.jdks(jdk == null ? List.of() : List.of(jdk), false).getLast();
        List<Starter> starters = new ArrayList<>(List.of(Starter.FLOOR));
        asked.stream()
                .distinct()
                .flatMap(id ->
                        known.stream().filter(contestant -> contestant.id().equals(id)))
                .forEach(contestant -> starters.add(Starter.of(contestant, chosen.feature())));
        return new Request(
                List.copyOf(starters),
                rounds,
                chosen,
                seed == null ? ThreadLocalRandom.current().nextLong(1, 1L << 31) : seed);
    }
}
