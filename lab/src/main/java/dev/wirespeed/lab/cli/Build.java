package dev.wirespeed.lab.cli;

import dev.wirespeed.lab.LabException;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Objects;
import java.util.Properties;
import picocli.CommandLine.IVersionProvider;

/** Which build of Wirespeed this is. */
final class Build implements IVersionProvider {

    /** The version, with the commit behind it if whoever started this JVM knows it. */
    static String version() {
        String commit = System.getProperty("wirespeed.commit", "");
        return load().getProperty("version") + (commit.isBlank() ? "" : " (" + commit + ")");
    }

    @Override
    public String[] getVersion() {
        return new String[] {"Wirespeed " + version()};
    }

    private static Properties load() {
        Properties properties = new Properties();
        try (InputStream in = LabException.class.getResourceAsStream("build.properties")) {
            properties.load(Objects.requireNonNull(in, "build.properties"));
            return properties;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
