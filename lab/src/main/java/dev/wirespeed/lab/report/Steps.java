package dev.wirespeed.lab.report;

import dev.wirespeed.lab.report.Findings.Panel;
import dev.wirespeed.lab.report.Findings.Row;
import dev.wirespeed.lab.report.Findings.Saved;
import dev.wirespeed.lab.result.Background;
import dev.wirespeed.lab.result.Background.Step;
import dev.wirespeed.lab.result.Cell;
import dev.wirespeed.lab.result.Result;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What each remedy saves, told apart: less data, and faster code. */
final class Steps {

    private final List<Panel> panels;
    private final Step first;

    private Steps(List<Panel> panels, Step first) {
        this.panels = panels;
        this.first = first;
    }

    /**
     * The steps of the experiment's author, and others beside them.
     *
     * @param panels the newest JDK first
     */
    static List<Saved> of(Result result, List<Panel> panels) {
        Background background = result.background();
        if (background == null || background.steps().isEmpty()) {
            return List.of();
        }
        Steps steps = new Steps(panels, background.steps().getFirst());
        return background.steps().stream().map(steps::saved).toList();
    }

    private Saved saved(Step step) {
        Double millis = millis(step.contestant(), step.cell());
        Double start = millis(first.contestant(), first.cell());
        Double sameData = millis(first.contestant(), step.cell());
        return new Saved(
                step.title(),
                step.cell(),
                millis,
                times(start, millis),
                millis == null ? null : times(start, sameData),
                times(sameData, millis),
                step.millis(),
                times(first.millis(), step.millis()));
    }

    private static @Nullable Double times(@Nullable Double before, @Nullable Double after) {
        return before == null || after == null ? null : (Double) (before / after);
    }

    private @Nullable Double millis(String contestant, Cell cell) {
        return panels.stream()
                .filter(panel -> panel.cell().equals(cell))
                .limit(1)
                .flatMap(panel -> panel.rows().stream())
                .filter(row -> row.entry().id().equals(contestant))
                .map(Row::msPerOperation)
                .findFirst()
                .orElse(null);
    }
}
