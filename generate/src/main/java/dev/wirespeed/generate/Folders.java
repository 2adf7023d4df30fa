package dev.wirespeed.generate;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/** Folders with generated files; a list tells them from other files. */
final class Folders {
    /** The name of the list if it is in the folder itself. */
    static final String LIST = ".wirespeed-generated";

    private Folders() {}

    /** Writes files that are new or have changed, and deletes those that the list has and are no longer generated. */
    static void write(Path folder, Path list, Map<String, byte[]> files) throws IOException {
        Files.createDirectories(folder);
        Files.createDirectories(list.toAbsolutePath().getParent());
        Set<String> before = Files.exists(list) ? new TreeSet<>(Files.readAllLines(list)) : Set.of();
        for (Map.Entry<String, byte[]> file : files.entrySet()) {
            Path path = folder.resolve(file.getKey());
            Files.createDirectories(path.getParent());
            if (!Files.exists(path) || !Arrays.equals(Files.readAllBytes(path), file.getValue())) {
                Files.write(path, file.getValue());
            }
        }
        for (String name : before) {
            if (!files.containsKey(name)) {
                Files.deleteIfExists(folder.resolve(name));
            }
        }
        Files.write(list, List.copyOf(new TreeSet<>(files.keySet())));
    }
}
