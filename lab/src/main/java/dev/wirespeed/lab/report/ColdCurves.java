package dev.wirespeed.lab.report;

import dev.wirespeed.lab.report.Findings.ColdCurve;
import dev.wirespeed.lab.report.Findings.Panel;
import dev.wirespeed.lab.report.Findings.Shot;
import dev.wirespeed.lab.result.Background;
import dev.wirespeed.lab.result.Background.Figure;
import dev.wirespeed.lab.result.Cell;
import dev.wirespeed.lab.result.ColdStart;
import dev.wirespeed.lab.result.Entry;
import dev.wirespeed.lab.result.Fork;
import dev.wirespeed.lab.result.Result;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.apache.commons.statistics.descriptive.Median;
import org.jspecify.annotations.Nullable;

/** What the forks that timed cold starts say together: for each time, first, second and so on, the median of the forks and their ends. */
final class ColdCurves {

    private final Result result;
    private final List<Panel> panels;

    private ColdCurves(Result result, List<Panel> panels) {
        this.result = result;
        this.panels = panels;
    }

    /** One for each entry and cell, by cell, and the fastest first start first. */
    static List<ColdCurve> of(Result result, List<Panel> panels) {
        return new ColdCurves(result, panels).all();
    }

    private List<ColdCurve> all() {
        List<ColdCurve> curves = new ArrayList<>();
        for (Cell cell : result.cells()) {
            result.entries().stream()
                    .flatMap(entry -> curve(entry, cell))
                    .sorted(Comparator.comparingDouble(
                            curve -> curve.shots().getFirst().millis()))
                    .forEach(curves::add);
        }
        return curves;
    }

    private Stream<ColdCurve> curve(Entry entry, Cell cell) {
        List<ColdStart> starts = result.forks().stream()
                .filter(fork -> fork.entry().equals(entry.id()))
                .map(Fork::coldStarts)
                .flatMap(List::stream)
                .filter(start -> start.cell().equals(cell) && !start.millis().isEmpty())
                .toList();
        if (starts.isEmpty()) {
            return Stream.empty();
        }
        int shots =
                starts.stream().mapToInt(start -> start.millis().size()).min().orElseThrow();
        return Stream.of(new ColdCurve(
                cell,
                entry,
                starts.size(),
                median(starts.stream().mapToDouble(ColdStart::setUpMillis).toArray()),
                IntStream.range(0, shots)
                        .mapToObj(shot -> shot(starts.stream()
                                .mapToDouble(start -> start.millis().get(shot))
                                .toArray()))
                        .toList(),
                warm(entry, cell),
                reported(entry, cell)));
    }

    private static Shot shot(double[] millis) {
        double[] sorted = Arrays.stream(millis).sorted().toArray();
        return new Shot(median(millis), sorted[0], sorted[sorted.length - 1]);
    }

    private static double median(double[] values) {
        return Median.withDefaults().evaluate(values);
    }

    private @Nullable Double warm(Entry entry, Cell cell) {
        return panels.stream()
                .filter(panel -> panel.cell().equals(cell))
                .findFirst()
                .flatMap(panel -> panel.rows().stream()
                        .filter(row -> row.entry().equals(entry))
                        .findFirst())
                .map(Findings.Row::msPerOperation)
                .orElse(null);
    }

    private @Nullable Double reported(Entry entry, Cell cell) {
        Background background = result.background();
        return background == null
                ? null
                : background.figures().stream()
                        .filter(figure -> figure.contestant().equals(entry.id())
                                && figure.cell().equals(cell))
                        .map(Figure::millis)
                        .findFirst()
                        .orElse(null);
    }
}
