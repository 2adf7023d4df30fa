package dev.wirespeed;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Makes codecs at compile time for the annotated type and every type that it reaches.
 *
 * <p>The codecs follow the Jackson annotations on those types. What no code can be generated for is left to Jackson.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.TYPE, ElementType.PACKAGE})
public @interface Wire {

    /** Types to make codecs for beside the annotated one, for classes that can't be annotated themselves. */
    Class<?>[] types() default {};

    /** Classes whose annotations count as if they stood on other classes, wherever those are reached in one compilation. */
    Mixin[] mixins() default {};

    /**
     * The formats to make codecs for, also for every type that is reached; none for those of the processor's option
     * {@code wirespeed.formats}, which are JSON alone unless it says otherwise.
     */
    Format[] formats() default {};

    /** Whether it is a compile error, rather than a note, if a property or a class has to be left to Jackson. */
    boolean strict() default false;

    /** A format that there can be codecs for. */
    enum Format {
        /** JSON, as {@link Json#standard()} writes and reads it. */
        JSON,
        /** JSON in which objects are arrays, as {@link Json#positional()} writes and reads it. */
        POSITIONAL_JSON
    }

    /** Puts the annotations of one class, and of its members by name and parameters, on another. */
    @Target({})
    @Retention(RetentionPolicy.CLASS)
    @interface Mixin {

        /** The class that can't be annotated itself. */
        Class<?> target();

        /** The class that has the annotations. */
        Class<?> source();
    }
}
