package dev.wirespeed.agent;

import dev.wirespeed.agent.boot.Totals;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;

/** The totals as a table for people, in ASCII, since many services' standard streams support nothing else. */
final class ExitTable {
    private static final int ROWS = 50;
    private static final String ROW = "%-9s  %-5s  %12s  %8s  %10s  %10s  %10s  %12s  %s  by %s%n";

    private ExitTable() {}

    static void printAtExit() {
        Runtime.getRuntime().addShutdownHook(new Thread(() -> System.err.print(of(Totals.all())), "wirespeed-agent"));
    }

    static String of(List<Totals> totals) {
        List<Totals> sorted = totals.stream()
                .sorted(Comparator.comparingLong(Totals::wallNanos)
                        .thenComparingLong(Totals::count)
                        .reversed())
                .toList();
        if (sorted.isEmpty()) {
            return "wirespeed-agent: no conversions\n";
        }
        StringBuilder table = new StringBuilder("wirespeed-agent: conversions, ")
                .append(sorted.get(0).timed() == 0 ? "the most frequent" : "those that took most time")
                .append(" first\n");
        table.append(String.format(
                ROW,
                "library",
                "",
                "count",
                "failures",
                "bytes each",
                "us each",
                "us of CPU",
                "ms in all",
                "type",
                "caller"));
        sorted.stream().limit(ROWS).forEach(each -> table.append(row(each)));
        if (sorted.size() > ROWS) {
            table.append("... and ").append(sorted.size() - ROWS).append(" more\n");
        }
        return table.toString();
    }

    private static String row(Totals of) {
        return String.format(
                Locale.ROOT,
                ROW,
                of.library(),
                of.direction(),
                of.count(),
                of.failures(),
                mean(of.bytes(), of.sized(), 1, "%.0f"),
                mean(of.wallNanos(), of.timed(), 1e3, "%.1f"),
                mean(of.cpuNanos(), of.cpuTimed(), 1e3, "%.1f"),
                of.timed() == 0 ? "-" : String.format(Locale.ROOT, "%.1f", of.wallNanos() / 1e6),
                of.rootType(),
                of.caller());
    }

    private static String mean(long sum, long count, double unit, String format) {
        return count == 0 ? "-" : String.format(Locale.ROOT, format, sum / unit / count);
    }
}
