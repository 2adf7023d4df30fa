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
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
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
            StringBuilder table = new StringBuilder("""
                    | data | writing, × Jackson 3 | × the fastest other | reading, × Jackson 3 | × the fastest other |
                    |---|---:|---:|---:|---:|
                    """);
            Workloads.titles().forEach((workload, title) -> {
                if (result.cells().contains(new Cell(Operation.DESERIALIZE, workload))) {
                    List<String> cells = new ArrayList<>(List.of(title));
                    for (Operation operation : Operation.CONVERSIONS) {
                        cells.add(overBaseline(new Cell(operation, workload)));
                        cells.add(overFastest(new Cell(operation, workload)));
                    }
                    table.append(cells.stream().collect(Collectors.joining(" | ", "| ", " |\n")));
                }
            });
            return table.toString();
        }

        private String overBaseline(Cell cell) {
            return both(cell, rows -> Numbers.times(speed(rows, WIRESPEED) / speed(rows, result.baseline())));
        }

        private String overFastest(Cell cell) {
            return both(cell, rows -> {
                Row fastest = rows.stream()
                        .filter(row -> OTHERS.contains(row.entry().kind()))
                        .filter(row -> row.entry().format().equals(Entry.JSON)
                                && !row.entry().again())
                        .max(Comparator.comparingDouble(row -> row.opsPerMs().value()))
                        .orElseThrow();
                return Numbers.times(speed(rows, WIRESPEED) / fastest.opsPerMs().value()) + " "
                        + fastest.entry().title();
            });
        }

        /** In a JVM that has seen nothing else, and in one that has. */
        private String both(Cell cell, Function<List<Row>, String> figure) {
            if (rows(cell).isEmpty()) {
                return NONE;
            }
            Cell polluted = new Cell(cell.operation(), cell.workload(), true);
            return figure.apply(rows(cell)) + " · " + figure.apply(rows(polluted));
        }

        private List<Row> rows(Cell cell) {
            return panels.stream()
                    .filter(panel -> panel.jdk() == jdk && panel.cell().equals(cell))
                    .flatMap(panel -> panel.rows().stream())
                    .toList();
        }

        private static double speed(List<Row> rows, String entry) {
            return rows.stream()
                    .filter(row -> row.entry().id().equals(entry))
                    .mapToDouble(row -> row.opsPerMs().value())
                    .findFirst()
                    .orElseThrow();
        }
    }
}
