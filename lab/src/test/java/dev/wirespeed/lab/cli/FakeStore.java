package dev.wirespeed.lab.cli;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.wirespeed.examples.store.Store;
import java.io.File;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** A folder as the build of the store leaves it, whose service answers at once in place of the example. */
final class FakeStore {

    /** The property of the lab that names such a folder. */
    static final String FOLDER = "wirespeed.store";

    private FakeStore() {}

    static void build(Path folder) throws IOException, URISyntaxException {
        Path classes = Path.of(
                Store.class.getProtectionDomain().getCodeSource().getLocation().toURI());
        Files.createDirectory(folder.resolve("classes"));
        Files.writeString(
                folder.resolve("wirespeed.dependencies"),
                String.join(
                                File.pathSeparator,
                                List.of(
                                        classes.toString(),
                                        "wirespeed-spring-boot-starter-1.0.jar",
                                        "wirespeed-jackson-1.0.jar"))
                        + "\n");
    }

    /** Services are pinned to cores. */
    static void assumeCores() {
        assumeTrue(
                Files.isExecutable(Path.of("/usr/bin/taskset"))
                        && Runtime.getRuntime().availableProcessors() > 1,
                "skipped: services are pinned to cores, which takes two of them and Linux");
    }

    /** Services that run, and belong to a process. */
    static Stream<ProcessHandle> services(ProcessHandle of) {
        return of.descendants().filter(FakeStore::isService);
    }

    private static boolean isService(ProcessHandle process) {
        return process.isAlive() && process.info().commandLine().orElse("").contains(Store.class.getName());
    }
}
