package dev.wirespeed.processor.emit;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.NameAllocator;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import dev.wirespeed.processor.emit.Notation.Container;
import dev.wirespeed.processor.model.Inclusion;
import dev.wirespeed.processor.model.ScalarKind;
import dev.wirespeed.processor.model.Shape;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.lang.model.element.Modifier;

/** Code that writes one value, by its shape; containers get a method of their own. */
final class ValueWriting {
    private final CodecBuilder codec;
    private final Notation notation;
    private final Conditions conditions;

    ValueWriting(CodecBuilder codec, Conditions conditions) {
        this.codec = codec;
        this.notation = codec.notation;
        this.conditions = conditions;
    }

    /** Whether the value is written by one call without a look at it before. */
    static boolean isCall(Shape shape) {
        return shape instanceof Shape.Enumeration
                || shape instanceof Shape.Coded
                || (shape instanceof Shape.Scalar scalar && !scalar.kind().isOptional());
    }

    /** The call's name and arguments, such as {@code value(age)}; only if {@link #isCall}. */
    CodeBlock call(Shape shape, CodeBlock value) {
        if (shape instanceof Shape.Coded coded) {
            return notation.value(codec.coded(coded), value);
        }
        if (shape instanceof Shape.Enumeration enumeration) {
            String by =
                    EnumCode.isValueByCode(enumeration) ? EnumCode.codec(codec, enumeration) : codec.table(enumeration);
            return notation.value(CodeBlock.of("$N", by), value);
        }
        return notation.value(((Shape.Scalar) shape).kind(), value);
    }

    /**
     * Statements that write a value which is known not to be null.
     *
     * @param value an expression that may be evaluated more than once
     * @param hint what the value is called, for the names of methods
     */
    CodeBlock statementsOfPresent(Shape shape, CodeBlock value, Inclusion inclusion, String hint) {
        return shape instanceof Shape.Nested nested
                ? CodeBlock.builder()
                        .addStatement(
                                "$T.INSTANCE.write(out, $L)",
                                codec.codec(nested.codec()),
                                bean(nested, value, inclusion))
                        .build()
                : statements(shape, value, inclusion, hint);
    }

    /** Statements that write a value, be it null or not. */
    CodeBlock statements(Shape shape, CodeBlock value, Inclusion inclusion, String hint) {
        CodeBlock.Builder code = CodeBlock.builder();
        if (isCall(shape)) {
            return code.addStatement("out.$L", call(shape, value)).build();
        }
        if (shape instanceof Shape.Nested nested) {
            return code.beginControlFlow("if ($L == null)", value)
                    .addStatement(notation.nothing())
                    .nextControlFlow("else")
                    .addStatement(
                            "$T.INSTANCE.write(out, $L)", codec.codec(nested.codec()), bean(nested, value, inclusion))
                    .endControlFlow()
                    .build();
        }
        return code.addStatement("$N(out, $L)", method(shape, inclusion, hint), value)
                .build();
    }

    /** The value, which must have properties where annotations would count for what is written in its place. */
    private static CodeBlock bean(Shape.Nested nested, CodeBlock value, Inclusion inclusion) {
        boolean counts = inclusion.ownContent() || nested.formatted();
        return nested.subclasses() == Shape.Subclasses.UNKNOWN && counts
                ? CodeBlock.of("out.asDeclared($L, $T.class)", value, CodecBuilder.raw(nested.type()))
                : value;
    }

    /** A statement that writes the entries of a map as members of the object that is being written. */
    CodeBlock members(Shape.Mapping mapping, CodeBlock value, Inclusion inclusion, String hint) {
        String name = codec.names.method("write" + Names.capitalized(hint));
        NameAllocator locals = Names.locals("out");
        String parameter = locals.newName(codec.names.local(hint));
        MethodSpec.Builder method = MethodSpec.methodBuilder(name)
                .addModifiers(Modifier.PRIVATE, Modifier.STATIC)
                .addParameter(codec.runtime(RuntimeClass.WRITER), "out")
                .addParameter(mapping.type(), parameter)
                .beginControlFlow("if ($N == null)", parameter)
                .addStatement("return")
                .endControlFlow();
        int place = codec.helpers.size();
        addMembers(method, mapping, CodeBlock.of("$N", parameter), locals, inclusion, hint);
        codec.helpers.add(place, method.build());
        return CodeBlock.builder().addStatement("$N(out, $L)", name, value).build();
    }

    private String method(Shape shape, Inclusion inclusion, String hint) {
        String name = codec.names.method("write" + Names.capitalized(hint));
        NameAllocator locals = Names.locals("out");
        String parameter = locals.newName(codec.names.local(hint));
        MethodSpec.Builder method = MethodSpec.methodBuilder(name)
                .addModifiers(Modifier.PRIVATE, Modifier.STATIC)
                .addParameter(codec.runtime(RuntimeClass.WRITER), "out")
                .addParameter(shape.type(), parameter);
        int place = codec.helpers.size();
        if (isEmptyable(shape)) {
            addOptional(method, shape, parameter, locals, inclusion, hint);
        } else {
            method.beginControlFlow("if ($N == null)", parameter)
                    .addStatement(notation.nothing())
                    .addStatement("return")
                    .endControlFlow();
            addElements(method, shape, parameter, locals, inclusion, hint);
        }
        codec.helpers.add(place, method.build());
        return name;
    }

    private static boolean isEmptyable(Shape shape) {
        return shape instanceof Shape.Maybe || shape instanceof Shape.Scalar;
    }

    private void addOptional(
            MethodSpec.Builder method,
            Shape shape,
            String value,
            NameAllocator locals,
            Inclusion inclusion,
            String hint) {
        method.beginControlFlow("if ($N == null || $N.isEmpty())", value, value)
                .addStatement(notation.nothing())
                .nextControlFlow("else");
        if (shape instanceof Shape.Maybe maybe && !isCall(maybe.content())) {
            String content = locals.newName("content");
            method.addStatement("$T $N = $N.get()", maybe.content().type(), content, value)
                    .addCode(statementsOfPresent(
                            maybe.content(), CodeBlock.of("$N", content), inclusion, hint + "Content"));
        } else if (shape instanceof Shape.Maybe maybe) {
            method.addCode(statements(maybe.content(), CodeBlock.of("$N.get()", value), inclusion, hint));
        } else {
            ScalarKind kind = ((Shape.Scalar) shape).kind();
            method.addStatement("out.$L", notation.value(kind, CodeBlock.of("$N.$L()", value, getter(kind))));
        }
        method.endControlFlow();
    }

    private static String getter(ScalarKind kind) {
        return switch (kind) {
            case OPTIONAL_INT -> "getAsInt";
            case OPTIONAL_LONG -> "getAsLong";
            default -> "getAsDouble";
        };
    }

    private void addElements(
            MethodSpec.Builder method,
            Shape shape,
            String values,
            NameAllocator locals,
            Inclusion inclusion,
            String hint) {
        boolean asDeclared = shape instanceof Shape.Array || isAsDeclared(shape, inclusion);
        if (shape instanceof Shape.Mapping mapping) {
            begin(method, asDeclared, Container.MAP, values);
            addMembers(method, mapping, elements(shape, values, inclusion), locals, inclusion, hint);
            end(method, asDeclared, Container.MAP);
            return;
        }
        Shape element = shape instanceof Shape.Array array ? array.element() : ((Shape.Sequence) shape).element();
        String each = locals.newName("element");
        begin(method, asDeclared, isIterable(shape) ? Container.ITERABLE : Container.ARRAY, values);
        method.beginControlFlow("for ($T $N : $L)", element.type(), each, elements(shape, values, inclusion))
                .addCode(statements(element, CodeBlock.of("$N", each), inclusion, hint + "Element"))
                .endControlFlow();
        end(method, asDeclared, Container.ARRAY);
    }

    /** Unless it is written as declared, the class of a container may say how it is written. */
    private void begin(MethodSpec.Builder method, boolean asDeclared, Container container, String values) {
        Notation.Begin begin = notation.begin(container);
        if (asDeclared) {
            method.addStatement(begin.always());
        } else {
            method.beginControlFlow("if ($L)", CodeBlock.of(begin.unlessOwnForm(), values));
        }
    }

    private void end(MethodSpec.Builder method, boolean asDeclared, Container container) {
        method.addStatement(notation.end(container));
        if (!asDeclared) {
            method.endControlFlow();
        }
    }

    /**
     * Whether annotations of the property, or the ids that its declared type asks for, would count for what the class
     * of a container says, too.
     */
    private static boolean isAsDeclared(Shape shape, Inclusion inclusion) {
        if (inclusion.ownContent()) {
            return true;
        }
        return shape instanceof Shape.Sequence sequence
                ? sequence.formatted() || hasIds(sequence.element())
                : shape instanceof Shape.Mapping mapping && (mapping.formatted() || hasIds(mapping.value()));
    }

    private static boolean hasIds(Shape element) {
        return element instanceof Shape.Nested nested && nested.subclasses() == Shape.Subclasses.WITH_ID;
    }

    private static CodeBlock elements(Shape shape, String values, Inclusion inclusion) {
        boolean open = !(shape instanceof Shape.Array) && isAsDeclared(shape, inclusion);
        return CodeBlock.of(open ? "out.asDeclared($N)" : "$N", values);
    }

    private static boolean isIterable(Shape shape) {
        return CodecBuilder.raw(shape.type()).equals(ClassName.get(Iterable.class));
    }

    private void addMembers(
            MethodSpec.Builder method,
            Shape.Mapping mapping,
            CodeBlock entries,
            NameAllocator locals,
            Inclusion inclusion,
            String hint) {
        String entry = locals.newName("entry");
        String content = locals.newName("content");
        List<? extends TypeName> arguments = mapping.type().typeArguments();
        TypeName entryType =
                ParameterizedTypeName.get(ClassName.get(Map.Entry.class), arguments.toArray(new TypeName[0]));
        Optional<CodeBlock> condition =
                conditions.ofContent(mapping.value(), CodeBlock.of("$N", content), inclusion, hint);
        method.beginControlFlow("for ($T $N : $L.entrySet())", entryType, entry, ordered(mapping, entries))
                .addStatement("$T $N = $N.getValue()", mapping.value().type(), content, entry);
        condition.ifPresent(c -> method.beginControlFlow("if ($L)", c));
        method.addStatement("$L", key(mapping.key(), CodeBlock.of("$N.getKey()", entry)))
                .addCode(
                        condition.isPresent() && inclusion.content() != Inclusion.When.FILTER
                                ? statementsOfPresent(
                                        mapping.value(), CodeBlock.of("$N", content), inclusion, hint + "Content")
                                : statements(
                                        mapping.value(), CodeBlock.of("$N", content), inclusion, hint + "Content"));
        condition.ifPresent(c -> method.endControlFlow());
        method.endControlFlow();
    }

    private CodeBlock ordered(Shape.Mapping mapping, CodeBlock entries) {
        return mapping.sorted() ? notation.sorted(entries) : CodeBlock.of("out.ordered($L)", entries);
    }

    private CodeBlock key(Shape key, CodeBlock value) {
        if (key instanceof Shape.Key own) {
            return CodeBlock.of("$L.write(out, $L)", codec.key(own), value);
        }
        if (key instanceof Shape.Enumeration enumeration) {
            if (EnumCode.isKeyByCode(enumeration)) {
                return CodeBlock.of("$N.write(out, $L)", EnumCode.keys(codec, enumeration), value);
            }
            return notation.keyOfEnum(CodeBlock.of("$N", codec.table(enumeration)), value);
        }
        return notation.key(((Shape.Scalar) key).kind(), value);
    }
}
