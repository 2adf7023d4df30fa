package dev.wirespeed.lab.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code wirespeed generate} and {@code wirespeed check} on two classes of which no codec knows. */
final class GenerateCommandTest {

    private final Commands commands = new Commands();

    @TempDir
    Path folder;

    private Path classes;

    @BeforeEach
    void compile() throws IOException {
        Path source = Files.writeString(folder.resolve("User.java"), """
                package com.acme;
                public record User(long id, String name, Role role) {
                    public enum Role { ADMIN }
                    public static class Odd { public Odd(int x, int y) {} public int getX() { return 1; } }
                }
                """);
        classes = Files.createDirectories(folder.resolve("classes"));
        int status = ToolProvider.getSystemJavaCompiler()
                .run(null, null, null, "--release", "17", "-d", classes.toString(), source.toString());
        assertThat(status).isZero();
        Files.writeString(
                classes.resolve("application.yml"), "spring:\n  jackson:\n    property-naming-strategy: SNAKE_CASE\n");
    }

    @Test
    void checkSaysWhatCodecsWouldDo() {
        assertThat(commands.output("check", classes.toString(), "--packages", "com.acme"))
                .isEqualTo("""
                        Codecs for 2 of 2 classes, dialect jackson3

                        1 class: a codec writes and reads it
                          com.acme.User

                        1 class: a codec writes it; Jackson can't read it either
                          com.acme.User.Odd
                              WS026: com.acme.User.Odd is only written, since it has no constructor without parameters and no other that Jackson would choose, so that Jackson can't read it either. Mark one constructor or static factory of a class with @JsonCreator, one of conflicting members with @JsonProperty, or name the subtypes of an abstract type with @JsonTypeInfo and @JsonSubTypes; @Wire(strict = true) makes this an error.

                        1 class: no class for documents of its own
                          com.acme.User.Role: an enum, which the codecs of classes that hold it write

                        What the mapper may have:
                          application.yml: spring.jackson.property-naming-strategy=SNAKE_CASE (codecs with naming=SNAKE_CASE)

                        Note: neither Jackson 3 nor Jackson 2 is on the class path, so the codecs are for Jackson 3 unless the option dialect says otherwise
                        """);
    }

    @Test
    void checkWritesJson() throws IOException {
        Path json = folder.resolve("check.json");
        commands.output("check", classes.toString(), "--packages", "com.acme", "--json", json.toString());
        assertThat(Files.readString(json))
                .contains("\"type\" : \"com.acme.User\"")
                .contains("\"kind\" : \"NATIVE\"")
                .contains("\"naming\" : \"SNAKE_CASE\"");
    }

    @Test
    void generateWritesAJarAndSources() throws IOException {
        Path jar = folder.resolve("codecs.jar");
        Path sources = folder.resolve("sources");
        assertThat(commands.output(
                        "generate",
                        "--classpath",
                        classes.toString(),
                        "--dialect",
                        "jackson3",
                        "--classes",
                        "com.acme.User",
                        "-o",
                        jar.toString(),
                        "--sources",
                        sources.toString()))
                .startsWith("Codecs for 1 of 1 classes, dialect jackson3\n" + jar + ", ")
                .endsWith(
                        " KB: have it on the class path beside the application, with wirespeed-codec and wirespeed-jackson\n");
        try (ZipFile zip = new ZipFile(jar.toFile())) {
            assertThat(zip.stream().map(ZipEntry::getName))
                    .contains("com/", "com/acme/", "com/acme/User_JsonCodec.class");
        }
        assertThat(sources.resolve("com/acme/User_JsonCodec.java")).content().contains("SNAKE_CASE");
    }

    @Test
    void whatIsMissingIsSaidInALine() {
        String path = classes.toString();
        commands.assertFails("name the jar with your classes, such as app.jar --packages com.acme.dto", "check");
        commands.assertFails(
                "name the packages of your DTOs, such as --packages com.acme.dto; there are com.acme (3)",
                "check",
                path);
        commands.assertFails(
                "there is no class in com.acme.dto; there are com.acme (3)",
                "generate",
                path,
                "--packages",
                "com.acme.dto");
    }
}
