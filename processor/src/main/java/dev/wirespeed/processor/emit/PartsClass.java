package dev.wirespeed.processor.emit;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import com.palantir.javapoet.WildcardTypeName;
import dev.wirespeed.processor.model.CodecName;
import dev.wirespeed.processor.model.Construction;
import dev.wirespeed.processor.model.Property;
import dev.wirespeed.processor.model.ScalarKind;
import dev.wirespeed.processor.model.Shape;
import dev.wirespeed.processor.model.Struct;
import dev.wirespeed.processor.model.Union;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javax.lang.model.element.Modifier;

/** The class that writes properties one by one; the JVM does not load it before a view or a selection is used. */
final class PartsClass {
    private static final TypeName ANY_PARTS =
            ParameterizedTypeName.get(Shared.PARTS, WildcardTypeName.subtypeOf(Object.class));

    private final CodecBuilder codec;
    private final WriteMethod write;
    private final Struct struct;

    PartsClass(CodecBuilder codec, WriteMethod write) {
        this.codec = codec;
        this.write = write;
        this.struct = codec.struct;
    }

    static CodeBlock classes(List<TypeName> types) {
        return types.stream().map(type -> CodeBlock.of("$T.class", type)).collect(CodeBlock.joining(", "));
    }

    /** The codec's method that says which properties there are; empty if there are none. */
    Optional<MethodSpec> method() {
        return all().map(own -> MethodSpec.methodBuilder("parts")
                .addAnnotation(Override.class)
                .addModifiers(Modifier.PUBLIC)
                .returns(ANY_PARTS)
                .addStatement("return $L", own)
                .build());
    }

    private Optional<CodeBlock> all() {
        if (struct.construction() instanceof Construction.Refused refused && refused.open()) {
            return Optional.of(CodeBlock.of("$T.open()", Shared.PARTS));
        }
        Optional<CodeBlock> own = struct.value().isPresent()
                ? inner(struct.value().get().shape())
                : has() ? Optional.of(CodeBlock.of("Properties.INSTANCE")) : Optional.empty();
        List<CodeBlock> others = struct.union().stream()
                .flatMap(union -> union.variants().stream())
                .map(Union.Variant::codec)
                .filter(variant -> !variant.equals(struct.codec()))
                .map(this::of)
                .toList();
        return others.isEmpty()
                ? own
                : Optional.of(CodeBlock.of(
                        "$T.anyOf($L)",
                        Shared.PARTS,
                        Stream.concat(own.stream(), others.stream()).collect(CodeBlock.joining(",$W"))));
    }

    private boolean has() {
        return struct.value().isEmpty() && !struct.written().isEmpty();
    }

    /** The nested class; empty if there are no properties. */
    Optional<TypeSpec> type() {
        if (!has()) {
            return Optional.empty();
        }
        List<Property> written = struct.written();
        MethodSpec.Builder constructor = MethodSpec.constructorBuilder()
                .addModifiers(Modifier.PRIVATE)
                .addStatement("super($T.class, $L)", CodecBuilder.raw(struct.type()), names(written));
        for (int i = 0; i < written.size(); i++) {
            List<TypeName> views = written.get(i).output().orElseThrow().views();
            if (!views.isEmpty()) {
                constructor.addStatement("view($L, $L)", i, classes(views));
            }
        }
        ClassName name = codec.codec(struct.codec()).nestedClass("Properties");
        TypeName own = ParameterizedTypeName.get(codec.runtime(RuntimeClass.PARTS), struct.type());
        TypeSpec.Builder type = TypeSpec.classBuilder(name)
                .addJavadoc("Single properties, for views and selections.")
                .addModifiers(Modifier.PRIVATE, Modifier.STATIC, Modifier.FINAL)
                .superclass(own)
                // not of its own type: to verify that it extends that one the JVM would load this class with the codec
                .addField(FieldSpec.builder(own, "INSTANCE", Modifier.STATIC, Modifier.FINAL)
                        .initializer("new $T()", name)
                        .build())
                .addMethod(constructor.build());
        addWrite(type, written);
        innerMethod(written).ifPresent(type::addMethod);
        return Optional.of(type.build());
    }

    private static CodeBlock names(List<Property> written) {
        return written.stream().map(p -> Literal.of(p.name())).collect(CodeBlock.joining(",$W"));
    }

    private void addWrite(TypeSpec.Builder type, List<Property> written) {
        MethodSpec.Builder method =
                writeMethod("write").addAnnotation(Override.class).addModifiers(Modifier.PROTECTED);
        if (written.size() <= WriteMethod.RUN) {
            type.addMethod(addCases(method, written, 0).build());
            return;
        }
        for (int from = 0; from < written.size(); from += WriteMethod.RUN) {
            int to = Math.min(from + WriteMethod.RUN, written.size());
            String name = "write" + (from / WriteMethod.RUN + 1);
            if (from == 0) {
                method.beginControlFlow("if (index < $L)", to);
            } else {
                method.nextControlFlow("else if (index < $L)", to);
            }
            method.addStatement("$N(out, value, index)", name);
            type.addMethod(addCases(
                            writeMethod(name).addModifiers(Modifier.PRIVATE, Modifier.STATIC),
                            written.subList(from, to),
                            from)
                    .build());
        }
        type.addMethod(method.endControlFlow().build());
    }

    private MethodSpec.Builder writeMethod(String name) {
        return MethodSpec.methodBuilder(name)
                .addParameter(codec.runtime(RuntimeClass.WRITER), "out")
                .addParameter(struct.type(), "value")
                .addParameter(TypeName.INT, "index");
    }

    private MethodSpec.Builder addCases(MethodSpec.Builder method, List<Property> run, int first) {
        method.beginControlFlow("switch (index)");
        for (int i = 0; i < run.size(); i++) {
            CodeBlock statements = write.statements(run.get(i));
            if (statements.toString().lines().count() == 1) {
                method.addCode("case $L -> ", first + i).addCode(statements);
            } else {
                method.beginControlFlow("case $L ->", first + i)
                        .addCode(statements)
                        .endControlFlow();
            }
        }
        return method.addStatement("default -> throw new $T(index)", IndexOutOfBoundsException.class)
                .endControlFlow();
    }

    /** The method that says what the objects inside have; empty if there are none. */
    private Optional<MethodSpec> innerMethod(List<Property> written) {
        MethodSpec.Builder method = MethodSpec.methodBuilder("inner")
                .addAnnotation(Override.class)
                .addModifiers(Modifier.PROTECTED)
                .returns(ANY_PARTS)
                .addParameter(TypeName.INT, "index")
                .addCode("return switch (index) {\n$>");
        boolean any = false;
        for (int i = 0; i < written.size(); i++) {
            Optional<CodeBlock> inner =
                    inner(written.get(i).output().orElseThrow().shape());
            if (inner.isPresent()) {
                method.addStatement("case $L -> $L", i, inner.get());
                any = true;
            }
        }
        return any
                ? Optional.of(
                        method.addStatement("default -> null").addCode("$<};\n").build())
                : Optional.empty();
    }

    private Optional<CodeBlock> inner(Shape shape) {
        if (shape instanceof Shape.Nested nested) {
            return Optional.of(of(nested.codec()));
        } else if (shape instanceof Shape.Unwrapped unwrapped) {
            return Optional.of(of(unwrapped.codec()));
        } else if (shape instanceof Shape.Array array) {
            return inner(array.element());
        } else if (shape instanceof Shape.Sequence sequence) {
            return inner(sequence.element());
        } else if (shape instanceof Shape.Mapping mapping) {
            return inner(mapping.value());
        } else if (shape instanceof Shape.Maybe maybe) {
            return inner(maybe.content());
        }
        return shape instanceof Shape.Scalar scalar && scalar.kind() == ScalarKind.OBJECT
                ? Optional.of(CodeBlock.of("$T.open()", Shared.PARTS))
                : Optional.empty();
    }

    private CodeBlock of(CodecName other) {
        return CodeBlock.of("$T.INSTANCE.parts()", codec.codec(other));
    }
}
