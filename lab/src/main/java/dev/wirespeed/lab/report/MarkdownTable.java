package dev.wirespeed.lab.report;

import java.util.List;
import java.util.stream.Collectors;

/** A table as GitHub-flavoured Markdown, under its title as a heading. */
public final class MarkdownTable {

    private MarkdownTable() {}

    public static String of(Table table) {
        StringBuilder text = new StringBuilder("## " + escaped(table.title()) + "\n\n");
        text.append(row(table.headings())).append('\n');
        text.append("|---|")
                .append((table.figures() ? "---:|" : "---|")
                        .repeat(table.headings().size() - 1))
                .append('\n');
        table.rows().forEach(row -> text.append(row(row)).append('\n'));
        return text.toString();
    }

    private static String row(List<String> cells) {
        return cells.stream().map(MarkdownTable::escaped).collect(Collectors.joining(" | ", "| ", " |"));
    }

    /** What could be taken for markup is what a name or an error message may contain: pipes, tags, emphasis. */
    public static String escaped(String text) {
        return text.replaceAll("\\R", " ").replaceAll("[\\\\`*_|\\[\\]<>#]", "\\\\$0");
    }
}
