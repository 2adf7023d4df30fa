package dev.wirespeed.processor.model;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.TypeName;
import java.util.List;
import java.util.Set;

/**
 * An object with properties, and the codec to be made for it.
 *
 * @param type the Java type, with its type arguments
 * @param codec the class to be generated; nested in the codec that needs it, if the type has arguments
 * @param properties in the order in which they are written, then those that are only read
 * @param open whether objects of a subclass may stand where this type is declared
 * @param lints the compiler's warnings that the generated code would cause through no fault of its own
 * @param nested the codecs for types with arguments that this one needs
 */
public record Struct(
        TypeName type,
        ClassName codec,
        List<Property> properties,
        Construction construction,
        boolean open,
        Set<String> lints,
        List<Struct> nested) {

    /** The properties that are written, in order. */
    public List<Property> written() {
        return properties.stream().filter(p -> p.output().isPresent()).toList();
    }

    /** The properties that are read, in the order in which they are expected. */
    public List<Property> readable() {
        return properties.stream().filter(p -> p.input().isPresent()).toList();
    }
}
