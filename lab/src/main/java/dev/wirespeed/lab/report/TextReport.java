package dev.wirespeed.lab.report;

import dev.wirespeed.lab.result.Operation;
import dev.wirespeed.lab.result.Result;
import java.util.List;
import java.util.stream.IntStream;

/** The findings for a terminal. */
final class TextReport {

    private static final int LONGEST_CELL = 100;

    private final StringBuilder text = new StringBuilder();

    private TextReport() {}

    static String of(Result result, Findings findings) {
        TextReport report = new TextReport();
        Tables tables = new Tables(result, findings);
        for (int jdk : tables.jdks()) {
            report.add(tables.throughput(jdk, Operation.SERIALIZE));
            report.add(tables.throughput(jdk, Operation.DESERIALIZE));
        }
        tables.claims().forEach(report::add);
        report.add(tables.disagreements());
        report.add(tables.crashes());
        report.line("");
        if (findings.forks().stream().anyMatch(fork -> !fork.unsteady().isEmpty())) {
            report.line("* a fork had not reached a steady state");
        }
        Double floor = findings.noiseFloor();
        if (floor != null) {
            report.line("Noise floor: up to " + Numbers.percent(floor) + "; smaller differences mean nothing.");
        }
        return report.text.toString();
    }

    private void add(Table table) {
        if (table.isEmpty()) {
            return;
        }
        int[] widths = IntStream.range(0, table.headings().size())
                .map(column -> width(table, column))
                .toArray();
        line("");
        line(table.title());
        line(row(table.headings(), widths, table.figures()));
        table.rows().forEach(row -> line(row(row, widths, table.figures())));
    }

    private static int width(Table table, int column) {
        return table.rows().stream()
                .mapToInt(row -> shortened(row.get(column)).length())
                .reduce(table.headings().get(column).length(), Math::max);
    }

    private static String row(List<String> cells, int[] widths, boolean figures) {
        StringBuilder line = new StringBuilder();
        for (int column = 0; column < cells.size(); column++) {
            String cell = shortened(cells.get(column));
            String padding = " ".repeat(widths[column] - cell.length());
            line.append("  ").append(column == 0 || !figures ? cell + padding : padding + cell);
        }
        return line.toString().stripTrailing();
    }

    private static String shortened(String cell) {
        return cell.length() <= LONGEST_CELL ? cell : cell.substring(0, LONGEST_CELL - 1) + "…";
    }

    private void line(String line) {
        text.append(line).append('\n');
    }
}
