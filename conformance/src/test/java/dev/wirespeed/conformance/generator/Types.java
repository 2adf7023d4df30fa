package dev.wirespeed.conformance.generator;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Types for properties. */
final class Types {
    private static final List<String> COMMON =
            List.of("int", "long", "boolean", "double", "String", "String", "Integer", "Long");
    private static final List<String> SCALARS = List.of(
            "byte",
            "short",
            "float",
            "char",
            "Boolean",
            "Double",
            "Short",
            "Character",
            "BigDecimal",
            "BigInteger",
            "UUID",
            "Instant",
            "LocalDate",
            "LocalTime",
            "LocalDateTime",
            "OffsetDateTime",
            "ZonedDateTime",
            "Duration",
            "byte[]",
            "int[]",
            "OptionalInt",
            "OptionalLong",
            "Object");
    private static final List<String> KEYS = List.of("String", "String", "Integer", "Long", "UUID", "Boolean");
    /** Sets of others would be compared by identity. */
    private static final List<String> HASHED =
            List.of("String", "Integer", "Long", "Boolean", "UUID", "LocalDate", "Instant");

    private static final Map<String, String> BOXES = Map.of(
            "int",
            "Integer",
            "long",
            "Long",
            "boolean",
            "Boolean",
            "double",
            "Double",
            "byte",
            "Byte",
            "short",
            "Short",
            "float",
            "Float",
            "char",
            "Character");
    private static final Map<String, String> LITERALS = Map.of(
            "int", "7", "long", "7L", "boolean", "true", "double", "1.5", "String", "\"d\"", "Integer", "7", "Long",
            "7L", "Boolean", "true", "char", "'c'");

    private final Scope scope;
    private final Draw draw;

    Types(Scope scope) {
        this.scope = scope;
        this.draw = scope.draw;
    }

    /** Any type, one time in four a container. */
    String any() {
        return switch (draw.below(4)) {
            case 0 -> container(element());
            default -> draw.oneIn(3) && !nested().isEmpty() ? draw.of(nested()) : scalar();
        };
    }

    String scalar() {
        return draw.of(draw.oneIn(3) ? SCALARS : COMMON);
    }

    /** The type itself or a container of it. */
    String around(String type) {
        return draw.oneIn(2) ? type : container(boxed(type));
    }

    String container(String element) {
        return switch (draw.below(7)) {
            case 0, 1 -> "List<" + element + ">";
            case 2 -> (HASHED.contains(element) ? "Set<" : "List<") + element + ">";
            case 3 -> "Optional<" + element + ">";
            case 4 -> element.contains("<") ? "Collection<" + element + ">" : element + "[]";
            default -> "Map<" + key() + ", " + element + ">";
        };
    }

    private String element() {
        if (draw.oneIn(4)) {
            return container(boxed(scalar()));
        }
        return draw.oneIn(2) && !nested().isEmpty() ? draw.of(nested()) : boxed(scalar());
    }

    private String key() {
        if (draw.oneIn(2) && !scope.keys.isEmpty()) {
            return draw.of(scope.keys);
        }
        return draw.oneIn(2) && !scope.enums.isEmpty() ? draw.of(scope.enums) : draw.of(KEYS);
    }

    private List<String> nested() {
        List<String> all = new ArrayList<>(scope.objects);
        all.addAll(scope.enums);
        all.addAll(scope.others);
        return all;
    }

    static String boxed(String type) {
        return BOXES.getOrDefault(type, type);
    }

    /** An expression for a constant of the type; null where there is no short one. */
    static String literal(String type) {
        return LITERALS.getOrDefault(type, BOXES.containsKey(type) ? "(" + type + ") 3" : "null");
    }
}
