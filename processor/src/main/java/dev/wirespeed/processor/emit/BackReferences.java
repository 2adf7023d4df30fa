package dev.wirespeed.processor.emit;

import com.palantir.javapoet.CodeBlock;
import dev.wirespeed.processor.model.Mutator;
import dev.wirespeed.processor.model.Property;
import java.util.Locale;

/** Code that tells objects which object they belong to. */
final class BackReferences {
    private BackReferences() {}

    /**
     * The value to be set, once it knows of its owner.
     *
     * @param owner the local that holds the object that has the property
     */
    static CodeBlock linked(CodecBuilder codec, Property property, CodeBlock value, String owner) {
        return property.input()
                .orElseThrow()
                .back()
                .map(back -> CodeBlock.of(
                        "$T.$L($L, each -> $L)",
                        Shared.REFERENCES,
                        back.kind().name().toLowerCase(Locale.ROOT),
                        value,
                        set(back.mutator(), owner)))
                .orElse(value);
    }

    private static CodeBlock set(Mutator mutator, String owner) {
        return mutator instanceof Mutator.Call call
                ? CodeBlock.of("each.$N($N)", call.method(), owner)
                : CodeBlock.of("each.$N = $N", ((Mutator.Field) mutator).field(), owner);
    }
}
