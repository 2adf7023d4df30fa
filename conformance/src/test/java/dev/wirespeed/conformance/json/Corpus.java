package dev.wirespeed.conformance.json;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;

/** Public test data, which is not part of the project. */
final class Corpus {
    private static final String PROPERTY = "wirespeed.conformance";

    private Corpus() {}

    /** The files of a folder in order of their names; skips the test where the data is absent. */
    static List<Path> files(String folder, String suffix) {
        Path path = root().resolve(folder);
        Assumptions.assumeTrue(
                Files.isDirectory(path),
                () -> "Skipped: no folder " + path + "; set -D" + PROPERTY + " to the test data");
        try (Stream<Path> files = Files.list(path)) {
            return files.filter(f -> f.toString().endsWith(suffix)).sorted().toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** One file; skips the test where it is absent. */
    static Path file(String folder, String name) {
        List<Path> found = files(folder, name);
        Assumptions.assumeFalse(found.isEmpty(), () -> "Skipped: no " + name + " in " + root().resolve(folder));
        return found.get(0);
    }

    static byte[] bytes(Path file) {
        try {
            return Files.readAllBytes(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The given folder, else the one beside the project, seen from this module. */
    private static Path root() {
        String given = System.getProperty(PROPERTY);
        return Path.of(given == null ? "../../shared/conformance" : given)
                .toAbsolutePath()
                .normalize();
    }
}
