package dev.wirespeed.generate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.NullUnmarked;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Finds classes in jars, folders, executable jars and wars, and refuses what is none of these. */
@NullUnmarked
class ApplicationTest {
    private static final Map<String, byte[]> ORDER = Build.compile("package shop; public record Order(int id) {}");
    private static final Map<String, byte[]> USER = Build.compile("package lib; public record User(String name) {}");

    @TempDir
    Path folder;

    @Test
    void findsClassesInJarsAndFolders() throws IOException {
        Path jar = Build.jar(folder.resolve("a.jar"), ORDER);
        Path classes = Build.folder(folder.resolve("classes"), USER);
        try (Application application = Application.open(List.of(jar, classes))) {
            assertThat(application.classes()).containsOnlyKeys("shop.Order", "lib.User");
            assertThat(application.given()).containsExactly(jar, classes);
        }
    }

    @ParameterizedTest
    @CsvSource({"BOOT-INF/classes/, BOOT-INF/lib/", "WEB-INF/classes/, WEB-INF/lib/"})
    void findsClassesInsideOfExecutableJarsAndWars(String classes, String libraries) throws IOException {
        Path jar = Build.jar(
                folder.resolve("app.jar"),
                Build.files(
                        Build.compile("package loader; public class Launcher {}"),
                        Build.below(classes, ORDER),
                        Map.of(libraries + "lib-1.0.jar", Build.jar(USER))));
        Application application = Application.open(List.of(jar));
        List<Path> copies = application.classPath();
        try (application) {
            assertThat(application.classes()).containsOnlyKeys("shop.Order", "lib.User");
            assertThat(Made.kinds(Generator.of(application).generate(new Selection(List.of("shop", "lib"), List.of()))))
                    .containsOnlyKeys("shop.Order", "lib.User");
        }
        assertThat(copies).hasSize(2).noneMatch(Files::exists).noneMatch(copy -> Files.exists(copy.getParent()));
    }

    @Test
    void theClassesOfOtherVersionsOfJavaAreNoClassesOfTheirOwn() throws IOException {
        Path jar = Build.jar(
                folder.resolve("a.jar"),
                Build.files(
                        Build.file("META-INF/MANIFEST.MF", "Manifest-Version: 1.0\nMulti-Release: true\n\n"),
                        ORDER,
                        Build.below("META-INF/versions/17/", ORDER),
                        Build.below("META-INF/versions/21/", USER)));
        Codecs codecs = Made.ofPackages("**", jar);
        assertThat(Made.kinds(codecs)).containsOnlyKeys("shop.Order");
    }

    @Test
    void librariesOfOneNameAreTwo() throws IOException {
        Path jar = Build.jar(
                folder.resolve("app.war"),
                Map.of("WEB-INF/lib/a/lib.jar", Build.jar(ORDER), "WEB-INF/lib/b/lib.jar", Build.jar(USER)));
        try (Application application = Application.open(List.of(jar))) {
            assertThat(application.classes()).containsOnlyKeys("shop.Order", "lib.User");
        }
    }

    @Test
    void codecsAreNoClasses() throws IOException {
        Path classes =
                Build.folder(folder, Build.files(ORDER, Build.compile("package shop; class Order_JsonCodec {}")));
        try (Application application = Application.open(List.of(classes))) {
            assertThat(application.classes()).containsOnlyKeys("shop.Order");
        }
    }

    @Test
    void theFirstOfTwoClassesCounts() throws IOException {
        Path first = Build.jar(folder.resolve("1.jar"), ORDER);
        Path second =
                Build.jar(folder.resolve("2.jar"), Build.compile("package shop; public record Order(long no) {}"));
        assertThat(Made.ofPackages("shop", first, second).sources().get("shop.Order_JsonCodec"))
                .asString()
                .isNotEmpty();
        Made.ofPackages("shop", first, second).writeJar(folder.resolve("codecs.jar"));
        assertThat(Made.readAndWritten("shop.Order", "{\"id\":1}", first, folder.resolve("codecs.jar")))
                .isEqualTo("{\"id\":1}");
    }

    @ParameterizedTest
    @ValueSource(strings = {"../x.class", "a/../../x.class", "/etc/x.class", "..\\x.class"})
    void refusesNamesThatLeadOutOfTheJar(String name) throws IOException {
        for (String place : List.of("BOOT-INF/classes/", "WEB-INF/classes/")) {
            Path jar = Build.jar(folder.resolve("a.jar"), Map.of(place + name, new byte[1]));
            assertThatThrownBy(() -> Application.open(List.of(jar)))
                    .isInstanceOf(GenerateException.class)
                    .hasMessage("an entry of the jar is called " + name + ", which leads out of it");
        }
    }

    @Test
    void refusesWhatIsNotThere() {
        Path missing = folder.resolve("missing.jar");
        assertThatThrownBy(() -> Application.open(List.of(missing)))
                .isInstanceOf(GenerateException.class)
                .hasMessage("there is no file or folder " + missing);
        assertThatThrownBy(() -> Application.open(List.of()))
                .isInstanceOf(GenerateException.class)
                .hasMessageStartingWith("name the jars and folders");
    }

    @Test
    void refusesWhatIsNoJar() throws IOException {
        Path text = Files.writeString(folder.resolve("a.jar"), "no jar");
        Path empty = Files.writeString(folder.resolve("b.jar"), "");
        for (Path each : List.of(text, empty)) {
            assertThatThrownBy(() -> Application.open(List.of(each)))
                    .isInstanceOf(GenerateException.class)
                    .hasMessageStartingWith(each + " is no jar: ");
        }
    }

    @Test
    void refusesALibraryInsideThatIsNoJar() throws IOException {
        Path jar = Build.jar(
                folder.resolve("app.jar"),
                Build.files(Build.below("BOOT-INF/classes/", ORDER), Map.of("BOOT-INF/lib/lib-1.jar", new byte[9])));
        assertThatThrownBy(() -> Application.open(List.of(jar)))
                .isInstanceOf(GenerateException.class)
                .hasMessageContaining("is no jar: ");
    }

    @Test
    void tellsResourcesOfTheApplicationFromThoseOfLibraries() throws IOException {
        Path jar = Build.jar(
                folder.resolve("app.jar"),
                Build.files(
                        Build.below("BOOT-INF/classes/", Build.file("application.properties", "a=ä")),
                        Map.of("BOOT-INF/lib/lib.jar", Build.jar(Build.file("other.properties", "b=1")))));
        try (Application application = Application.open(List.of(jar))) {
            assertThat(application.resource("application.properties")).contains("a=ä");
            assertThat(application.resource("other.properties")).isEmpty();
        }
    }

    @ParameterizedTest
    @CsvSource({
        "'', jackson3",
        "tools.jackson.databind.ObjectMapper, jackson3",
        "com.fasterxml.jackson.databind.ObjectMapper, jackson2",
        "tools.jackson.databind.ObjectMapper com.fasterxml.jackson.databind.ObjectMapper, jackson3",
        "com.fasterxml.jackson.databind.ObjectMapper"
                + " org.springframework.boot.autoconfigure.jackson.JacksonAutoConfiguration, spring-boot-3",
    })
    void theClassPathTellsTheDialect(String classes, String dialect) throws IOException {
        Build.folder(folder, ORDER);
        for (String name : List.of(classes.split(" "))) {
            int dot = name.lastIndexOf('.');
            if (dot > 0) {
                Build.folder(
                        folder,
                        Build.compile("package " + name.substring(0, dot) + "; public class " + name.substring(dot + 1)
                                + " {}"));
            }
        }
        assertThat(Made.ofPackages("shop", folder).dialect()).isEqualTo(dialect);
    }

    @Test
    void jarsThatAManifestNamesAreLibraries() throws IOException {
        Files.createDirectory(folder.resolve("libs"));
        Build.jar(folder.resolve("libs/a.jar"), Build.compile("package liba; public class A { public int x; }"));
        Path jar = Build.jar(
                folder.resolve("app.jar"),
                Build.files(
                        Build.file(
                                "META-INF/MANIFEST.MF",
                                "Manifest-Version: 1.0\nClass-Path: libs/a.jar  libs/missing.jar http://h/b.jar\n"),
                        Build.compile("package shop; public class B { public int x; }")));
        try (Application application = Application.open(List.of(jar))) {
            assertThat(application.has("liba.A")).isTrue();
            assertThat(application.has("shop.B")).isTrue();
            assertThat(application.classPath()).containsExactly(jar, folder.resolve("libs/a.jar"));
        }
    }
}
