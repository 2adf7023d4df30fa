package dev.wirespeed.processor.read;

import java.util.HashSet;
import java.util.Optional;
import java.util.Set;

/**
 * The attributes of {@code @JsonFormat} on a property.
 *
 * @param special whether it says something that generated code does not do
 */
record Format(
        String shape,
        String pattern,
        String locale,
        String zone,
        boolean special,
        Set<String> with,
        Set<String> without) {
    private static final Set<String> NUMERIC = Set.of("NUMBER", "NUMBER_INT", "NUMBER_FLOAT");
    private static final String DEFAULT = "##default";

    static Optional<Format> of(Annotations annotations) {
        boolean sorted = annotations.isTrue(Jackson.ORDER, "alphabetic");
        if (!annotations.has(Jackson.FORMAT) && !sorted) {
            return Optional.empty();
        }
        boolean strict = annotations
                .constant(Jackson.FORMAT, "lenient")
                .filter("FALSE"::equals)
                .isPresent();
        boolean radix =
                annotations.number(Jackson.FORMAT, "radix").filter(r -> r != -1).isPresent();
        Set<String> with = new HashSet<>(annotations.constants(Jackson.FORMAT, "with"));
        if (sorted) {
            with.add("WRITE_SORTED_MAP_ENTRIES"); // the other annotation's meaning for maps
        }
        return Optional.of(new Format(
                annotations.constant(Jackson.FORMAT, "shape").orElse("ANY"),
                annotations.text(Jackson.FORMAT, "pattern").orElse(""),
                annotations
                        .text(Jackson.FORMAT, "locale")
                        .filter(l -> !l.equals(DEFAULT))
                        .orElse(""),
                annotations
                        .text(Jackson.FORMAT, "timezone")
                        .filter(z -> !z.equals(DEFAULT))
                        .orElse(""),
                strict || radix,
                with,
                Set.copyOf(annotations.constants(Jackson.FORMAT, "without"))));
    }

    boolean isNumeric() {
        return NUMERIC.contains(shape);
    }

    boolean isText() {
        return shape.equals("STRING");
    }

    boolean isBean() {
        return shape.equals("OBJECT") || shape.equals("POJO");
    }

    boolean isArray() {
        return shape.equals("ARRAY");
    }

    /** Whether a feature is asked for or against; empty if it is not mentioned. */
    Optional<Boolean> feature(String name) {
        if (without.contains(name)) {
            return Optional.of(false);
        }
        return with.contains(name) ? Optional.of(true) : Optional.empty();
    }

    boolean mentions(String... features) {
        for (String feature : features) {
            if (feature(feature).isPresent()) {
                return true;
            }
        }
        return false;
    }
}
