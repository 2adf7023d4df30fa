package dev.wirespeed.lab.workload;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.json.JsonMapper;

/**
 * Well-known documents that are not part of the project: in {@code corpora} in the folder that {@code -Dwirespeed.conformance}
 * names, else in {@code shared/conformance} beside the folder that this program is in or is started in.
 */
public final class Corpus {
    private static final String PROPERTY = "wirespeed.conformance";

    private Corpus() {}

    /** Whether the document is on this machine. */
    static boolean has(String name) {
        return find(name).isPresent();
    }

    /** The value of a document. */
    static <T> T read(String name, Class<T> type) {
        Path file = find(name)
                .orElseThrow(() -> new IllegalStateException(
                        "there is no " + name + "; get the public conformance material, and name its folder with -D"
                                + PROPERTY + "=<folder>"));
        try {
            return JsonMapper.shared().readValue(Files.readAllBytes(file), type);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Optional<Path> find(String name) {
        String given = System.getProperty(PROPERTY);
        Stream<Path> folders = given == null
                ? Stream.of(Path.of("").toAbsolutePath(), ownPlace())
                        .flatMap(Corpus::ancestors)
                        .map(folder -> folder.resolve("shared").resolve("conformance"))
                : Stream.of(Path.of(given));
        return folders.map(folder -> folder.resolve("corpora").resolve(name))
                .filter(Files::isRegularFile)
                .findFirst();
    }

    private static Path ownPlace() {
        try {
            return Path.of(Corpus.class
                    .getProtectionDomain()
                    .getCodeSource()
                    .getLocation()
                    .toURI());
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }

    private static Stream<Path> ancestors(@Nullable Path folder) {
        return Stream.iterate(folder, Path::getParent).takeWhile(parent -> parent != null);
    }
}
