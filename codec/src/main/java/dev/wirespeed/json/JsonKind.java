package dev.wirespeed.json;

/** Kinds of values in documents; numbers by the type that they fit into. */
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
