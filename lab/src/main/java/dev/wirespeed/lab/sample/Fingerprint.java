package dev.wirespeed.lab.sample;

import dev.wirespeed.lab.LabException;
import dev.wirespeed.lab.result.Sample.Located;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Stream;

/** Tells whether files are still what they were. */
final class Fingerprint {

    private static final int BUFFER = 1 << 16;

    private Fingerprint() {}

    /** A file, or a folder with all that is in it. */
    static Located located(Path path) {
        try {
            MessageDigest digest = MessageDigest.getInstance("SHA-256");
            for (Path file : Files.isDirectory(path) ? files(path) : List.of(path)) {
                digest.update(path.relativize(file).toString().getBytes(StandardCharsets.UTF_8));
                update(digest, file);
            }
            return new Located(
                    path.toAbsolutePath().normalize().toString(), HexFormat.of().formatHex(digest.digest()));
        } catch (IOException e) {
            throw new LabException("cannot read " + path + ": " + e.getMessage());
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every JDK has SHA-256", e);
        }
    }

    private static void update(MessageDigest digest, Path file) throws IOException {
        byte[] buffer = new byte[BUFFER];
        try (InputStream in = Files.newInputStream(file)) {
            for (int read = in.read(buffer); read >= 0; read = in.read(buffer)) {
                digest.update(buffer, 0, read);
            }
        }
    }

    /** The files in a folder and below, in an order that is always the same. */
    static List<Path> files(Path folder) {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(Files::isRegularFile).sorted().toList();
        } catch (IOException e) {
            throw new LabException("cannot read " + folder + ": " + e.getMessage());
        }
    }
}
