package dev.wirespeed.processor.read;

import dev.wirespeed.processor.model.CodecName;
import dev.wirespeed.processor.model.Struct;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import java.util.function.BooleanSupplier;
import javax.lang.model.element.TypeElement;

/** One codec that becomes a file, with the codecs for types with arguments that are nested in it. */
final class Unit {
    final TypeElement element;
    final CodecName codec;
    /** By the type, written out. */
    final Map<String, CodecName> nestedCodecs = new LinkedHashMap<>();

    final Map<String, Struct> nested = new LinkedHashMap<>();
    /** Structs that may be unwrapped somewhere; the codecs of unwrapped ones become nested classes. */
    final Map<CodecName, Struct> unwrapped = new LinkedHashMap<>();
    /** The classes whose codecs this one calls. */
    final Set<TypeElement> reached = new LinkedHashSet<>();

    Unit(TypeElement element, CodecName codec) {
        this.element = element;
        this.codec = codec;
    }

    /** Drops what was nested meanwhile unless that went well, since any of it may lead to what did not. */
    boolean keeps(BooleanSupplier nesting) {
        Set<String> codecs = Set.copyOf(nestedCodecs.keySet());
        Set<String> structs = Set.copyOf(nested.keySet());
        Set<CodecName> places = Set.copyOf(unwrapped.keySet());
        boolean kept = nesting.getAsBoolean();
        if (!kept) {
            nestedCodecs.keySet().retainAll(codecs);
            nested.keySet().retainAll(structs);
            unwrapped.keySet().retainAll(places);
        }
        return kept;
    }

    /** A name for a nested codec that no other one in this unit has. */
    CodecName nestedCodec(String baseName) {
        CodecName name = codec.nested(baseName);
        for (int i = 2; nestedCodecs.containsValue(name); i++) {
            name = codec.nested(baseName + i);
        }
        return name;
    }
}
