package dev.wirespeed.processor.emit;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import dev.wirespeed.processor.model.Construction;
import dev.wirespeed.processor.model.Property;
import dev.wirespeed.processor.model.Struct;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.Modifier;

/** The method that reads an object: first in the order in which it is written, then whatever is left. */
final class ReadMethod {
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
                .addParameter(JsonRuntime.READER, "in");
        if (struct.construction() instanceof Construction.Delegating delegating) {
            CodeBlock argument = values.expression(delegating.argument(), "content", false);
            return method.addStatement("return $L", creation(struct.type(), delegating.factory(), argument))
                    .build();
        }
        Target target = struct.construction() instanceof Construction.Creator creator
                ? new CreatorTarget(struct, creator)
                : new ObjectTarget(struct);
        addBody(method, target, struct.readable());
        return method.build();
    }

    static CodeBlock creation(TypeName type, Optional<String> factory, CodeBlock arguments) {
        TypeName raw = JsonRuntime.raw(type);
        String diamond = type instanceof ParameterizedTypeName ? "<>" : "";
        return factory.map(name -> CodeBlock.of("$T.$N($L)", raw, name, arguments))
                .orElseGet(() -> CodeBlock.of("new $T$L($L)", raw, diamond, arguments));
    }

    private void addBody(MethodSpec.Builder method, Target target, List<Property> readable) {
        method.addStatement("boolean more = in.beginObject()");
        target.begin(method);
        boolean wide = readable.size() > WriteMethod.RUN;
        if (!wide) {
            for (Property property : readable) {
                method.beginControlFlow("if (more && in.name($N))", codec.names.constant(property));
                target.first(method, property, value(property, false));
                method.addStatement("more = in.nextField()").endControlFlow();
            }
        }
        method.beginControlFlow("while (more)");
        if (wide && target instanceof ObjectTarget && readable.size() > ReadRuns.SIZE) {
            new ReadRuns(codec, target, readable, p -> value(p, true)).addDispatch(method);
        } else if (readable.isEmpty()) {
            method.addStatement("in.name()").addStatement("in.skipValue()");
        } else {
            method.beginControlFlow("switch (in.name(NAMES))");
            for (int i = 0; i < readable.size(); i++) {
                target.again(method, i, readable.get(i), value(readable.get(i), wide));
            }
            method.addStatement("default -> in.skipValue()").endControlFlow();
        }
        method.addStatement("more = in.nextField()").endControlFlow();
        target.end(method);
    }

    private CodeBlock value(Property property, boolean small) {
        return values.expression(property.input().orElseThrow().shape(), property.label(), small);
    }
}
