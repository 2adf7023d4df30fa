package dev.wirespeed.lab.cli;

import dev.wirespeed.lab.LabException;
import dev.wirespeed.lab.measure.Interruption;
import dev.wirespeed.lab.store.SpeedFile;
import dev.wirespeed.lab.store.SpeedReport;
import dev.wirespeed.lab.store.SpeedResult;
import dev.wirespeed.lab.store.SpeedRun;
import dev.wirespeed.lab.store.SpeedSettings;
import dev.wirespeed.lab.store.StoreRun;
import java.awt.Desktop;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code wirespeed store}. */
@Command(
        name = "store",
        description =
                "Starts the example service that returns whole entities, without codecs and then with them, sends it "
                        + "requests, and compares what its meter shows before and after.",
        sortOptions = false,
        showDefaultValues = true,
        mixinStandardHelpOptions = true,
        versionProvider = Build.class,
        footer = {
            "",
            "The source of the service is in examples/store. With SPRING_PROFILES_ACTIVE=postgres in the environment, and "
                    + "SPRING_DATASOURCE_URL, _USERNAME and _PASSWORD, it uses your PostgreSQL, where it creates tables store_*."
        })
final class StoreCommand implements Callable<Integer> {

    private static final String FOLDER = "wirespeed.store";
    private static final double LEAST_SECONDS = 0.1;
    private static final double MOST_SECONDS = 3_600;
    private static final double QUICK_SECONDS = 1;
    private static final double USUAL_SECONDS = 5;
    private static final double FULL_SECONDS = 4;
    private static final double TWO_MAPPERS_SECONDS = 20;
    private static final int WAIT_MILLIS = 100;
    private static final int LARGEST_PORT = 65_535;
    private static final String READING = """

            One run each, on the machine that also sends the requests: small differences say nothing.
            Converting an entity includes loading what was not loaded yet. Of a selection codecs load no more than is sent; the
            order has a proxy of Hibernate's in it, which Jackson writes both times.
            """;

    private final Terminal terminal;

    @Option(
            names = "--seconds",
            paramLabel = "<number>",
            description =
                    "Load on each endpoint, before and after (5; with --full 4, with --two-mappers 20); without --full, after a warm-up of the"
                            + " same length.")
    private @Nullable Double seconds;

    @Option(names = "--quick", description = "The same as --seconds 1: a first look, not a measurement.")
    private boolean quick;

    @Option(
            names = "--port",
            paramLabel = "<port>",
            defaultValue = "0",
            description = "The port of the service; 0 means any free one.")
    private int port;

    @Option(
            names = "--open",
            description = "Opens the meter's pages, before and after, in a browser at the end, and keeps the service"
                    + " running until Ctrl-C.")
    private boolean open;

    @Mixin
    private SpeedOptions speed = new SpeedOptions();

    StoreCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() {
        boolean full = speed.full();
        if (full && (quick || open || port != 0)) {
            throw new LabException((quick ? "--quick" : open ? "--open" : "--port") + " can't be given with --full");
        }
        double chosen = quick ? QUICK_SECONDS : seconds != null ? seconds : full ? fullSeconds() : USUAL_SECONDS;
        if (!(chosen >= LEAST_SECONDS && chosen <= MOST_SECONDS)) {
            throw new LabException("--seconds must be from 0.1 to 3600, but was " + seconds);
        }
        Path build = Path.of(System.getProperty(FOLDER, ""));
        return full ? full(build, chosen) : beforeAndAfter(build, chosen);
    }

    private double fullSeconds() {
        return speed.twoMappers() ? TWO_MAPPERS_SECONDS : FULL_SECONDS;
    }

    private int beforeAndAfter(Path build, double chosen) {
        StoreRun run = new StoreRun(build, freePort(), chosen, terminal.out()::println);
        terminal.out().println("About " + Durations.text(StoreRun.expectedSeconds(chosen)) + "; Ctrl-C ends it.");
        Interruption interruption = Interruption.onShutdown();
        try {
            run.run(outcome -> show(outcome, interruption));
            return interruption.requested() ? Runs.INTERRUPTED : 0;
        } catch (LabException e) {
            if (interruption.requestedSoon()) { // the service dies of Ctrl-C, too
                return Runs.INTERRUPTED;
            }
            throw e;
        } finally {
            interruption.done();
        }
    }

    private int full(Path build, double chosen) {
        SpeedSettings settings =
                SpeedSettings.of(speed.rounds(), chosen, speed.warmUp(), speed.twoMappers(), speed.seed());
        Interruption interruption = Interruption.onShutdown();
        try {
            Path folder = speed.folder(SpeedFile.NAME);
            SpeedRun run = new SpeedRun(build, settings, folder, interruption, terminal.out()::println);
            terminal.out()
                    .println("About " + Durations.text(settings.expectedSeconds())
                            + "; Ctrl-C ends it, and keeps the rounds that are complete (seed " + settings.seed()
                            + ").");
            SpeedResult result = run.run(Build.version());
            terminal.out().print("\n" + SpeedReport.text(result));
            terminal.out()
                    .println((interruption.requested() ? "\nInterrupted. Report of what was measured: " : "\nReport: ")
                            + SpeedReport.write(result, folder).toAbsolutePath().normalize());
            return interruption.requested() ? Runs.INTERRUPTED : 0;
        } finally {
            interruption.done();
        }
    }

    private void show(StoreRun.Outcome outcome, Interruption interruption) {
        terminal.out().print("\n" + outcome.table());
        terminal.out().print(READING);
        if (open) {
            terminal.out().println();
            show("before", outcome.before().toUri(), "");
            show("after", outcome.after(), " (Ctrl-C ends it)");
            stay(interruption);
        }
    }

    private void show(String when, URI page, String hint) {
        terminal.out().println((browse(page) ? "In your browser, " : "Open, ") + when + ": " + page + hint);
    }

    private static boolean browse(URI page) {
        try {
            if (Desktop.isDesktopSupported() && Desktop.getDesktop().isSupported(Desktop.Action.BROWSE)) {
                Desktop.getDesktop().browse(page);
                return true;
            }
            return false;
        } catch (IOException e) {
            return false;
        }
    }

    private static void stay(Interruption interruption) {
        try {
            while (!interruption.requested()) {
                TimeUnit.MILLISECONDS.sleep(WAIT_MILLIS);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private int freePort() {
        if (port < 0 || port > LARGEST_PORT) {
            throw new LabException(
                    "--port must be from 0, which is any free one, to " + LARGEST_PORT + ", not " + port);
        }
        try (ServerSocket socket = new ServerSocket(port, 1, InetAddress.getLoopbackAddress())) {
            return socket.getLocalPort();
        } catch (IOException e) {
            throw new LabException("port " + port + " can't be used: " + e.getMessage()
                    + "; leave --port out, and any that is free is taken");
        }
    }
}
