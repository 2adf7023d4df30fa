package dev.wirespeed.lab.report;

import java.util.List;
import java.util.stream.IntStream;

/** A table for a terminal: its title, its headings and its rows, in columns as wide as their widest cell. */
public final class TextTable {

    private static final int LONGEST_CELL = 100;

    private TextTable() {}

    public static String of(Table table) {
        int[] widths = IntStream.range(0, table.headings().size())
                .map(column -> width(table, column))
                .toArray();
        StringBuilder text = new StringBuilder(table.title()).append('\n');
        text.append(row(table.headings(), widths, table.figures())).append('\n');
        table.rows()
                .forEach(row -> text.append(row(row, widths, table.figures())).append('\n'));
        return text.toString();
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
}
