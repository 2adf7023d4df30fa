package dev.wirespeed.lab.store;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wirespeed.lab.report.Numbers;
import dev.wirespeed.lab.statistics.Interval;
import dev.wirespeed.lab.statistics.PairedRounds;
import dev.wirespeed.lab.store.SpeedFigures.Place;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.DoubleStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The published runs of the store, and the pages that quote them. Started with {@code -Dgolden=write} it draws one of their tables anew. */
final class PublishedStoreTest {

    private static final Path RUN = Path.of("../docs/results/store");
    private static final Path PAGE = Path.of("../docs/walk-through.md");
    private static final Path ALL_RUNS = Path.of("../docs/store.md");
    private static final int FRAMEWORK = 1;
    private static final int METER = 2;
    private static final int METER_AND_CODECS = 3;
    private static final int CHANGE = 4;

    @ParameterizedTest
    @ValueSource(strings = {"store", "store-2", "store-1", "store-two-mappers"})
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

    @Test
    void whatArrivedIsOfAllRounds() throws IOException {
        List<SpeedFigures> runs = Stream.of("store", "store-2", "store-1")
                .map(name ->
                        new SpeedFigures(SpeedFile.read(RUN.resolveSibling(name).resolve("store.json"))))
                .toList();
        assertQuoted(
                "arrived", """
                | endpoint | framework | all nine rounds | this run | the second | the first |
                |---|---|---:|---:|---:|---:|
                """ + places().map(place -> arrived(place, runs)).collect(Collectors.joining()));
    }

    @Test
    void whatArrivedByTwoMappersIsThatOfTheirRun() throws IOException {
        SpeedFigures run = new SpeedFigures(
                SpeedFile.read(RUN.resolveSibling("store-two-mappers").resolve("store.json")));
        assertQuoted(
                "two mappers",
                """
                | endpoint | framework | saved alone, µs | saved of a request, µs | arrived |
                |---|---|---:|---:|---:|
                """ + places().map(place -> ofTwoMappers(place, run)).collect(Collectors.joining()));
    }

    private static Stream<Place> places() {
        return Stream.of(Framework.values())
                .flatMap(framework -> Target.cached().stream().map(target -> new Place(framework, target.toString())));
    }

    /** The table stands in the page between two comments of a name. */
    private static void assertQuoted(String name, String table) throws IOException {
        String page = Files.readString(ALL_RUNS);
        String begin = "<!-- " + name + " -->\n";
        String expected = page.substring(0, page.indexOf(begin) + begin.length())
                + table
                + page.substring(page.indexOf("<!-- /" + name + " -->"));
        if ("write".equals(System.getProperty("golden"))) {
            Files.writeString(ALL_RUNS, expected);
        }
        assertThat(Files.readString(ALL_RUNS)).isEqualTo(expected);
    }

    private static String ofTwoMappers(Place place, SpeedFigures run) {
        Interval saved = run.micros(place, Effect.CODECS);
        return Stream.of(
                        "`" + place.target() + "`",
                        place.framework().title(),
                        SpeedTables.text(run.ownGain(place)),
                        SpeedTables.text(new Interval(-saved.value(), -saved.high(), -saved.low())),
                        SpeedTables.percent(run.arrived(place)))
                .collect(Collectors.joining(" | ", "| ", " |\n"));
    }

    private static String arrived(Place place, List<SpeedFigures> runs) {
        double[] rounds = runs.stream()
                .flatMapToDouble(run -> DoubleStream.of(run.arrivedByRound(place)))
                .toArray();
        return Stream.concat(
                        Stream.of(
                                "`" + place.target() + "`",
                                place.framework().title(),
                                SpeedTables.percent(PairedRounds.ofMean(rounds))),
                        runs.stream()
                                .map(run -> Numbers.percent(run.arrived(place).value())))
                .collect(Collectors.joining(" | ", "| ", " |\n"));
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
