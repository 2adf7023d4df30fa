package dev.wirespeed.lab.report;

import dev.wirespeed.lab.report.Findings.Carried;
import dev.wirespeed.lab.report.Findings.ColdCurve;
import dev.wirespeed.lab.report.Findings.Saved;
import dev.wirespeed.lab.report.Findings.Shot;
import dev.wirespeed.lab.result.Result;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** The tables that some experiments have and others have not. */
final class ExperimentTables {

    private static final String NONE = "–";
    private static final int MOST_SHOTS = 6;

    private final Result result;
    private final Findings findings;

    ExperimentTables(Result result, Findings findings) {
        this.result = result;
        this.findings = findings;
    }

    /** The first times of new JVMs; empty if none were timed. */
    Table coldStarts() {
        int shots = Math.min(
                MOST_SHOTS,
                findings.coldCurves().stream()
                        .mapToInt(curve -> curve.shots().size())
                        .min()
                        .orElse(0));
        List<String> headings = new ArrayList<>(List.of("Contestant", "Cell", "Set-up"));
        IntStream.rangeClosed(1, shots).forEach(shot -> headings.add(shot + "."));
        headings.addAll(List.of("Last", "Warm", "Reported"));
        return new Table(
                "Cold start: each time a new JVM does it, in ms, median of its forks (fastest – slowest)",
                headings,
                findings.coldCurves().stream()
                        .map(curve -> coldStart(curve, shots))
                        .toList(),
                true);
    }

    private List<String> coldStart(ColdCurve curve, int shots) {
        List<String> cells = new ArrayList<>();
        cells.add(Tables.marked(curve.entry()));
        cells.add(curve.cell().id());
        cells.add(Numbers.plain(curve.setUpMillis()));
        curve.shots().subList(0, shots).forEach(shot -> cells.add(text(shot)));
        cells.add(text(curve.shots().getLast()));
        cells.add(text(curve.warmMillis()));
        cells.add(text(curve.reportedMillis()));
        return cells;
    }

    private static String text(Shot shot) {
        if (shot.low() == shot.high()) {
            return Numbers.plain(shot.millis());
        }
        return Numbers.plain(shot.millis()) + " (" + Numbers.plain(shot.low()) + " – " + Numbers.plain(shot.high())
                + ")";
    }

    private static String text(@Nullable Double millis) {
        return millis == null ? NONE : Numbers.plain(millis);
    }

    /** What each remedy saves; empty where there are none. */
    Table steps() {
        return new Table(
                "What each remedy saves: times faster than the first = by less data × by faster code",
                List.of("Remedy", "Cell", "ms", "Times", "Less data", "Faster code", "Reported, ms", "Reported, times"),
                findings.steps().stream().map(ExperimentTables::step).toList(),
                true);
    }

    private static List<String> step(Saved step) {
        return List.of(
                step.title(),
                step.cell().id(),
                step.millis() == null ? "not timed" : Numbers.plain(step.millis()),
                times(step.times()),
                times(step.lessData()),
                times(step.fasterCode()),
                text(step.reportedMillis()),
                times(step.reportedTimes()));
    }

    private static String times(@Nullable Double ratio) {
        return ratio == null ? NONE : Numbers.times(ratio);
    }

    /** How many messages a second a link carries; empty where all write the same format. */
    Table transports(Link link) {
        List<List<String>> rows = new ArrayList<>();
        result.workloads()
                .forEach(workload -> findings.carried().stream()
                        .filter(carried -> carried.workload().equals(workload.id()))
                        .sorted(Comparator.comparingDouble(carried -> -link.perSecond(carried)))
                        .map(carried -> transport(carried, workload.title(), link))
                        .forEach(rows::add));
        return new Table(
                "Messages a second over " + link.text(),
                List.of(
                        "Contestant",
                        "Workload",
                        "As",
                        "Bytes",
                        "Sender, µs",
                        "Receiver, µs",
                        "Messages a second",
                        "Bound by"),
                rows,
                true);
    }

    private static List<String> transport(Carried carried, String workload, Link link) {
        return List.of(
                Tables.marked(carried.entry()),
                workload,
                carried.form(),
                Numbers.plain(carried.bytes()),
                Numbers.plain(carried.senderMicros()),
                Numbers.plain(carried.receiverMicros()),
                Numbers.whole(link.perSecond(carried)),
                link.bound(carried));
    }
}
