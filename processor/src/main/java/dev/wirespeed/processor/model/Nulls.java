package dev.wirespeed.processor.model;

/** The handling of a null in a document. */
public enum Nulls {
    /** It is set. */
    SET,
    /** The property counts as missing. */
    SKIP,
    /** It is refused; so is an object without the property, if a creator needs it. */
    FAIL,
    /** An empty value is set in its place. */
    EMPTY
}
