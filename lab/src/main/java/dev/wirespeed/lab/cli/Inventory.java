package dev.wirespeed.lab.cli;

import dev.wirespeed.lab.contestant.Contestant;
import dev.wirespeed.lab.contestant.Trait;
import dev.wirespeed.lab.experiment.Experiment;
import dev.wirespeed.lab.experiment.Experiments;
import dev.wirespeed.lab.measure.Catalog;
import dev.wirespeed.lab.measure.Jdk;
import dev.wirespeed.lab.result.Cell;
import dev.wirespeed.lab.result.Operation;
import java.util.List;
import java.util.stream.Collectors;

/** What there is, as text. */
final class Inventory {

    private Inventory() {}

    static String text(Catalog catalog, List<Jdk> jdks) {
        Columns columns = new Columns();
        columns.heading("Experiments");
        Experiments.all().forEach(experiment -> experiment(columns, experiment));
        columns.heading("Contestants");
        catalog.contestants()
                .forEach(contestant -> columns.row(
                        contestant.id(),
                        contestant.title(),
                        contestant.version(),
                        contestant.format().title(),
                        traits(contestant)));
        columns.heading("Workloads");
        catalog.workloads().forEach(workload -> columns.row(workload.id(), workload.title()));
        columns.heading("JDKs");
        jdks.forEach(jdk -> columns.row("" + jdk.feature(), jdk.version() + ", " + jdk.vendor(), "" + jdk.home()));
        return columns.toString();
    }

    private static void experiment(Columns columns, Experiment experiment) {
        columns.row(experiment.id(), experiment.title());
        for (Operation operation : Operation.values()) {
            String workloads = experiment.cells().stream()
                    .filter(cell -> cell.operation() == operation && !cell.polluted())
                    .map(Cell::workload)
                    .collect(Collectors.joining(", "));
            if (!workloads.isEmpty()) {
                columns.row("", operation.id() + ": " + workloads);
            }
        }
        if (experiment.cells().stream().anyMatch(Cell::polluted)) {
            columns.row("", "polluted: all of these again");
        }
        columns.row(
                "",
                "contestants: "
                        + Catalog.of(experiment).contestants().stream()
                                .filter(experiment::includes)
                                .map(Contestant::id)
                                .collect(Collectors.joining(", ")));
    }

    private static String traits(Contestant contestant) {
        return contestant.traits().stream().sorted().map(Trait::label).collect(Collectors.joining(", "));
    }
}
