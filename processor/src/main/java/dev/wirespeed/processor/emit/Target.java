package dev.wirespeed.processor.emit;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import dev.wirespeed.processor.model.Property;

/** Where the values that are read go until the object is there. */
interface Target {

    /** Adds the statements before the first property. */
    void begin(MethodSpec.Builder method);

    /** Stores the first value of a property. */
    void first(MethodSpec.Builder method, Property property, CodeBlock value);

    /** Adds the statements before a switch over the index {@code field} of a property read perhaps again. */
    default void beforeAgain(MethodSpec.Builder method) {}

    /** Stores a value that may not be the first, as a case of a switch. */
    void again(MethodSpec.Builder method, int index, Property property, CodeBlock value);

    /** Adds the statements after the last property. */
    void end(MethodSpec.Builder method);
}
