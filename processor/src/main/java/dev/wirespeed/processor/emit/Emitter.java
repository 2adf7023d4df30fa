package dev.wirespeed.processor.emit;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import dev.wirespeed.processor.model.CodecName;
import java.util.function.Function;

/**
 * What the codecs of one format are made of.
 *
 * @param layout that of the codec which is being built
 * @param suffix what their names end with
 */
record Emitter(Notation notation, Function<CodecBuilder, Layout> layout, String suffix) {

    /** The type of the codecs of a type. */
    TypeName codecOf(TypeName type) {
        return ParameterizedTypeName.get(notation.runtime(RuntimeClass.CODEC), type);
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
