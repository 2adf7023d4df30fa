package dev.wirespeed.processor.model;

import com.palantir.javapoet.ClassName;
import java.util.Optional;

/**
 * Decides which values of a property are written.
 *
 * @param value for values of the property itself
 * @param filter the class whose instance equals the values to leave out, for {@link When#FILTER}
 * @param content for values inside a map or an optional
 * @param contentFilter like {@code filter}, for the content
 * @param ownContent whether the content differs from the options, so that the runtime does not know about it
 */
public record Inclusion(
        When value, Optional<ClassName> filter, When content, Optional<ClassName> contentFilter, boolean ownContent) {

    public static final Inclusion ALWAYS = ofContent(When.ALWAYS);

    /** The inclusion of a value that is always written, with content as in the options. */
    public static Inclusion ofContent(When usual) {
        return new Inclusion(When.ALWAYS, Optional.empty(), usual, Optional.empty(), false);
    }

    /** A condition for a value to be written. */
    public enum When {
        ALWAYS,
        NOT_NULL,
        /** Neither null nor an empty optional. */
        NOT_ABSENT,
        NOT_EMPTY,
        /** Not the default of its type. */
        NOT_DEFAULT,
        /** Not the value of this property in a new object. */
        NOT_INITIAL,
        /** Not equal to an instance of the filter. */
        FILTER
    }
}
