package dev.wirespeed.processor.emit;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import dev.wirespeed.processor.model.Property;
import dev.wirespeed.processor.model.Union;
import java.util.List;
import java.util.Optional;

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

    /** What a codec keeps to write the id of a type, if anything. */
    Optional<FieldSpec> typeIdConstant(Union union);

    /** A statement that writes the id of a type as a property. */
    CodeBlock typeId(Union union, CodeBlock id);

    /** A condition: what comes is an object. */
    CodeBlock isObject();

    /** A statement that goes to the first property of an object that is read. */
    CodeBlock enter();

    /** Adds what reads an object behind that: its properties in the order in which they are expected, then whatever is left. */
    void read(MethodSpec.Builder method, Target target, PropertyReading reading);
}
