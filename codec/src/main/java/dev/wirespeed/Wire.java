package dev.wirespeed;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Makes codecs at compile time for the annotated type and every type that it reaches.
 *
 * <p>The codecs follow the Jackson annotations on those types. What they can't do as Jackson does it is a compile error.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.TYPE, ElementType.PACKAGE})
public @interface Wire {

    /** Types to make codecs for beside the annotated one, for classes that can't be annotated themselves. */
    Class<?>[] types() default {};

    /** Whether a form that Jackson would read and the codec refuses is a compile error rather than a note. */
    boolean strict() default false;
}
