package dev.wirespeed;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Generates codecs at compile time, for the annotated type and every type that it reaches.
 *
 * <p>Codecs follow the Jackson annotations on those types. Anything that no code can be generated for is left to
 * Jackson.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.TYPE, ElementType.PACKAGE})
public @interface Wire {

    /** Further types to generate codecs for, such as classes that can't be annotated themselves. */
    Class<?>[] types() default {};

    /**
     * Classes whose annotations count as if they were on other classes, wherever those are reached in one compilation.
     */
    Mixin[] mixins() default {};

    /**
     * The formats to generate codecs for, for every type that is reached. If empty, those of the processor's option
     * {@code wirespeed.formats}, whose default is JSON.
     */
    Format[] formats() default {};

    /** Whether leaving a property or a class to Jackson is a compile error; by default it is a note. */
    boolean strict() default false;

    /** A format of generated codecs. */
    enum Format {
        /** JSON, as {@link Json#standard()} writes and reads it. */
        JSON,
        /** JSON in which objects are arrays, as {@link Json#positional()} writes and reads it. */
        POSITIONAL_JSON
    }

    /**
     * Applies the annotations of one class to another, and those of its members to members with the same name and
     * parameters.
     */
    @Target({})
    @Retention(RetentionPolicy.CLASS)
    @interface Mixin {

        /** The class that can't be annotated itself. */
        Class<?> target();

        /** The class with the annotations. */
        Class<?> source();
    }
}
