package dev.wirespeed.processor.emit;

import com.palantir.javapoet.CodeBlock;
import dev.wirespeed.processor.model.AnySetter;
import dev.wirespeed.processor.model.Property;

/** Expressions that read what an object holds. */
interface PropertyReading {

    /**
     * The value of a property.
     *
     * @param small whether the expression is to be a single call
     */
    CodeBlock value(Property property, boolean small);

    /** The value of a property that has no place of its own. */
    CodeBlock any(AnySetter setter);
}
