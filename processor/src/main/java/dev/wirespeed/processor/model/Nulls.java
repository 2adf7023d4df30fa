package dev.wirespeed.processor.model;

/** What is done with a null in a document. */
public enum Nulls {
    /** It is set. */
    SET,
    /** It counts as if the property were not there. */
    SKIP,
    /** It is refused; so is an object without the property, if a creator needs it. */
    FAIL,
    /** An empty value is set in its place. */
    EMPTY
}
