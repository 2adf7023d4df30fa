package dev.wirespeed.lab.cli;

import dev.wirespeed.lab.LabException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** The jars that are put into applications, and into JVMs that run; the build has put them into a folder. */
final class Libraries {
    private static final String FOLDER = "wirespeed.libraries";

    private Libraries() {}

    /** Those for mappers of a dialect. */
    static List<Path> of(String dialect) {
        String module = dialect.equals("jackson3") ? "wirespeed-jackson-\\d.*" : "wirespeed-jackson2-\\d.*";
        return List.of(one("wirespeed-codec-\\d.*"), one(module));
    }

    /** The agent. */
    static Path agent() {
        return one("wirespeed-agent-\\d.*");
    }

    private static Path one(String name) {
        Path folder = Path.of(System.getProperty(FOLDER, ""));
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(file -> file.getFileName().toString().matches(name))
                    .findFirst()
                    .orElseThrow(() ->
                            new LabException("there is no " + name.replaceFirst("-.d.*", "") + ".jar in " + folder));
        } catch (IOException e) {
            throw new LabException("Wirespeed's jars are not at hand; start this as ./wirespeed");
        }
    }
}
