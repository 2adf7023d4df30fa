package dev.wirespeed.lab.startup;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/**
 * What {@code -Xlog:class+load} says of a JVM.
 *
 * @param classes how many it loaded, those of the JDK included
 * @param classPath the entries of its class path that it loaded classes from, in their order there
 */
record LoadedClasses(int classes, List<String> classPath) {

    private static final String SOURCE = " source: ";
    private static final String FILE = "file:";

    /** The flag that makes a JVM write the log. */
    static String flag(Path log) {
        return "-Xlog:class+load:file=" + log.toAbsolutePath() + ":none:filecount=0";
    }

    /** Reads the log of a JVM with that class path. */
    static LoadedClasses read(Path log, String classPath) {
        try (Stream<String> lines = Files.lines(log)) {
            List<String> loaded = lines.filter(line -> line.contains(SOURCE)).toList();
            Set<Path> sources = new LinkedHashSet<>();
            for (String line : loaded) {
                String source = line.substring(line.indexOf(SOURCE) + SOURCE.length());
                if (source.startsWith(FILE)) {
                    sources.add(path(source));
                }
            }
            return new LoadedClasses(
                    loaded.size(),
                    Stream.of(classPath.split(File.pathSeparator, -1))
                            .filter(entry -> sources.contains(normal(Path.of(entry))))
                            .toList());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The log says nothing of what has to be escaped in an address but spaces. */
    private static Path path(String source) {
        return normal(Path.of(URI.create(source.replace(" ", "%20"))));
    }

    private static Path normal(Path path) {
        return path.toAbsolutePath().normalize();
    }

    String path() {
        return String.join(File.pathSeparator, classPath);
    }
}
