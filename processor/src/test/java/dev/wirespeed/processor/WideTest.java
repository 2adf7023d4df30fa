package dev.wirespeed.processor;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.wirespeed.Json;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.spi.ToolProvider;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.json.JsonMapper;

/** Types with very many properties still make methods that the JIT compiles: under 8,000 bytes. */
class WideTest {
    private static final JsonMapper JACKSON = JsonMapper.builder().build();
    private static final Pattern METHOD = Pattern.compile("^  [^ ].*\\b(\\w+)\\(.*\\);$");
    private static final Pattern INSTRUCTION = Pattern.compile("^\\s+(\\d+): \\w");
    /** Types of properties, and a document for each. */
    private static final String[][] TYPES = {
        {"int", "1"},
        {"String", "\"x\""},
        {"java.util.List<String>", "[\"y\"]"},
        {"Leaf", "{\"i\":2}"},
        {"java.util.Optional<Leaf>", "null"},
        {"java.util.OptionalInt", "3"}
    };

    @TempDir
    Path folder;

    @ParameterizedTest
    @CsvSource({"bean,25", "bean,60", "bean,300", "bean,1500", "record,25", "record,60", "record,250"})
    void worksAndStaysSmall(String kind, int count) throws Exception {
        Compilation compilation = Compilation.of("acme.Wide", kind.equals("bean") ? bean(count) : record(count));
        Class<?> type = compilation.load().loadClass("acme.Wide");
        for (byte[] document : new byte[][] {document(count, 1), document(count, -1), "{}".getBytes(UTF_8)}) {
            Object value = Json.standard().read(document, type);
            assertThat(new String(Json.standard().write(value), UTF_8))
                    .isEqualTo(JACKSON.writeValueAsString(JACKSON.readValue(document, type)));
        }
        assertThat(largestMethod(compilation)).isLessThan(6_000);
    }

    @Test
    void theMeasureSeesLargeMethods() throws IOException {
        String body = IntStream.range(0, 3000).mapToObj(i -> "x += y;").collect(Collectors.joining());
        Compilation compilation = Compilation.library(Map.of(
                "acme.Wide_JsonCodec",
                "package acme; class Wide_JsonCodec { int m(int x, int y) { " + body + " return x; } }"));
        assertThat(largestMethod(compilation)).isGreaterThan(8_000);
    }

    private static String bean(int count) {
        return IntStream.range(0, count)
                .mapToObj(i -> "public %s p%d;".formatted(TYPES[i % TYPES.length][0], i))
                .collect(Collectors.joining(
                        "\n",
                        "package acme; @dev.wirespeed.Wire public class Wide { public record Leaf(int i) {}\n",
                        "}"));
    }

    private static String record(int count) {
        return IntStream.range(0, count)
                .mapToObj(i -> "%s p%d".formatted(TYPES[i % TYPES.length][0], i))
                .collect(Collectors.joining(
                        ",\n",
                        "package acme; @dev.wirespeed.Wire public record Wide(",
                        ") { public record Leaf(int i) {} }"));
    }

    private static byte[] document(int count, int step) {
        return IntStream.range(0, count)
                .map(i -> step > 0 ? i : count - 1 - i)
                .mapToObj(i -> "\"p%d\":%s".formatted(i, TYPES[i % TYPES.length][1]))
                .collect(Collectors.joining(",", "{", "}"))
                .getBytes(UTF_8);
    }

    /** The bytes of the longest method, static initializers aside: they run once. */
    private int largestMethod(Compilation compilation) throws IOException {
        compilation.save(folder);
        StringWriter code = new StringWriter();
        ToolProvider.findFirst("javap")
                .orElseThrow()
                .run(
                        new PrintWriter(code),
                        new PrintWriter(System.err, true, UTF_8),
                        "-c",
                        "-p",
                        folder.resolve("acme/Wide_JsonCodec.class").toString());
        Map<String, Integer> sizes = new TreeMap<>();
        String method = "";
        for (String line : code.toString().lines().toList()) {
            Matcher header = METHOD.matcher(line);
            Matcher instruction = INSTRUCTION.matcher(line);
            if (header.find()) {
                method = header.group(1);
            } else if (line.contains("static {}")) {
                method = "";
            } else if (instruction.find() && !method.isEmpty()) {
                sizes.merge(method, Integer.parseInt(instruction.group(1)), Math::max);
            }
        }
        return sizes.values().stream().mapToInt(Integer::intValue).max().orElseThrow();
    }
}
