package dev.wirespeed.conformance.contract;

import java.lang.reflect.Type;
import java.util.Set;

/** Somebody else's writer and reader of a format, which says what is right. */
public interface Oracle {
    /** The bytes of a value. */
    Answer writes(Object value);

    /** The value of a document. */
    Answer reads(byte[] document, Type type);

    /** The same oracle with a view of {@code @JsonView}. */
    Oracle view(Class<?> active);

    /**
     * The same oracle, writing only some properties.
     *
     * @param paths names of properties with those of the objects around them, such as {@code orders.total}; whatever is in a
     *     property that is named is written, too
     */
    Oracle select(Set<String> paths);

    /** Whether the format may write a value in another way, or refuse to, although the oracle does not. */
    default boolean excuses(Object value, Answer expected, Answer actual) {
        return false;
    }

    /** As {@link #excuses(Object, Answer, Answer)}, for reading a document. */
    default boolean excuses(byte[] document, Type type, Answer expected, Answer actual) {
        return false;
    }
}
