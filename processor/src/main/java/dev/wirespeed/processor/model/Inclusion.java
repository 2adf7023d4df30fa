package dev.wirespeed.processor.model;

import com.palantir.javapoet.ClassName;
import java.util.Optional;

/**
 * Which values of a property are written at all.
 *
 * @param value which values of the property itself
 * @param filter the class whose instance equals the values to leave out, for {@link When#FILTER}
 * @param content which values inside a map or an optional
 * @param contentFilter like {@code filter}, for the content
 * @param ownContent whether the options say otherwise of the content, so that at run time nothing knows of it
 */
public record Inclusion(
        When value, Optional<ClassName> filter, When content, Optional<ClassName> contentFilter, boolean ownContent) {

    public static final Inclusion ALWAYS = ofContent(When.ALWAYS);

    /** Of a value that is always written, and content as the options say. */
    public static Inclusion ofContent(When usual) {
        return new Inclusion(When.ALWAYS, Optional.empty(), usual, Optional.empty(), false);
    }

    /** The condition on a value. */
    public enum When {
        ALWAYS,
        NOT_NULL,
        /** Neither null nor an empty optional. */
        NOT_ABSENT,
        NOT_EMPTY,
        /** Not the default of its type. */
        NOT_DEFAULT,
        /** Not what a newly made object has in this property. */
        NOT_INITIAL,
        /** Not equal to an instance of the filter. */
        FILTER
    }
}
