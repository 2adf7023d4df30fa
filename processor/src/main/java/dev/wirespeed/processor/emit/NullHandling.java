package dev.wirespeed.processor.emit;

import com.palantir.javapoet.ArrayTypeName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.TypeName;
import dev.wirespeed.processor.model.Mutator;
import dev.wirespeed.processor.model.Nulls;
import dev.wirespeed.processor.model.Property;
import dev.wirespeed.processor.model.ScalarKind;
import dev.wirespeed.processor.model.Shape;
import java.util.Objects;
import java.util.Optional;

/** Code that does with a null in a document what the property's annotations say. */
final class NullHandling {
    private NullHandling() {}

    /** The expression that reads a value, with what is to be done if that is null; but for {@link #isSkipped}. */
    static CodeBlock expression(CodecBuilder codec, Property property, CodeBlock read) {
        Property.Input input = property.input().orElseThrow();
        boolean primitive = isPrimitive(input.shape());
        CodeBlock isNull = codec.notation.isNothing();
        return switch (input.nulls()) {
            case SET -> read;
            case SKIP ->
                input.mutator() instanceof Mutator.Argument && isOptional(input.shape())
                        ? CodeBlock.of("$L ? null : $L", isNull, read)
                        : read;
            case FAIL ->
                CodeBlock.of(
                        "$T.present(in, $L, $L)",
                        Shared.NULLS,
                        isSeenBefore(input.shape()) ? CodeBlock.of("$L ? null : $L", isNull, read) : read,
                        Literal.of(property.name()));
            case EMPTY ->
                primitive
                        ? CodeBlock.of("$L ? $L : $L", isNull, ValueReading.absent(input.shape()), read)
                        : empty(input.shape()).map(empty -> orElse(read, empty)).orElse(read);
        };
    }

    private static CodeBlock orElse(CodeBlock read, CodeBlock empty) {
        boolean lazy = empty.toString().contains("new ") || empty.toString().contains("(");
        return lazy
                ? CodeBlock.of("$T.requireNonNullElseGet($L, () -> $L)", Objects.class, read, empty)
                : CodeBlock.of("$T.requireNonNullElse($L, $L)", Objects.class, read, empty);
    }

    /** The value of a creator's property that is not in the document. */
    static CodeBlock absent(Property.Input input) {
        CodeBlock absent = ValueReading.absent(input.shape());
        return input.nulls() == Nulls.EMPTY ? empty(input.shape()).orElse(absent) : absent;
    }

    /** Whether nothing is set for a null. */
    static boolean isSkipped(Property property) {
        Property.Input input = property.input().orElseThrow();
        return input.nulls() == Nulls.SKIP && !(input.mutator() instanceof Mutator.Argument);
    }

    /** Whether a null has to be looked for before the value is read. */
    static boolean isSeenBefore(Shape shape) {
        return isPrimitive(shape) || isOptional(shape);
    }

    /** The empty value of a type that has another one than null; a primitive's is zero anyway. */
    private static Optional<CodeBlock> empty(Shape shape) {
        if (shape instanceof Shape.Scalar scalar) {
            return empty(scalar.kind());
        } else if (shape instanceof Shape.Sequence sequence) {
            return Optional.of(
                    sequence.isEnumSet()
                            ? CodeBlock.of(
                                    "$T.noneOf($T.class)",
                                    sequence.implementation(),
                                    sequence.element().type())
                            : CodeBlock.of("new $T<>()", sequence.implementation()));
        } else if (shape instanceof Shape.Mapping mapping) {
            return Optional.of(
                    mapping.isEnumMap()
                            ? CodeBlock.of(
                                    "new $T<>($T.class)",
                                    mapping.implementation(),
                                    mapping.key().type())
                            : CodeBlock.of("new $T<>()", mapping.implementation()));
        }
        return shape instanceof Shape.Array array
                ? Optional.of(newArray(array.element().type()))
                : Optional.empty();
    }

    private static Optional<CodeBlock> empty(ScalarKind kind) {
        return switch (kind) {
            case STRING -> Optional.of(CodeBlock.of("\"\""));
            case BOXED_BOOLEAN -> Optional.of(CodeBlock.of("false"));
            case BOXED_CHAR -> Optional.of(CodeBlock.of("'\\0'"));
            case BOXED_BYTE -> Optional.of(CodeBlock.of("(byte) 0"));
            case BOXED_SHORT -> Optional.of(CodeBlock.of("(short) 0"));
            case BOXED_INT -> Optional.of(CodeBlock.of("0"));
            case BOXED_LONG -> Optional.of(CodeBlock.of("0L"));
            case BOXED_FLOAT -> Optional.of(CodeBlock.of("0f"));
            case BOXED_DOUBLE -> Optional.of(CodeBlock.of("0d"));
            case BIG_INTEGER, BIG_DECIMAL -> Optional.of(CodeBlock.of("$T.ZERO", kind.type()));
            case UUID -> Optional.of(CodeBlock.of("new $T(0, 0)", kind.type()));
            default ->
                kind.type() instanceof ArrayTypeName array
                        ? Optional.of(newArray(array.componentType()))
                        : Optional.empty();
        };
    }

    private static CodeBlock newArray(TypeName element) {
        TypeName base = element;
        StringBuilder brackets = new StringBuilder();
        while (base instanceof ArrayTypeName inner) {
            base = inner.componentType();
            brackets.append("[]");
        }
        return CodeBlock.of("new $T[0]$L", base, brackets);
    }

    private static boolean isPrimitive(Shape shape) {
        return shape instanceof Shape.Scalar scalar && scalar.kind().isPrimitive();
    }

    private static boolean isOptional(Shape shape) {
        return shape instanceof Shape.Maybe
                || (shape instanceof Shape.Scalar scalar && scalar.kind().isOptional());
    }
}
