package dev.wirespeed.lab.measure;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/** The files that a run's forks write, one log each. */
final class Logs {

    private final Path folder;

    Logs(Path out) {
        folder = out.resolve("logs");
        try {
            Files.createDirectories(folder);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    Path log(String id) {
        return folder.resolve(id + ".log");
    }

    Path json(String id) {
        return folder.resolve(id + ".json");
    }

    /** Where a polluted fork says which other types it ran through. */
    Path types(String id) {
        return folder.resolve(id + ".types.json");
    }

    /** Where a fork that waits for the compiler says how long it did. */
    Path settled(String id) {
        return folder.resolve(id + ".settled");
    }

    /** A file's text, or nothing if there is none; a JVM may write what isn't UTF-8 when it crashes. */
    static String text(Path file) {
        try {
            return Files.exists(file) ? new String(Files.readAllBytes(file), StandardCharsets.UTF_8) : "";
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
