package dev.wirespeed.conformance.json;

import dev.wirespeed.conformance.Values;
import dev.wirespeed.conformance.contract.Answer;
import java.io.StringWriter;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.json.JsonWriteFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.JsonNodeType;

/** Makes documents out of what Jackson writes. */
final class Documents {
    private static final JsonMapper JACKSON = JsonMapper.builder().build();
    /** Keeps lone surrogates what they are when text becomes bytes. */
    private static final JsonMapper ESCAPING =
            JsonMapper.builder().enable(JsonWriteFeature.ESCAPE_NON_ASCII).build();

    /** Values of any kind, to stand where others are expected. */
    static final List<String> STRANGERS = List.of(
            "null",
            "true",
            "0",
            "-1",
            "12",
            "1.5",
            "1e3",
            "\"\"",
            "\" \"",
            "\"1\"",
            "\"x\"",
            "[]",
            "{}",
            "[1]",
            "{\"a\":1}",
            "99999999999",
            "\"null\"",
            "\"2020-01-02T03:04:05Z\"",
            "\"PT1S\"",
            "[[]]",
            "[null]",
            "\"true\"");

    private Documents() {}

    /** The names that a type's values are written with, quoted; those that are omitted by chance are not among them. */
    static Set<String> properties(Class<?> type) {
        Values values = new Values(new Random(1));
        Set<String> names = new LinkedHashSet<>();
        for (int i = 0; i < 20; i++) {
            Answer written = Sides.STANDARD.jacksonWritesText(values.next(type));
            if (written.refused()) {
                continue; // such as a moment that does not fit into milliseconds
            }
            tree((String) written.value()).propertyNames().forEach(name -> names.add(JACKSON.writeValueAsString(name)));
        }
        return names;
    }

    /** Documents with raw values need not be. */
    static boolean isJson(String document) {
        return !Sides.STANDARD.jacksonReads(document, Object.class).refused();
    }

    /** Whether an object in it has one of the names more than once. */
    static boolean repeats(String document, Set<String> names) {
        try (JsonParser in = JACKSON.createParser(document)) {
            Deque<Set<String>> open = new ArrayDeque<>();
            for (JsonToken token = in.nextToken(); token != null; token = in.nextToken()) {
                switch (token) {
                    case START_OBJECT -> open.push(new HashSet<>());
                    case END_OBJECT -> open.pop();
                    case PROPERTY_NAME -> {
                        if (!open.element().add(in.currentName()) && names.contains(in.currentName())) {
                            return true;
                        }
                    }
                    default -> {}
                }
            }
            return false;
        }
    }

    /**
     * The document with only the first text, number or boolean of each of the names that an object has more than once.
     *
     * @param others whether null, objects and arrays under such a name are gone, too
     */
    static String withoutRepeated(String document, Set<String> names, boolean others) {
        StringWriter out = new StringWriter();
        try (JsonParser in = JACKSON.createParser(document);
                JsonGenerator copy = ESCAPING.createGenerator(out)) {
            in.nextToken();
            copyWithoutRepeated(in, copy, names, others);
        }
        return out.toString();
    }

    private static void copyWithoutRepeated(JsonParser in, JsonGenerator out, Set<String> names, boolean others) {
        if (in.currentToken() != JsonToken.START_OBJECT && in.currentToken() != JsonToken.START_ARRAY) {
            out.copyCurrentEvent(in);
            return;
        }
        boolean object = in.currentToken() == JsonToken.START_OBJECT;
        out.copyCurrentEvent(in);
        Set<String> seen = new HashSet<>();
        while (in.nextToken() != JsonToken.END_OBJECT && in.currentToken() != JsonToken.END_ARRAY) {
            if (object) {
                String name = in.currentName();
                JsonToken value = in.nextToken();
                boolean id = names.contains(name) && value.isScalarValue() && value != JsonToken.VALUE_NULL;
                if (id ? !seen.add(name) : others && names.contains(name)) {
                    in.skipChildren();
                    continue;
                }
                out.writeName(name);
            }
            copyWithoutRepeated(in, out, names, others);
        }
        out.copyCurrentEvent(in);
    }

    /** From text, since Jackson refuses lone surrogates in names where they come as bytes. */
    static JsonNode tree(String document) {
        return JACKSON.readTree(document);
    }

    /**
     * Prints a tree with random white space, escapes and order of properties, and now and then a property that is left
     * out, doubled, unknown or of another type.
     */
    static final class Scrambler {
        private final Random random;
        private final StringBuilder out = new StringBuilder();

        Scrambler(Random random) {
            this.random = random;
        }

        String print(JsonNode tree) {
            space();
            node(tree);
            space();
            return out.toString();
        }

        private void node(JsonNode node) {
            if (random.nextInt(150) == 0) {
                out.append(stranger());
            } else if (node.getNodeType() == JsonNodeType.OBJECT) {
                object(node);
            } else if (node.getNodeType() == JsonNodeType.ARRAY) {
                array(node);
            } else if (node.getNodeType() == JsonNodeType.STRING) {
                string(node.stringValue());
            } else {
                out.append(node);
            }
        }

        private void object(JsonNode node) {
            List<String> names = new ArrayList<>(node.propertyNames());
            if (random.nextInt(3) == 0) {
                Collections.shuffle(names, random);
            }
            out.append('{');
            String separator = "";
            for (String name : names) {
                for (int copies = copies(); copies > 0; copies--) {
                    out.append(separator);
                    member(name, node.get(name));
                    separator = ",";
                }
            }
            if (random.nextInt(8) == 0) {
                out.append(separator)
                        .append("\"unknown\":{\"deep\":[")
                        .append(stranger())
                        .append("]}");
            }
            space();
            out.append('}');
        }

        private int copies() {
            return switch (random.nextInt(30)) {
                case 0 -> 0;
                case 1 -> 2;
                default -> 1;
            };
        }

        private void member(String name, JsonNode value) {
            space();
            string(name);
            space();
            out.append(':');
            space();
            node(value);
            space();
        }

        private void array(JsonNode node) {
            out.append('[');
            String separator = "";
            for (JsonNode element : node) {
                out.append(separator);
                space();
                node(element);
                space();
                separator = ",";
            }
            space();
            out.append(']');
        }

        private void string(String text) {
            boolean plain = random.nextInt(3) > 0;
            out.append('"');
            for (int i = 0; i < text.length(); i++) {
                character(text.charAt(i), plain || random.nextInt(10) > 0);
            }
            out.append('"');
        }

        private void character(char c, boolean plain) {
            if (plain && c >= ' ' && c != '"' && c != '\\' && !Character.isSurrogate(c)) {
                out.append(c);
            } else {
                out.append(String.format(random.nextBoolean() ? "\\u%04x" : "\\u%04X", (int) c));
            }
        }

        private String stranger() {
            return STRANGERS.get(random.nextInt(STRANGERS.size()));
        }

        private void space() {
            for (int i = random.nextInt(8) == 0 ? random.nextInt(12) : 0; i > 0; i--) {
                out.append(" \t\r\n".charAt(random.nextInt(4)));
            }
        }
    }
}
