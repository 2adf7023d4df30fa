package dev.wirespeed.gradle;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.jar.JarOutputStream;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;

/** A Maven repository with what this build has made, as {@code mvn install} would fill it. */
final class Repository {
    private final Path folder;

    Repository(Path folder) {
        this.folder = folder;
    }

    Path folder() {
        return folder;
    }

    /**
     * Adds the jar or folder of classes that a class is in.
     *
     * @param coordinates group, artifact and version, with colons between them
     * @param dependencies the same of those it needs
     */
    Repository add(Class<?> type, String coordinates, String... dependencies) throws IOException {
        String[] parts = coordinates.split(":");
        assertThat(parts).hasSize(3);
        Path version = Files.createDirectories(
                folder.resolve(parts[0].replace('.', '/')).resolve(parts[1]).resolve(parts[2]));
        String name = parts[1] + "-" + parts[2];
        Path place = Gradle.place(type);
        Path jar = version.resolve(name + ".jar");
        if (Files.isDirectory(place)) {
            pack(place, jar);
        } else {
            Files.copy(place, jar);
        }
        StringBuilder pom = new StringBuilder("<project><modelVersion>4.0.0</modelVersion>" + tags(coordinates));
        pom.append("<dependencies>");
        for (String dependency : dependencies) {
            pom.append("<dependency>").append(tags(dependency)).append("</dependency>");
        }
        Files.writeString(version.resolve(name + ".pom"), pom + "</dependencies></project>");
        return this;
    }

    private static String tags(String coordinates) {
        String[] parts = coordinates.split(":");
        return "<groupId>" + parts[0] + "</groupId><artifactId>" + parts[1] + "</artifactId><version>" + parts[2]
                + "</version>";
    }

    private static void pack(Path classes, Path jar) throws IOException {
        List<Path> files;
        try (Stream<Path> all = Files.walk(classes)) {
            files = all.filter(Files::isRegularFile).toList();
        }
        try (JarOutputStream out = new JarOutputStream(Files.newOutputStream(jar))) {
            for (Path file : files) {
                out.putNextEntry(
                        new ZipEntry(classes.relativize(file).toString().replace('\\', '/')));
                Files.copy(file, out);
            }
        }
    }
}
