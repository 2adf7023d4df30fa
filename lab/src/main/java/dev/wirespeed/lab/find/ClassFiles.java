package dev.wirespeed.lab.find;

import dev.wirespeed.lab.LabException;
import java.io.File;
import java.io.IOException;
import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Properties;
import java.util.stream.Stream;

/** Where the class files of a JVM are, as it says itself. */
final class ClassFiles {

    private ClassFiles() {}

    /** The jars and folders of its class path and module path that can be read from here; none if it does not say. */
    static List<Path> of(Jcmd jcmd, SharedFolder folder) {
        Properties properties = new Properties();
        try {
            String answer = jcmd.run("VM.system_properties");
            properties.load(new StringReader(answer.substring(answer.indexOf('\n') + 1)));
        } catch (IOException | IllegalArgumentException | LabException e) {
            return List.of();
        }
        Path start = Path.of(properties.getProperty("user.dir", "/"));
        return Stream.of("java.class.path", "jdk.module.path")
                .flatMap(name -> Stream.of(properties.getProperty(name, "").split(File.pathSeparator)))
                .filter(entry -> !entry.isEmpty())
                .map(entry -> folder.seen(start.resolve(entry)))
                .filter(file -> Files.isDirectory(file) || isJar(file))
                .distinct()
                .toList();
    }

    private static boolean isJar(Path file) {
        return Files.isReadable(file) && file.toString().matches(".*\\.(?:jar|war|zip)");
    }
}
