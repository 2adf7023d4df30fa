package dev.wirespeed.generate;

import java.util.Optional;

/** Finds the dialect of an application's mappers by its class path. */
final class Dialects {
    static final String JACKSON_3 = "jackson3";
    private static final String JACKSON_2 = "jackson2";
    private static final String BOOT_3 = "spring-boot-3";

    private Dialects() {}

    /** Empty if there is no Jackson; it may come from elsewhere. */
    static Optional<String> of(Application application) {
        if (application.has("tools.jackson.databind.ObjectMapper")) {
            return Optional.of(JACKSON_3);
        }
        if (!application.has("com.fasterxml.jackson.databind.ObjectMapper")) {
            return Optional.empty();
        }
        return Optional.of(
                application.has("org.springframework.boot.autoconfigure.jackson.JacksonAutoConfiguration")
                        ? BOOT_3
                        : JACKSON_2);
    }

    /** Whether an application of Jackson 2 has no modules for what Jackson 3 has built in, which codecs need. */
    static boolean lacksModules(Application application) {
        return !application.has("tools.jackson.databind.ObjectMapper")
                && application.has("com.fasterxml.jackson.databind.ObjectMapper")
                && !(application.has("com.fasterxml.jackson.datatype.jsr310.JavaTimeModule")
                        && application.has("com.fasterxml.jackson.datatype.jdk8.Jdk8Module"));
    }

    /** The artifact for mappers of a dialect, or of the value of the option, which may be for some packages only. */
    static String artifact(String dialect) {
        return dialect.contains(JACKSON_3) ? "wirespeed-jackson" : "wirespeed-jackson2";
    }
}
