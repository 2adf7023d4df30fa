package dev.wirespeed.conformance.generator;

/** What a fixture is about. */
public enum Kind {
    RECORD,
    BEAN,
    IMMUTABLE,
    BUILDER,
    PLAIN_VALUE,
    ENUM,
    UNION,
    GENERIC,
    FAMILY,
    MIXED,
    KEY,
    REFERENCE,
    USED_UNION
}
