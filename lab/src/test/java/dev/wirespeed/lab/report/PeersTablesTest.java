package dev.wirespeed.lab.report;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wirespeed.lab.report.Findings.Panel;
import dev.wirespeed.lab.report.Findings.Row;
import dev.wirespeed.lab.result.Cell;
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
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.function.DoubleFunction;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The tables of documents are drawn from the published results. Started with {@code -Dgolden=write} it draws them anew. */
final class PeersTablesTest {
    private static final Path DOCUMENTS = Path.of("..");
    private static final String BEGIN = "<!-- peers -->\n";
    private static final String END = "<!-- /peers -->\n";

    @ParameterizedTest
    @CsvSource({"README.md, peers", "docs/peers.md, peers-17"})
    void theTableIsThatOfTheResult(Path document, String result) throws IOException {
        Path file = DOCUMENTS.resolve(document);
        String text = Files.readString(file);
        String head = text.substring(0, text.indexOf(BEGIN) + BEGIN.length());
        String tail = text.substring(text.indexOf(END));
        String expected = head
                + new Table(DOCUMENTS.resolve("docs/results").resolve(result).resolve(ResultFile.NAME))
                + tail;
        if ("write".equals(System.getProperty("golden"))) {
            Files.writeString(file, expected);
        }
        assertThat(Files.readString(file)).isEqualTo(expected);
    }

    /** How many documents Wirespeed converts while others do one. */
    private static final class Table {
        private static final String WIRESPEED = "wirespeed";
        private static final String HAND_WRITTEN = "hand-written";
        private static final String FLOOR = "floor";
        private static final String NONE = "–";
        private static final Set<Kind> OTHERS = Set.of(Kind.PEER, Kind.JACKSON2, Kind.JACKSON3);

        private final Result result;
        private final List<Panel> panels;
        private final int jdk;

        Table(Path file) {
            result = ResultFile.read(file);
            panels = Analysis.of(result).panels();
            jdk = result.jdks().stream().mapToInt(JdkUsed::feature).max().orElseThrow();
        }

        @Override
        public String toString() {
            return of(Operation.SERIALIZE, "writing") + "\n" + of(Operation.DESERIALIZE, "reading");
        }

        private String of(Operation operation, String title) {
            StringBuilder table = new StringBuilder(
                    "| " + title + " | × Jackson 3 | × the fastest other | × by hand | of an array copy |\n"
                            + "|---|---:|---:|---:|---:|\n");
            Workloads.titles().forEach((workload, data) -> {
                Cell cell = new Cell(operation, workload);
                if (result.cells().contains(cell)) {
                    table.append(Stream.of(
                                    data,
                                    both(cell, rows -> over(rows, result.baseline(), Numbers::times)),
                                    both(cell, Table::overFastest),
                                    both(cell, rows -> over(rows, HAND_WRITTEN, Numbers::times)),
                                    both(cell, rows -> over(rows, FLOOR, Table::percent)))
                            .collect(Collectors.joining(" | ", "| ", " |\n")));
                }
            });
            return table.toString();
        }

        private static String over(List<Row> rows, String other, DoubleFunction<String> figure) {
            double speed = speed(rows, other);
            return Double.isNaN(speed) ? NONE : figure.apply(speed(rows, WIRESPEED) / speed);
        }

        private static String overFastest(List<Row> rows) {
            Row fastest = rows.stream()
                    .filter(row -> OTHERS.contains(row.entry().kind()))
                    .filter(row -> row.entry().format().equals(Entry.JSON)
                            && !row.entry().again())
                    .max(Comparator.comparingDouble(row -> row.opsPerMs().value()))
                    .orElseThrow();
            return Numbers.times(speed(rows, WIRESPEED) / fastest.opsPerMs().value()) + " "
                    + fastest.entry().title();
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
