package dev.wirespeed.lab.cli;

import java.util.ArrayList;
import java.util.List;

/** Text under headings, in columns as wide as their widest cell. */
final class Columns {

    private final StringBuilder text = new StringBuilder();
    private final List<List<String>> rows = new ArrayList<>();

    void heading(String heading) {
        flush();
        text.append(text.isEmpty() ? "" : "\n").append(heading).append('\n');
    }

    void row(String... cells) {
        rows.add(List.of(cells));
    }

    @Override
    public String toString() {
        flush();
        return text.toString();
    }

    private void flush() {
        for (List<String> row : rows) {
            StringBuilder line = new StringBuilder(" ");
            for (int column = 0; column < row.size(); column++) {
                String cell = row.get(column);
                line.append(' ').append(cell).append(" ".repeat(width(column) - cell.length() + 1));
            }
            text.append(line.toString().stripTrailing()).append('\n');
        }
        rows.clear();
    }

    private int width(int column) {
        return rows.stream()
                .filter(row -> row.size() > column)
                .mapToInt(row -> row.get(column).length())
                .max()
                .orElse(0);
    }
}
