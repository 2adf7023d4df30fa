package dev.wirespeed.lab.find;

import dev.wirespeed.lab.LabException;
import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** A temporary folder that both this process and a JVM can read and write, in whatever container the JVM runs. */
final class SharedFolder implements AutoCloseable {

    private static final String PREFIX = "wirespeed-find";
    private static final Path PROC = Path.of("/proc");

    private final Path here;
    private final String there;
    private final Path root;

    private SharedFolder(Path here, String there, Path root) {
        this.here = here;
        this.there = there;
        this.root = root;
    }

    /** Makes one. */
    static SharedFolder with(long pid) {
        try {
            boolean contained = !space("self").equals(space("" + pid));
            Path root = PROC.resolve(pid + "/root");
            Path folder = contained
                    ? Files.createTempDirectory(root.resolve("tmp"), PREFIX)
                    : Files.createTempDirectory(PREFIX);
            giveTo(pid, folder);
            return contained
                    ? new SharedFolder(folder, "/" + root.relativize(folder), root)
                    : new SharedFolder(folder, folder.toString(), Path.of("/"));
        } catch (IOException e) {
            throw new LabException("no folder can be made that process " + pid + " can write to: " + e.getMessage());
        }
    }

    /** Another one's JVM, which root may attach to, has to write there, too. */
    private static void giveTo(long pid, Path folder) throws IOException {
        Path process = PROC.resolve("" + pid);
        if (Files.exists(process) && !Files.getOwner(process).equals(Files.getOwner(folder))) {
            Files.setOwner(folder, Files.getOwner(process));
        }
    }

    /** Its file systems; empty where nobody says. */
    private static String space(String process) throws IOException {
        Path link = PROC.resolve(process).resolve("ns/mnt");
        try {
            return Files.exists(PROC.resolve("self"))
                    ? Files.readSymbolicLink(link).toString()
                    : "";
        } catch (FileSystemException e) {
            throw new LabException("process " + process + " is another user's, or has ended");
        }
    }

    /** A file in it, as this process names it. */
    Path here(String name) {
        return here.resolve(name);
    }

    /** The same as the JVM names it. */
    String there(String name) {
        return there + "/" + name;
    }

    /** Where a file of the JVM's is for this process. */
    Path seen(Path file) {
        return root.resolve(Path.of("/").relativize(file.toAbsolutePath()));
    }

    @Override
    public void close() {
        try (Stream<Path> files = Files.list(here)) {
            for (Path file : Stream.concat(List.copyOf(files.toList()).stream(), Stream.of(here))
                    .toList()) {
                Files.deleteIfExists(file);
            }
        } catch (IOException e) {
            here.toFile().deleteOnExit();
        }
    }
}
