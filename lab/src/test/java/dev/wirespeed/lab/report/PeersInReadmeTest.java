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
import org.junit.jupiter.api.Test;

/** The README's table is drawn from the published result. Started with {@code -Dgolden=write} it draws the table anew. */
final class PeersInReadmeTest {
    private static final Path README = Path.of("../README.md");
    private static final Path RESULT = Path.of("../docs/results/peers").resolve(ResultFile.NAME);
    private static final String BEGIN = "<!-- peers -->\n";
    private static final String END = "<!-- /peers -->\n";
    private static final String WIRESPEED = "wirespeed";
    private static final String NONE = "–";
    private static final Set<Kind> OTHERS = Set.of(Kind.PEER, Kind.JACKSON2, Kind.JACKSON3);

    private final Result result = ResultFile.read(RESULT);
    private final List<Panel> panels = Analysis.of(result).panels();
    private final int jdk =
            result.jdks().stream().mapToInt(JdkUsed::feature).max().orElseThrow();

    @Test
    void theTableIsThatOfTheResult() throws IOException {
        String readme = Files.readString(README);
        String head = readme.substring(0, readme.indexOf(BEGIN) + BEGIN.length());
        String tail = readme.substring(readme.indexOf(END));
        if ("write".equals(System.getProperty("golden"))) {
            Files.writeString(README, head + table() + tail);
        }
        assertThat(Files.readString(README)).isEqualTo(head + table() + tail);
    }

    private String table() {
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
