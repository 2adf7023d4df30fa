package dev.wirespeed.lab.report;

import dev.wirespeed.lab.report.TwoResults.Difference;
import dev.wirespeed.lab.report.TwoResults.Place;
import dev.wirespeed.lab.report.TwoResults.Row;
import dev.wirespeed.lab.result.Entry;
import dev.wirespeed.lab.result.Machine;
import dev.wirespeed.lab.result.Result;
import dev.wirespeed.lab.result.Settings;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/** How one result differs from another, for a terminal. */
public final class DifferenceText {

    private final Result first;
    private final Result second;
    private final List<String> lines = new ArrayList<>();

    private DifferenceText(Result first, Result second) {
        this.first = first;
        this.second = second;
    }

    public static String of(Result first, Result second) {
        return new DifferenceText(first, second).text();
    }

    private String text() {
        Difference difference = TwoResults.compare(first, second);
        conditions();
        StringBuilder text = new StringBuilder();
        if (!lines.isEmpty()) {
            text.append("Not the same in both, so that what differs below may come from it:\n");
            lines.forEach(line -> text.append("  ").append(line).append('\n'));
            text.append('\n');
        }
        if (difference.rows().isEmpty()) {
            text.append("They have no cell in common.\n");
        } else {
            text.append(TextTable.of(table(difference.rows()))).append('\n').append(conclusion(difference.rows()));
        }
        only("first", difference.onlyFirst(), text);
        only("second", difference.onlySecond(), text);
        return text.toString();
    }

    private void conditions() {
        machine();
        note("experiment", first.experiment(), second.experiment());
        note("mode", first.mode().id(), second.mode().id());
        settings(first.settings(), second.settings());
        note("Wirespeed", first.wirespeed(), second.wirespeed());
        note("baseline", first.baseline(), second.baseline());
        first.jdks()
                .forEach(jdk -> second.jdks().stream()
                        .filter(other -> other.feature() == jdk.feature())
                        .forEach(other -> note(
                                "JDK " + jdk.feature(),
                                jdk.version() + " (" + jdk.vendor() + ")",
                                other.version() + " (" + other.vendor() + ")")));
        first.workloads()
                .forEach(workload -> second.workloads().stream()
                        .filter(other -> other.id().equals(workload.id()) && !other.equals(workload))
                        .forEach(other -> lines.add("workload " + workload.id() + ": other values")));
        first.entries()
                .forEach(entry -> second.entries().stream()
                        .filter(other -> other.id().equals(entry.id()) && !entry.again())
                        .forEach(other -> entry(entry, other)));
    }

    private void settings(Settings one, Settings other) {
        note("rounds", one.rounds(), other.rounds());
        note("warm-up passes", one.warmupPasses(), other.warmupPasses());
        note(
                "warm-up",
                iterations(one.warmupIterations(), one.warmupMillis()),
                iterations(other.warmupIterations(), other.warmupMillis()));
        note(
                "measured",
                iterations(one.measuredIterations(), one.measuredMillis()),
                iterations(other.measuredIterations(), other.measuredMillis()));
        note("JVM flags of all", one.jvmArguments(), other.jvmArguments());
    }

    private static String iterations(int count, int millis) {
        return count + " × " + millis + " ms";
    }

    private void machine() {
        Machine one = first.machine();
        Machine other = second.machine();
        note("CPU", one.cpu(), other.cpu());
        note("cores", one.cores(), other.cores());
        note("memory", Numbers.whole(one.memoryBytes()) + " bytes", Numbers.whole(other.memoryBytes()) + " bytes");
        note("system", one.os(), other.os());
    }

    private void entry(Entry entry, Entry other) {
        note(entry.title(), entry.version(), other.version());
        note(entry.title() + ", traits", entry.traits(), other.traits());
        note(entry.title() + ", JVM flags", entry.jvmArguments(), other.jvmArguments());
    }

    private void note(String what, Object one, Object other) {
        if (!Objects.equals(one, other)) {
            lines.add(what + ": " + one + " → " + other);
        }
    }

    private Table table(List<Row> rows) {
        List<List<String>> cells = rows.stream().map(this::cells).toList();
        return new Table(
                "Throughput of the second over the first",
                List.of(
                        "Contestant",
                        "Cell",
                        "JDK",
                        "Change (95 % interval)",
                        "Noise floor",
                        "Beside baseline",
                        "p",
                        "Verdict"),
                cells,
                false);
    }

    private List<String> cells(Row row) {
        Place place = row.place();
        String title = second.entries().stream()
                .filter(entry -> entry.id().equals(place.entry()))
                .map(Tables::marked)
                .findFirst()
                .orElse(place.entry());
        return List.of(
                title,
                place.cell().id(),
                "" + place.jdk(),
                Numbers.change(row.ratio()),
                row.noiseFloor() == null ? "unknown" : Numbers.percent(row.noiseFloor()),
                row.besideBaseline() == null ? "–" : Numbers.change(row.besideBaseline()),
                Numbers.pValue(row.pValue()),
                row.standing().label());
    }

    private static String conclusion(List<Row> rows) {
        List<String> counts = new ArrayList<>();
        for (Findings.Standing standing : Findings.Standing.values()) {
            long count = rows.stream().filter(row -> row.standing() == standing).count();
            if (count > 0) {
                counts.add(count + " " + standing.label());
            }
        }
        return "Of " + rows.size() + ": " + String.join(", ", counts) + ".\n";
    }

    private static void only(String which, List<Place> places, StringBuilder text) {
        if (!places.isEmpty()) {
            text.append("\nOnly in the ").append(which).append(":\n");
            places.forEach(place -> text.append("  ").append(place.text()).append('\n'));
        }
    }
}
