package dev.wirespeed.generate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.NullUnmarked;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tells of jars in whose packages the JVM loads no codecs. */
@NullUnmarked
class HindrancesTest {
    private static final Map<String, byte[]> ORDER = Build.compile("package shop; public record Order(int id) {}");
    private static final Map<String, byte[]> USER = Build.compile("package lib; public record User(String name) {}");

    @TempDir
    Path folder;

    @ParameterizedTest
    @ValueSource(strings = {"Sealed: true\n", "\nName: shop/\nSealed: true\n"})
    void refusesClassesOfSealedPackages(String sealed) throws IOException {
        Path jar = Build.jar(folder.resolve("a.jar"), Build.files(manifest(sealed), ORDER));
        assertThatThrownBy(() -> Made.ofPackages("shop", jar))
                .isInstanceOf(GenerateException.class)
                .hasMessageStartingWith("shop.Order is in a.jar, which is sealed: ");
    }

    @Test
    void takesClassesOfPackagesThatAreNotSealed() throws IOException {
        Path jar = Build.jar(
                folder.resolve("a.jar"),
                Build.files(manifest("Sealed: true\n\nName: shop/\nSealed: false\n\nName: lib/\n"), ORDER, USER));
        assertThat(Made.ofPackages("shop", jar).classes()).isNotEmpty();
        assertThatThrownBy(() -> Made.ofPackages("lib", jar)).hasMessageContaining("which is sealed");
    }

    @ParameterizedTest
    @ValueSource(strings = {"META-INF/ACME.SF", "meta-inf/acme.sf"})
    void refusesClassesOfSignedJars(String name) throws IOException {
        Path jar = Build.jar(folder.resolve("a.jar"), Build.files(Build.file(name, "Signature-Version: 1.0\n"), ORDER));
        Path other = Build.jar(folder.resolve("b.jar"), USER);
        assertThatThrownBy(() -> Made.ofPackages("shop", jar))
                .isInstanceOf(GenerateException.class)
                .hasMessageStartingWith("shop.Order is in a.jar, which is signed: ");
        assertThat(Made.ofPackages("lib", jar, other).classes()).isNotEmpty();
    }

    @Test
    void notesThatAModuleNeedsItsCodecsInside() throws IOException {
        Path jar = Build.jar(
                folder.resolve("a.jar"),
                Build.compile("module shop { exports shop; }", "package shop; public record Order(int id) {}"));
        Path other = Build.jar(folder.resolve("b.jar"), USER);
        assertThat(notes("shop", jar, other)).singleElement().asString().startsWith("a.jar is a module: ");
        assertThat(notes("lib", jar, other)).isEmpty();
    }

    @Test
    void notesThatClassesHaveOtherVersions() throws IOException {
        Path jar = Build.jar(
                folder.resolve("a.jar"),
                Build.files(
                        manifest("Multi-Release: true\n"), ORDER, USER, Build.below("META-INF/versions/21/", ORDER)));
        assertThat(notes("shop,lib", jar))
                .containsExactly(
                        "there are versions of 1 classes for other versions of Java, such as shop.Order: where the JVM"
                                + " takes one with other properties its codec isn't used");
        assertThat(notes("lib", jar)).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"tools.jackson.databind", "com.fasterxml.jackson.databind"})
    void notesThatNothingTellsOfAMapper(String packageName) throws IOException {
        Path jar = Build.jar(folder.resolve("a.jar"), ORDER);
        assertThat(Made.ofPackages("shop", jar).notes())
                .singleElement()
                .asString()
                .startsWith("neither Jackson 3 nor Jackson 2 is on the class path, ");
        Path mapper = Build.jar(
                folder.resolve("b.jar"), Build.compile("package " + packageName + "; public class ObjectMapper {}"));
        Path modules = Build.jar(
                folder.resolve("c.jar"),
                Build.compile(
                        "package com.fasterxml.jackson.datatype.jsr310; public class JavaTimeModule {}",
                        "package com.fasterxml.jackson.datatype.jdk8; public class Jdk8Module {}"));
        assertThat(Made.ofPackages("shop", jar, mapper, modules).notes()).isEmpty();
        assertThat(notes("shop", jar)).isEmpty();
    }

    @Test
    void notesWhichPackagesThereAreIfNoneOfTheirClassesIsABean() throws IOException {
        Path jar = Build.jar(
                folder.resolve("a.jar"),
                Build.files(
                        ORDER,
                        Build.compile("package top; public class Main { public static void main(String[] a) {} }")));
        assertThat(notes("top", jar))
                .containsExactly(
                        "Jackson would write or read none of these classes as a bean; there are shop (1), top (1);"
                                + " com.acme.** stands for com.acme and all packages below it");
    }

    @Test
    void notesThatJackson2LacksModules() throws IOException {
        Path jar = Build.jar(folder.resolve("a.jar"), ORDER);
        Path mapper = Build.jar(
                folder.resolve("b.jar"),
                Build.compile("package com.fasterxml.jackson.databind; public class ObjectMapper {}"));
        assertThat(Made.ofPackages("shop", jar, mapper).notes())
                .containsExactly(
                        "the application lacks jackson-datatype-jsr310 or jackson-datatype-jdk8: add both in the"
                                + " version of its jackson-databind, or Jackson 2 goes on doing all of the work");
    }

    /** Of codecs whose dialect is said. */
    private static List<String> notes(String packages, Path... classPath) {
        try (Application application = Application.open(List.of(classPath))) {
            return Generator.of(application)
                    .option("dialect", "jackson3")
                    .generate(new Selection(List.of(packages.split(",", -1)), List.of()))
                    .notes();
        }
    }

    private static Map<String, byte[]> manifest(String lines) {
        return Build.file("META-INF/MANIFEST.MF", "Manifest-Version: 1.0\n" + lines + "\n");
    }
}
