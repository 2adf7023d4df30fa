package dev.wirespeed.lab.report;

import dev.wirespeed.lab.report.Findings.Standing;
import dev.wirespeed.lab.report.TwoResults.Difference;
import dev.wirespeed.lab.report.TwoResults.Row;
import dev.wirespeed.lab.report.TwoRuns.Place;
import dev.wirespeed.lab.result.Result;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** How one result differs from another, for a terminal. */
public final class DifferenceText {

    private static final int MOST_NAMES = 3;

    private final Result first;
    private final Result second;

    private DifferenceText(Result first, Result second) {
        this.first = first;
        this.second = second;
    }

    public static String of(Result first, Result second) {
        return new DifferenceText(first, second).text();
    }

    private String text() {
        Difference difference = TwoResults.compare(first, second);
        StringBuilder text = new StringBuilder(Conditions.text(Conditions.of(first, second)));
        difference
                .reasons()
                .forEach(reason -> text.append("Not comparable, so nothing is said of faster or slower: ")
                        .append(reason)
                        .append(".\n\n"));
        if (difference.rows().isEmpty()) {
            text.append("They have no cell in common.\n");
        } else {
            text.append(TextTable.of(table(difference.rows()))).append('\n').append(conclusion(difference.rows()));
        }
        only("first", difference.onlyFirst(), text);
        only("second", difference.onlySecond(), text);
        return text.toString();
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
                row.besideBaseline() == null
                        ? "–"
                        : Numbers.change(row.besideBaseline().value()),
                row.standing() == null ? "–" : Numbers.pValue(row.pValue()),
                label(row.standing()));
    }

    private static String label(@Nullable Standing standing) {
        return standing == null ? "not comparable" : standing.label();
    }

    private static String conclusion(List<Row> rows) {
        Map<String, Integer> counts = new LinkedHashMap<>();
        for (Standing standing : Standing.values()) {
            counts.put(standing.label(), 0);
        }
        rows.forEach(row -> counts.merge(label(row.standing()), 1, Integer::sum));
        return counts.entrySet().stream()
                .filter(count -> count.getValue() > 0)
                .map(count -> count.getValue() + " " + count.getKey())
                .collect(Collectors.joining(", ", "Of " + rows.size() + ": ", ".\n"));
    }

    /** Up to three by name, and how many more. */
    private static String several(List<Place> places, Function<Place, String> name) {
        List<String> names = places.stream().map(name).distinct().toList();
        int shown = names.size() <= MOST_NAMES + 1 ? names.size() : MOST_NAMES;
        String first = String.join(", ", names.subList(0, shown));
        return shown == names.size() ? first : first + " and " + (names.size() - shown) + " more";
    }

    private static void only(String which, List<Place> places, StringBuilder text) {
        if (!places.isEmpty()) {
            text.append("\nOnly in the ")
                    .append(which)
                    .append(": ")
                    .append(places.size())
                    .append(places.size() == 1 ? " figure, of " : " figures, of ")
                    .append(several(places, Place::entry))
                    .append(" in ")
                    .append(several(places, place -> place.cell().id()))
                    .append(" on JDK ")
                    .append(places.stream()
                            .map(place -> "" + place.jdk())
                            .distinct()
                            .collect(Collectors.joining(", ")))
                    .append(".\n");
        }
    }
}
