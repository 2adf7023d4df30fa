package dev.wirespeed.processor.emit;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import dev.wirespeed.processor.model.Property;
import dev.wirespeed.processor.model.Shape;
import java.util.List;

/** Code for objects whose properties stand among those of the object that has them. */
final class UnwrappedObjects {
    private UnwrappedObjects() {}

    /** Statements that write the properties of an object, if there is one. */
    static CodeBlock write(Shape.Unwrapped unwrapped, String local, Property property, CodecBuilder codec) {
        CodeBlock.Builder code = CodeBlock.builder();
        if (unwrapped.open()) {
            code.beginControlFlow(
                            "if ($N != null && $N.getClass() != $T.class)",
                            local,
                            local,
                            CodecBuilder.raw(unwrapped.type()))
                    .addStatement("$N.write(out, value)", codec.fallback(property))
                    .nextControlFlow("else if ($N != null)", local);
        } else {
            code.beginControlFlow("if ($N != null)", local);
        }
        return code.addStatement("$T.INSTANCE.writeFields(out, $N)", codec.codec(unwrapped.codec()), local)
                .endControlFlow()
                .build();
    }

    /** Adds the statements before the first property of the object that has them, or that may be read again. */
    static void begin(MethodSpec.Builder method, CodecBuilder codec) {
        if (keeps(codec)) {
            ClassName fields = codec.runtime(RuntimeClass.FIELDS);
            method.addStatement("$T fields = $T.of(in)", fields, fields);
        }
    }

    /** The condition under which one is read. */
    static CodeBlock isRead(Property property) {
        List<TypeName> views = property.input().orElseThrow().views();
        return CodeBlock.of("fields.isIn($L)", PartsClass.classes(views));
    }

    /** An expression that reads one. */
    static CodeBlock read(CodecBuilder codec, Property property) {
        Shape.Unwrapped shape = (Shape.Unwrapped) property.input().orElseThrow().shape();
        return CodeBlock.of("$T.INSTANCE.readFields(fields.again())", codec.codec(shape.codec()));
    }

    /** Adds the statements behind the last property. */
    static void end(MethodSpec.Builder method, CodecBuilder codec) {
        if (keeps(codec)) {
            method.addStatement("fields.release()");
        }
    }

    /** Whether what is read is kept to be read again. */
    static boolean keeps(CodecBuilder codec) {
        return !codec.struct.unwrapped().isEmpty() || (codec.struct.isReadAgain() && codec.layout.readsAgain());
    }
}
