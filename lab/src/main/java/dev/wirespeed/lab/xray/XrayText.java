package dev.wirespeed.lab.xray;

import dev.wirespeed.lab.report.MarkdownTable;
import dev.wirespeed.lab.report.Numbers;
import dev.wirespeed.lab.report.TextTable;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** An xray as text for a terminal, and as Markdown. */
final class XrayText {

    private static final int LONGEST_PATH = 48;
    private static final int MOST_PATHS = 500;

    private XrayText() {}

    static String terminal(Xray xray, int most) {
        XrayTables tables = new XrayTables(xray);
        StringBuilder text = new StringBuilder(xray.name())
                .append(": ")
                .append(summary(xray))
                .append("\n\n");
        text.append(TextTable.of(tables.paths(most, LONGEST_PATH)));
        text.append("  total: with all below; gzip: what the gzipped document would be smaller by without it\n\n");
        text.append(TextTable.of(tables.whatIf()));
        if (!xray.notes().isEmpty()) {
            text.append('\n');
            xray.notes().forEach(note -> text.append("Note: ").append(note).append('\n'));
        }
        return text.toString();
    }

    static String markdown(Xray xray) {
        XrayTables tables = new XrayTables(xray);
        StringBuilder text = new StringBuilder("# ")
                .append(MarkdownTable.escaped(xray.name()))
                .append("\n\n")
                .append(summary(xray).replace("\n", "\n\n"))
                .append("\n\n");
        text.append(MarkdownTable.of(tables.whatIf())).append('\n');
        text.append(MarkdownTable.of(tables.paths(MOST_PATHS, Integer.MAX_VALUE)))
                .append('\n');
        text.append("## What the figures mean\n\n");
        List<String> sentences = new ArrayList<>(xray.notes());
        sentences.addAll(Definitions.of());
        sentences.forEach(sentence ->
                text.append("- ").append(MarkdownTable.escaped(sentence)).append('\n'));
        return text.append("- Wirespeed ").append(xray.wirespeed()).append('\n').toString();
    }

    private static String summary(Xray xray) {
        Size size = xray.size();
        String documents = xray.documents() == 1 ? "" : " in " + Numbers.whole(xray.documents()) + " documents";
        List<String> parts = new ArrayList<>(List.of(
                "names " + share(xray, xray.names()),
                "values " + share(xray, xray.values()),
                "punctuation " + share(xray, xray.punctuation())));
        if (xray.whiteSpace() > 0) {
            parts.add("white space " + share(xray, xray.whiteSpace()));
        }
        return Numbers.whole(size.plain()) + " bytes" + documents + ", " + Numbers.whole(size.gzip())
                + " with gzip, " + Numbers.whole(size.zstd()) + " with zstd\n"
                + parts.stream().collect(Collectors.joining(", "));
    }

    private static String share(Xray xray, long bytes) {
        return Numbers.percent((double) bytes / xray.size().plain());
    }
}
