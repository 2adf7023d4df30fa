package dev.wirespeed.json;

/** Whose defaults a codec was generated for, by the processor's option {@code wirespeed.dialect}. */
public enum JsonDialect {
    /** Those of Jackson 3; codecs say so by default. */
    JACKSON3,

    /** Those of Jackson 2. */
    JACKSON2
}
