package dev.wirespeed.processor.emit;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import dev.wirespeed.processor.model.ScalarKind;
import dev.wirespeed.processor.model.Shape;

/**
 * What one format calls things. It returns code and decides nothing: which values are written, and when, is the traversal's. In that
 * code {@code out} is the writer and {@code in} the reader.
 */
public interface Notation {

    /** What the format is called in a sentence. */
    String title();

    /** A class of its run time. */
    ClassName runtime(RuntimeClass each);

    /** A call of the writer, without it: {@code value(age)}. */
    CodeBlock value(ScalarKind kind, CodeBlock value);

    /** A call that writes a value by a codec or a table of texts. */
    CodeBlock value(CodeBlock by, CodeBlock value);

    /** A statement that writes that there is no value. */
    CodeBlock nothing();

    /** The beginning of what has parts. */
    Begin begin(Container container);

    /** A statement that ends it. */
    CodeBlock end(Container container);

    /** What holds values. */
    enum Container {
        ARRAY,
        /** Of which no more is known than its elements, one after the other. */
        ITERABLE,
        MAP
    }

    /**
     * How a container begins.
     *
     * @param always a statement
     * @param unlessOwnForm a condition, with the container as {@code $1N}: false where the container's class says how it is written,
     *     which then has been done
     */
    record Begin(CodeBlock always, String unlessOwnForm) {}

    /** A statement that writes the key of an entry, which is a scalar. */
    CodeBlock key(ScalarKind kind, CodeBlock value);

    /** A statement that writes the key of an entry by a table of texts. */
    CodeBlock keyOfEnum(CodeBlock table, CodeBlock value);

    /** A map whose entries are in the order of their keys. */
    CodeBlock sorted(CodeBlock entries);

    /** An expression that reads a value. */
    CodeBlock read(ScalarKind kind);

    /** An expression that reads a value by a codec. */
    CodeBlock read(CodeBlock codec);

    /** An expression that reads a value which stands in a text: a boolean, or a number, for which the text must not be empty. */
    CodeBlock readFromText(ScalarKind kind);

    /** An expression that reads a constant by a table of texts. */
    CodeBlock readEnum(CodeBlock table);

    /** A condition: what comes stands for no value, and has been read then. */
    CodeBlock isNothing();

    /** A condition: what comes stands for no number, and has been read then. */
    CodeBlock isNoNumber();

    /** A condition: what comes is a list. */
    CodeBlock isList();

    /** A condition: what comes is neither a list nor has it names. */
    CodeBlock hasNoParts();

    /** The head of a loop over the elements of a list. */
    CodeBlock elements();

    /** The head of a loop over the entries of a map, in which the key is read first. */
    CodeBlock entries();

    /** An expression that reads a key. */
    CodeBlock readKey(ScalarKind kind);

    /** An expression that reads a key by a table of texts. */
    CodeBlock readKeyOfEnum(CodeBlock table);

    /** An expression for the codec of a value without parts that the run time has one for. */
    CodeBlock codec(Shape.Coded coded);

    /** An expression for what writes and reads the keys of a map that are neither scalars nor constants. */
    CodeBlock keys(Shape.Key key);

    /** A statement that refuses what was read for another thing than was expected. */
    CodeBlock mismatch(String expected);
}
