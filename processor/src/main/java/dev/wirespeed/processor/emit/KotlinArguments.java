package dev.wirespeed.processor.emit;

import static java.util.Objects.requireNonNull;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import dev.wirespeed.processor.model.Construction;
import dev.wirespeed.processor.model.Construction.KotlinParameter;
import dev.wirespeed.processor.model.Mutator;
import dev.wirespeed.processor.model.Property;
import java.util.Map;

/**
 * Code that refuses objects of Kotlin's classes inside a mapper, so that the mapper reads them by itself: all objects
 * that Jackson's module for Kotlin may treat otherwise, however it is set up.
 */
final class KotlinArguments {
    private KotlinArguments() {}

    /** Refuses objects that lack an argument for which there may be a default value, or that must not be null. */
    static void check(
            MethodSpec.Builder method,
            CodecBuilder codec,
            Construction.Creator creator,
            Map<String, String> locals,
            GivenProperties given) {
        if (creator.kotlin().isEmpty()) {
            return;
        }
        method.beginControlFlow("if (in.isOfMapper())");
        long known = 0;
        for (Property property : codec.struct.readable()) {
            if (property.input().orElseThrow().mutator() instanceof Mutator.Argument argument) {
                KotlinParameter parameter = creator.kotlin().get(argument.index());
                String local = requireNonNull(locals.get(property.name()));
                boolean primitive =
                        property.input().orElseThrow().shape().type().isPrimitive();
                CodeBlock refused = primitive ? given.isMissing(property) : refused(codec, creator, parameter, local);
                method.beginControlFlow("if ($L)", refused)
                        .addStatement("throw in.missing($L)", Literal.of(property.name()))
                        .endControlFlow();
                known++;
            }
        }
        if (known < creator.kotlin().size()) {
            method.addStatement("throw in.missing($S)", "What is never read");
        }
        method.endControlFlow();
    }

    private static CodeBlock refused(
            CodecBuilder codec, Construction.Creator creator, KotlinParameter parameter, String local) {
        if (parameter.holds()) {
            return CodeBlock.of("$N == null || $T.hasNull($N)", local, Shared.KOTLIN, local);
        }
        if (!parameter.nullable() || creator.factory().isPresent()) {
            return CodeBlock.of("$N == null", local);
        }
        TypeName type = CodecBuilder.raw(codec.struct.type());
        String defaults = codec.constant(
                TypeName.BOOLEAN, "HasDefaults", CodeBlock.of("$T.hasDefaults($T.class)", Shared.KOTLIN, type));
        return CodeBlock.of("$N && $N == null", defaults, local);
    }
}
