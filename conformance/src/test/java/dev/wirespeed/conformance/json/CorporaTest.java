package dev.wirespeed.conformance.json;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.wirespeed.Json;
import dev.wirespeed.TypeRef;
import dev.wirespeed.conformance.Drip;
import dev.wirespeed.conformance.Equality;
import dev.wirespeed.conformance.json.CorporaModel.Canada;
import dev.wirespeed.conformance.json.CorporaModel.Catalog;
import dev.wirespeed.conformance.json.CorporaModel.GithubEvent;
import dev.wirespeed.conformance.json.CorporaModel.Row;
import java.io.ByteArrayInputStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import tools.jackson.core.type.TypeReference;
import tools.jackson.databind.json.JsonMapper;

/** The public corpora, through a model of each and through {@code Object}, both ways, and Jackson beside. */
class CorporaTest {
    private static final JsonMapper JACKSON = JsonMapper.builder().build();

    private final Json json = Json.standard();

    private static byte[] corpus(String name) {
        return Corpus.bytes(Corpus.file("corpora", name));
    }

    private void bothWays(byte[] document, Class<?> type) {
        Object expected = JACKSON.readValue(document, type);
        Object actual = json.read(document, type);
        assertThat(Equality.same(expected, actual)).as(type.getSimpleName()).isTrue();
        assertThat(Equality.same(expected, json.read(new Drip(document, 1_000), type)))
                .as(type.getSimpleName())
                .isTrue();
        sameBytes(json.write(actual), JACKSON.writeValueAsBytes(expected), type);
        sameBytes(
                json.pretty().write(actual),
                JACKSON.writerWithDefaultPrettyPrinter().writeValueAsBytes(expected),
                type);
    }

    /** JDK 17 does not always write the shortest form of a double (JDK-4511638), and so neither does Jackson there. */
    private static void sameBytes(byte[] actual, byte[] expected, Class<?> type) {
        if (Runtime.version().feature() < 19 && !Arrays.equals(actual, expected)) {
            assertThat(Equality.same(JACKSON.readValue(actual, type), JACKSON.readValue(expected, type)))
                    .isTrue();
        } else {
            assertThat(actual).isEqualTo(expected);
        }
    }

    @Test
    void canada() {
        byte[] document = corpus("canada.json");
        bothWays(document, Canada.class);
        bothWays(document, Object.class);
        assertThat(json.read(document, Canada.class)
                        .features()
                        .get(0)
                        .geometry()
                        .coordinates()
                        .length)
                .isEqualTo(480);
    }

    @Test
    void citmCatalog() {
        byte[] document = corpus("citm_catalog.json");
        bothWays(document, Catalog.class);
        bothWays(document, Object.class);
        assertThat(json.read(document, Catalog.class).performances()).hasSize(243);
    }

    @Test
    void githubEvents() {
        byte[] document = corpus("github_events.json");
        List<GithubEvent> expected = JACKSON.readValue(document, new TypeReference<List<GithubEvent>>() {});
        List<GithubEvent> actual = json.read(document, new TypeRef<List<GithubEvent>>() {});
        assertThat(actual).isEqualTo(expected).hasSize(30);
        assertThat(json.write(actual)).isEqualTo(JACKSON.writeValueAsBytes(expected));
        assertThat(json.readMany(new Drip(document, 100), GithubEvent.class)).isEqualTo(expected);
        bothWays(document, Object.class);
    }

    @Test
    void amazonCellphones() {
        List<String> lines =
                new String(corpus("amazon_cellphones.ndjson"), UTF_8).lines().toList();
        List<Row> rows = new ArrayList<>();
        for (String line : lines) {
            bothWays(line.getBytes(UTF_8), Object.class);
            String row = "{\"row\":" + line + "}";
            bothWays(row.getBytes(UTF_8), Row.class);
            rows.add(json.read(row, Row.class));
        }
        String all = rows.stream().map(json::writeText).collect(Collectors.joining("\n"));
        assertThat(json.readMany(new ByteArrayInputStream(all.getBytes(UTF_8)), Row.class))
                .hasSize(793)
                .isEqualTo(rows);
    }

    /** As Jackson, byte for byte; that is the document itself but where Java writes a number in another way. */
    @Test
    void roundtrips() {
        TreeSet<String> changed = new TreeSet<>();
        List<Path> files = Corpus.files("roundtrip/data/roundtrip", ".json");
        for (Path file : files) {
            byte[] document = Corpus.bytes(file);
            bothWays(document, Object.class);
            String text = new String(document, UTF_8);
            if (!json.writeText(json.read(document, Object.class)).equals(text)) {
                changed.add(text);
            }
        }
        assertThat(files).hasSize(27);
        assertThat(changed)
                .containsExactly(
                        "[1.7976931348623157e308]",
                        "[2.2250738585072014e-308]",
                        "[2.225073858507201e-308]",
                        "[5e-324]");
    }
}
