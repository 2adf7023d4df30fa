package dev.wirespeed.lab.report;

import static dev.wirespeed.lab.report.MarkdownTable.escaped;

import dev.wirespeed.lab.result.Mode;
import dev.wirespeed.lab.result.Result;
import java.util.Optional;

/** The findings as GitHub-flavoured Markdown. */
final class MarkdownReport {

    private final StringBuilder text = new StringBuilder();

    private MarkdownReport() {}

    static String of(Result result, Findings findings, Link link) {
        return of(result, findings, link, OverNetwork.of(result));
    }

    static String of(Result result, Findings findings, Link link, Optional<OverNetwork> network) {
        MarkdownReport report = new MarkdownReport();
        report.head(result, findings, network);
        Tables tables = new Tables(result, findings);
        tables.jdks().forEach(jdk -> report.add(tables.throughput(jdk)));
        tables.jdks().forEach(jdk -> report.add(tables.verdicts(jdk)));
        tables.claims().forEach(report::add);
        tables.jdks().forEach(jdk -> report.add(tables.time(jdk)));
        tables.jdks().forEach(jdk -> report.add(tables.allocation(jdk)));
        report.add(tables.sizes());
        ExperimentTables special = new ExperimentTables(result, findings);
        report.add(special.steps());
        report.add(special.coldStarts());
        report.add(special.transports(link));
        report.add(tables.disagreements());
        report.add(tables.crashes());
        report.add(Environment.contestants(result));
        report.method(result);
        return report.text.toString();
    }

    private void head(Result result, Findings findings, Optional<OverNetwork> network) {
        line("# " + escaped(result.title()));
        line("");
        line(escaped(result.question()));
        line("");
        Story.of(result, findings).ifPresent(story -> story.lines().forEach(this::line));
        network.ifPresent(there -> {
            line(there.markdown());
            line("");
        });
        if (result.mode() == Mode.QUICK) {
            line("> **Quick run**: a first impression from short iterations; see the method below.");
            line("");
        }
        NotWarm.of(result, findings).ifPresent(alarm -> {
            line("> [!CAUTION]"); // which GitHub shows in red
            line("> " + escaped(alarm.text()));
            line("");
        });
        Double floor = findings.noiseFloor();
        line(
                floor == null
                        ? "Nothing ran twice, so the noise floor is unknown."
                        : "Noise floor: up to " + Numbers.percent(floor)
                                + ". `*` marks a fork that had not reached a steady state, `†` one that ran while other"
                                + " processes took more than a tenth of the machine.");
    }

    private void add(Table table) {
        if (!table.isEmpty()) {
            text.append('\n').append(MarkdownTable.of(table));
        }
    }

    private void method(Result result) {
        line("");
        line("## Method");
        line("");
        Method.of(result).forEach(sentence -> line("- " + escaped(sentence)));
        line("");
        line("## Environment");
        line("");
        Environment.of(result).forEach((name, value) -> line("- " + name + ": " + escaped(value)));
    }

    private void line(String line) {
        text.append(line).append('\n');
    }
}
