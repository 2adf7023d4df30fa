package dev.wirespeed.lab.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import dev.wirespeed.lab.report.Findings.Claim;
import dev.wirespeed.lab.report.Findings.Panel;
import dev.wirespeed.lab.report.Findings.Row;
import dev.wirespeed.lab.report.Findings.Standing;
import dev.wirespeed.lab.result.Cell;
import dev.wirespeed.lab.result.Comparison.Side;
import dev.wirespeed.lab.result.Entry;
import dev.wirespeed.lab.result.Entry.Kind;
import dev.wirespeed.lab.result.JdkUsed;
import dev.wirespeed.lab.result.Operation;
import dev.wirespeed.lab.result.Result;
import dev.wirespeed.lab.result.ResultFile;
import dev.wirespeed.lab.workload.Workloads;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.DoubleFunction;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The tables of documents are drawn from the published results. Started with {@code -Dgolden=write} it draws them anew. */
final class PeersTablesTest {
    private static final Path DOCUMENTS = Path.of("..");
    private static final Map<String, Published> PUBLISHED = new HashMap<>();

    private static final List<Column> JSON = List.of(
            new Column("× Jackson 3", rows -> Tables.over(rows, "jackson3", Numbers::times)),
            new Column("× the fastest other", Tables::overFastest),
            new Column("× by hand", rows -> Tables.over(rows, "hand-written", Numbers::times)),
            new Column("of an array copy", rows -> Tables.over(rows, "floor", Tables::percent)));
    private static final Column MODULE = new Column(
            "module × Jackson 3", rows -> Tables.over(rows, "jackson3-wirespeed", "jackson3", Numbers::times));
    private static final List<Column> PROTOBUF_AND_MODULE = List.of(
            new Column("× Protobuf, own classes", rows -> Tables.over(rows, "protobuf-domain", Numbers::times)),
            new Column("× Protobuf, messages", rows -> Tables.over(rows, "protobuf", Numbers::times)),
            MODULE);

    private static final List<Column> OF_PEOPLE = List.of(JSON.get(0), JSON.get(1), MODULE);

    static Stream<Arguments> tables() {
        return Stream.of(
                arguments("docs/peers.md", "peers", "peers", JSON),
                arguments("docs/peers.md", "peers, protobuf", "peers", PROTOBUF_AND_MODULE),
                arguments("docs/peers.md", "peers-module", "peers-module", List.of(MODULE)),
                arguments("docs/peers.md", "people", "people", OF_PEOPLE),
                arguments("docs/peers.md", "people-17", "people-17", OF_PEOPLE),
                arguments("docs/peers.md", "people-again", "people-again", OF_PEOPLE),
                arguments("docs/peers.md", "people-again-17", "people-again-17", OF_PEOPLE),
                arguments("docs/peers.md", "peers-17", "peers-17", JSON));
    }

    @ParameterizedTest(name = "{0}, {1}")
    @MethodSource("tables")
    void theTablesAreThoseOfTheResult(Path document, String mark, String result, List<Column> columns)
            throws IOException {
        assertContains(document, mark, tables(result, columns).toString());
    }

    @Test
    void readmeHasFourRowsOfThem() throws IOException {
        assertContains(
                Path.of("README.md"),
                "peers",
                tables("peers", JSON.subList(0, 2))
                        .pollutedRows("data", List.of("small-pool", "users", "citm", "non-ascii")));
    }

    private static void assertContains(Path document, String mark, String tables) throws IOException {
        String begin = "<!-- " + mark + " -->\n";
        String end = "<!-- /" + mark + " -->\n";
        Path file = DOCUMENTS.resolve(document);
        String text = Files.readString(file);
        String head = text.substring(0, text.indexOf(begin) + begin.length());
        String tail = text.substring(text.indexOf(end));
        String expected = head + tables + tail;
        if ("write".equals(System.getProperty("golden"))) {
            Files.writeString(file, expected);
        }
        assertThat(Files.readString(file)).isEqualTo(expected);
    }

    private static Tables tables(String result, List<Column> columns) {
        return new Tables(PUBLISHED.computeIfAbsent(result, Published::of), columns);
    }

    /** A figure that is ahead is no claim: those are made by the lab's own verdicts alone. */
    @ParameterizedTest
    @ValueSource(strings = {"README.md", "docs/peers.md"})
    void whatIsClaimedIsWhatTheVerdictsDo(Path document) throws IOException {
        Tables tables = tables("peers", JSON);
        List<Standing> standings = tables.standingsToFastest();
        int slower = Collections.frequency(standings, Standing.SLOWER);

        assertThat(Files.readString(DOCUMENTS.resolve(document)).replaceAll("\\s+", " "))
                .contains("the codecs are faster than the fastest other JSON library in "
                        + Collections.frequency(standings, Standing.FASTER) + " of " + standings.size()
                        + " cells and slower in " + (slower == 0 ? "none" : slower)
                        + "; for the rest no verdict is possible. In " + tables.withoutSome()
                        + " of the cells at least one library disagreed with Jackson and was not timed.");
        assertThat(standings).isSubsetOf(Standing.FASTER, Standing.SLOWER, Standing.NOT_DISTINGUISHABLE);
    }

    @ParameterizedTest
    @CsvSource({
        "people, On JDK 25",
        "people-17, on JDK 17",
        "people-again, In the later run on JDK 25",
        "people-again-17, In the later run on JDK 17"
    })
    void whatIsClaimedOfPeopleIsWhatTheVerdictsDo(String result, String where) throws IOException {
        List<Standing> standings = tables(result, OF_PEOPLE).standingsToFastest();

        assertThat(Files.readString(DOCUMENTS.resolve("docs/peers.md")).replaceAll("\\s+", " "))
                .contains(
                        where + ", in " + Collections.frequency(standings, Standing.FASTER) + " of " + standings.size()
                                + " cells the codecs are faster than the fastest of these, and in "
                                + Collections.frequency(standings, Standing.SLOWER) + " slower");
    }

    /** A figure of a cell's rows. */
    record Column(String title, Function<List<Row>, String> figure) {}

    /** A published result, and what was found in it, which takes seconds. */
    private record Published(Result result, Findings findings) {
        static Published of(String name) {
            Result result = ResultFile.read(
                    DOCUMENTS.resolve("docs/results").resolve(name).resolve(ResultFile.NAME + ".gz"));
            return new Published(result, Analysis.of(result));
        }
    }

    /** How many documents Wirespeed writes and reads while others do one. */
    private static final class Tables {
        private static final String WIRESPEED = "wirespeed";
        private static final String NONE = "–";
        private static final Set<Kind> OTHERS = Set.of(Kind.PEER, Kind.JACKSON2, Kind.JACKSON3);

        private final Result result;
        private final List<Column> columns;
        private final List<Panel> panels;
        private final List<Claim> claims;
        private final int jdk;

        Tables(Published published, List<Column> columns) {
            result = published.result();
            this.columns = columns;
            panels = published.findings().panels();
            claims = published.findings().claims();
            jdk = result.jdks().stream().mapToInt(JdkUsed::feature).max().orElseThrow();
        }

        @Override
        public String toString() {
            return Stream.of(of(Operation.SERIALIZE, "writing"), of(Operation.DESERIALIZE, "reading"))
                    .filter(table -> !table.isEmpty())
                    .collect(Collectors.joining("\n"));
        }

        private String of(Operation operation, String title) {
            if (result.cells().stream().noneMatch(cell -> cell.operation() == operation)) {
                return "";
            }
            StringBuilder table = new StringBuilder(
                    row(title, columns.stream().map(Column::title)) + "|---|" + "---:|".repeat(columns.size()) + "\n");
            Workloads.titles().forEach((workload, data) -> {
                Cell cell = new Cell(operation, workload);
                if (result.cells().contains(cell)) {
                    table.append(row(data, columns.stream().map(column -> both(cell, column.figure()))));
                }
            });
            return table.toString();
        }

        /** Writing and reading side by side, in JVMs that have seen other types. */
        String pollutedRows(String title, List<String> workloads) {
            List<Operation> operations = List.of(Operation.SERIALIZE, Operation.DESERIALIZE);
            StringBuilder table = new StringBuilder(row(
                    title,
                    Stream.of("writing ", "reading ")
                            .flatMap(what -> columns.stream().map(column -> what + column.title()))));
            table.append("|---|" + "---:|".repeat(operations.size() * columns.size()) + "\n");
            for (String workload : workloads) {
                table.append(row(
                        Workloads.titles().getOrDefault(workload, workload),
                        operations.stream().flatMap(operation -> {
                            List<Row> rows = rows(new Cell(operation, workload, true));
                            return columns.stream()
                                    .map(column -> column.figure().apply(rows));
                        })));
            }
            return table.toString();
        }

        private static String row(String first, Stream<String> others) {
            return Stream.concat(Stream.of(first), others).collect(Collectors.joining(" | ", "| ", " |\n"));
        }

        private static String over(List<Row> rows, String other, DoubleFunction<String> figure) {
            return over(rows, WIRESPEED, other, figure);
        }

        private static String over(List<Row> rows, String one, String other, DoubleFunction<String> figure) {
            double ratio = speed(rows, one) / speed(rows, other);
            return Double.isNaN(ratio) ? NONE : figure.apply(ratio);
        }

        /** How Wirespeed stands to the fastest other in each cell. */
        List<Standing> standingsToFastest() {
            return panels.stream()
                    .map(panel -> {
                        Side fastest = new Side(fastest(panel.rows()).entry().id(), jdk);
                        return claims.stream()
                                .filter(claim -> claim.cell().equals(panel.cell()))
                                .filter(claim -> claim.comparison().over().equals(new Side(WIRESPEED, jdk))
                                        && claim.comparison().under().equals(fastest))
                                .map(Claim::standing)
                                .findFirst()
                                .orElseThrow();
                    })
                    .toList();
        }

        /** How many cells lack one of the others. */
        long withoutSome() {
            return panels.stream()
                    .filter(panel -> !panel.rows().stream()
                            .map(Row::entry)
                            .toList()
                            .containsAll(result.entries().stream()
                                    .filter(Tables::isOther)
                                    .toList()))
                    .count();
        }

        private static boolean isOther(Entry entry) {
            return OTHERS.contains(entry.kind()) && entry.format().equals(Entry.JSON) && !entry.again();
        }

        private static String overFastest(List<Row> rows) {
            Row fastest = fastest(rows);
            return Numbers.times(speed(rows, WIRESPEED) / fastest.opsPerMs().value()) + " "
                    + fastest.entry().title();
        }

        private static Row fastest(List<Row> rows) {
            return rows.stream()
                    .filter(row -> isOther(row.entry()))
                    .max(Comparator.comparingDouble(row -> row.opsPerMs().value()))
                    .orElseThrow();
        }

        private static String percent(double ratio) {
            return Math.round(100 * ratio) + " %";
        }

        /** In a JVM that has seen nothing else, and in one that has. */
        private String both(Cell cell, Function<List<Row>, String> figure) {
            Cell polluted = new Cell(cell.operation(), cell.workload(), true);
            return figure.apply(rows(cell)) + " · " + figure.apply(rows(polluted));
        }

        private List<Row> rows(Cell cell) {
            return panels.stream()
                    .filter(panel -> panel.jdk() == jdk && panel.cell().equals(cell))
                    .flatMap(panel -> panel.rows().stream())
                    .toList();
        }

        /** Documents a millisecond; not a number if the entry is not among the rows. */
        private static double speed(List<Row> rows, String entry) {
            return rows.stream()
                    .filter(row -> row.entry().id().equals(entry))
                    .mapToDouble(row -> row.opsPerMs().value())
                    .findFirst()
                    .orElse(Double.NaN);
        }
    }
}
