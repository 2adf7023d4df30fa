package dev.wirespeed.processor.emit;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import dev.wirespeed.processor.model.AnySetter;
import dev.wirespeed.processor.model.Construction;
import dev.wirespeed.processor.model.Property;
import dev.wirespeed.processor.model.Shape;
import dev.wirespeed.processor.model.Struct;
import java.util.Optional;
import javax.lang.model.element.Modifier;

/** The method that reads an object. */
final class ReadMethod implements PropertyReading {
    private final CodecBuilder codec;
    private final ValueReading values;

    ReadMethod(CodecBuilder codec) {
        this.codec = codec;
        this.values = new ValueReading(codec);
    }

    MethodSpec method() {
        Struct struct = codec.struct;
        MethodSpec.Builder method = MethodSpec.methodBuilder("read")
                .addAnnotation(Override.class)
                .addModifiers(Modifier.PUBLIC)
                .returns(struct.type())
                .addParameter(codec.runtime(RuntimeClass.READER), "in");
        boolean object = !(struct.construction() instanceof Construction.None
                || struct.construction() instanceof Construction.Refused
                || struct.construction() instanceof Construction.Delegating);
        if (!struct.scalarCreators().isEmpty()) {
            String name = new ScalarRead(codec).add();
            if (object) {
                method.beginControlFlow("if (!$L)", codec.layout.isObject());
            } else {
                method.beginControlFlow("if ($L)", codec.notation.hasNoParts());
            }
            method.addStatement("return $N(in)", name).endControlFlow();
        }
        if (struct.construction() instanceof Construction.Refused refused) {
            return method.addStatement("throw in.unreadable($S)", refused.why()).build();
        }
        if (struct.construction() instanceof Construction.None) {
            return method.addStatement(codec.notation.mismatch("a scalar")).build();
        }
        if (struct.construction() instanceof Construction.Delegating delegating) {
            codec.layout.delegating().ifPresent(method::addCode);
            CodeBlock argument = values.expression(delegating.argument(), "content", false);
            return method.addStatement("return $L", creation(struct.type(), delegating.factory(), argument))
                    .build();
        }
        if (struct.construction() instanceof Construction.Built built) {
            return method.addStatement("return $T.INSTANCE.read(in).$N()", codec.codec(built.codec()), built.method())
                    .build();
        }
        if (struct.variant()) {
            codec.layout.enter().ifPresent(method::addStatement);
            return method.addStatement("return readFields(in)").build();
        }
        codec.layout.enter().ifPresent(method::addStatement);
        addBody(method);
        return method.build();
    }

    /** The method that reads what is left of an object after an id of the type. */
    MethodSpec fields() {
        MethodSpec.Builder method = MethodSpec.methodBuilder("readFields")
                .addModifiers(Modifier.PUBLIC)
                .returns(codec.struct.type())
                .addParameter(codec.runtime(RuntimeClass.READER), "in");
        if (codec.struct.construction() instanceof Construction.Refused refused) {
            return method.addStatement("throw in.unreadable($S)", refused.why()).build();
        }
        if (codec.struct.construction() instanceof Construction.Built built) {
            return method.addStatement(
                            "return $T.INSTANCE.readFields(in).$N()", codec.codec(built.codec()), built.method())
                    .build();
        }
        addBody(method);
        return method.build();
    }

    private void addBody(MethodSpec.Builder method) {
        Target target = codec.struct.construction() instanceof Construction.Creator creator
                ? new CreatorTarget(codec, creator)
                : new ObjectTarget(codec);
        codec.layout.read(method, target, this);
    }

    static CodeBlock creation(TypeName type, Optional<String> factory, CodeBlock arguments) {
        TypeName raw = CodecBuilder.raw(type);
        String diamond = type instanceof ParameterizedTypeName ? "<>" : "";
        return factory.map(name -> CodeBlock.of("$T.$N($L)", raw, name, arguments))
                .orElseGet(() -> CodeBlock.of("new $T$L($L)", raw, diamond, arguments));
    }

    @Override
    public CodeBlock any(AnySetter setter) {
        return values.expression(setter.value(), setter.member() + "Value", false);
    }

    @Override
    public CodeBlock value(Property property, boolean small) {
        if (property.input().orElseThrow().shape() instanceof Shape.LeftToJackson) {
            return CodeBlock.of("$N.read(in)", codec.fallback(property));
        }
        CodeBlock read = values.expression(property.input().orElseThrow().shape(), property.label(), small);
        return NullHandling.expression(codec, property, read);
    }
}
