package dev.wirespeed.processor.emit;

import com.palantir.javapoet.AnnotationSpec;
import com.palantir.javapoet.ArrayTypeName;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.NameAllocator;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import dev.wirespeed.processor.model.ScalarKind;
import dev.wirespeed.processor.model.Shape;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.lang.model.element.Modifier;

/** Code that reads one value, by its shape; containers get a method of their own. */
final class ValueReading {
    private final CodecBuilder codec;
    private final Notation notation;
    /** Methods by what they are called after, since a property is read in two places. */
    private final Map<String, String> methods = new HashMap<>();

    ValueReading(CodecBuilder codec) {
        this.codec = codec;
        this.notation = codec.notation;
    }

    /** The value of a property that is not in the document. */
    static CodeBlock absent(Shape shape) {
        if (shape instanceof Shape.Scalar scalar) {
            return switch (scalar.kind()) {
                case BOOLEAN -> CodeBlock.of("false");
                case CHAR -> CodeBlock.of("'\\0'");
                case BYTE, SHORT, INT, LONG, FLOAT, DOUBLE -> CodeBlock.of("0");
                case OPTIONAL_INT, OPTIONAL_LONG, OPTIONAL_DOUBLE ->
                    CodeBlock.of("$T.empty()", scalar.kind().type());
                default -> CodeBlock.of("null");
            };
        }
        if (shape instanceof Shape.LeftToJackson left && left.type().isPrimitive()) {
            if (left.type().equals(TypeName.BOOLEAN)) {
                return CodeBlock.of("false");
            }
            return left.type().equals(TypeName.INT) ? CodeBlock.of("0") : CodeBlock.of("($T) 0", left.type());
        }
        if (shape instanceof Shape.Maybe maybe) {
            return isNullWhenAbsent(maybe.content())
                    ? CodeBlock.of("$T.empty()", Optional.class)
                    : CodeBlock.of("$T.of($L)", Optional.class, absent(maybe.content()));
        }
        return CodeBlock.of("null");
    }

    private static boolean isNullWhenAbsent(Shape shape) {
        return absent(shape).toString().equals("null");
    }

    /** Like {@link #absent}, but as an argument of a call, where a literal's type matters. */
    static CodeBlock absentArgument(Shape shape) {
        if (shape instanceof Shape.Scalar scalar
                && (scalar.kind() == ScalarKind.BYTE || scalar.kind() == ScalarKind.SHORT)) {
            return CodeBlock.of("($T) 0", scalar.kind().type());
        }
        CodeBlock absent = absent(shape);
        return absent.toString().equals("null") ? CodeBlock.of("($T) null", shape.type()) : absent;
    }

    /**
     * An expression that reads a value.
     *
     * @param hint what the value is called, for the names of methods
     * @param small whether the expression is to be a single call
     */
    CodeBlock expression(Shape shape, String hint, boolean small) {
        if (shape instanceof Shape.Enumeration enumeration) {
            return EnumCode.isValueByCode(enumeration)
                    ? notation.read(CodeBlock.of("$N", EnumCode.codec(codec, enumeration)))
                    : notation.readEnum(CodeBlock.of("$N", codec.table(enumeration)));
        }
        if (shape instanceof Shape.Coded coded) {
            return notation.read(codec.coded(coded));
        }
        if (shape instanceof Shape.Scalar scalar && !scalar.kind().isOptional()) {
            return notation.read(scalar.kind());
        }
        if (shape instanceof Shape.Nested nested && !small) {
            return CodeBlock.of("$L ? null : $T.INSTANCE.read(in)", notation.isNothing(), codec.codec(nested.codec()));
        }
        if (shape instanceof Shape.Maybe maybe && !small) {
            return CodeBlock.of(
                    "$T.ofNullable($L)", Optional.class, expression(maybe.content(), hint + "Content", false));
        }
        String name = methods.get(hint);
        return CodeBlock.of("$N(in)", name == null ? method(shape, hint) : name);
    }

    private String method(Shape shape, String hint) {
        String name = codec.names.method("read" + Names.capitalized(hint));
        methods.put(hint, name);
        MethodSpec.Builder method = MethodSpec.methodBuilder(name)
                .addModifiers(Modifier.PRIVATE, Modifier.STATIC)
                .returns(shape.type())
                .addParameter(codec.runtime(RuntimeClass.READER), "in");
        int place = codec.helpers.size();
        if (shape instanceof Shape.Scalar scalar) {
            addOptional(method, scalar.kind());
        } else if (shape instanceof Shape.Nested || shape instanceof Shape.Maybe) {
            method.addStatement("return $L", expression(shape, hint, false));
        } else {
            addContainer(method, shape, hint);
        }
        codec.helpers.add(place, method.build());
        return name;
    }

    private void addOptional(MethodSpec.Builder method, ScalarKind kind) {
        ScalarKind content = switch (kind) {
            case OPTIONAL_INT -> ScalarKind.INT;
            case OPTIONAL_LONG -> ScalarKind.LONG;
            default -> ScalarKind.DOUBLE;
        };
        if (!codec.dialect().takesNullTextForEmpty()) {
            method.addStatement(
                    "return $L ? $T.empty() : $T.of($L)",
                    notation.isNoNumber(),
                    kind.type(),
                    kind.type(),
                    notation.read(content));
            return;
        }
        method.addStatement("$T content = $L", content.type().box(), notation.read(kind))
                .addStatement("return content == null ? $T.empty() : $T.of(content)", kind.type(), kind.type());
    }

    private void addContainer(MethodSpec.Builder method, Shape shape, String hint) {
        NameAllocator locals = Names.locals("in", "more");
        String target = locals.newName(codec.names.local(hint));
        method.beginControlFlow("if ($L)", notation.isNothing())
                .addStatement("return null")
                .endControlFlow();
        if (shape instanceof Shape.Mapping mapping) {
            addEntries(method, mapping, target, hint);
        } else if (shape instanceof Shape.Sequence sequence) {
            addElements(method, sequence, target, hint);
        } else {
            addArray(method, (Shape.Array) shape, target, hint);
        }
    }

    private void addEntries(MethodSpec.Builder method, Shape.Mapping mapping, String target, String hint) {
        TypeName[] arguments = {mapping.key().type(), mapping.value().type()};
        method.addStatement(
                        "$T $N = $L",
                        ParameterizedTypeName.get(mapping.type().rawType(), arguments),
                        target,
                        mapping.isEnumMap()
                                ? CodeBlock.of(
                                        "new $T<>($T.class)",
                                        mapping.implementation(),
                                        mapping.key().type())
                                : CodeBlock.of("new $T<>()", mapping.implementation()))
                .beginControlFlow("$L", notation.entries())
                .addStatement(
                        "$N.put($L, $L)",
                        target,
                        key(mapping.key()),
                        expression(mapping.value(), hint + "Content", false))
                .endControlFlow()
                .addStatement("return $N", target);
    }

    private CodeBlock key(Shape key) {
        if (key instanceof Shape.Key own) {
            return CodeBlock.of("$L.read(in)", codec.key(own));
        }
        if (key instanceof Shape.Enumeration enumeration) {
            if (EnumCode.isKeyByCode(enumeration)) {
                return CodeBlock.of("$N.read(in)", EnumCode.keys(codec, enumeration));
            }
            return notation.readKeyOfEnum(CodeBlock.of("$N", codec.table(enumeration)));
        }
        return notation.readKey(((Shape.Scalar) key).kind());
    }

    private void addElements(MethodSpec.Builder method, Shape.Sequence sequence, String target, String hint) {
        ClassName declared = sequence.isIterable()
                ? sequence.implementation()
                : sequence.type().rawType();
        TypeName element = sequence.element().type();
        method.addStatement(
                "$T $N = $L",
                ParameterizedTypeName.get(declared, element),
                target,
                sequence.isEnumSet()
                        ? CodeBlock.of("$T.noneOf($T.class)", sequence.implementation(), element)
                        : CodeBlock.of("new $T<>()", sequence.implementation()));
        CodeBlock read = expression(sequence.element(), hint + "Element", false);
        if (sequence.single()) {
            addSingle(method, sequence, target, read);
        }
        method.beginControlFlow("$L", notation.elements());
        if (sequence.isEnumSet()) {
            String each = Names.locals("in", "more", target).newName("element");
            method.addStatement("$T $N = $L", element, each, read);
            if (codec.dialect().refusesNullInEnumSets()) {
                method.beginControlFlow("if ($N == null)", each)
                        .addStatement(notation.mismatch("a constant of " + ((ClassName) element).simpleName()))
                        .endControlFlow()
                        .addStatement("$N.add($N)", target, each);
            } else {
                method.beginControlFlow("if ($N != null)", each)
                        .addStatement("$N.add($N)", target, each)
                        .endControlFlow();
            }
        } else {
            method.addStatement("$N.add($L)", target, read);
        }
        method.endControlFlow().addStatement("return $N", target);
    }

    /** Takes what is no array for the only element; null is none of a set of constants. */
    private void addSingle(MethodSpec.Builder method, Shape.Sequence sequence, String target, CodeBlock read) {
        method.beginControlFlow("if (!$L)", notation.isList());
        if (sequence.isEnumSet()) {
            String each = Names.locals("in", "more", target).newName("single");
            method.addStatement("$T $N = $L", sequence.element().type(), each, read)
                    .beginControlFlow("if ($N != null)", each)
                    .addStatement("$N.add($N)", target, each)
                    .endControlFlow();
        } else {
            method.addStatement("$N.add($L)", target, read);
        }
        method.addStatement("return $N", target).endControlFlow();
    }

    private void addArray(MethodSpec.Builder method, Shape.Array array, String target, String hint) {
        TypeName element = array.element().type();
        TypeName base = element;
        StringBuilder brackets = new StringBuilder();
        while (base instanceof ArrayTypeName inner) {
            base = inner.componentType();
            brackets.append("[]");
        }
        if (base instanceof ParameterizedTypeName parameterized) {
            base = parameterized.rawType();
            method.addAnnotation(AnnotationSpec.builder(SuppressWarnings.class)
                    .addMember("value", "{$S, $S}", "rawtypes", "unchecked")
                    .build());
        }
        method.addStatement("$T<$T> $N = new $T<>()", List.class, element, target, ArrayList.class)
                .beginControlFlow("$L", notation.elements())
                .addStatement("$N.add($L)", target, expression(array.element(), hint + "Element", false))
                .endControlFlow()
                .addStatement("return $N.toArray(new $T[0]$L)", target, base, brackets);
    }
}
