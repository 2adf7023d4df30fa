package dev.wirespeed.processor.emit;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import dev.wirespeed.processor.emit.Notation.Container;
import dev.wirespeed.processor.model.CodecName;
import dev.wirespeed.processor.model.ScalarKind;
import dev.wirespeed.processor.model.Struct;
import dev.wirespeed.processor.model.Union;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.Modifier;

/** The methods that write and read a type for which several others may stand, by the id of each. */
final class UnionMethods {
    private final CodecBuilder codec;
    private final Notation notation;
    private final Struct struct;
    private final Union union;

    UnionMethods(CodecBuilder codec, Union union) {
        this.codec = codec;
        this.notation = codec.notation;
        this.struct = codec.struct;
        this.union = union;
        codec.addConstant(codec.runtime(RuntimeClass.VARIANTS), "VARIANTS", variants());
        codec.layout.typeIdConstant(union).ifPresent(codec.constants::add);
    }

    private CodeBlock variants() {
        CodeBlock.Builder variants = CodeBlock.builder().add("$T.", codec.runtime(RuntimeClass.VARIANTS));
        switch (union.place()) {
            case WRAPPER_OBJECT -> variants.add("byObject()");
            case WRAPPER_ARRAY -> variants.add("byArray()");
            case NOWHERE -> variants.add("byNames()");
            default -> variants.add("byProperty($L, $L)", Literal.of(union.property()), union.visible());
        }
        variants.add(codec.layout.variants());
        for (int i = 0; i < union.variants().size(); i++) {
            Union.Variant variant = union.variants().get(i);
            if (variant.names().isPresent()) {
                variants.add("\n        .names($L$L)", i, names(variant.names().get()));
            } else if (!variant.ids().isEmpty()) {
                variants.add("\n        .ids($L, $L)", i, list(variant.ids()));
            }
        }
        for (int i = 0; i < union.strangers().size(); i++) {
            int index = union.variants().size() + i;
            variants.add(
                    "\n        .stranger($L$L)", index, names(union.strangers().get(i)));
        }
        if (!union.strangerIds().isEmpty()) {
            variants.add("\n        .strangers($L)", list(union.strangerIds()));
        }
        if (union.otherwise() instanceof Union.Otherwise.Variant variant) {
            variants.add("\n        .otherwise($L)", variant.index());
            if (scalarReader().isPresent()) {
                variants.add("\n        .withoutId($L)", union.variants().size());
            }
        } else if (union.otherwise() instanceof Union.Otherwise.Null) {
            variants.add("\n        .otherwiseNull()");
        }
        if (union.place() == Union.Place.WRAPPER_ARRAY
                && !(union.otherwise() instanceof Union.Otherwise.Refused)
                && union.knows(union.baseId())) {
            variants.add("\n        .withoutArray($L)", Literal.of(union.baseId()));
        }
        return variants.build();
    }

    private static CodeBlock names(List<List<String>> names) {
        return names.stream()
                .map(each -> CodeBlock.of(", new $T[] {$L}", String.class, list(each)))
                .collect(CodeBlock.joining(""));
    }

    private static CodeBlock list(List<String> texts) {
        return texts.stream().map(Literal::of).collect(CodeBlock.joining(", "));
    }

    MethodSpec write() {
        MethodSpec.Builder method = MethodSpec.methodBuilder("write")
                .addAnnotation(Override.class)
                .addModifiers(Modifier.PUBLIC)
                .addParameter(codec.runtime(RuntimeClass.WRITER), "out")
                .addParameter(struct.type(), "value");
        codec.addOptions(method);
        if (!struct.open()) {
            addObject(method, union.variants().get(0));
            return method.build();
        }
        if (union.variants().isEmpty()) {
            return method.addStatement("out.typed(value)").build();
        }
        method.addStatement("$T<?> type = value.getClass()", Class.class);
        String condition = "if (type == $T.class)";
        for (Union.Variant variant : union.variants()) {
            if (condition.startsWith("if")) {
                method.beginControlFlow(condition, variant.type());
            } else {
                method.nextControlFlow(condition, variant.type());
            }
            condition = "else if (type == $T.class)";
            addObject(method, variant);
        }
        return method.nextControlFlow("else")
                .addStatement("out.typed(value)")
                .endControlFlow()
                .build();
    }

    private void addObject(MethodSpec.Builder method, Union.Variant variant) {
        CodeBlock id = Literal.of(variant.id().orElse(""));
        switch (union.place()) {
            case WRAPPER_OBJECT ->
                method.addStatement(notation.begin(Container.MAP).always())
                        .addStatement(notation.key(ScalarKind.STRING, id));
            case WRAPPER_ARRAY ->
                method.addStatement(notation.begin(Container.ARRAY).always())
                        .addStatement("out.$L", notation.value(ScalarKind.STRING, id));
            default -> {}
        }
        method.addStatement(codec.layout.open());
        if (union.place() == Union.Place.PROPERTY) {
            method.addStatement(codec.layout.typeId(union, id));
        }
        CodeBlock value = variant.type().equals(struct.type())
                ? CodeBlock.of("value")
                : CodeBlock.of("($T) value", variant.type());
        method.addStatement("$LwriteFields(out, $L)", instance(variant.codec()), value)
                .addStatement(codec.layout.close(false));
        switch (union.place()) {
            case WRAPPER_OBJECT -> method.addStatement(notation.end(Container.MAP));
            case WRAPPER_ARRAY -> method.addStatement(notation.end(Container.ARRAY));
            default -> {}
        }
    }

    /** The methods for places where nothing is declared that an id would be needed for. */
    List<MethodSpec> untyped() {
        MethodSpec writesTypeId = MethodSpec.methodBuilder("writesTypeId")
                .addAnnotation(Override.class)
                .addModifiers(Modifier.PUBLIC)
                .returns(TypeName.BOOLEAN)
                .addStatement("return true")
                .build();
        if (union.variants().stream().noneMatch(v -> v.codec().equals(struct.codec()))) {
            return List.of(writesTypeId);
        }
        return List.of(
                writesTypeId,
                MethodSpec.methodBuilder("writeUntyped")
                        .addAnnotation(Override.class)
                        .addModifiers(Modifier.PUBLIC)
                        .addParameter(codec.runtime(RuntimeClass.WRITER), "out")
                        .addParameter(struct.type(), "value")
                        .addStatement(codec.layout.open())
                        .addStatement("writeFields(out, value)")
                        .addStatement(codec.layout.close(false))
                        .build());
    }

    /** The code in front of a call of a method of another codec; nothing for the own one. */
    private CodeBlock instance(CodecName other) {
        return other.equals(struct.codec()) ? CodeBlock.of("") : CodeBlock.of("$T.INSTANCE.", codec.codec(other));
    }

    /** The codec of the default variant where no id is given: the id's property is one like any other there. */
    private Optional<CodecName> scalarReader() {
        return union.otherwise() instanceof Union.Otherwise.Variant other
                ? Optional.of(union.variants().get(other.index()))
                        .filter(variant -> !variant.reader().equals(variant.codec()))
                        .map(Union.Variant::codec)
                : Optional.empty();
    }

    MethodSpec read() {
        MethodSpec.Builder method = MethodSpec.methodBuilder("read")
                .addAnnotation(Override.class)
                .addModifiers(Modifier.PUBLIC)
                .returns(struct.type())
                .addParameter(codec.runtime(RuntimeClass.READER), "in")
                .addStatement("$T variant = VARIANTS.choose(in)", TypeName.INT)
                .addStatement("$T wrapped = in.wrapped()", TypeName.BOOLEAN)
                .addCode("$T value = switch (variant) {\n$>", struct.type());
        for (int i = 0; i < union.variants().size(); i++) {
            method.addStatement(
                    "case $L -> $LreadFields(in)",
                    i,
                    instance(union.variants().get(i).reader()));
        }
        scalarReader()
                .ifPresent(reader -> method.addStatement(
                        "case $L -> $LreadFields(in)", union.variants().size(), instance(reader)));
        return method.addCode("default -> {\n$>")
                .addStatement("in.skipFields()")
                .addStatement("yield null")
                .addCode("$<}\n$<};\n")
                .beginControlFlow("if (wrapped)")
                .addStatement("VARIANTS.close(in)")
                .endControlFlow()
                .addStatement("return value")
                .build();
    }
}
