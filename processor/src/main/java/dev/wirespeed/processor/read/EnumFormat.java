package dev.wirespeed.processor.read;

import com.palantir.javapoet.CodeBlock;
import dev.wirespeed.processor.model.Shape;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;

/** What {@code @JsonFormat} says of an enum, on its class or on a property. */
final class EnumFormat {
    private static final CodeBlock AS_NUMBERS = CodeBlock.of("asNumbers()");
    private static final CodeBlock BY_NUMBERS = CodeBlock.of("byNumbers()");
    private static final Set<String> TEXTS = Set.of("STRING", "NATURAL");
    private static final Set<String> USUAL = Set.of("ANY", "SCALAR");

    private final Format format;

    EnumFormat(Format format) {
        this.format = format;
    }

    private boolean isNumeric() {
        return format.isNumeric() || format.shape().equals("ARRAY");
    }

    /** The calls that make the table so when the format is on the enum itself, of which Jackson only takes the shape. */
    List<CodeBlock> ofClass(Consumer<String> unsupported) {
        if (isNumeric()) {
            return List.of(AS_NUMBERS, BY_NUMBERS);
        }
        if (!TEXTS.contains(format.shape()) && !USUAL.contains(format.shape())) {
            unsupported.accept("its constants are written as objects");
        }
        return List.of();
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
        List<CodeBlock> options = new ArrayList<>(enumeration.options());
        if (shapeGiven) {
            options.remove(AS_NUMBERS);
            options.remove(BY_NUMBERS);
            if (isNumeric()) {
                options.addAll(List.of(AS_NUMBERS, BY_NUMBERS));
            }
        }
        if (!writing) {
            addReading(options, enumeration);
        }
        return Optional.of(new Shape.Enumeration(
                enumeration.type(), enumeration.texts(), enumeration.unknown(), options, enumeration.code()));
    }

    private void addReading(List<CodeBlock> options, Shape.Enumeration enumeration) {
        boolean ignoringCase = format.feature("ACCEPT_CASE_INSENSITIVE_VALUES")
                .or(() -> format.feature("ACCEPT_CASE_INSENSITIVE_PROPERTIES"))
                .orElse(false);
        if (ignoringCase) {
            options.add(CodeBlock.of("ignoringCase()"));
        }
        boolean byDefault =
                format.feature("READ_UNKNOWN_ENUM_VALUES_USING_DEFAULT_VALUE").orElse(false);
        if (byDefault && enumeration.unknown().isPresent()) {
            options.add(CodeBlock.of(
                    "otherwise($T.$L)",
                    enumeration.type(),
                    enumeration.unknown().get()));
        } else if (format.feature("READ_UNKNOWN_ENUM_VALUES_AS_NULL").orElse(false)) {
            options.add(CodeBlock.of("otherwiseNull()"));
        }
    }
}
