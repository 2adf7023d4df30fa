package dev.wirespeed.processor.emit;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import dev.wirespeed.processor.model.Property;
import java.util.List;

/** How the properties of an object follow one another. */
sealed interface Layout permits ByName {

    /** What a codec keeps of its properties, such as their names. */
    List<FieldSpec> constants();

    /** A statement that begins an object. */
    CodeBlock open();

    /** What begins an object with its first property; a statement that goes on with the value. */
    CodeBlock open(Property first);

    /** What stands in front of a property's value; a statement that goes on with it. */
    CodeBlock property(Property property);

    /**
     * A statement that ends an object.
     *
     * @param neverEmpty whether it always has a property
     */
    CodeBlock close(boolean neverEmpty);

    /** Adds what reads the properties of an object: first in the order in which they are expected, then whatever is left. */
    void read(MethodSpec.Builder method, Target target, PropertyReading reading);
}
