package dev.wirespeed.processor.emit;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import dev.wirespeed.processor.model.CodecName;
import dev.wirespeed.processor.model.Options;
import javax.lang.model.element.Modifier;

/** A codec that leaves a class to Jackson. */
final class LeftCodec {
    private LeftCodec() {}

    static TypeSpec.Builder of(TypeName type, CodecName name, Options options) {
        ClassName codec = JsonRuntime.codec(name);
        return TypeSpec.classBuilder(codec)
                .addJavadoc("Leaves {@link $T} to Jackson.", type)
                .addSuperinterface(JsonRuntime.codecOf(type))
                .addField(FieldSpec.builder(codec, "INSTANCE", Modifier.PUBLIC, Modifier.STATIC, Modifier.FINAL)
                        .initializer("new $T()", codec)
                        .build())
                .addField(FieldSpec.builder(
                                JsonRuntime.codecOf(type), "JACKSON", Modifier.PRIVATE, Modifier.STATIC, Modifier.FINAL)
                        .initializer(jackson(type, OptionsCode.of(options)))
                        .build())
                .addMethod(MethodSpec.constructorBuilder()
                        .addModifiers(Modifier.PUBLIC)
                        .addJavadoc("For look-up by name; {@link #INSTANCE} does as well.")
                        .build())
                .addMethod(method("options")
                        .returns(JsonRuntime.OPTIONS)
                        .addStatement("return JACKSON.options()")
                        .build())
                .addMethod(method("isLeft")
                        .returns(TypeName.BOOLEAN)
                        .addStatement("return true")
                        .build())
                .addMethod(writing("write", type))
                .addMethod(writing("writeUntyped", type))
                .addMethod(method("read")
                        .returns(type)
                        .addParameter(JsonRuntime.READER, "in")
                        .addStatement("return JACKSON.read(in)")
                        .build());
    }

    /** An expression for what has Jackson write and read a class. */
    static CodeBlock jackson(TypeName type, CodeBlock options) {
        return CodeBlock.of("$T.codec($L, $T.class)", JsonRuntime.FALLBACK, options, type);
    }

    private static MethodSpec.Builder method(String name) {
        return MethodSpec.methodBuilder(name).addAnnotation(Override.class).addModifiers(Modifier.PUBLIC);
    }

    private static MethodSpec writing(String name, TypeName type) {
        return method(name)
                .addParameter(JsonRuntime.WRITER, "out")
                .addParameter(type, "value")
                .addStatement("JACKSON.$L(out, value)", name)
                .build();
    }
}
