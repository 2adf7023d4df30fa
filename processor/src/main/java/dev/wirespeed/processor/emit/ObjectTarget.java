package dev.wirespeed.processor.emit;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import dev.wirespeed.processor.model.Mutator;
import dev.wirespeed.processor.model.Property;
import dev.wirespeed.processor.model.Shape;
import dev.wirespeed.processor.model.Struct;
import java.util.Objects;
import java.util.Optional;

/** An object that is made first and filled as values come, so that the defaults of its class survive. */
final class ObjectTarget implements Target {
    private final CodecBuilder codec;

    ObjectTarget(CodecBuilder codec) {
        this.codec = codec;
    }

    @Override
    public void begin(MethodSpec.Builder method) {
        Struct struct = codec.struct;
        UnwrappedObjects.begin(method, codec);
        CodeBlock creation = ReadMethod.creation(struct.type(), Optional.empty(), CodeBlock.of(""));
        method.addStatement("$T value = $L", struct.type(), creation);
    }

    @Override
    public void first(MethodSpec.Builder method, Property property, CodeBlock value) {
        if (!NullHandling.isSkipped(property)) {
            method.addStatement("$L", store(property, value));
            return;
        }
        Shape shape = property.input().orElseThrow().shape();
        CodeBlock stored = value;
        if (NullHandling.isSeenBefore(shape)) {
            method.beginControlFlow("if (!$L)", codec.notation.isNothing());
        } else {
            method.addStatement("$T present = $L", shape.type(), value).beginControlFlow("if (present != null)");
            stored = CodeBlock.of("present");
        }
        method.addStatement("$L", store(property, stored)).endControlFlow();
    }

    @Override
    public void again(MethodSpec.Builder method, int index, Property property, CodeBlock value) {
        if (NullHandling.isSkipped(property)) {
            method.beginControlFlow("case $L ->", index);
            first(method, property, value);
            method.endControlFlow();
        } else {
            method.addStatement("case $L -> $L", index, store(property, value));
        }
    }

    @Override
    public void end(MethodSpec.Builder method) {
        for (Property property : codec.struct.unwrapped()) {
            method.beginControlFlow("if ($L)", UnwrappedObjects.isRead(property))
                    .addStatement("$L", store(property, UnwrappedObjects.read(codec, property)))
                    .endControlFlow();
        }
        UnwrappedObjects.end(method, codec);
        method.addStatement("return value");
    }

    private CodeBlock store(Property property, CodeBlock read) {
        CodeBlock value = BackReferences.linked(codec, property, read, "value");
        Mutator mutator = property.input().orElseThrow().mutator();
        if (mutator instanceof Mutator.ByFallback) {
            return CodeBlock.of("$N.readInto(in, value)", codec.fallback(property));
        }
        if (mutator instanceof Mutator.Chain chain) {
            return CodeBlock.of(
                    "value = $T.requireNonNullElse(value.$N($L), value)", Objects.class, chain.method(), value);
        }
        return mutator instanceof Mutator.Call call
                ? CodeBlock.of("value.$N($L)", call.method(), value)
                : CodeBlock.of("value.$N = $L", ((Mutator.Field) mutator).field(), value);
    }
}
