package dev.wirespeed.processor.read;

import com.palantir.javapoet.ClassName;
import dev.wirespeed.processor.model.Struct;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.function.BooleanSupplier;
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

    /** Drops what was nested meanwhile unless that went well, since any of it may lead to what did not. */
    boolean keeps(BooleanSupplier nesting) {
        Set<String> codecs = Set.copyOf(nestedCodecs.keySet());
        Set<String> structs = Set.copyOf(nested.keySet());
        Set<ClassName> places = Set.copyOf(unwrapped.keySet());
        boolean kept = nesting.getAsBoolean();
        if (!kept) {
            nestedCodecs.keySet().retainAll(codecs);
            nested.keySet().retainAll(structs);
            unwrapped.keySet().retainAll(places);
        }
        return kept;
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
