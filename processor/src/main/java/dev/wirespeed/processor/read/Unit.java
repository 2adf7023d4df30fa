package dev.wirespeed.processor.read;

import com.palantir.javapoet.ClassName;
import dev.wirespeed.processor.model.Struct;
import java.util.LinkedHashMap;
import java.util.Map;
import javax.lang.model.element.TypeElement;

/** One codec that becomes a file, with the codecs for types with arguments that are nested in it. */
final class Unit {
    final TypeElement element;
    final ClassName codec;
    /** By the type, written out. */
    final Map<String, ClassName> nestedCodecs = new LinkedHashMap<>();

    final Map<String, Struct> nested = new LinkedHashMap<>();
    /** What may be unwrapped somewhere; the codecs of those that are become nested ones. */
    final Map<ClassName, Struct> unwrapped = new LinkedHashMap<>();

    Unit(TypeElement element, ClassName codec) {
        this.element = element;
        this.codec = codec;
    }

    /** A name for a nested codec that no other one in this unit has. */
    ClassName nestedCodec(String baseName) {
        ClassName name = codec.nestedClass(baseName + "_JsonCodec");
        for (int i = 2; nestedCodecs.containsValue(name); i++) {
            name = codec.nestedClass(baseName + i + "_JsonCodec");
        }
        return name;
    }
}
