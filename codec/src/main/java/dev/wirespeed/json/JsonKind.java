package dev.wirespeed.json;

/** What a value in a document is; numbers by what they fit into. */
public enum JsonKind {
    TEXT,
    INT,
    LONG,
    BIG_INTEGER,
    /** A number with a fraction or an exponent. */
    FRACTION,
    BOOLEAN,
    NULL,
    OBJECT,
    ARRAY
}
