package dev.wirespeed.lab.measure;

import dev.wirespeed.lab.result.JdkUsed;
import java.nio.file.Path;

/** A JDK on this machine. */
public record Jdk(Runtime.Version version, String vendor, Path home) {

    public int feature() {
        return version.feature();
    }

    public Path java() {
        return home.resolve("bin/java");
    }

    public JdkUsed used() {
        return new JdkUsed(feature(), version.toString(), vendor);
    }
}
