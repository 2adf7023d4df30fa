package dev.wirespeed.lab.cli;

import dev.wirespeed.lab.LabException;
import dev.wirespeed.lab.find.Analysis;
import dev.wirespeed.lab.find.Candidates;
import dev.wirespeed.lab.find.FindFile;
import dev.wirespeed.lab.find.FindReports;
import dev.wirespeed.lab.find.FindResult;
import dev.wirespeed.lab.find.FlightRecording;
import dev.wirespeed.lab.find.Jvm;
import dev.wirespeed.lab.find.Jvms;
import dev.wirespeed.lab.find.RecordingPlan;
import dev.wirespeed.lab.measure.Interruption;
import dev.wirespeed.lab.report.Table;
import dev.wirespeed.lab.report.TextTable;
import dev.wirespeed.lab.sample.ClassPath;
import java.io.PrintStream;
import java.math.BigDecimal;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Help.Visibility;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code wirespeed find}. */
@Command(
        name = "find",
        description =
                "Finds what serialization costs a running JVM, by Flight Recorder: by library, direction and caller, in "
                        + "cores and in money. The service is not changed. Without options, lists the JVMs of this machine.",
        sortOptions = false,
        showDefaultValues = true,
        mixinStandardHelpOptions = true,
        versionProvider = Build.class,
        footer = {"", "docs/find.md explains the report and the next steps."})
final class FindCommand implements Callable<Integer> {

    /** Of a table in a terminal. */
    static final int ROWS = 15;

    private static final String RECORDING = "recording.jfr";
    private static final int STEP_MILLIS = 200;
    private static final String ERASE = "\r\u001b[K";

    private final Terminal terminal;

    @Option(names = "--pid", paramLabel = "<pid>", description = "The JVM to record.")
    private @Nullable Long pid;

    @Option(
            names = "--recording",
            paramLabel = "<file.jfr>",
            showDefaultValue = Visibility.NEVER,
            description = "An existing recording. Repeatable, for several JVMs of a service.")
    private List<Path> recordings = List.of();

    @Option(
            names = "--for",
            paramLabel = "<time>",
            defaultValue = "30s",
            converter = Quantity.Wait.class,
            description = "How long to record, from 1s to 10m. Ctrl-C ends it sooner.")
    private BigDecimal time = BigDecimal.ZERO;

    @Option(
            names = "--agent",
            arity = "0..1",
            fallbackValue = "",
            paramLabel = "<agent.jar>",
            description =
                    "Also has an agent count conversions by type, for a list of classes that should get codecs; the"
                            + " agent stops with the recording. Default: the agent of this distribution.")
    private @Nullable Path agent;

    @Option(
            names = "--endpoints",
            arity = "0..1",
            fallbackValue = "",
            paramLabel = "<methods>",
            description =
                    "Also traces the methods that handle requests, so that conversions in frameworks have a caller;"
                            + " from JDK 25 on. Default: those with annotations of Spring, Micronaut and Jakarta"
                            + " REST. Name others like com.acme.Api;com.acme.Users::find;@com.acme.Route.")
    private @Nullable String endpoints;

    @Option(
            names = "--settings",
            paramLabel = "<file.jfc>",
            description = "Writes the settings of the recording to a file, and records nothing: for"
                    + " jcmd <pid> JFR.start settings=<file.jfc> where this command cannot run.")
    private @Nullable Path settings;

    @Option(
            names = {"--classpath", "-cp"},
            paramLabel = "<jars>",
            description =
                    "The class files, to tell what codecs can do for the classes that an agent counted: jars, wars and"
                            + " folders separated by colons. Default: the class path of the JVM of --pid.")
    private @Nullable String classPath;

    @Option(
            names = "--out",
            paramLabel = "<folder>",
            description = "The folder for find.html, find.md, find.json and the recording. Default: a new one in"
                    + " wirespeed-results.")
    private @Nullable Path out;

    @Option(
            names = "--before",
            paramLabel = "<find.json>",
            description = "An earlier run, under the same load, to hold this one against.")
    private @Nullable Path before;

    @Option(names = "--json", description = "Prints the content of find.json instead of the report.")
    private boolean json;

    @Mixin
    private PriceOptions prices = new PriceOptions();

    FindCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() {
        if (pid != null && !recordings.isEmpty()) {
            throw new LabException("--pid and --recording can't be given together");
        }
        FindResult earlier = before == null ? null : FindFile.read(before);
        if (time.compareTo(BigDecimal.ONE) < 0) {
            throw new LabException("--for must be from 1s to 10m");
        }
        if (settings != null) {
            return writeSettings(settings);
        }
        if (pid == null && (agent != null || endpoints != null)) {
            throw new LabException(
                    (agent != null ? "--agent" : "--endpoints") + " is for a JVM that runs: give its --pid");
        }
        if (pid != null) {
            return record(pid, new RecordingPlan(time.longValue(), agent(), endpoints), earlier);
        }
        if (recordings.isEmpty()) {
            return list();
        }
        report(Analysis.of(recordings, aCore(), false, Build.version()), List.of(), earlier, folder());
        return 0;
    }

    private int writeSettings(Path file) {
        if (pid != null || !recordings.isEmpty() || agent != null) {
            throw new LabException("--settings records nothing: give it alone, or with --endpoints and --for");
        }
        new RecordingPlan(time.longValue(), null, endpoints).writeSettings(file);
        terminal.out().println("Settings: " + file.toAbsolutePath().normalize());
        terminal.out()
                .println("Next: jcmd <pid> JFR.start settings=" + file + " duration=" + time.longValue()
                        + "s filename=app.jfr, and then ./wirespeed find --recording app.jfr --classpath app.jar");
        return 0;
    }

    private int list() {
        List<Jvm> jvms = Jvms.all();
        if (jvms.isEmpty()) {
            terminal.out()
                    .println(
                            "No JVM of yours runs on this machine. Those of other users and of containers are seen by root, or by"
                                    + " who runs this there.");
            return 0;
        }
        terminal.out()
                .print(TextTable.of(new Table(
                        "JVMs of this machine",
                        List.of("pid", "", "JDK", "up"),
                        jvms.stream().map(FindCommand::row).toList(),
                        false)));
        terminal.out()
                .println("\nNext: ./wirespeed find --pid " + jvms.getFirst().pid()
                        + " records one of them for half a minute; nothing of it changes.");
        return 0;
    }

    private static List<String> row(Jvm jvm) {
        return List.of(
                "" + jvm.pid(),
                jvm.main().isEmpty() ? "?" : jvm.main(),
                Objects.requireNonNullElse(jvm.jdk(), "?"),
                jvm.up() == null ? "?" : up(jvm.up()));
    }

    private static String up(Duration up) {
        return up.toDays() > 1 ? up.toDays() + " days" : Durations.text(up.toSeconds());
    }

    private @Nullable Path agent() {
        if (agent == null || agent.toString().isEmpty()) {
            return agent == null ? null : Libraries.agent();
        }
        if (!Files.isRegularFile(agent)) {
            throw new LabException("there is no file " + agent);
        }
        return agent;
    }

    private int record(long target, RecordingPlan plan, @Nullable FindResult earlier) {
        Interruption interruption = Interruption.withoutForks();
        try (FlightRecording recording = FlightRecording.start(target, plan)) {
            Path folder = folder();
            Path file = folder.resolve(RECORDING);
            boolean whole = record(recording, plan.seconds(), file, interruption);
            FindResult result = Analysis.of(List.of(file), aCore(), !whole, Build.version())
                    .counted(recording.isCounted())
                    .noting(recording.notes());
            report(result, recording.classFiles(), earlier, folder);
            return interruption.requested() ? Runs.INTERRUPTED : 0;
        } finally {
            interruption.done();
        }
    }

    /** Whether all of the time was recorded. */
    private boolean record(FlightRecording recording, long seconds, Path file, Interruption interruption) {
        progress()
                .println("Recording process " + pid + " for " + seconds + " s, stacks up to " + recording.depth()
                        + " frames deep; Ctrl-C ends it sooner.");
        recording.notes().forEach(progress()::println);
        boolean waited = await(recording, seconds, interruption);
        boolean alive = recording.stop(file);
        if (!alive) {
            progress()
                    .println("Process " + pid
                            + (recording.isAlive()
                                    ? " did not say that it has stopped recording; this is what there is."
                                    : " has ended meanwhile; this is what it left."));
        }
        return waited && alive;
    }

    private boolean await(FlightRecording recording, long seconds, Interruption interruption) {
        long start = System.nanoTime();
        long millis = 0;
        while (millis < seconds * 1_000 && recording.isAlive() && !interruption.requested()) {
            if (terminal.interactive()) {
                progress().print(ERASE + millis / 1_000 + " of " + seconds + " s");
                progress().flush();
            }
            try {
                Thread.sleep(STEP_MILLIS);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                break;
            }
            millis = (System.nanoTime() - start) / 1_000_000;
        }
        if (terminal.interactive()) {
            progress().print(ERASE);
            progress().flush();
        }
        return millis >= seconds * 1_000;
    }

    /** Where nothing of the result goes. */
    private PrintStream progress() {
        return json ? terminal.err() : terminal.out();
    }

    private FindResult.Prices aCore() {
        return new FindResult.Prices(prices.days(), prices.vcpuHour(), prices.utilisation(), prices.currency());
    }

    /** Reports what was found, with what codecs can do for its classes: {@code --classpath} has those, or else the JVM. */
    private void report(FindResult found, List<Path> jvms, @Nullable FindResult earlier, Path folder) {
        List<Path> classFiles =
                classPath == null ? jvms : ClassPath.parse(classPath).entries();
        FindResult checked = Candidates.checked(found, classFiles);
        FindResult result = earlier == null ? checked : checked.after(earlier);
        Path page = FindReports.write(result, folder);
        if (json) {
            terminal.out().print(FindFile.toJson(result));
        } else {
            terminal.out().print("\n" + FindReports.text(result, ROWS, folder.resolve(FindFile.NAME), classFiles));
            terminal.out().println("Page: " + page.toAbsolutePath().normalize());
        }
    }

    private Path folder() {
        return OutputFolder.writable(
                out == null ? OutputFolder.standard("find", LocalDateTime.now(ZoneId.systemDefault())) : out);
    }
}
