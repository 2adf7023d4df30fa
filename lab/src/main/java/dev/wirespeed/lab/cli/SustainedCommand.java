package dev.wirespeed.lab.cli;

import dev.wirespeed.lab.LabException;
import dev.wirespeed.lab.measure.Catalog;
import dev.wirespeed.lab.measure.Interruption;
import dev.wirespeed.lab.measure.Jdk;
import dev.wirespeed.lab.measure.Suggestion;
import dev.wirespeed.lab.sustained.Request;
import dev.wirespeed.lab.sustained.SustainedFile;
import dev.wirespeed.lab.sustained.SustainedProgress;
import dev.wirespeed.lab.sustained.SustainedReports;
import dev.wirespeed.lab.sustained.SustainedResult;
import dev.wirespeed.lab.sustained.SustainedRuns;
import dev.wirespeed.lab.sustained.Trial;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.concurrent.ThreadLocalRandom;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code wirespeed lab sustained}. */
@Command(
        name = "sustained",
        description =
                "Sends records at a fixed rate from one JVM to another over Netty on loopback, verifies each of them, and shows"
                        + " CPU, heap, garbage collection, latency and losses over time, and the highest sustained rate.",
        sortOptions = false,
        mixinStandardHelpOptions = true,
        versionProvider = Build.class)
final class SustainedCommand implements Callable<Integer> {

    private static final int INTERRUPTED = 130;
    private static final int MOST_RECORDS = 20_000_000;
    private static final List<String> USUAL = List.of("jackson3", "wirespeed", "msgpack-arrays", "protobuf");

    private final Terminal terminal;

    @Option(
            names = {"--contestant", "--contestants"},
            split = ",",
            paramLabel = "<id>",
            description = "The contestants (jackson3,wirespeed,msgpack-arrays,protobuf).")
    private List<String> contestants = List.of();

    @Option(
            names = "--rate",
            split = ",",
            paramLabel = "<records>",
            description = "Records per second, even numbers (10000,20000,100000).")
    private List<Integer> rates = List.of(10_000, 20_000, 100_000);

    @Option(
            names = "--seconds",
            split = ",",
            paramLabel = "<seconds>",
            description = "The duration (6; with --full 1200).")
    private List<Integer> seconds = List.of();

    @Option(
            names = "--heap",
            split = ",",
            paramLabel = "<size>",
            description = "A fixed heap such as 1g, or free, the JVM's default (1g; with --full free,1g).")
    private List<String> heaps = List.of();

    @Option(
            names = "--full",
            description =
                    "20 minutes, with a free and a fixed heap, as in the original; tables also have the first 10.")
    private boolean full;

    @Option(names = "--find-maximum", description = "Also finds the highest rate that each contestant sustains.")
    private boolean findMaximum;

    @Option(
            names = "--kill-receiver-after",
            paramLabel = "<seconds>",
            description = "Kills the receiver in the middle of each run, to see how much is lost.")
    private @Nullable Integer killAfter;

    @Option(names = "--port", paramLabel = "<port>", description = "The receiver's port (any free one).")
    private int port;

    @Option(names = "--jdk", paramLabel = "<version>", description = "The JDK of both JVMs, such as 17 (the newest).")
    private @Nullable Integer jdk;

    @Option(names = "--seed", paramLabel = "<number>", description = "Determines the order of the runs.")
    private @Nullable Long seed;

    @Option(
            names = "--out",
            paramLabel = "<folder>",
            description = "The folder for result and report. Default: a new one in wirespeed-results.")
    private @Nullable Path out;

    @Option(
            names = "--resume",
            paramLabel = "<folder>",
            description = "Continues an interrupted command with the same options; only --port may differ.")
    private @Nullable Path resume;

    @Spec
    @SuppressWarnings("NullAway.Init") // picocli sets it
    private CommandSpec spec;

    SustainedCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() {
        Interruption interruption = Interruption.onShutdown();
        try {
            Path folder = resume == null ? newFolder() : resume;
            SustainedRuns runs = resume == null ? begin(folder, interruption) : goOn(folder, interruption);
            SustainedResult result = runs.run();
            Path page = SustainedReports.write(result, folder);
            terminal.out().print("\n" + SustainedReports.text(result));
            if (interruption.requested()) {
                terminal.out().println("\n" + Resumed.hint("sustained", folder));
            }
            terminal.out()
                    .println((interruption.requested() ? "Interrupted. Report of what was measured: " : "\nReport: ")
                            + page.toAbsolutePath().normalize());
            return status(result, interruption);
        } finally {
            interruption.done();
        }
    }

    private Path newFolder() {
        return OutputFolder.without(
                SustainedFile.NAME,
                out == null ? OutputFolder.standard("sustained", LocalDateTime.now(ZoneId.systemDefault())) : out);
    }

    private SustainedRuns begin(Path folder, Interruption interruption) {
        Request request = request();
        announce(request);
        return new SustainedRuns(request, folder, progress(), interruption, Build.version());
    }

    private SustainedRuns goOn(Path folder, Interruption interruption) {
        SustainedResult begun = SustainedFile.read(folder.resolve(SustainedFile.NAME));
        Request request = Resumed.request(begun, folder, Resumed.options(spec), port);
        OutputFolder.writable(folder);
        terminal.out()
                .printf(
                        Locale.ROOT,
                        "Going on with sustained runs on JDK %d: %d of %d are complete%n",
                        request.jdk().feature(),
                        begun.complete().compared().size(),
                        begun.planned());
        SustainedResult on = Resumed.by(begun, Build.version());
        if (!on.equals(begun)) {
            terminal.out().println("Warning: the runs were begun with another build: " + on.wirespeed() + ".");
        }
        return new SustainedRuns(request, folder, progress(), interruption, on);
    }

    private SustainedProgress progress() {
        return new SustainedProgress(terminal.out(), terminal.interactive());
    }

    private static int status(SustainedResult result, Interruption interruption) {
        boolean nothing = result.runs().stream().allMatch(run -> run.arrived() == 0);
        return interruption.requested() ? INTERRUPTED : nothing ? 1 : 0;
    }

    private void announce(Request request) {
        long all = request.seconds().stream().mapToLong(Integer::longValue).sum()
                * request.rates().size()
                * request.heaps().size()
                * request.contestants().size();
        terminal.out()
                .println("Sustained runs on JDK " + request.jdk().feature() + ", about " + Durations.text(all)
                        + (findMaximum ? " and the search for the highest rates" : "") + " (seed " + request.seed()
                        + ")");
    }

    private Request request() {
        List<String> known = Catalog.standard().contestantIds();
        List<String> chosen =
                contestants.isEmpty() ? USUAL : contestants.stream().distinct().toList();
        for (String id : chosen) {
            if (!known.contains(id)) {
                throw Suggestion.unknown("contestant", id, known);
            }
        }
        List<Integer> lengths = !seconds.isEmpty() ? seconds : full ? List.of(1_200) : List.of(6);
        lengths.forEach(length -> requireBetween("--seconds", length, 1, 86_400));
        rates.forEach(SustainedCommand::requireRate);
        requireBetween("--port", port, 0, 65_535);
        if (killAfter != null) {
            requireBetween("--kill-receiver-after", killAfter, 1, 86_400);
        }
        requireFree(port);
        Jdk chosenJdk = Runs.jdks(jdk == null ? List.of() : List.of(jdk), false).getLast();
        return new Request(
                chosen,
                rates.stream().distinct().toList(),
                lengths.stream().distinct().toList(),
                heaps(),
                findMaximum ? (full ? 60 : Math.max(3, lengths.getFirst())) : null,
                killAfter,
                port,
                chosenJdk,
                seed == null ? ThreadLocalRandom.current().nextLong(1, 1L << 31) : seed);
    }

    private List<String> heaps() {
        List<String> chosen = !heaps.isEmpty() ? heaps : full ? List.of(Trial.FREE, "1g") : List.of("1g");
        for (String heap : chosen) {
            if (!heap.equals(Trial.FREE) && !heap.matches("[1-9]\\d{0,5}[mMgG]")) {
                throw new LabException("--heap must be free or a size such as 512m or 1g, but was '" + heap + "'");
            }
        }
        return chosen.stream().distinct().toList();
    }

    private static void requireRate(int rate) {
        requireBetween("--rate", rate, 2, MOST_RECORDS);
        if (rate % 2 != 0) {
            throw new LabException(
                    "--rate must be even, since records are sent in batches half a second apart, but was " + rate);
        }
    }

    private static void requireBetween(String option, int value, int least, int most) {
        if (value < least || value > most) {
            throw new LabException(option + " must be from " + least + " to " + most + ", but was " + value);
        }
    }

    private static void requireFree(int port) {
        try (ServerSocket socket = new ServerSocket(port, 1, InetAddress.getLoopbackAddress())) {
            socket.getLocalPort();
        } catch (IOException e) {
            throw new LabException("port " + port + " can't be used: " + e.getMessage()
                    + "; leave --port out, and any that is free is taken");
        }
    }
}
