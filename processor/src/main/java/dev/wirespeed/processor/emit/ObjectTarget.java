package dev.wirespeed.processor.emit;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import dev.wirespeed.processor.model.Mutator;
import dev.wirespeed.processor.model.Property;
import dev.wirespeed.processor.model.Struct;
import java.util.Optional;

/** An object that is made first and filled as values come, so that the defaults of its class survive. */
final class ObjectTarget implements Target {
    private final Struct struct;

    ObjectTarget(Struct struct) {
        this.struct = struct;
    }

    @Override
    public void begin(MethodSpec.Builder method) {
        CodeBlock creation = ReadMethod.creation(struct.type(), Optional.empty(), CodeBlock.of(""));
        method.addStatement("$T value = $L", struct.type(), creation);
    }

    @Override
    public void first(MethodSpec.Builder method, Property property, CodeBlock value) {
        method.addStatement("$L", store(property, value));
    }

    @Override
    public void again(MethodSpec.Builder method, int index, Property property, CodeBlock value) {
        method.addStatement("case $L -> $L", index, store(property, value));
    }

    @Override
    public void end(MethodSpec.Builder method) {
        method.addStatement("return value");
    }

    private static CodeBlock store(Property property, CodeBlock value) {
        return store(property.input().orElseThrow().mutator(), value);
    }

    static CodeBlock store(Mutator mutator, CodeBlock value) {
        return mutator instanceof Mutator.Call call
                ? CodeBlock.of("value.$N($L)", call.method(), value)
                : CodeBlock.of("value.$N = $L", ((Mutator.Field) mutator).field(), value);
    }
}
