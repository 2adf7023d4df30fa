package dev.wirespeed.processor.emit;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import dev.wirespeed.processor.model.CodecName;
import dev.wirespeed.processor.model.Options;
import javax.lang.model.element.Modifier;

/** A codec that leaves a class to Jackson. */
final class FallbackCodec {
    private FallbackCodec() {}

    static TypeSpec.Builder of(Emitter emitter, TypeName type, CodecName name, Options options) {
        Notation notation = emitter.notation();
        return CodecClass.named(emitter.codec(name))
                .addJavadoc("Leaves {@link $T} to Jackson.", type)
                .superclass(emitter.codecOf(type))
                .addField(FieldSpec.builder(
                                emitter.codecOf(type), "JACKSON", Modifier.PRIVATE, Modifier.STATIC, Modifier.FINAL)
                        .initializer(jackson(notation, type, emitter.options(options)))
                        .build())
                .addMethod(method("options")
                        .returns(Shared.OPTIONS)
                        .addStatement("return JACKSON.options()")
                        .build())
                .addMethod(method("isFallback")
                        .returns(TypeName.BOOLEAN)
                        .addStatement("return true")
                        .build())
                .addMethod(writing(notation, "write", type))
                .addMethod(writing(notation, "writeUntyped", type))
                .addMethod(method("read")
                        .returns(type)
                        .addParameter(notation.runtime(RuntimeClass.READER), "in")
                        .addStatement("return JACKSON.read(in)")
                        .build());
    }

    /** An expression for what has Jackson write and read a class. */
    static CodeBlock jackson(Notation notation, TypeName type, CodeBlock options) {
        return CodeBlock.of("$T.codec($L, $T.class)", notation.runtime(RuntimeClass.FALLBACK), options, type);
    }

    private static MethodSpec.Builder method(String name) {
        return MethodSpec.methodBuilder(name).addAnnotation(Override.class).addModifiers(Modifier.PUBLIC);
    }

    private static MethodSpec writing(Notation notation, String name, TypeName type) {
        return method(name)
                .addParameter(notation.runtime(RuntimeClass.WRITER), "out")
                .addParameter(type, "value")
                .addStatement("JACKSON.$L(out, value)", name)
                .build();
    }
}
