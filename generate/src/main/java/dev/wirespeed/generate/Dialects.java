package dev.wirespeed.generate;

/** Which dialect the mappers of an application have, as far as its class path tells. */
final class Dialects {
    static final String JACKSON_3 = "jackson3";
    private static final String JACKSON_2 = "jackson2";
    private static final String BOOT_3 = "spring-boot-3";

    private Dialects() {}

    static String of(Application application) {
        boolean three = application.has("tools.jackson.databind.ObjectMapper");
        boolean two = application.has("com.fasterxml.jackson.databind.ObjectMapper");
        if (three || !two) {
            return JACKSON_3;
        }
        return application.has("org.springframework.boot.autoconfigure.jackson.JacksonAutoConfiguration")
                ? BOOT_3
                : JACKSON_2;
    }

    /** The artifact for mappers of a dialect, or of what the option says, which may be one for some packages only. */
    static String artifact(String dialect) {
        return dialect.contains(JACKSON_3) ? "wirespeed-jackson" : "wirespeed-jackson2";
    }
}
