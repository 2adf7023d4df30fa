package dev.wirespeed.processor.emit;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import dev.wirespeed.processor.model.CodecName;
import dev.wirespeed.processor.model.Options;
import dev.wirespeed.processor.model.Struct;
import java.util.function.UnaryOperator;

/**
 * The parts that make the codecs of one format.
 *
 * @param structs turns each into the struct that the format has
 * @param suffix the end of the codecs' names
 * @param options the call behind options that tells the layout; empty for the default one
 */
record Emitter(Notation notation, UnaryOperator<Struct> structs, String suffix, String options) {

    /** The type of the codecs of a type. */
    TypeName codecOf(TypeName type) {
        return ParameterizedTypeName.get(notation.runtime(RuntimeClass.CODEC), type);
    }

    /** Whether options are those that codecs have who do not say them. */
    boolean isDefault(Options of) {
        return of.isDefault() && options.isEmpty();
    }

    /** An expression for the options of codecs. */
    CodeBlock options(Options of) {
        return CodeBlock.of("$L$L", OptionsCode.of(of), options);
    }

    /** The class that is a codec. */
    ClassName codec(CodecName name) {
        String set = name.set().isEmpty() ? "" : "_" + name.set();
        ClassName codec = ClassName.get(name.packageName(), name.name() + suffix + set);
        for (String nested : name.nested()) {
            codec = codec.nestedClass(nested + suffix);
        }
        return codec;
    }
}
