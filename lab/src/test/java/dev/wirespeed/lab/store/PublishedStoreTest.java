package dev.wirespeed.lab.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The published run of the store, and the page that quotes it. */
final class PublishedStoreTest {

    private static final Path RUN = Path.of("../docs/results/store");
    private static final Path PAGE = Path.of("../docs/walk-through.md");
    private static final int FRAMEWORK = 1;
    private static final int METER = 2;
    private static final int METER_AND_CODECS = 3;
    private static final int CHANGE = 4;

    @ParameterizedTest
    @ValueSource(strings = {"store", "store-earlier"})
    void theReportIsThatOfTheResult(String name) throws IOException {
        Path run = RUN.resolveSibling(name);
        assertThat(SpeedReport.markdown(SpeedFile.read(run.resolve("store.json"))))
                .isEqualTo(Files.readString(run.resolve("store.md")));
    }

    @Test
    void figuresOfTheWalkThroughAreThoseOfTheReport() throws IOException {
        String report = Files.readString(RUN.resolve("store.md"));
        String quoted = Files.readString(PAGE).split("<!-- /?store -->", -1)[1];
        List<List<String>> rows = rows(quoted).skip(2).toList();

        assertThat(rows).hasSize(6).allSatisfy(row -> {
            String target = row.getFirst().replaceFirst("`(.*)`.*", "$1");
            assertThat(row(report, row.get(FRAMEWORK) + ": µs of CPU per request", target))
                    .containsSubsequence(row.get(METER), row.get(METER_AND_CODECS));
            assertThat(row(report, row.get(FRAMEWORK) + ": requests a second", target))
                    .contains(row.get(CHANGE));
        });
    }

    private static List<String> row(String report, String heading, String target) {
        String table = report.substring(report.indexOf("## " + heading)).split("\n\n", -1)[1];
        return rows(table)
                .filter(row -> row.getFirst().equals(target))
                .findFirst()
                .orElseThrow();
    }

    private static Stream<List<String>> rows(String table) {
        return table.strip()
                .lines()
                .map(line -> Stream.of(line.split("\\|", -1))
                        .skip(1)
                        .map(String::strip)
                        .toList());
    }
}
