package dev.wirespeed.lab.report;

import dev.wirespeed.lab.result.Cell;
import dev.wirespeed.lab.result.Entry;
import dev.wirespeed.lab.result.Entry.Kind;
import dev.wirespeed.lab.result.Result;
import dev.wirespeed.lab.statistics.Interval;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Which contestants have become slower since an earlier run of the same thing on the same machine.
 *
 * @param conditions what is not the same in both runs, as lines
 * @param tolerance how much slower something may become, relative, such as 0.05
 */
public record Regressions(List<String> conditions, double tolerance, List<Row> rows) {

    /** What became of a contestant. */
    public enum Change {
        SLOWER,
        NOT_SLOWER,
        NOT_DISTINGUISHABLE,
        /** It was timed then and could not be timed now. */
        NOT_TIMED,
        /** Something is missing that the judgement needs. */
        NOT_COMPARABLE;

        public String label() {
            return name().toLowerCase(Locale.ROOT).replace('_', ' ');
        }
    }

    /**
     * One contestant in one cell.
     *
     * @param ratio of the throughput now to that of then; null if it was not timed now
     * @param besideBaseline the same divided by the baseline's; null if it is the baseline, or that was not timed in both
     * @param noiseFloor the wider of both runs'; null if nothing ran twice in one of them
     * @param pValue of the change that is claimed, corrected for all rows; 1 if nothing is claimed
     * @param why it was not timed or can't be compared; null if it was and can
     */
    public record Row(
            Entry entry,
            int jdk,
            Cell cell,
            @Nullable Interval ratio,
            @Nullable Interval besideBaseline,
            @Nullable Double noiseFloor,
            double pValue,
            Change change,
            @Nullable String why) {}

    /**
     * Compares two runs.
     *
     * @param tolerance how much slower something may become, relative, such as 0.05
     * @param contestants the ids of those that are asked about; all but the baseline, which is the control, if it is empty
     */
    public static Regressions of(Result before, Result now, double tolerance, List<String> contestants) {
        List<String> asked = contestants.isEmpty() ? usual(before, now) : contestants;
        return new Regressions(
                Conditions.of(before, now), tolerance, new SlowerTest(before, now, tolerance).rows(asked));
    }

    private static List<String> usual(Result before, Result now) {
        return Stream.of(now, before)
                .flatMap(result -> result.entries().stream())
                .filter(entry -> entry.kind() != Kind.FLOOR && !entry.again())
                .map(Entry::id)
                .filter(id -> !id.equals(now.baseline()))
                .distinct()
                .toList();
    }

    /** Whether one of these became of anything. */
    public boolean has(Change... changes) {
        return rows.stream().anyMatch(row -> List.of(changes).contains(row.change()));
    }

    /** The rows as a table for a terminal, below what is not the same in both runs, above what they come to. */
    public String text() {
        List<List<String>> cells = rows.stream().map(Regressions::cells).toList();
        String title = "Slower by more than " + Numbers.percent(tolerance) + "?";
        List<String> headings = List.of(
                "Contestant",
                "Cell",
                "JDK",
                "Throughput since then (95 %)",
                "Beside baseline (95 %)",
                "Noise floor",
                "p",
                "Verdict");
        return Conditions.text(conditions) + TextTable.of(new Table(title, headings, cells, false)) + "\n"
                + conclusion() + "\n";
    }

    private static List<String> cells(Row row) {
        boolean claimed = row.change() == Change.SLOWER || row.change() == Change.NOT_SLOWER;
        return List.of(
                row.entry().title(),
                row.cell().id(),
                "" + row.jdk(),
                row.ratio() == null ? "–" : Numbers.change(row.ratio()),
                row.besideBaseline() == null ? "–" : Numbers.change(row.besideBaseline()),
                row.noiseFloor() == null ? "unknown" : Numbers.percent(row.noiseFloor()),
                claimed ? Numbers.pValue(row.pValue()) : "–",
                row.change().label() + (row.why() == null ? "" : ": " + row.why()));
    }

    private String conclusion() {
        List<String> counts = new ArrayList<>();
        for (Change change : Change.values()) {
            long count = rows.stream().filter(row -> row.change() == change).count();
            if (count > 0) {
                counts.add(count + " " + change.label());
            }
        }
        return counts.isEmpty()
                ? "Nothing that was timed then is asked about."
                : "Of " + rows.size() + ": " + String.join(", ", counts) + ".";
    }
}
