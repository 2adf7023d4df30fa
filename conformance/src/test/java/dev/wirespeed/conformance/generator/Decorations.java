package dev.wirespeed.conformance.generator;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** Draws annotations for properties and classes, most often none. */
final class Decorations {
    private static final List<String> INCLUSIONS =
            List.of("ALWAYS", "NON_NULL", "NON_ABSENT", "NON_EMPTY", "NON_DEFAULT", "USE_DEFAULTS");
    private static final List<String> STRATEGIES = List.of(
            "SnakeCase",
            "KebabCase",
            "UpperCamelCase",
            "LowerCase",
            "LowerDotCase",
            "UpperSnakeCase",
            "LowerCamelCase");
    private static final List<String> RENAMED = List.of("renamed", "full-name", "Ünï", "q\"uote", "a.b", "$", "ID");

    private final Scope scope;
    private final Draw draw;

    Decorations(Scope scope) {
        this.scope = scope;
        this.draw = scope.draw;
    }

    List<Property> properties(int count) {
        Types types = new Types(scope);
        List<Property> all = new ArrayList<>();
        for (String name : scope.propertyNames(count)) {
            all.add(property(name, types.any()));
        }
        return all;
    }

    Property property(String name, String type) {
        scope.names.putIfAbsent(name, name);
        List<String> chosen = new ArrayList<>();
        if (draw.oneIn(4)) {
            chosen.add(jsonProperty(name));
        }
        if (draw.oneIn(9)) {
            chosen.add("@JsonAlias(" + scope.alias(name, draw.of("alt_", "old-") + name) + ")");
        }
        if (draw.oneIn(14) && chosen.stream().noneMatch(a -> a.contains("required"))) {
            chosen.add("@JsonIgnore");
        }
        if (draw.oneIn(isContainer(type) ? 3 : 8)) {
            chosen.add(inclusion(isContainer(type)));
        }
        new Views(scope).mark(2).ifPresent(chosen::add);
        ofType(type).forEach(chosen::add);
        addBundle(chosen);
        return new Property(name, type, chosen);
    }

    /** What is required but never read makes Jackson refuse every document, which codecs don't. */
    private String jsonProperty(String name) {
        List<String> parts = new ArrayList<>();
        if (draw.oneIn(2)) {
            parts.add("value = " + scope.alias(name, draw.oneIn(3) ? draw.of(RENAMED) : name + "_doc"));
        }
        if (draw.oneIn(4)) {
            parts.add("access = JsonProperty.Access." + draw.of("READ_ONLY", "WRITE_ONLY", "READ_WRITE", "AUTO"));
        }
        if (draw.oneIn(6)) {
            parts.add("index = " + draw.below(50));
        }
        if (draw.oneIn(6) && !String.join("", parts).contains("access")) {
            parts.add("required = true");
        }
        if (draw.oneIn(12)) {
            parts.add("defaultValue = \"5\"");
        }
        return "@JsonProperty" + (parts.isEmpty() ? "" : "(" + String.join(", ", parts) + ")");
    }

    private static boolean isContainer(String type) {
        return type.contains("<") || type.endsWith("[]");
    }

    /** @param content whether to say something of what is inside of values, too, one time in two */
    private String inclusion(boolean content) {
        String value = "JsonInclude.Include." + draw.of(INCLUSIONS);
        return content && draw.oneIn(2)
                ? "@JsonInclude(value = " + value + ", content = JsonInclude.Include." + draw.of(INCLUSIONS) + ")"
                : "@JsonInclude(" + value + ")";
    }

    /** What a map whose entries are properties says of them. */
    String inclusionOfEntries() {
        return "@JsonInclude(content = JsonInclude.Include." + draw.of(INCLUSIONS) + ")";
    }

    /** What the place for other properties says of what is put there, if anything. */
    List<String> ofOtherProperties(boolean field) {
        if (!draw.oneIn(4)) {
            return List.of();
        }
        String as = "@JsonDeserialize(" + (field ? "contentAs" : "as") + " = String.class)";
        return List.of(
                draw.of("@JsonMerge", scope.anyType.equals("Object") ? as : "@JsonSetter(contentNulls = Nulls.SKIP)"));
    }

    /** What only makes sense on some types. */
    private List<String> ofType(String type) {
        if (!draw.oneIn(scope.objects.contains(type) ? 2 : 6)) {
            return List.of();
        }
        return type.equals("String")
                ? List.of(draw.of(
                        "@JsonRawValue", "@JsonSetter(nulls = Nulls.SKIP)", "@JsonSetter(nulls = Nulls.AS_EMPTY)"))
                : format(type).map(List::of).orElseGet(() -> ofComposite(type));
    }

    /** A format for values of a scalar type. */
    private Optional<String> format(String type) {
        return Optional.ofNullable(
                switch (type) {
                    case "int", "long", "Integer", "Long", "double", "BigDecimal" ->
                        "@JsonFormat(shape = JsonFormat.Shape.STRING)";
                    case "LocalDate" -> "@JsonFormat(pattern = \"dd.MM.uuuu\")";
                    case "LocalDateTime" -> "@JsonFormat(pattern = \"uuuu-MM-dd'T'HH:mm\")";
                    case "Instant", "Duration", "OffsetDateTime" -> "@JsonFormat(shape = JsonFormat.Shape.NUMBER)";
                    default -> null;
                });
    }

    /**
     * A format for the innermost values of a container, or for the container. None for arguments of generic classes: in a list
     * with a format Jackson writes their objects without what is null, if it has written none like them before.
     */
    private Optional<String> formatInside(String type) {
        if (type.matches(".*\\d<.*")) {
            return Optional.empty();
        }
        if (type.startsWith("Map") && draw.oneIn(3)) {
            return Optional.of("@JsonFormat(with = JsonFormat.Feature.WRITE_SORTED_MAP_ENTRIES)");
        }
        String innermost = type.replaceAll("^.*[<, ]|[>\\[\\]]", "");
        if (scope.objects.contains(innermost)) {
            return Optional.of("@JsonFormat(shape = JsonFormat.Shape.ARRAY)");
        }
        return scope.enums.contains(innermost)
                ? Optional.of("@JsonFormat(shape = JsonFormat.Shape.NUMBER)")
                : format(innermost);
    }

    private List<String> ofComposite(String type) {
        if (scope.enums.contains(type)) {
            return List.of("@JsonFormat(shape = JsonFormat.Shape." + draw.of("NUMBER", "STRING") + ")");
        }
        if (scope.objects.contains(type)) {
            List<String> names = draw.some(2, List.copyOf(scope.names.keySet()));
            return List.of(draw.of(
                    "@JsonUnwrapped",
                    "@JsonUnwrapped",
                    "@JsonUnwrapped(prefix = \"p_\")",
                    "@JsonIgnoreProperties(" + array(names) + ")",
                    "@JsonIncludeProperties(" + array(names) + ")",
                    "@JsonFormat(shape = JsonFormat.Shape.ARRAY)"));
        }
        Optional<String> inside = isContainer(type) && draw.oneIn(2) ? formatInside(type) : Optional.empty();
        if (inside.isPresent()) {
            return List.of(inside.get());
        }
        if (type.startsWith("List") || type.startsWith("Map")) {
            return List.of(draw.of(
                    "@JsonMerge",
                    "@JsonSetter(nulls = Nulls.SKIP)",
                    "@JsonSetter(contentNulls = Nulls.FAIL)",
                    "@JsonSetter(contentNulls = Nulls.SKIP)",
                    "@JsonSetter(nulls = Nulls.AS_EMPTY)"));
        }
        return List.of();
    }

    /** Annotations of a class with these properties. */
    List<String> ofClass(List<Property> properties) {
        List<String> names = properties.stream().map(Property::name).collect(Collectors.toCollection(ArrayList::new));
        boolean required =
                properties.stream().flatMap(p -> p.annotations().stream()).anyMatch(a -> a.contains("required"));
        List<String> chosen = new ArrayList<>();
        if (draw.oneIn(7)) {
            chosen.add("@JsonPropertyOrder(" + array(draw.some(2, names)) + ")");
        }
        if (draw.oneIn(9) && !required) {
            chosen.add("@JsonIgnoreProperties(value = " + array(draw.some(1, names)) + ignoring() + ")");
        }
        if (draw.oneIn(16) && !required) {
            chosen.add("@JsonIncludeProperties(" + array(draw.some(2, names)) + ")");
        }
        if (draw.oneIn(8)) {
            chosen.add(inclusion(true));
        }
        if (draw.oneIn(9)) {
            chosen.add("@JsonNaming(PropertyNamingStrategies." + draw.of(STRATEGIES) + "Strategy.class)");
        }
        if (draw.oneIn(14)) {
            chosen.add("@JsonAutoDetect(" + draw.of("field", "getter", "isGetter", "setter")
                    + "Visibility = JsonAutoDetect.Visibility."
                    + draw.of("ANY", "NONE", "PUBLIC_ONLY", "NON_PRIVATE", "PROTECTED_AND_PUBLIC") + ")");
        }
        new Views(scope).mark(4).ifPresent(chosen::add);
        if (draw.oneIn(20)) {
            chosen.add("@JsonFormat(shape = JsonFormat.Shape." + draw.of("ARRAY", "ARRAY", "OBJECT") + ")");
        }
        if (draw.oneIn(30)) {
            chosen.add(draw.of("@JsonRootName(\"root\")", "@JsonClassDescription(\"d\")"));
        }
        addBundle(chosen);
        return chosen;
    }

    /** Prints an annotation that stands for others. */
    void bundle() {
        String name = scope.fresh("Bundle");
        scope.out.line("@JacksonAnnotationsInside");
        scope.out.line("@java.lang.annotation.Retention(java.lang.annotation.RetentionPolicy.RUNTIME)");
        scope.out.lines(
                draw.some(1 + draw.below(2), List.of(inclusion(true), "@JsonPropertyOrder(alphabetic = true)")));
        scope.out.line("public @interface " + name + " {}");
        scope.bundles.add(name);
    }

    /** Where the place among the others matters. */
    private void addBundle(List<String> chosen) {
        if (!scope.bundles.isEmpty() && draw.oneIn(4)) {
            chosen.add(draw.below(chosen.size() + 1), "@" + draw.of(scope.bundles));
        }
    }

    private String ignoring() {
        return draw.of("", "", ", allowGetters = true", ", allowSetters = true", ", ignoreUnknown = true");
    }

    static String array(List<String> names) {
        return names.stream().map(n -> '"' + n.replace("\"", "\\\"") + '"').collect(Collectors.joining(", ", "{", "}"));
    }
}
