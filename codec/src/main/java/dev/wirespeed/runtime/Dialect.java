package dev.wirespeed.runtime;

import java.util.Locale;

/** Whose defaults a codec was generated for, by the processor's option {@code wirespeed.dialect}. */
public enum Dialect {
    /** Those of Jackson 3; codecs say so by default. */
    JACKSON3("wirespeed-jackson"),

    /** Those of Jackson 2. */
    JACKSON2("wirespeed-jackson2"),

    /** Those of Jackson 2 as Spring Boot 3 configures it. */
    SPRING_BOOT_3("wirespeed-jackson2");

    private final String artifact;

    Dialect(String artifact) {
        this.artifact = artifact;
    }

    /** The dialect of the Jackson that it goes by: without settings of anybody else. */
    public Dialect ofJackson() {
        return this == JACKSON3 ? JACKSON3 : JACKSON2;
    }

    /** The value of the processor's option that stands for it. */
    public String option() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** What has the fallback for the dialect's codecs. */
    public String artifact() {
        return artifact;
    }
}
