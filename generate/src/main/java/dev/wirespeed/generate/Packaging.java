package dev.wirespeed.generate;

import java.util.Optional;
import java.util.zip.ZipFile;

/**
 * The layout of an application in one file.
 *
 * @param classes the folder with its own classes
 * @param libraries the folder with jars
 * @param index the list of those jars for Spring Boot's loader
 */
record Packaging(String classes, String libraries, String index) {
    private static final Packaging BOOT = new Packaging("BOOT-INF/classes/", "BOOT-INF/lib/", "BOOT-INF/classpath.idx");
    private static final Packaging WAR = new Packaging("WEB-INF/classes/", "WEB-INF/lib/", "WEB-INF/classpath.idx");

    /** The layout of a file; empty for a jar with classes at the top. */
    static Optional<Packaging> of(ZipFile zip) {
        if (zip.stream().anyMatch(entry -> entry.getName().startsWith("BOOT-INF/"))) {
            return Optional.of(BOOT);
        }
        return zip.stream().anyMatch(entry -> entry.getName().startsWith("WEB-INF/"))
                ? Optional.of(WAR)
                : Optional.empty();
    }

    boolean isLibrary(String name) {
        return name.startsWith(libraries) && name.endsWith(".jar");
    }
}
