package dev.wirespeed.lab.contestant;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Objects;
import java.util.Properties;

/** The versions of the libraries that the build chose. */
public final class Versions {
    private static final Properties VERSIONS = load();

    private Versions() {}

    /**
     * The version of a library.
     *
     * @param library a key of {@code contestants.properties}
     */
    public static String of(String library) {
        return Objects.requireNonNull(VERSIONS.getProperty(library), () -> "no version is known for " + library);
    }

    private static Properties load() {
        Properties properties = new Properties();
        try (InputStream in = Versions.class.getResourceAsStream("contestants.properties")) {
            properties.load(Objects.requireNonNull(in, "contestants.properties is not beside Versions.class"));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return properties;
    }
}
