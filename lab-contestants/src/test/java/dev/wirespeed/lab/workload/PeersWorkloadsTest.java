package dev.wirespeed.lab.workload;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.wirespeed.lab.workload.media.MediaContent;
import dev.wirespeed.lab.workload.wide.Wide;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The data of the experiment {@code peers}. */
class PeersWorkloadsTest {
    private static Workload<?> workload(String id) {
        return Workloads.find(id).orElseThrow();
    }

    private static <T> List<String> documents(Workload<T> workload) {
        return workload.values().stream()
                .map(value -> new String(workload.document(value), UTF_8))
                .toList();
    }

    private static String first(String id) {
        return documents(workload(id)).get(0);
    }

    @ParameterizedTest
    @CsvSource({
        "small-pool, 200, 320",
        "media, 350, 700",
        "users, 8000, 13000",
        "numbers, 5000, 9000",
        "escapes, 3000, 8000",
        "non-ascii, 1500, 8000",
        "wide, 1000, 2000",
        "small-unknown, 250, 1200",
        "small-reordered, 200, 320",
        "media-reordered, 350, 700",
        "small-pretty, 250, 400",
        "media-pretty, 500, 1000",
        "users-pretty, 11000, 18000",
        "people-1, 600, 1500",
        "people-10, 8000, 12000",
        "people-100, 92000, 110000",
        "clients-1, 600, 1500",
        "clients-10, 8000, 12000",
        "clients-100, 92000, 110000",
        "people-10-declared, 8000, 12000",
        "clients-10-sorted, 8000, 12000",
        "clients-10-reordered, 8000, 12000"
    })
    void isAPoolOfDifferentDocumentsOfTheirSize(String id, int least, int most) {
        List<String> documents = documents(workload(id));

        assertThat(documents).hasSizeGreaterThanOrEqualTo(8).doesNotHaveDuplicates();
        assertThat(documents)
                .allSatisfy(
                        document -> assertThat(document.getBytes(UTF_8).length).isBetween(least, most));
    }

    @Test
    void mediaBeginsWithThePublishedValue() {
        assertThat(first("media")).isEqualTo("""
                {"media":{"uri":"http://javaone.com/keynote.mpg","title":"Javaone Keynote","width":640,"height":480,\
                "format":"video/mpg4","duration":18000000,"size":58982400,"bitrate":262144,\
                "persons":["Bill Gates","Steve Jobs"],"player":"JAVA","copyright":null},"images":[\
                {"uri":"http://javaone.com/keynote_large.jpg","title":"Javaone Keynote","width":1024,"height":768,\
                "size":"LARGE"},{"uri":"http://javaone.com/keynote_small.jpg","title":"Javaone Keynote","width":320,\
                "height":240,"size":"SMALL"}]}""");
        assertThat(workload("media").values())
                .allSatisfy(value -> assertThat(((MediaContent) value).images()).hasSize(2));
    }

    @Test
    void wideHasSixtyProperties() {
        assertThat(Wide.class.getRecordComponents()).hasSize(60);
    }

    @Test
    void numbersAreNothingElse() {
        assertThat(first("numbers").replaceAll("\"[a-z]+\":", "")).matches("[\\[\\]{},0-9.E-]+");
    }

    @Test
    void escapesAreMany() {
        String text = first("escapes");

        assertThat(text.chars().filter(c -> c == '\\').count()).isGreaterThan(text.length() / 16);
        assertThat(text).contains("\\\"", "\\\\", "\\n", "\\t", "\\u0000", "\\u001B");
    }

    @Test
    void nonAsciiIsMostOfItsText() {
        String text = first("non-ascii");

        assertThat(text.chars().filter(c -> c > 0x1100).count()).isGreaterThan(text.length() / 3);
        assertThat(text).contains("\ud83d").containsPattern("[\u00c0-\u00ff]");
    }

    @ParameterizedTest
    @CsvSource({"citm, 500299, citm_catalog", "github, 58590, github_events"})
    void wellKnownDocumentsAreWhole(String id, int bytes, String file) {
        assumeTrue(Workloads.available(id), file + ".json is not part of the project, and not on this machine");

        assertThat(first(id).getBytes(UTF_8)).hasSize(bytes);
    }

    @Test
    void otherOrdersHoldTheSameDataAndDiffer() {
        assertThat(tree(first("media-reordered"))).isEqualTo(tree(first("media")));
        assertThat(first("media-reordered")).isNotEqualTo(first("media"));
        Set<String> orders = new HashSet<>();
        documents(workload("small-reordered"))
                .forEach(document -> orders.add(String.join(",", tree(document).propertyNames())));
        assertThat(orders).hasSizeGreaterThan(4);
    }

    @Test
    void ordersAreSaid() {
        assertThat(names("people-10", "people"))
                .startsWith("age", "email")
                .isEqualTo(names("people-10", "people").stream().sorted().toList());
        assertThat(names("people-10-declared", "people")).startsWith("id", "index", "firstName");
        assertThat(names("clients-10", "clients")).startsWith("id", "guid", "name");
        assertThat(names("clients-10-sorted", "clients")).startsWith("active", "address");
    }

    private static List<String> names(String id, String list) {
        return List.copyOf(tree(first(id)).get(list).get(0).propertyNames());
    }

    @Test
    void indentedDocumentsHaveALineForEachProperty() {
        assertThat(tree(first("users-pretty"))).isEqualTo(tree(first("users")));
        assertThat(first("small-pretty"))
                .startsWith("{\n  \"id\" : 123456789,\n")
                .endsWith("\n}");
    }

    @Test
    void unknownPropertiesAreStrewnInBetween() {
        List<String> documents = documents(workload("small-unknown"));

        JsonNode known = tree(first("small"));
        JsonNode first = tree(documents.get(0));
        assertThat(known.propertyNames())
                .allSatisfy(name -> assertThat(first.get(name)).isEqualTo(known.get(name)));
        assertThat(documents).allSatisfy(document -> assertThat(document).contains("\"extra1\":"));
        assertThat(String.join("\n", documents)).contains(":{\"kind\":\"nested\"", ",\"b\",[]]", ":null,\"");
    }

    private static JsonNode tree(String document) {
        return JsonMapper.shared().readTree(document);
    }
}
