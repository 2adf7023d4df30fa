package dev.wirespeed.processor.emit;

import com.palantir.javapoet.CodeBlock;
import dev.wirespeed.processor.model.Options;

/** The code that says which options a codec was made with. */
final class OptionsCode {
    private OptionsCode() {}

    /** An expression for the options: the dialect's, and what is otherwise. */
    static CodeBlock of(Options options) {
        Options usual = Options.of(options.dialect());
        CodeBlock.Builder code = CodeBlock.builder().add("$T.$L", Shared.OPTIONS, options.dialect());
        if (options.naming() != usual.naming()) {
            code.add(".naming($T.$L)", Shared.OPTIONS.nestedClass("Naming"), options.naming());
        }
        if (options.inclusion() != usual.inclusion()) {
            code.add(".inclusion($T.$L)", Shared.INCLUDE, options.inclusion());
        }
        if (options.contents() != usual.contents()) {
            code.add(".contents($T.$L)", Shared.INCLUDE, options.contents());
        }
        if (options.order() != usual.order()) {
            code.add(".order($T.$L)", Shared.OPTIONS.nestedClass("Order"), options.order());
        }
        if (options.enums() != usual.enums()) {
            code.add(".enums($T.$L)", Shared.OPTIONS.nestedClass("Enums"), options.enums());
        }
        return code.build();
    }
}
