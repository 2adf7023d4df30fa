package dev.wirespeed.json;

/** Whose defaults a codec was generated for, by the processor's option {@code wirespeed.dialect}. */
public enum JsonDialect {
    /** Those of Jackson 3; codecs say so by default. */
    JACKSON3("wirespeed-jackson"),

    /** Those of Jackson 2. */
    JACKSON2("wirespeed-jackson2");

    private final String artifact;

    JsonDialect(String artifact) {
        this.artifact = artifact;
    }

    /** What has the fallback for the dialect's codecs. */
    String artifact() {
        return artifact;
    }
}
