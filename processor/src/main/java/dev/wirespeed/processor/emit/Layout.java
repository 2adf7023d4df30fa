package dev.wirespeed.processor.emit;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import dev.wirespeed.processor.model.Property;
import dev.wirespeed.processor.model.Union;
import java.util.List;
import java.util.Optional;

/** How the properties of an object follow one another. */
sealed interface Layout permits ByName, ByPlace {

    /** The constants of a codec for its properties, such as their names. */
    List<FieldSpec> constants();

    /** A statement that begins an object. */
    CodeBlock open();

    /** An expression that begins an object with its first property, up to the value, and gives the writer. */
    CodeBlock open(Property first);

    /**
     * An expression that writes what stands in front of a property's value, and gives the writer; {@code out} for
     * nothing.
     */
    CodeBlock property(Property property);

    /** A statement in place of a value that is left out; empty for nothing. */
    Optional<CodeBlock> absent();

    /** A statement that writes a property which is left to Jackson. */
    CodeBlock leftToJackson(String property);

    /**
     * A statement that writes an object of which only some properties are wanted.
     *
     * @param opened whether it has been begun, and is ended elsewhere
     */
    CodeBlock partial(boolean opened);

    /**
     * A statement that ends an object.
     *
     * @param neverEmpty whether it always has a property
     */
    CodeBlock close(boolean neverEmpty);

    /** The constant of a codec for the id of a type, if any. */
    Optional<FieldSpec> typeIdConstant(Union union);

    /** A statement that writes the id of a type as a property. */
    CodeBlock typeId(Union union, CodeBlock id);

    /** A call on the table that tells variants apart; nothing where objects have names. */
    String variants();

    /** A condition: what comes is an object. */
    CodeBlock isObject();

    /** A statement that goes to the first property of an object that is read; empty if reading does so. */
    Optional<CodeBlock> enter();

    /**
     * Statements in front of a value that a creator makes an object of, whatever it is; empty if that may be anything.
     */
    Optional<CodeBlock> delegating();

    /** Whether Jackson can read an object again from its beginning. */
    boolean readsAgain();

    /** Whether every property that is given has to be noted, since it is not looked for by its name. */
    boolean notesAll();

    /**
     * Adds what reads an object behind that: its properties in the order in which they are expected, then whatever is
     * left.
     */
    void read(MethodSpec.Builder method, Target target, PropertyReading reading);
}
