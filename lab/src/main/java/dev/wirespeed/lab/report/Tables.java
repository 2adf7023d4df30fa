package dev.wirespeed.lab.report;

import dev.wirespeed.lab.experiment.Verdict;
import dev.wirespeed.lab.report.Findings.Claim;
import dev.wirespeed.lab.report.Findings.Panel;
import dev.wirespeed.lab.report.Findings.Row;
import dev.wirespeed.lab.report.Findings.Size;
import dev.wirespeed.lab.report.Findings.Summary;
import dev.wirespeed.lab.result.Cell;
import dev.wirespeed.lab.result.Comparison;
import dev.wirespeed.lab.result.Entry;
import dev.wirespeed.lab.result.Operation;
import dev.wirespeed.lab.result.Reported;
import dev.wirespeed.lab.result.Result;
import dev.wirespeed.lab.result.Result.WorkloadUsed;
import dev.wirespeed.lab.statistics.Interval;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** The findings as tables, for terminal and Markdown alike. */
final class Tables {

    private static final String NONE = "–";
    private static final int MOST_COLUMNS = 16;

    private final Result result;
    private final Findings findings;

    Tables(Result result, Findings findings) {
        this.result = result;
        this.findings = findings;
    }

    /** The JDKs that something was measured on, the newest first. */
    List<Integer> jdks() {
        return findings.panels().stream().map(Panel::jdk).distinct().toList();
    }

    Table throughput(int jdk) {
        return perCell(
                "Throughput on JDK " + jdk + ", ops/ms (× " + baselineTitle() + ")",
                jdk,
                result.cells(),
                Tables::throughputText);
    }

    /** Narrow enough for a terminal. */
    Table throughput(int jdk, Operation operation) {
        String title = operation(operation) + " on JDK " + jdk + ", ops/ms (× " + baselineTitle() + ")";
        return perCell(title, jdk, cells(operation), Tables::throughputText);
    }

    private List<Cell> cells(Operation operation) {
        return result.cells().stream()
                .filter(cell -> cell.operation() == operation)
                .toList();
    }

    Table time(int jdk) {
        return perCell(
                "Average time on JDK " + jdk + ", ms/op",
                jdk,
                result.cells(),
                row -> Numbers.plain(row.msPerOperation()));
    }

    Table allocation(int jdk) {
        return perCell(
                "Allocation on JDK " + jdk + ", bytes/op",
                jdk,
                result.cells(),
                row -> Numbers.whole(row.bytesPerOperation()));
    }

    /** Who is faster or slower than the baseline in each cell. */
    Table verdicts(int jdk) {
        return perCell(verdictTitle(jdk), jdk, result.cells(), Tables::verdictText);
    }

    /** Narrow enough for a terminal. */
    Table verdicts(int jdk, Operation operation) {
        String title = verdictTitle(jdk) + ": " + operation.id();
        return perCell(title, jdk, cells(operation), Tables::verdictText);
    }

    private String verdictTitle(int jdk) {
        return "Verdicts on JDK " + jdk + " against " + baselineTitle();
    }

    private static String verdictText(Row row) {
        return (row.ratio() == null ? "–" : row.standing().label()) + marks(row);
    }

    /** What a reader must know of a row before believing it. */
    private static String marks(Row row) {
        return (row.unsteady() > 0 ? " *" : "") + (row.crowded() > 0 ? " †" : "");
    }

    private static String throughputText(Row row) {
        Interval ratio = row.ratio();
        String times = ratio == null ? "" : " (" + Numbers.times(ratio.value()) + ")";
        return Numbers.plain(row.opsPerMs().value()) + times + marks(row);
    }

    private Table perCell(String title, int jdk, List<Cell> shown, Function<Row, String> text) {
        if (shown.size() > MOST_COLUMNS) {
            return perContestant(title, jdk, shown, text);
        }
        List<String> headings = new ArrayList<>(List.of("Contestant"));
        shown.forEach(cell -> headings.add(name(cell)));
        List<List<String>> rows = new ArrayList<>();
        for (Entry entry : ranked(jdk)) {
            List<String> cells = new ArrayList<>(List.of(marked(entry)));
            shown.forEach(cell -> cells.add(row(jdk, cell, entry).map(text).orElse(NONE)));
            rows.add(cells);
        }
        return new Table(title, headings, rows, true);
    }

    /** The same with a row for each of many cells. */
    private Table perContestant(String title, int jdk, List<Cell> shown, Function<Row, String> text) {
        List<Entry> entries = ranked(jdk);
        List<String> headings = new ArrayList<>(List.of("Cell"));
        entries.forEach(entry -> headings.add(marked(entry)));
        List<List<String>> rows = new ArrayList<>();
        for (Cell cell : shown) {
            List<String> cells = new ArrayList<>(List.of(name(cell)));
            entries.forEach(entry -> cells.add(row(jdk, cell, entry).map(text).orElse(NONE)));
            if (!cells.stream().skip(1).allMatch(NONE::equals)) {
                rows.add(cells);
            }
        }
        return new Table(title, headings, rows, true);
    }

    /** The entries that ran on a JDK, the fastest on the whole first; who ran in some cells alone, behind them: means of others. */
    private List<Entry> ranked(int jdk) {
        return result.entries().stream()
                .filter(entry -> result.cells().stream()
                        .anyMatch(cell -> row(jdk, cell, entry).isPresent()))
                .sorted(Comparator.comparing((Entry entry) -> !everywhere(jdk, entry))
                        .thenComparingDouble(entry -> -overall(jdk, entry)))
                .toList();
    }

    private boolean everywhere(int jdk, Entry entry) {
        return findings.summaries().stream()
                .filter(summary -> summary.jdk() == jdk && summary.entry().equals(entry))
                .allMatch(summary -> summary.cells() == summary.allCells());
    }

    private double overall(int jdk, Entry entry) {
        return findings.summaries().stream()
                .filter(summary -> summary.jdk() == jdk && summary.entry().equals(entry))
                .mapToDouble(Summary::ratio)
                .reduce(1, (left, right) -> left * right);
    }

    private Optional<Row> row(int jdk, Cell cell, Entry entry) {
        return findings.panels().stream()
                .filter(panel -> panel.jdk() == jdk && panel.cell().equals(cell))
                .flatMap(panel -> panel.rows().stream())
                .filter(row -> row.entry().equals(entry))
                .findFirst();
    }

    /** One table for each comparison. */
    List<Table> claims() {
        return result.comparisons().stream()
                .map(this::claims)
                .filter(table -> !table.isEmpty())
                .toList();
    }

    private Table claims(Comparison comparison) {
        List<List<String>> rows = findings.claims().stream()
                .filter(claim -> claim.comparison().equals(comparison))
                .map(this::claim)
                .toList();
        List<String> headings = List.of(
                "Cell", "Measured (95 % interval)", "Noise floor", "Verdict", "Reported", "The reported figure is");
        int columns = comparison.reported() ? headings.size() : 4;
        return new Table(
                comparison.title(),
                headings.subList(0, columns),
                rows.stream().map(row -> row.subList(0, columns)).toList(),
                true);
    }

    private List<String> claim(Claim claim) {
        return List.of(
                name(claim.cell()),
                Numbers.change(claim.ratio()),
                Numbers.percent(claim.noiseFloor()),
                claim.standing().label(),
                reported(claim.reported()),
                verdict(claim.verdict()));
    }

    private static String verdict(@Nullable Verdict verdict) {
        return verdict == null ? NONE : verdict.label();
    }

    static String reported(@Nullable Reported reported) {
        if (reported == null) {
            return NONE;
        }
        String low = Numbers.signedPercent(reported.low());
        return reported.low() == reported.high() ? low : low + " to " + Numbers.signedPercent(reported.high());
    }

    Table sizes() {
        List<List<String>> rows = findings.sizes().stream()
                .sorted(Comparator.comparingLong(Size::bytes))
                .map(size -> List.of(
                        marked(size.entry()),
                        workload(size.workload()),
                        Numbers.whole((double) size.bytes()),
                        Numbers.whole((double) size.gzipBytes()),
                        size.zstdBytes() == null ? NONE : Numbers.whole((double) size.zstdBytes())))
                .toList();
        return new Table(
                "Size of the document, bytes", List.of("Contestant", "Workload", "Plain", "Gzip", "Zstd"), rows, true);
    }

    Table disagreements() {
        List<List<String>> rows = result.agreements().stream()
                .flatMap(agreement -> Stream.ofNullable(agreement.difference())
                        .map(difference -> List.of(
                                agreement.contestant(),
                                workload(agreement.workload()),
                                "" + agreement.jdk(),
                                difference)))
                .toList();
        return new Table(
                "Not timed, because they don't agree", List.of("Contestant", "Workload", "JDK", "Why"), rows, false);
    }

    Table crashes() {
        List<List<String>> rows = result.forks().stream()
                .flatMap(fork -> Stream.ofNullable(fork.failure()).map(failure -> List.of(fork.id(), failure)))
                .toList();
        return new Table("Forks that crashed", List.of("Fork", "Last line"), rows, false);
    }

    /** The title, and behind it what sets a variant apart, so that nobody compares it without knowing. */
    static String marked(Entry entry) {
        Stream<String> untold = entry.traits().stream()
                .filter(trait -> !entry.title().toLowerCase(Locale.ROOT).contains(trait));
        return Stream.concat(Stream.of(entry.title()), untold).collect(Collectors.joining(" · "));
    }

    private String baselineTitle() {
        return result.entries().stream()
                .filter(entry -> entry.id().equals(result.baseline()))
                .map(Entry::title)
                .findFirst()
                .orElse(result.baseline());
    }

    private String name(Cell cell) {
        String name = operation(cell.operation()) + " " + lowerCase(workload(cell.workload()));
        return cell.polluted() ? name + ", polluted" : name;
    }

    /** As it stands inside of a sentence; names of classes further on keep their capitals. */
    private static String lowerCase(String title) {
        return title.substring(0, 1).toLowerCase(Locale.ROOT) + title.substring(1);
    }

    private static String operation(Operation operation) {
        return switch (operation) {
            case SERIALIZE -> "Serialize";
            case DESERIALIZE -> "Deserialize";
            case FETCH -> "Fetch";
        };
    }

    private String workload(String id) {
        return result.workloads().stream()
                .filter(workload -> workload.id().equals(id))
                .map(WorkloadUsed::title)
                .findFirst()
                .orElse(id);
    }
}
