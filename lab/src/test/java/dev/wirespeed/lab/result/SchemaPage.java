package dev.wirespeed.lab.result;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tools.jackson.databind.JsonNode;

/** A page of the docs that has a table of a file's fields, to hold files to it. */
public final class SchemaPage {

    private static final Pattern ROW = Pattern.compile("\\| `([^`]+)`( †)? \\| ([a-z ]+) \\|([^|]*)\\|[^|]*\\|");
    private static final Pattern AT_LEAST = Pattern.compile("≥ (-?\\d+)");
    private static final Pattern BETWEEN = Pattern.compile("(\\d+) to (\\d+)");
    private static final Pattern WORD = Pattern.compile("`(\\w+)`");

    private record Field(List<String> types, String range, boolean later) {}

    private final Map<String, Field> documented = new LinkedHashMap<>();
    private final Set<String> seen = new TreeSet<>();

    /** Reads the tables of a page. */
    public SchemaPage(Path page) throws IOException {
        ROW.matcher(Files.readString(page))
                .results()
                .forEach(row -> documented.put(
                        row.group(1),
                        new Field(List.of(row.group(3).split(" or ", -1)), row.group(4), row.group(2) != null)));
    }

    /** Asserts that every field of a file is documented, and as it is. */
    public void check(JsonNode file) {
        check("", file);
    }

    /** Counts a field as seen that no file at hand has. */
    public void except(String path) {
        seen.add(path);
    }

    /** Asserts that no field is documented that the files did not have. */
    public void assertAllSeen() {
        assertThat(seen).containsExactlyInAnyOrderElementsOf(documented.keySet());
    }

    /** The same, except for fields that were added later, and what is below them. */
    public void assertAllSeenButLaterOnes() {
        Set<String> missing = new TreeSet<>(documented.keySet());
        missing.removeAll(seen);
        assertThat(missing)
                .allMatch(path -> documented.entrySet().stream()
                        .anyMatch(field -> field.getValue().later() && path.startsWith(field.getKey())));
    }

    private void check(String path, JsonNode node) {
        if (!path.isEmpty() && !node.isArray()) {
            seen.add(path);
            assertFits(path, node);
        }
        node.forEach(element -> {
            if (node.isArray()) {
                check(path + "[]", element);
            }
        });
        node.properties().forEach(property -> {
            String name = property.getKey().replaceFirst("^\\d+$", "<jdk>");
            check(path.isEmpty() ? name : path + "." + name, property.getValue());
        });
    }

    private void assertFits(String path, JsonNode node) {
        assertThat(documented).containsKey(path);
        Field field = Objects.requireNonNull(documented.get(path));
        assertThat(field.types()).as("type of %s", path).contains(type(node));
        if (node.isNumber()) {
            Matcher atLeast = AT_LEAST.matcher(field.range());
            Matcher between = BETWEEN.matcher(field.range());
            if (atLeast.find()) {
                assertThat(node.asDouble()).as(path).isGreaterThanOrEqualTo(Double.parseDouble(atLeast.group(1)));
            } else if (between.find()) {
                assertThat(node.asDouble())
                        .as(path)
                        .isBetween(Double.parseDouble(between.group(1)), Double.parseDouble(between.group(2)));
            }
        }
        List<String> words = WORD.matcher(field.range())
                .results()
                .map((MatchResult word) -> word.group(1))
                .toList();
        if (!words.isEmpty()) {
            assertThat(words).as(path).contains(node.asString());
        }
    }

    private static String type(JsonNode node) {
        return switch (node.getNodeType()) {
            case STRING -> "text";
            case NUMBER -> "number";
            case BOOLEAN -> "boolean";
            case NULL -> "null";
            default -> "object";
        };
    }
}
