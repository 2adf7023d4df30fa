package dev.wirespeed.conformance.json;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.databind.json.JsonMapper;

/** Makes a document smaller, part by part, as long as it fails in the same manner; repeated properties are kept apart. */
final class DocumentShrinker {
    private static final JsonMapper JACKSON = JsonMapper.builder().build();
    private static final List<String> SIMPLE = List.of("null", "0", "\"\"", "\"a\"", "[]", "{}");

    /** A value, with the name that it has in an object. */
    private static final class Part {
        private final String name;
        private final String opening;
        private final List<Part> parts = new ArrayList<>();
        private String scalar;

        Part(String name, String opening) {
            this.name = name;
            this.opening = opening;
        }

        @Override
        public String toString() {
            String label = name == null ? "" : JACKSON.writeValueAsString(name) + ":";
            if (scalar != null) {
                return label + scalar;
            }
            return label
                    + parts.stream()
                            .map(Part::toString)
                            .collect(Collectors.joining(",", opening, opening.equals("{") ? "}" : "]"));
        }
    }

    private final Part root;
    private final Predicate<String> fails;

    private DocumentShrinker(Part root, Predicate<String> fails) {
        this.root = root;
        this.fails = fails;
    }

    static String smallest(String document, Predicate<String> fails) {
        Part root;
        try (JsonParser in = JACKSON.createParser(document)) {
            in.nextToken();
            root = part(in, null);
        } catch (RuntimeException e) { // no JSON
            return document;
        }
        if (!fails.test(root.toString())) {
            return document;
        }
        new DocumentShrinker(root, fails).shrink(root);
        return root.toString();
    }

    private static Part part(JsonParser in, String name) {
        JsonToken token = in.currentToken();
        if (token.isScalarValue()) {
            Part leaf = new Part(name, "");
            boolean text = token == JsonToken.VALUE_STRING;
            leaf.scalar = text ? JACKSON.writeValueAsString(in.getString()) : in.getString();
            return leaf;
        }
        Part part = new Part(name, token == JsonToken.START_OBJECT ? "{" : "[");
        while (!in.nextToken().isStructEnd()) {
            String label = in.currentToken() == JsonToken.PROPERTY_NAME ? in.currentName() : null;
            if (label != null) {
                in.nextToken();
            }
            part.parts.add(part(in, label));
        }
        return part;
    }

    private void shrink(Part part) {
        for (int step = Math.max(1, part.parts.size() / 2); step > 0; step /= 2) {
            for (int i = part.parts.size() - step; i >= 0; i -= step) {
                List<Part> some = part.parts.subList(i, i + step);
                List<Part> removed = List.copyOf(some);
                some.clear();
                if (!fails.test(root.toString())) {
                    part.parts.addAll(i, removed);
                }
            }
        }
        simplify(part);
        part.parts.forEach(this::shrink);
    }

    private void simplify(Part part) {
        String before = part.scalar;
        for (String simple : SIMPLE) {
            if (simple.equals(before)) {
                return;
            }
            part.scalar = simple;
            if (fails.test(root.toString())) {
                part.parts.clear();
                return;
            }
        }
        part.scalar = before;
    }
}
