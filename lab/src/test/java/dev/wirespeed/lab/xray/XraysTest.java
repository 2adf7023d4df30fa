package dev.wirespeed.lab.xray;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.wirespeed.lab.LabException;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;

final class XraysTest {

    private static final long MUCH = 1 << 24;

    @Test
    void gzipOfAPathIsWhatTheDocumentWouldBeSmallerByWithoutIt() throws IOException {
        byte[] bytes = SampleDocument.user(30);
        String without = new String(bytes, StandardCharsets.UTF_8).replaceAll(", \"giftMessage\": null", "");

        Xray xray = Xrays.of(bytes, "user.json").xray(MUCH, "1");

        assertThat(xray.size().plain()).isEqualTo(bytes.length);
        assertThat(xray.size().gzip()).isEqualTo(gzip(bytes));
        assertThat(path(xray, "$.orders[].items[].giftMessage").gzip())
                .isEqualTo(gzip(bytes) - gzip(without.getBytes(StandardCharsets.UTF_8)));
        assertThat(path(xray, "$").gzip()).isEqualTo(gzip(bytes));
        assertThat(xray.whiteSpaceGzip())
                .isEqualTo(gzip(bytes) - xray.whatIf().get(1).size().gzip());
    }

    @Test
    void everyByteIsAccountedFor() {
        Xray xray = Xrays.of(SampleDocument.user(30), "user.json").xray(MUCH, "1");

        assertThat(xray.names() + xray.values() + xray.punctuation() + xray.whiteSpace() + xray.byteOrderMark())
                .isEqualTo(SampleDocument.user(30).length);
        assertThat(xray.paths().stream()
                        .mapToLong(path -> path.names() + path.values() + path.punctuation())
                        .sum())
                .isEqualTo(path(xray, "$").total())
                .isEqualTo(SampleDocument.user(30).length - xray.whiteSpace());
        assertThat(xray.paths())
                .allSatisfy(path -> assertThat(path.total())
                        .isEqualTo(path.names()
                                + path.values()
                                + path.punctuation()
                                + xray.paths().stream()
                                        .filter(child -> child.parent() >= 0
                                                && xray.paths()
                                                        .get(child.parent())
                                                        .equals(path))
                                        .mapToLong(Xray.PathBytes::total)
                                        .sum()));
    }

    @Test
    void shapesAreMeasuredAgainstTheDocument() {
        Xray xray = Xrays.of("{\"id\": 1, \"x\": null}\n".getBytes(StandardCharsets.UTF_8), "small")
                .xray(MUCH, "1");

        assertThat(xray.whatIf())
                .extracting(shape -> shape.id() + " " + shape.size().plain())
                .containsExactly(
                        "as-is 21", "compact 17", "no-nulls 8", "positional 8", "msgpack-maps 8", "msgpack-arrays 3");
    }

    @Test
    void workIsBoundedAndThePageSaysWhatWasLeftOut() {
        byte[] bytes = SampleDocument.user(30);

        Xray xray = Xrays.of(bytes, "user.json").xray(bytes.length * 3L, "1");

        assertThat(xray.paths().stream().filter(path -> path.gzip() != null))
                .extracting(Xray.PathBytes::path)
                .containsExactly("$", "$.orders", "$.orders[]", "$.orders[].items");
        assertThat(xray.notes())
                .containsExactly(
                        "gzip was tried without each of the 3 widest paths; the other 18 show a dash (--gzip-work).");
    }

    @Test
    void namesOfAMapAreOnePathWithAllBelow() {
        String users = IntStream.range(0, 300)
                .mapToObj(i -> "\"u" + i + "\":{\"n\":" + i % 10 + (i == 250 ? ",\"deep\":[{\"z\":1}]" : "") + "}")
                .collect(Collectors.joining(",", "{\"users\":{", "}}"));

        Xray xray = Xrays.of(users.getBytes(StandardCharsets.UTF_8), "map").xray(MUCH, "1");

        assertThat(xray.paths())
                .extracting(Xray.PathBytes::path)
                .containsExactly(
                        "$",
                        "$.users",
                        "$.users.*",
                        "$.users.*.n",
                        "$.users.*.deep",
                        "$.users.*.deep[]",
                        "$.users.*.deep[].z");
        assertThat(path(xray, "$.users.*").occurrences()).isEqualTo(300);
        assertThat(path(xray, "$.users.*.n").names()).isEqualTo(900);
        assertThat(path(xray, "$").total()).isEqualTo(users.length());
        assertThat(xray.notes())
                .containsExactly(
                        "Objects of one path with more than 200 different names are taken for maps: their names are one"
                                + " path, .*, and they stay objects where others become arrays.");
    }

    @Test
    void mapsInMapsMergeToo() {
        String maps = IntStream.range(0, 201)
                .mapToObj(i -> "\"a" + i + "\":{\"b" + i + "\":{\"c\":1},\"list\":[[{\"x\":1}]]}")
                .collect(Collectors.joining(",", "{", "}"));

        Xray xray = Xrays.of(maps.getBytes(StandardCharsets.UTF_8), "map").xray(MUCH, "1");

        assertThat(xray.paths())
                .extracting(Xray.PathBytes::path)
                .containsExactly("$", "$.*", "$.*.*", "$.*.*.c", "$.*.*[]", "$.*.*[][]", "$.*.*[][].x");
        assertThat(path(xray, "$.*.*[][].x").occurrences()).isEqualTo(201);
        assertThat(path(xray, "$").total()).isEqualTo(maps.length());
    }

    @Test
    void whatAShapeCannotKeepIsSaid() {
        assertThat(Xrays.of("{\"a\":1,\"a\":1e999}".getBytes(StandardCharsets.UTF_8), "odd")
                        .xray(MUCH, "1")
                        .notes())
                .containsExactly(
                        "Members with the name of an earlier one in the same object: 1. Where arrays take the place of"
                                + " objects, only the last of a name is kept.",
                        "Numbers that don't fit into MessagePack's: 1. Those that a 64-bit float rounds are counted as floats;"
                                + " those beyond its range, and integers beyond 64 bits, as text.");
    }

    @Test
    void oddNamesAreQuotedInPaths() {
        Xray xray = Xrays.of(
                        "{\"a b\":1,\"it's\":2,\"\\n\":3,\"größe\":4,\"*\":5,\"x-1\":6}"
                                .getBytes(StandardCharsets.UTF_8),
                        "odd")
                .xray(MUCH, "1");

        assertThat(xray.paths())
                .extracting(Xray.PathBytes::path)
                .containsExactly("$", "$['a b']", "$['it\\'s']", "$['\\u000a']", "$.größe", "$['*']", "$.x-1");
    }

    @Test
    void whatIsNoJsonSaysWhere() {
        assertFails(
                "f is not JSON: Unexpected character ('}' (code 125)): was expecting double-quote to start property name"
                        + " (line 2, column 9)",
                "{\"ü\":1,\n \"é\": 1,}");
        assertFails(
                "f is not JSON: Unexpected end-of-input: expected close marker for Array (line 1, column 11)",
                "{\"a\": [1,2");
        assertFails("f is nested deeper than 1000 levels", "[".repeat(1_001) + "]".repeat(1_001));
        assertFails("f holds nothing but white space", " \r\n\t");
        assertFails("f is empty", "");
        assertFails("f is empty", "\uFEFF");
        assertThatThrownBy(() -> Xrays.of("{\"a\":1}".getBytes(StandardCharsets.UTF_16), "f"))
                .isInstanceOf(LabException.class)
                .hasMessage("f is not in UTF-8; it looks like UTF-16 or UTF-32");
        assertThatThrownBy(() -> Xrays.of(new byte[] {'"', (byte) 0xC3, '"'}, "f"))
                .isInstanceOf(LabException.class)
                .hasMessageStartingWith("f is not JSON: Invalid UTF-8 ");
    }

    @Test
    void longTextsNumbersAndNamesAreNoProblem() {
        String json = "{\"" + "n".repeat(60_000) + "\":[\"" + "t".repeat(100_000) + "\"," + "9".repeat(5_000) + "]}";

        Xray xray = Xrays.of(json.getBytes(StandardCharsets.UTF_8), "long").xray(MUCH, "1");

        assertThat(xray.size().plain()).isEqualTo(json.length());
        assertThat(xray.values()).isEqualTo(100_002 + 5_000);
    }

    private static void assertFails(String message, String json) {
        assertThatThrownBy(() -> Xrays.of(json.getBytes(StandardCharsets.UTF_8), "f"))
                .isInstanceOf(LabException.class)
                .hasMessage(message);
    }

    private static Xray.PathBytes path(Xray xray, String path) {
        return xray.paths().stream()
                .filter(candidate -> Objects.equals(candidate.path(), path))
                .findFirst()
                .orElseThrow();
    }

    private static long gzip(byte[] bytes) throws IOException {
        ByteArrayOutputStream zipped = new ByteArrayOutputStream();
        try (OutputStream out = new GZIPOutputStream(zipped)) {
            out.write(bytes);
        }
        return zipped.size();
    }
}
