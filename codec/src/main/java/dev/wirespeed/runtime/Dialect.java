package dev.wirespeed.runtime;

import java.util.Locale;

/** The Jackson whose defaults a codec follows, by the processor's option {@code wirespeed.dialect}. */
public enum Dialect {
    /** Jackson 3, the default. */
    JACKSON3("wirespeed-jackson"),

    /** Jackson 2. */
    JACKSON2("wirespeed-jackson2"),

    /** Jackson 2 as configured by Spring Boot 3. */
    SPRING_BOOT_3("wirespeed-jackson2");

    private final String artifact;

    Dialect(String artifact) {
        this.artifact = artifact;
    }

    /** The dialect of the underlying Jackson, without anyone else's configuration. */
    public Dialect ofJackson() {
        return this == JACKSON3 ? JACKSON3 : JACKSON2;
    }

    /** The value of the processor's option. */
    public String option() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** The artifact with the fallback for codecs of this dialect. */
    public String artifact() {
        return artifact;
    }
}
