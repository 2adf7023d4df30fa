package dev.wirespeed.lab.sustained;

import dev.wirespeed.lab.report.Numbers;
import dev.wirespeed.lab.report.Table;
import dev.wirespeed.lab.stream.ReceivedRanges.Range;
import dev.wirespeed.lab.sustained.Summary.Took;
import dev.wirespeed.lab.sustained.SustainedResult.Maximum;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Sustained runs as tables of text. */
final class SustainedTables {

    private static final int RANGES_TOLD = 20;

    private final SustainedResult result;

    SustainedTables(SustainedResult result) {
        this.result = result;
    }

    List<Table> all() {
        return Stream.of(latencies(), notSustained(), took(), maxima(), losses(), events())
                .filter(table -> !table.isEmpty())
                .toList();
    }

    /** The runs that are compared, those with the same conditions together. */
    static List<Run> inOrder(SustainedResult result) {
        List<String> order =
                result.contestants().stream().map(entry -> entry.id()).toList();
        return result.compared().stream()
                .sorted(Comparator.comparingInt((Run run) -> run.trial().seconds())
                        .thenComparing(run -> run.trial().heap())
                        .thenComparingInt(run -> run.trial().rate())
                        .thenComparingInt(run -> order.indexOf(run.trial().contestant())))
                .toList();
    }

    private List<String> named(Run run, Stream<String> cells) {
        return named(run.trial(), Numbers.whole((long) run.trial().seconds()), cells);
    }

    private List<String> named(Trial trial, String seconds, Stream<String> cells) {
        return Stream.concat(
                        Stream.of(
                                result.contestant(trial.contestant()).title(),
                                Numbers.whole((long) trial.rate()),
                                seconds,
                                trial.heap()),
                        cells)
                .toList();
    }

    private Table latencies() {
        List<List<String>> rows = inOrder(result).stream()
                .map(run -> named(
                        run,
                        Stream.of(
                                millis(run, 50),
                                millis(run, 99),
                                millis(run, 99.9),
                                millis(run, 100),
                                Numbers.whole(run.arrived() - run.altered()),
                                run.lost() == null ? "unknown" : Numbers.whole(run.lost()),
                                run.sustained() ? "yes" : "no")))
                .toList();
        return new Table(
                "Latency in milliseconds, from when a record was due to when it was decoded",
                List.of(
                        "Contestant",
                        "records/s",
                        "seconds",
                        "heap",
                        "p50",
                        "p99",
                        "p99.9",
                        "longest",
                        "verified",
                        "lost",
                        "sustained"),
                rows,
                true);
    }

    private Table notSustained() {
        List<List<String>> rows = inOrder(result).stream()
                .flatMap(run -> Stream.ofNullable(run.notSustained())
                        .map(reason -> List.of(run.trial().id(), reason)))
                .toList();
        return new Table("Not sustained", List.of("Run", "why"), rows, false);
    }

    private static String millis(Run run, double percentile) {
        return run.latencies().count() == 0
                ? "–"
                : Numbers.plain(run.latencies().at(percentile) / 1e3);
    }

    private Table took() {
        List<List<String>> rows = inOrder(result).stream()
                .filter(run -> run.arrived() > 0)
                .flatMap(run -> Summary.all(run).stream())
                .flatMap(summary -> Stream.of(
                        row(summary, "sender", summary.sender(), Numbers.plain(summary.bytesPerRecord())),
                        row(summary, "receiver", summary.receiver(), "")))
                .toList();
        return new Table(
                "What it took, on average",
                List.of(
                        "Contestant",
                        "records/s",
                        "seconds",
                        "heap",
                        "JVM",
                        "CPU cores",
                        "MB allocated/s",
                        "MB heap after GC",
                        "at most",
                        "GC pauses",
                        "ms paused",
                        "bytes/record"),
                rows,
                true);
    }

    private List<String> row(Summary summary, String side, Took took, String bytes) {
        int all = summary.trial().seconds();
        String seconds = Numbers.whole((long) summary.seconds());
        return named(
                summary.trial(),
                summary.seconds() < all ? "first " + seconds : seconds,
                Stream.of(
                        side,
                        Numbers.plain(took.cpuCores()),
                        Numbers.plain(took.allocatedBytesPerSecond() / 1e6),
                        megabytes(took.heapAfterGcBytes()),
                        megabytes(took.mostHeapAfterGcBytes()),
                        Numbers.whole(took.pauses()),
                        Numbers.plain(took.pauseMillis()),
                        bytes));
    }

    private static String megabytes(@Nullable Long bytes) {
        return bytes == null ? "–" : Numbers.plain(bytes / 1e6);
    }

    private Table maxima() {
        List<List<String>> rows = result.maxima().stream()
                .map(maximum -> List.of(
                        result.contestant(maximum.contestant()).title(),
                        maximum.heap(),
                        rate(maximum.rate()),
                        rate(maximum.tooMuch()),
                        reason(maximum)))
                .toList();
        return new Table(
                "The highest rate that was sustained, in records a second",
                List.of("Contestant", "heap", "sustained", "too much", "why"),
                rows,
                true);
    }

    private static String rate(@Nullable Integer rate) {
        return rate == null ? "–" : Numbers.whole((long) rate);
    }

    private static String reason(Maximum maximum) {
        String reason = Objects.requireNonNullElse(maximum.reason(), "");
        return maximum.complete() ? reason : "the search did not end: " + reason;
    }

    private Table losses() {
        List<List<String>> rows = result.runs().stream()
                .filter(run -> !run.lostRanges().isEmpty())
                .map(run -> named(
                        run,
                        Stream.of(Numbers.whole(Objects.requireNonNullElse(run.lost(), 0L)), ranges(run.lostRanges()))))
                .toList();
        return new Table(
                "Records that were lost",
                List.of("Contestant", "records/s", "seconds", "heap", "how many", "sequence numbers"),
                rows,
                true);
    }

    static String ranges(List<Range> ranges) {
        String some = ranges.stream()
                .limit(RANGES_TOLD)
                .map(range -> range.first() == range.last()
                        ? Numbers.whole(range.first())
                        : Numbers.whole(range.first()) + " to " + Numbers.whole(range.last()))
                .collect(Collectors.joining("; "));
        return ranges.size() > RANGES_TOLD ? some + "; and " + (ranges.size() - RANGES_TOLD) + " more ranges" : some;
    }

    private Table events() {
        List<List<String>> rows = Stream.concat(
                        result.runs().stream()
                                .flatMap(run -> run.events().stream()
                                        .map(event -> List.of(
                                                run.trial().id(),
                                                Numbers.plain(event.atSeconds()) + " s",
                                                event.what()))),
                        result.runs().stream()
                                .flatMap(run -> run.alterations().stream()
                                        .map(one -> List.of(
                                                run.trial().id(), "record " + one.sequence(), one.difference()))))
                .toList();
        return new Table("What happened", List.of("Run", "when", "what"), rows, false);
    }
}
