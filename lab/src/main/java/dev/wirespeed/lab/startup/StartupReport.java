package dev.wirespeed.lab.startup;

import dev.wirespeed.lab.LabException;
import dev.wirespeed.lab.report.MarkdownTable;
import dev.wirespeed.lab.report.Numbers;
import dev.wirespeed.lab.report.Table;
import dev.wirespeed.lab.report.TextTable;
import dev.wirespeed.lab.startup.StartupResult.Trial;
import dev.wirespeed.lab.statistics.Bootstrap;
import dev.wirespeed.lab.statistics.Interval;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.function.ToDoubleFunction;
import java.util.stream.Collectors;

/** Draws what was found out about starting up. */
public final class StartupReport {

    private static final String FILE = "startup.md";

    private final StartupResult result;
    private final Bootstrap bootstrap;
    private final Table table;

    public StartupReport(StartupResult result) {
        this.result = result;
        bootstrap = new Bootstrap(result.seed());
        table = table();
    }

    /** The table for a terminal. */
    public String text() {
        return TextTable.of(table);
    }

    /** Writes {@code startup.md}; its path. */
    public Path write(Path folder) {
        try {
            return Files.writeString(folder.resolve(FILE), markdown());
        } catch (IOException e) {
            throw new LabException("cannot write the report to " + folder + ": " + e.getMessage());
        }
    }

    private Table table() {
        return new Table(
                "Milliseconds from the start of a JVM to its first SmallDto: medians with their 95 % intervals",
                List.of("Contestant", "first document", "beyond the floor", "in main", "reading it", "CPU", "classes"),
                result.contestants().stream()
                        .filter(trial -> !result.of(trial.id()).isEmpty())
                        .map(this::row)
                        .toList(),
                true);
    }

    private List<String> row(Trial trial) {
        boolean floor = trial.id().equals(Starter.FLOOR.id());
        return List.of(
                trial.title(),
                median(trial, Start::firstMillis),
                floor ? "–" : beyondFloor(trial),
                median(trial, Start::mainMillis),
                floor ? "–" : median(trial, Start::readMillis),
                text(bootstrap.ofMean(result.of(trial.id()).stream()
                        .map(start -> new double[] {start.cpuMillis()})
                        .toList())),
                Numbers.whole((long) trial.classes()));
    }

    private String median(Trial trial, ToDoubleFunction<Start> figure) {
        return text(bootstrap.ofMedian(
                result.of(trial.id()).stream().mapToDouble(figure).toArray()));
    }

    /** Round by round, so that what slows the machine for a while counts on both sides. */
    private String beyondFloor(Trial trial) {
        Map<Integer, Double> floor =
                result.of(Starter.FLOOR.id()).stream().collect(Collectors.toMap(Start::round, Start::firstMillis));
        return text(bootstrap.ofMedian(result.of(trial.id()).stream()
                .mapToDouble(start -> start.firstMillis() - floor.getOrDefault(start.round(), Double.NaN))
                .toArray()));
    }

    private static String text(Interval interval) {
        return Numbers.plain(interval.value()) + " (" + Numbers.plain(interval.low()) + " to "
                + Numbers.plain(interval.high()) + ")";
    }

    private String markdown() {
        return "# From the start of a JVM to its first document\n\n" + MarkdownTable.of(table) + "\n## Method\n\n"
                + method().stream().map(line -> "- " + line + "\n").collect(Collectors.joining())
                + "\n## Environment\n\n"
                + "- Machine: " + result.machine().name() + "\n- System: "
                + result.machine().os() + "\n- JDK: " + result.jdk().version() + " ("
                + result.jdk().vendor() + ")\n- Started: "
                + result.started() + "\n- Wirespeed: " + result.wirespeed() + "\n- Contestants: "
                + result.contestants().stream()
                        .map(trial -> trial.title() + " " + trial.version())
                        .collect(Collectors.joining(", "))
                + "\n";
    }

    private List<String> method() {
        long rounds = result.starts().stream().mapToInt(Start::round).distinct().count();
        return List.of(
                rounds + " of " + result.rounds()
                        + " rounds; each starts one JVM for each contestant, in an order that is"
                        + " shuffled with seed " + result.seed() + ".",
                "*First document*: from just before the process is started to when its document arrives, by the clock of"
                        + " the lab; *beyond the floor*: that less the same of the floor, round by round, which only"
                        + " starts a JVM and writes fixed bytes.",
                "*In main*: from the beginning of the main method to the document, by the JVM's own clock; *reading it*: the"
                        + " same document, behind that.",
                "*CPU*: of the whole process until then, on average; Linux counts it in steps of 10 ms.",
                "*Classes*: what one JVM loaded, those of the JDK included. It was started before the rounds, and its log"
                        + " says which entries of the class path it needed: the others are left out of the rounds.");
    }
}
