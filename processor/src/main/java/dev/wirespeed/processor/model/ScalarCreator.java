package dev.wirespeed.processor.model;

import java.util.Optional;

/**
 * A constructor or factory that makes an object from one text, number or boolean.
 *
 * @param factory the static method that makes it; empty for a constructor
 * @param argument the type of its parameter
 */
public record ScalarCreator(Optional<String> factory, Argument argument) {

    /** The types that Jackson distinguishes here; a wrapper class counts as its primitive. */
    public enum Argument {
        TEXT,
        INT,
        LONG,
        BIG_INTEGER,
        DOUBLE,
        BIG_DECIMAL,
        BOOLEAN
    }
}
