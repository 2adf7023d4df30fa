package dev.wirespeed.processor.read;

import dev.wirespeed.processor.model.Shape;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;

/** The form of an enum by {@code @JsonFormat} on its class or on a property. */
final class EnumFormat {
    private static final Set<String> TEXTS = Set.of("STRING", "NATURAL");
    private static final Set<String> USUAL = Set.of("ANY", "SCALAR");

    private final Format format;

    EnumFormat(Format format) {
        this.format = format;
    }

    private boolean isNumeric() {
        return format.isNumeric() || format.shape().equals("ARRAY");
    }

    /** The options by an annotation on the enum itself, of which Jackson only takes the shape. */
    Shape.EnumOptions ofClass(Consumer<String> unsupported) {
        if (!isNumeric() && !TEXTS.contains(format.shape()) && !USUAL.contains(format.shape())) {
            unsupported.accept("its constants are written as objects");
        }
        return new Shape.EnumOptions(isNumeric(), false, Shape.UnknownText.REFUSED);
    }

    /** The enum as a property has it; empty if generated code can't do that. */
    Optional<Shape> ofProperty(Shape.Enumeration enumeration, boolean writing) {
        boolean byCode = enumeration.code().value().isPresent()
                || enumeration.code().factory().isPresent();
        boolean shapeGiven = !USUAL.contains(format.shape());
        if (byCode) {
            boolean features = !format.with().isEmpty() || !format.without().isEmpty();
            return shapeGiven || features ? Optional.empty() : Optional.of(enumeration);
        }
        if (writing && shapeGiven && !isNumeric() && !TEXTS.contains(format.shape())) {
            return Optional.empty();
        }
        boolean numeric = shapeGiven ? isNumeric() : enumeration.options().numeric();
        Shape.EnumOptions options = writing
                ? new Shape.EnumOptions(numeric, false, Shape.UnknownText.REFUSED)
                : new Shape.EnumOptions(numeric, isIgnoringCase(), unknown(enumeration));
        return Optional.of(new Shape.Enumeration(
                enumeration.type(), enumeration.texts(), enumeration.unknown(), options, enumeration.code()));
    }

    private boolean isIgnoringCase() {
        return format.feature("ACCEPT_CASE_INSENSITIVE_VALUES")
                .or(() -> format.feature("ACCEPT_CASE_INSENSITIVE_PROPERTIES"))
                .orElse(false);
    }

    private Shape.UnknownText unknown(Shape.Enumeration enumeration) {
        boolean byDefault =
                format.feature("READ_UNKNOWN_ENUM_VALUES_USING_DEFAULT_VALUE").orElse(false);
        if (byDefault && enumeration.unknown().isPresent()) {
            return Shape.UnknownText.DEFAULT;
        }
        return format.feature("READ_UNKNOWN_ENUM_VALUES_AS_NULL").orElse(false)
                ? Shape.UnknownText.NULL
                : Shape.UnknownText.REFUSED;
    }
}
