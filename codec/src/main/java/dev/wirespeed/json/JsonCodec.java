package dev.wirespeed.json;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Writes and reads one type as JSON; implementations are generated.
 *
 * @param <T> the type
 */
public interface JsonCodec<T> {

    /**
     * The properties of what it writes, for documents that hold only some of them.
     *
     * @return null if it does not write objects with properties
     */
    default @Nullable JsonParts<?> parts() {
        return null;
    }

    /** What it was generated for. */
    default JsonOptions options() {
        return JsonOptions.JACKSON3;
    }

    /** Codecs of the same type for other options, which this one stands for where it is looked for by its name. */
    default List<JsonCodec<T>> variants() {
        return List.of();
    }

    /** Whose defaults it follows, as its {@link #options} say. */
    default JsonDialect dialect() {
        return options().dialect();
    }

    /** Whether it follows annotations that stand on other classes. */
    default boolean hasMixins() {
        return false;
    }

    /** Whether it does no more than leave the class to Jackson, so that a mapper had better do it itself: ids count for a whole document. */
    default boolean isLeft() {
        return false;
    }

    /** Whether it leaves a part of what it writes or reads to Jackson. */
    default boolean leavesParts() {
        return false;
    }

    /** Writes a value that is not null. */
    void write(JsonWriter out, T value);

    /**
     * Writes a value that is not null where nothing is declared that an id of its type could be needed for, such as in an
     * {@code Object[]}: as Jackson, without the id.
     */
    default void writeUntyped(JsonWriter out, T value) {
        write(out, value);
    }

    /** Whether {@link #write} puts an id of the type into the document. */
    default boolean writesTypeId() {
        return false;
    }

    /**
     * Reads a value that is not {@code null} in the document.
     *
     * @return null where the document or a factory of the user's says so in another way, such as "" for a number
     */
    @Nullable
    T read(JsonReader in);
}
