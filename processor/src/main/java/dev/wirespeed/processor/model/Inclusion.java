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
 */
public record Inclusion(When value, Optional<ClassName> filter, When content, Optional<ClassName> contentFilter) {

    public static final Inclusion ALWAYS = new Inclusion(When.ALWAYS, Optional.empty(), When.ALWAYS, Optional.empty());

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
