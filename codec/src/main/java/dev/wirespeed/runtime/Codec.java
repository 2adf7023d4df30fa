package dev.wirespeed.runtime;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Writes and reads one type in one format, which adds the two methods; implementations are generated.
 *
 * @param <T> the type
 */
public interface Codec<T> {

    /**
     * The properties of what it writes, for documents that hold only some of them.
     *
     * @return null if it does not write objects with properties
     */
    default @Nullable Parts<?> parts() {
        return null;
    }

    /** The version of the code that its processor generates, of which a run time knows some; 0, which none knows, if it says none. */
    default int version() {
        return 0;
    }

    /** What it was generated for. */
    default CodecOptions options() {
        return CodecOptions.JACKSON3;
    }

    /** Codecs of the same type for other options, which this one stands for where it is looked for by its name. */
    default List<? extends Codec<T>> variants() {
        return List.of();
    }

    /** Whose defaults it follows, as its {@link #options} say. */
    default Dialect dialect() {
        return options().dialect();
    }

    /** Whether it follows annotations that stand on other classes. */
    default boolean hasMixins() {
        return false;
    }

    /** Whether it does no more than leave the class to Jackson, so that a mapper had better do it itself: ids count for a whole document. */
    default boolean isFallback() {
        return false;
    }

    /** Whether it leaves a part of what it writes or reads to Jackson. */
    default boolean usesFallback() {
        return false;
    }

    /** Whether it puts an id of the type into documents. */
    default boolean writesTypeId() {
        return false;
    }
}
