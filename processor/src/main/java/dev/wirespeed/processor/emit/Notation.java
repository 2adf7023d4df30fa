package dev.wirespeed.processor.emit;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import dev.wirespeed.processor.model.ScalarKind;
import dev.wirespeed.processor.model.Shape;

/**
 * The code of one format for each step of the traversal. It decides nothing: the traversal decides which values are
 * written, and when. In the code, {@code out} is the writer and {@code in} the reader.
 *
 * <p>Traversal and layouts call the writer and the reader, too. Every format's writer and reader have these methods
 * beside those of {@code WireWriter} and {@code WireReader}, so that the calls look the same in the code of all formats:
 *
 * <ul>
 *   <li>any value: {@code out.object}, {@code out.typed}, {@code in.kind}, {@code in.skipValue}
 *   <li>maps: {@code out.ordered}
 *   <li>objects with names: {@code out.beginObject}, {@code out.name}, {@code out.key}, {@code out.endObject}, {@code
 *       out.endNonEmptyObject}, {@code in.isObject}, {@code in.beginFields}, {@code in.next}, {@code in.nextField},
 *       {@code in.name}, {@code in.find}
 *   <li>objects with places: {@code in.beginArray}, {@code in.nextElement}, {@code in.endPlaces}
 *   <li>objects with only some of the properties: {@code out.object}, {@code out.fields}, {@code out.array}, {@code
 *       out.places}
 *   <li>type ids: {@code in.wrapped}, {@code in.isBehindTypeId}, {@code in.skipTypeId}, {@code in.skipFields}
 * </ul>
 *
 * <p>{@code out.name}, {@code out.key} and {@code out.beginObject} with a name return the writer.
 */
public interface Notation {

    /** The name of the format in a sentence. */
    String title();

    /** A class of the format's runtime. */
    ClassName runtime(RuntimeClass each);

    /** A call on the writer, without it: {@code value(age)}. */
    CodeBlock value(ScalarKind kind, CodeBlock value);

    /** A call that writes a value with a codec or a table of texts. */
    CodeBlock value(CodeBlock by, CodeBlock value);

    /** A statement that writes the absence of a value. */
    CodeBlock nothing();

    /** The beginning of a container. */
    Begin begin(Container container);

    /** A statement that ends a container. */
    CodeBlock end(Container container);

    /** Containers of values. */
    enum Container {
        ARRAY,
        /** A container known only as a sequence of elements. */
        ITERABLE,
        MAP
    }

    /**
     * The beginning of a container.
     *
     * @param always a statement
     * @param unlessOwnForm a condition, with the container as {@code $1N}: false if the container's class has its own
     *     form, which then has been written
     */
    record Begin(CodeBlock always, String unlessOwnForm) {}

    /** A statement that writes the key of an entry, a scalar. */
    CodeBlock key(ScalarKind kind, CodeBlock value);

    /** A statement that writes the key of an entry with a table of texts. */
    CodeBlock keyOfEnum(CodeBlock table, CodeBlock value);

    /** A map with its entries in the order of their keys. */
    CodeBlock sorted(CodeBlock entries);

    /** An expression that reads a value. */
    CodeBlock read(ScalarKind kind);

    /** An expression that reads a value with a codec. */
    CodeBlock read(CodeBlock codec);

    /** An expression that reads a boolean or a number from a text; a number's text must not be empty. */
    CodeBlock readFromText(ScalarKind kind);

    /** An expression that reads a constant with a table of texts. */
    CodeBlock readEnum(CodeBlock table);

    /** A condition: the next value stands for no value, and has then been consumed. */
    CodeBlock isNothing();

    /** A condition: the next value stands for no number, and has then been consumed. */
    CodeBlock isNoNumber();

    /** A condition: the next value is a list. */
    CodeBlock isList();

    /** A condition: the next value is neither a list nor an object with names. */
    CodeBlock hasNoParts();

    /** The head of a loop over the elements of a list. */
    CodeBlock elements();

    /** The head of a loop over the entries of a map; the body first reads the key. */
    CodeBlock entries();

    /** An expression that reads a key. */
    CodeBlock readKey(ScalarKind kind);

    /** An expression that reads a key with a table of texts. */
    CodeBlock readKeyOfEnum(CodeBlock table);

    /** An expression for the runtime's codec of a value without parts. */
    CodeBlock codec(Shape.Coded coded);

    /** An expression for the handler of a map's keys that are neither scalars nor constants. */
    CodeBlock keys(Shape.Key key);

    /** A statement that refuses a value of another kind than expected. */
    CodeBlock mismatch(String expected);
}
