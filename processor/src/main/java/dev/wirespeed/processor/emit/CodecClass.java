package dev.wirespeed.processor.emit;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeSpec;
import dev.wirespeed.processor.model.Construction;
import dev.wirespeed.processor.model.Inclusion;
import dev.wirespeed.processor.model.Struct;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import javax.lang.model.element.Modifier;

/** The class that writes and reads a struct. */
final class CodecClass {
    private final CodecBuilder codec;
    private final Struct struct;

    private CodecClass(CodecBuilder codec) {
        this.codec = codec;
        this.struct = codec.struct;
    }

    /** @param fingerprint the sum of the members that it is made from; empty if they are not checked */
    static TypeSpec.Builder of(CodecBuilder codec, OptionalInt fingerprint) {
        return new CodecClass(codec).type(fingerprint);
    }

    /** A class that is a codec, with what all of them have. */
    static TypeSpec.Builder named(ClassName name) {
        return TypeSpec.classBuilder(name.simpleName())
                .addField(FieldSpec.builder(name, "INSTANCE", Modifier.PUBLIC, Modifier.STATIC, Modifier.FINAL)
                        .initializer("new $T()", name)
                        .build())
                .addMethod(MethodSpec.constructorBuilder()
                        .addModifiers(Modifier.PUBLIC)
                        .addJavadoc("For look-up by name; {@link #INSTANCE} does as well.")
                        .build());
    }

    private TypeSpec.Builder type(OptionalInt fingerprint) {
        List<TypeSpec> parts = new ArrayList<>();
        List<MethodSpec> methods = methods(parts);
        TypeSpec.Builder type = named(codec.codec(struct.codec()))
                .addJavadoc(
                        "Writes and reads {@link $T} as $L.", CodecBuilder.raw(struct.type()), codec.notation.title())
                .superclass(codec.codecOf(struct.type()))
                .addFields(codec.layout.constants());
        addInitial(type);
        type.addFields(codec.constants)
                .addMethods(methods)
                .addMethods(codec.helpers)
                .addTypes(parts);
        fingerprint.ifPresent(members -> type.addStaticBlock(CodeBlock.builder()
                .addStatement("$T.check($T.class, $L)", Shared.MEMBERS, CodecBuilder.raw(struct.type()), members)
                .build()));
        return type;
    }

    /** An object as its class makes it, where properties are left out that have what such a one has. */
    private void addInitial(TypeSpec.Builder type) {
        boolean initial = struct.written().stream()
                .anyMatch(p -> p.output().orElseThrow().inclusion().value() == Inclusion.When.NOT_INITIAL);
        if (initial) {
            type.addField(FieldSpec.builder(struct.type(), "INITIAL", Modifier.PRIVATE, Modifier.STATIC, Modifier.FINAL)
                    .initializer(ReadMethod.creation(struct.type(), Optional.empty(), CodeBlock.of("")))
                    .build());
        }
    }

    private List<MethodSpec> methods(List<TypeSpec> types) {
        WriteMethod write = new WriteMethod(codec);
        ReadMethod read = new ReadMethod(codec);
        List<MethodSpec> methods = new ArrayList<>();
        codec.optionsMethod().ifPresent(methods::add);
        if (struct.union().isPresent()) {
            UnionMethods union = new UnionMethods(codec, struct.union().get());
            methods.addAll(codec.withOptions(union.write()));
            union.untyped()
                    .forEach(each ->
                            methods.addAll(each.parameters().isEmpty() ? List.of(each) : codec.withOptions(each)));
            methods.add(union.read());
        } else {
            methods.addAll(codec.withOptions(write.method()));
            methods.add(read.method());
        }
        boolean object = struct.construction() instanceof Construction.Empty
                || struct.construction() instanceof Construction.Built
                || struct.construction() instanceof Construction.Creator
                || struct.construction() instanceof Construction.Refused;
        if (struct.variant() && object) {
            methods.add(write.fields());
            methods.add(read.fields());
        }
        PartsClass parts = new PartsClass(codec, write);
        parts.method().ifPresent(methods::add);
        parts.type().ifPresent(types::add);
        return methods;
    }
}
