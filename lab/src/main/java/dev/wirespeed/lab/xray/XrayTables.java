package dev.wirespeed.lab.xray;

import dev.wirespeed.lab.report.Numbers;
import dev.wirespeed.lab.report.Table;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** An xray as tables of text. */
final class XrayTables {

    private final Xray xray;

    XrayTables(Xray xray) {
        this.xray = xray;
    }

    /**
     * The widest paths, then the white space.
     *
     * @param most how many paths
     * @param longest how many characters of a path; of longer ones the end is kept
     */
    Table paths(int most, int longest) {
        List<List<String>> rows = new ArrayList<>();
        widest(most).forEach(path -> rows.add(row(path, longest)));
        if (xray.whiteSpace() > 0) {
            rows.add(rest("(white space)", xray.whiteSpace(), Numbers.whole(xray.whiteSpaceGzip())));
        }
        if (xray.byteOrderMark() > 0) {
            rows.add(rest("(byte order mark)", xray.byteOrderMark(), "–"));
        }
        List<String> headings =
                List.of("Path", "count", "nulls", "names", "values", "punctuation", "total", "share", "gzip");
        return new Table(title(most), headings, rows, true);
    }

    private String title(int most) {
        int all = xray.paths().size();
        return "Where the bytes are"
                + (most < all ? String.format(Locale.ROOT, ": the %,d widest of %,d paths", most, all) : "");
    }

    private List<Xray.PathBytes> widest(int most) {
        return xray.paths().stream()
                .sorted(Comparator.comparingLong(Xray.PathBytes::total).reversed())
                .limit(most)
                .toList();
    }

    private List<String> row(Xray.PathBytes path, int longest) {
        return List.of(
                shortened(path.path(), longest),
                Numbers.whole(path.occurrences()),
                some(path.nulls()),
                some(path.names()),
                some(path.values()),
                some(path.punctuation()),
                Numbers.whole(path.total()),
                share(path.total()),
                gzip(path.gzip()));
    }

    private List<String> rest(String name, long bytes, String gzip) {
        return List.of(name, "", "", "", "", "", Numbers.whole(bytes), share(bytes), gzip);
    }

    private String share(long bytes) {
        return Numbers.percent((double) bytes / xray.size().plain());
    }

    private static String some(long bytes) {
        return bytes == 0 ? "" : Numbers.whole(bytes);
    }

    private static String gzip(@Nullable Long bytes) {
        return bytes == null ? "–" : Numbers.whole(bytes);
    }

    private static String shortened(String path, int longest) {
        return path.length() <= longest ? path : "…" + path.substring(path.length() - longest + 1);
    }

    /** The document in other shapes, in bytes and against what it is. */
    Table whatIf() {
        List<List<String>> rows = xray.whatIf().stream().map(this::row).toList();
        return new Table("What if it were written …", List.of("", "plain", "", "gzip", "", "zstd", ""), rows, true);
    }

    private List<String> row(Xray.WhatIf shape) {
        Size now = xray.size();
        Size size = shape.size();
        return List.of(
                shape.title(),
                Numbers.whole(size.plain()),
                change(size.plain(), now.plain()),
                Numbers.whole(size.gzip()),
                change(size.gzip(), now.gzip()),
                Numbers.whole(size.zstd()),
                change(size.zstd(), now.zstd()));
    }

    private static String change(long bytes, long before) {
        return bytes == before ? "" : Numbers.change((double) bytes / before);
    }
}
