package dev.wirespeed.processor.emit;

import com.palantir.javapoet.ArrayTypeName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.NameAllocator;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import dev.wirespeed.processor.model.Inclusion;
import dev.wirespeed.processor.model.Inclusion.When;
import dev.wirespeed.processor.model.Property;
import dev.wirespeed.processor.model.ScalarKind;
import dev.wirespeed.processor.model.Shape;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.Modifier;

/** The conditions under which a value is written; empty where it always is. */
final class Conditions {
    private static final Set<Shape.Emptiness> HAVE_NO_DEFAULT =
            EnumSet.of(Shape.Emptiness.BY_VALUE, Shape.Emptiness.BY_CLASS);

    private final CodecBuilder codec;

    Conditions(CodecBuilder codec) {
        this.codec = codec;
    }

    /** Whether the value of a property may be left out. A primitive one is only left out by its value. */
    static boolean mayLeaveOut(Property.Output output) {
        boolean primitive =
                output.shape() instanceof Shape.Scalar scalar && scalar.kind().isPrimitive();
        return switch (output.inclusion().value()) {
            case ALWAYS -> false;
            case NOT_DEFAULT, NOT_INITIAL, FILTER -> true;
            default -> !primitive;
        };
    }

    /**
     * @param value the local that holds the value of the property
     * @param initial the same property of a newly made object
     */
    Optional<CodeBlock> ofProperty(Shape shape, CodeBlock value, CodeBlock initial, Inclusion inclusion, String hint) {
        return switch (inclusion.value()) {
            case NOT_INITIAL -> Optional.of(notInitial(shape, value, initial));
            case FILTER -> codec.filter(inclusion.filter(), hint).map(f -> CodeBlock.of("!$L.equals($L)", f, value));
            default -> of(shape, value, inclusion.value(), inclusion, hint);
        };
    }

    /** The condition on a value inside a map or an optional. */
    Optional<CodeBlock> ofContent(Shape shape, CodeBlock value, Inclusion inclusion, String hint) {
        if (inclusion.content() == When.FILTER) {
            return codec.filter(inclusion.contentFilter(), hint).map(f -> CodeBlock.of("!$L.equals($L)", f, value));
        }
        boolean anything = shape instanceof Shape.Scalar scalar && scalar.kind() == ScalarKind.OBJECT;
        boolean onlyNull = anything && inclusion.content() == When.NOT_DEFAULT;
        return of(shape, value, onlyNull ? When.NOT_NULL : inclusion.content(), inclusion, hint);
    }

    private Optional<CodeBlock> of(Shape shape, CodeBlock value, When when, Inclusion inclusion, String hint) {
        if (when == When.ALWAYS) {
            return Optional.empty();
        }
        if (shape instanceof Shape.Coded coded
                && coded.usual().isPresent()
                && (when != When.NOT_EMPTY || shape.type().isPrimitive())) {
            return of(coded.usual().get(), value, when, inclusion, hint);
        }
        if (shape instanceof Shape.Scalar scalar && scalar.kind().isPrimitive()) {
            return when == When.NOT_DEFAULT ? Optional.of(notZero(scalar.kind(), value)) : Optional.empty();
        }
        CodeBlock notNull = CodeBlock.of("$L != null", value);
        return Optional.of(more(shape, value, when, inclusion, hint)
                .map(condition -> CodeBlock.of("$L && $L", notNull, condition))
                .orElse(notNull));
    }

    private Optional<CodeBlock> more(Shape shape, CodeBlock value, When when, Inclusion inclusion, String hint) {
        return switch (when) {
            case NOT_EMPTY -> notEmpty(shape, value, inclusion, hint);
            case NOT_ABSENT -> isOptional(shape) ? notEmpty(shape, value, inclusion, hint) : Optional.empty();
            case NOT_DEFAULT ->
                shape instanceof Shape.Scalar scalar && scalar.kind().isBoxed()
                        ? Optional.of(notZero(scalar.kind(), value))
                        : hasEmptyDefault(shape) ? notEmpty(shape, value, inclusion, hint) : Optional.empty();
            default -> Optional.empty();
        };
    }

    private static boolean isOptional(Shape shape) {
        return shape instanceof Shape.Maybe
                || (shape instanceof Shape.Scalar scalar && scalar.kind().isOptional());
    }

    private static boolean hasEmptyDefault(Shape shape) {
        return !(shape instanceof Shape.Nested)
                && !(shape instanceof Shape.Coded coded && HAVE_NO_DEFAULT.contains(coded.emptiness()));
    }

    private static CodeBlock notZero(ScalarKind kind, CodeBlock value) {
        return switch (kind) {
            case BOOLEAN, BOXED_BOOLEAN -> value;
            case CHAR, BOXED_CHAR -> CodeBlock.of("$L != '\\0'", value);
            case FLOAT, BOXED_FLOAT -> CodeBlock.of("$T.compare($L, 0.0f) != 0", Float.class, value);
            case DOUBLE, BOXED_DOUBLE -> CodeBlock.of("$T.compare($L, 0.0) != 0", Double.class, value);
            default -> CodeBlock.of("$L != 0", value);
        };
    }

    private Optional<CodeBlock> notEmpty(Shape shape, CodeBlock value, Inclusion inclusion, String hint) {
        if (shape instanceof Shape.Scalar scalar) {
            return notEmpty(scalar.kind(), value);
        } else if (shape instanceof Shape.Coded coded) {
            return switch (coded.emptiness()) {
                case BY_VALUE -> Optional.of(CodeBlock.of("!$L.toString().isEmpty()", value));
                case BY_CLASS -> Optional.of(CodeBlock.of("!out.isEmpty($L)", value));
                case BY_LENGTH -> Optional.of(CodeBlock.of("$L.length > 0", value));
                default -> Optional.empty();
            };
        } else if (shape instanceof Shape.Array) {
            return Optional.of(CodeBlock.of("$L.length > 0", value));
        } else if (shape instanceof Shape.Sequence sequence) {
            String asDeclared =
                    sequence.isIterable() ? "out.asDeclared($L).iterator().hasNext()" : "!out.asDeclared($L).isEmpty()";
            return Optional.of(CodeBlock.of(sequence.formatted() ? asDeclared : "!out.isEmpty($L)", value));
        } else if (shape instanceof Shape.Maybe maybe) {
            CodeBlock present = CodeBlock.of("$L.isPresent()", value);
            return Optional.of(ofContent(maybe.content(), CodeBlock.of("$L.get()", value), inclusion, hint)
                    .map(content -> CodeBlock.of("$L && $L", present, content))
                    .orElse(present));
        } else if (shape instanceof Shape.Mapping mapping) {
            if (inclusion.content() != When.ALWAYS) {
                return Optional.of(CodeBlock.of("$N(out, $L)", anyIncluded(mapping, inclusion, hint), value));
            }
            return Optional.of(
                    CodeBlock.of(mapping.formatted() ? "!out.asDeclared($L).isEmpty()" : "!out.isEmpty($L)", value));
        }
        return shape instanceof Shape.Nested nested ? notEmpty(nested, value) : Optional.empty();
    }

    private static Optional<CodeBlock> notEmpty(Shape.Nested nested, CodeBlock value) {
        boolean empty = nested.emptiness() == Shape.Emptiness.ALWAYS;
        if (nested.subclasses() != Shape.Subclasses.UNKNOWN) {
            return empty ? Optional.of(CodeBlock.of("false")) : Optional.empty();
        }
        if (nested.emptiness() == Shape.Emptiness.BY_CLASS) {
            return Optional.of(CodeBlock.of("!out.isEmpty($L)", value));
        }
        TypeName type = CodecBuilder.raw(nested.type());
        String test = empty
                ? "$1L.getClass() != $2T.class && !out.isEmpty($1L)"
                : "($1L.getClass() == $2T.class || !out.isEmpty($1L))";
        return Optional.of(CodeBlock.of(test, value, type));
    }

    private static Optional<CodeBlock> notEmpty(ScalarKind kind, CodeBlock value) {
        if (kind == ScalarKind.STRING) {
            return Optional.of(CodeBlock.of("!$L.isEmpty()", value));
        } else if (kind == ScalarKind.OBJECT) {
            return Optional.of(CodeBlock.of("!out.isEmptyContent($L)", value));
        } else if (kind.isArray()) {
            return Optional.of(CodeBlock.of("$L.length > 0", value));
        } else if (kind.isOptional()) {
            return Optional.of(CodeBlock.of("$L.isPresent()", value));
        } else if (kind == ScalarKind.UUID) {
            return Optional.of(CodeBlock.of("!$L.equals(new $T(0, 0))", value, kind.type()));
        } else if (kind == ScalarKind.BIG_DECIMAL || kind == ScalarKind.BIG_INTEGER) {
            return Optional.of(CodeBlock.of("!out.isEmpty($L)", value));
        }
        return Optional.empty();
    }

    /** A method that finds out whether any entry of a map would be written. */
    private String anyIncluded(Shape.Mapping mapping, Inclusion inclusion, String hint) {
        String name = codec.names.method("hasAny" + Names.capitalized(hint));
        NameAllocator locals = Names.locals("out");
        String map = locals.newName(codec.names.local(hint));
        String content = locals.newName("content");
        Optional<CodeBlock> condition = ofContent(mapping.value(), CodeBlock.of("$N", content), inclusion, hint);
        TypeName contents = ParameterizedTypeName.get(
                mapping.type().rawType(), mapping.type().typeArguments().toArray(new TypeName[0]));
        MethodSpec.Builder method = MethodSpec.methodBuilder(name)
                .addModifiers(Modifier.PRIVATE, Modifier.STATIC)
                .returns(TypeName.BOOLEAN)
                .addParameter(codec.runtime(RuntimeClass.WRITER), "out")
                .addParameter(contents, map);
        boolean asDeclared = inclusion.ownContent() || mapping.formatted();
        if (!asDeclared) {
            method.beginControlFlow("if (out.hasOwnForm($N))", map)
                    .addStatement("return !out.isEmpty($N)", map)
                    .endControlFlow();
        }
        codec.helpers.add(method.beginControlFlow(
                        asDeclared ? "for ($T $N : out.asDeclared($N).values())" : "for ($T $N : $N.values())",
                        mapping.value().type(),
                        content,
                        map)
                .beginControlFlow("if ($L)", condition.orElse(CodeBlock.of("true")))
                .addStatement("return true")
                .endControlFlow()
                .endControlFlow()
                .addStatement("return false")
                .build());
        return name;
    }

    private static CodeBlock notInitial(Shape shape, CodeBlock value, CodeBlock initial) {
        if (shape instanceof Shape.Coded coded && coded.usual().isPresent()) {
            return notInitial(coded.usual().get(), value, initial);
        }
        if (shape instanceof Shape.Scalar scalar) {
            ScalarKind kind = scalar.kind();
            if (kind == ScalarKind.FLOAT || kind == ScalarKind.DOUBLE) {
                return CodeBlock.of("$T.compare($L, $L) != 0", kind.type().box(), value, initial);
            } else if (kind.isPrimitive()) {
                return CodeBlock.of("$L != $L", value, initial);
            }
        }
        boolean array = shape.type() instanceof ArrayTypeName;
        return CodeBlock.of("!$T.equals($L, $L)", array ? Arrays.class : Objects.class, initial, value);
    }
}
