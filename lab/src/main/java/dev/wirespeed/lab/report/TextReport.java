package dev.wirespeed.lab.report;

import dev.wirespeed.lab.report.Findings.ForkLine;
import dev.wirespeed.lab.result.Operation;
import dev.wirespeed.lab.result.Result;

/** The findings for a terminal. */
final class TextReport {

    private static final String RED = "\033[31m";
    private static final String USUAL = "\033[0m";

    private final StringBuilder text = new StringBuilder();

    private TextReport() {}

    /** @param colours whether the terminal has some */
    static String of(Result result, Findings findings, boolean colours) {
        TextReport report = new TextReport();
        Tables tables = new Tables(result, findings);
        for (int jdk : tables.jdks()) {
            for (Operation operation : Operation.values()) {
                report.add(tables.throughput(jdk, operation));
            }
        }
        for (int jdk : tables.jdks()) {
            for (Operation operation : Operation.values()) {
                report.add(tables.verdicts(jdk, operation));
            }
        }
        tables.claims().forEach(report::add);
        report.add(new ExperimentTables(result, findings).steps());
        report.add(new ExperimentTables(result, findings).coldStarts());
        report.add(tables.disagreements());
        report.add(tables.crashes());
        report.line("");
        NotWarm.of(result, findings)
                .map(NotWarm::text)
                .ifPresent(alarm -> report.line(colours ? RED + alarm + USUAL : alarm));
        if (findings.forks().stream().anyMatch(fork -> !fork.unsteady().isEmpty())) {
            report.line("* a fork had not reached a steady state when it was measured");
        }
        long crowded = findings.forks().stream().filter(ForkLine::crowded).count();
        if (crowded > 0) {
            report.line("† " + crowded + " of " + findings.forks().size()
                    + " forks ran while other processes took more than a tenth of the machine");
        }
        Pace.of(result)
                .filter(Pace::varied)
                .ifPresent(pace -> report.line("The machine's own speed varied: " + pace.text()
                        + ". Virtual machines on the" + " same host do that; run it again when they are quiet."));
        Double floor = findings.noiseFloor();
        if (floor != null) {
            report.line("Noise floor: up to " + Numbers.percent(floor) + "; smaller differences mean nothing.");
        }
        return report.text.toString();
    }

    private void add(Table table) {
        if (!table.isEmpty()) {
            text.append('\n').append(TextTable.of(table));
        }
    }

    private void line(String line) {
        text.append(line).append('\n');
    }
}
