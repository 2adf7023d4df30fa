package dev.wirespeed.mappers;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wirespeed.mappers.fork.OwnClasses;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/**
 * A mapper with codecs writes the same bytes and reads the same values as without, and throws the same exceptions, whoever made
 * it; {@code docs/mappers.md} says which of them codecs serve. {@code -Dwirespeed.golden=update -Dwirespeed.mappers.share=1} writes
 * its tables anew.
 */
class MappersTest {
    private static final boolean UPDATE = "update".equals(System.getProperty("wirespeed.golden"));
    private static final Path DOCUMENT = Path.of("../docs/mappers.md");

    /** What is behind it in the document is what the tests have found. */
    private static final String FOUND = "## Default mappers\n";

    private static Map<Row, Finding> found = Map.of();

    @BeforeAll
    static void run() throws Exception {
        found = new Forks(OwnClasses.class, new Codecs.Own())
                .run(Matrix.tables().values().stream().flatMap(List::stream).toList());
    }

    @Test
    void nothingElseDiffers() {
        assertThat(found)
                .allSatisfy((row, finding) -> assertThat(finding.differences())
                        .as("%s %s", row.title(), row.settings())
                        .isEmpty());
    }

    @Test
    void whatIsServedStaysServed() {
        assertThat(Matrix.SERVED)
                .filteredOn(found::containsKey)
                .allSatisfy(row -> assertThat(found.get(row)).as(row.title()).matches(Finding::isServed));
        assertThat(Matrix.WRITTEN)
                .filteredOn(found::containsKey)
                .allSatisfy(row -> assertThat(found.get(row)).as(row.title()).matches(Finding::isWritten));
    }

    @Test
    void theDocumentSaysWhatIsServed() throws IOException {
        String document = Files.readString(DOCUMENT);
        int tables = document.indexOf(FOUND);
        if (Matrix.SHARE > 1) {
            assertSays(document.substring(tables));
            return;
        }
        String expected = document.substring(0, tables) + tables();
        if (UPDATE) {
            Files.writeString(DOCUMENT, expected);
        }
        assertThat(Files.readString(DOCUMENT)).isEqualTo(expected);
    }

    private static void assertSays(String document) {
        Map<String, String> sections = Stream.of(document.split("(?m)^## "))
                .filter(section -> !section.isEmpty())
                .collect(Collectors.toMap(section -> section.lines().findFirst().orElseThrow(), Function.identity()));
        Matrix.tables()
                .forEach((title, rows) -> assertThat(rows)
                        .allSatisfy(row -> assertThat(Objects.requireNonNull(sections.get(title))
                                        .lines())
                                .as("%s, %s", title, row.title())
                                .filteredOn(line -> titles(line).contains(row.title()))
                                .singleElement()
                                .asString()
                                .endsWith(" | " + Line.of(row).cells() + " |")));
    }

    /** What stands in the first column of a line. */
    private static List<String> titles(String line) {
        String[] columns = line.split(" \\| ", -1);
        return List.of(columns[0].replaceFirst("^\\| ", "").split("<br>", -1));
    }

    private static String tables() {
        StringBuilder text = new StringBuilder();
        Matrix.tables().forEach((title, rows) -> {
            text.append(text.isEmpty() ? "" : "\n").append("## ").append(title).append("\n\n");
            text.append(
                    "| | codecs made with | written by | read by | what the module says |\n|---|---|---|---|---|\n");
            lines(rows)
                    .forEach((line, titles) -> text.append("| ")
                            .append(String.join("<br>", titles))
                            .append(" | ")
                            .append(line.cells())
                            .append(" |\n"));
        });
        return text.toString();
    }

    /** The titles of rows, by what is said of them: settings of which the same is said stand in one line. */
    private static Map<Line, List<String>> lines(List<Row> rows) {
        return rows.stream()
                .collect(Collectors.groupingBy(
                        Line::of, LinkedHashMap::new, Collectors.mapping(Row::title, Collectors.toList())));
    }

    /**
     * A line of a table.
     *
     * @param alone what it is for, if for one mapper
     */
    private record Line(String cells, String alone) {
        static Line of(Row row) {
            Finding finding = Objects.requireNonNull(found.get(row));
            return new Line(
                    String.join(" ", row.options()) + " | " + finding.cells(), row.isOfSetting() ? "" : row.title());
        }
    }
}
