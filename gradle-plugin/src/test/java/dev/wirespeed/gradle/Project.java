package dev.wirespeed.gradle;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.palantir.javapoet.JavaFile;
import dev.wirespeed.generate.Generator;
import dev.wirespeed.json.JsonCodec;
import dev.wirespeed.processor.WireProcessor;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** A project with a build script and sources. */
final class Project {
    private static final String PLUGIN = files(
            WirespeedPlugin.class,
            Generator.class,
            WireProcessor.class,
            JavaFile.class,
            JsonCodec.class,
            JsonProperty.class);

    private final Path folder;

    String settings = "packages = ['acme.dto']";
    String application = "mainClass = 'acme.Main'";
    String dependencies = "implementation " + files(JsonCodec.class, JsonProperty.class);

    Project(Path folder) throws IOException {
        this.folder = Files.createDirectories(folder);
    }

    private static String files(Class<?>... types) {
        return Stream.of(types)
                .map(type -> "'" + Gradle.place(type) + "'")
                .collect(Collectors.joining(", ", "files(", ")"));
    }

    /** Writes the build script. */
    Path script() throws IOException {
        Files.writeString(folder.resolve("build.gradle"), """
                buildscript {
                    dependencies { classpath %s }
                }
                plugins {
                    id 'application'
                }
                apply plugin: 'dev.wirespeed'

                wirespeed {
                    %s
                }
                application { %s }
                dependencies { %s }

                tasks.register('classPathOfTests') {
                    def files = sourceSets.test.runtimeClasspath
                    inputs.files(files)
                    doLast { println files.files }
                }
                """.formatted(PLUGIN, settings, application, dependencies));
        return folder;
    }

    /** Writes the source of a class. */
    Project source(String name, String text) throws IOException {
        Path file = sourceFile(name);
        Files.createDirectories(file.getParent());
        Files.writeString(file, "package " + name.substring(0, name.lastIndexOf('.')) + ";\n" + text);
        return this;
    }

    void delete(String name) throws IOException {
        Files.delete(sourceFile(name));
    }

    private Path sourceFile(String name) {
        return folder.resolve("src/main/java/" + name.replace('.', '/') + ".java");
    }

    /** Where codecs are. */
    Path output() {
        return folder.resolve("build/classes/wirespeed/main");
    }

    /** The files that are there. */
    Set<String> codecs() throws IOException {
        if (!Files.exists(output())) {
            return Set.of();
        }
        try (Stream<Path> files = Files.walk(output())) {
            return files.filter(Files::isRegularFile)
                    .map(file -> output().relativize(file).toString().replace('\\', '/'))
                    .collect(Collectors.toCollection(TreeSet::new));
        }
    }
}
