package dev.wirespeed.processor;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.wirespeed.Json;
import dev.wirespeed.WireException;
import java.io.File;
import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.json.JsonMapper;

/** Classes of which there is no source, with names of parameters that Jackson sees and with such that it does not see. */
class ClassFilesTest {
    private static final JsonMapper JACKSON = JsonMapper.builder().build();

    /** What debuggers are told holds names of parameters, too, which the compiler takes for real ones. */
    private static final String WITHOUT_NAMES = "-g";

    private static final String WITH_NAMES = "-parameters";

    private static final Map<String, String> LIBRARY = Map.of("lib.Page", """
            package lib;
            public class Page {
                private String title = "t";
                private long[][] sizes;
                public Page() {}
                public Page(String title, long[][] sizes) { this.title = title; this.sizes = sizes; }
                public Page(java.util.Map<String, ? extends Number> slugs, Inner inner, int i, double d, boolean b, char c) {}
                public String getTitle() { return title; }
                public void setTitle(String title) { this.title = title; }
                public String getAuthor() { return "a"; }
                public void setAuthor(String author) {}
                public long[][] getSizes() { return sizes; }
                public void setSizes(long[][] sizes) { this.sizes = sizes; }
                public static class Inner {}
                private static final long MANY = 12345678901L;
                private static final double HALF = 0.5;
            }
            """, "lib.Version", """
            package lib;
            public class Version {
                private final String version;
                public Version(String version) { this.version = version; }
                public String getVersion() { return version; }
            }
            """, "lib.Range", """
            package lib;
            public record Range(int to, int from) {
                public Range(int both) { this(both, both); }
            }
            """);

    @TempDir
    Path folder;

    @ParameterizedTest
    @ValueSource(strings = {WITHOUT_NAMES, WITH_NAMES})
    void namesCountWhereJacksonSeesThem(String option) throws Exception {
        try (URLClassLoader classes = compiled(option)) {
            for (String name : List.of("lib.Page", "lib.Version", "lib.Range")) {
                Class<?> type = classes.loadClass(name);
                assertThat(classes.loadClass(name + "_JsonCodec")).isNotNull();
                for (String document : List.of(
                        "{}",
                        "\"1.2\"",
                        "{\"version\":\"1.2\"}",
                        "{\"title\":\"x\",\"sizes\":[[1],[]],\"author\":\"b\"}",
                        "{\"from\":1,\"to\":2}",
                        "7")) {
                    assertThat(ours(document, type)).as(name + " " + document).isEqualTo(jacksons(document, type));
                }
            }
        }
    }

    @Test
    void orderFollowsTheConstructorThatJacksonCalls() throws Exception {
        try (URLClassLoader classes = compiled(WITHOUT_NAMES)) {
            assertThat(ours("{}", classes.loadClass("lib.Page")))
                    .isEqualTo("{\"author\":\"a\",\"sizes\":null,\"title\":\"t\"}");
            assertThat(ours("\"1.2\"", classes.loadClass("lib.Version"))).isEqualTo("{\"version\":\"1.2\"}");
        }
    }

    @Test
    void aClassThatJacksonCanNotMakeIsOnlyWritten() throws Exception {
        Path library =
                Compilation.library(Map.of("lib.Allowed", """
                        package lib;
                        public class Allowed {
                            private final int users, groups;
                            public Allowed(int users, int groups) { this.users = users; this.groups = groups; }
                            public int getUsers() { return users; }
                            public int getGroups() { return groups; }
                        }
                        """), WITHOUT_NAMES).save(folder);
        codecs(library, "lib.Allowed").save(folder);
        try (URLClassLoader classes = loader()) {
            Class<?> type = classes.loadClass("lib.Allowed");
            Object allowed = type.getConstructor(int.class, int.class).newInstance(1, 2);
            assertThat(Json.standard().write(allowed)).isEqualTo(JACKSON.writeValueAsBytes(allowed));
            assertThatThrownBy(() -> Json.standard().read("{}".getBytes(UTF_8), type))
                    .isInstanceOf(WireException.class)
                    .hasMessageStartingWith("Allowed can't be read: it has no constructor without parameters");
        }
    }

    private URLClassLoader compiled(String option) throws IOException {
        Path library = Compilation.library(LIBRARY, option).save(folder);
        codecs(library, "lib.Page", "lib.Version", "lib.Range").save(folder);
        return loader();
    }

    private URLClassLoader loader() throws IOException {
        return new URLClassLoader(new URL[] {folder.toUri().toURL()}, ClassFilesTest.class.getClassLoader());
    }

    private static Compilation codecs(Path library, String... types) {
        String listed = String.join(".class, ", types) + ".class";
        return Compilation.of(
                        Map.of(
                                "lib.Codecs",
                                "package lib; @dev.wirespeed.Wire(types = {" + listed + "}) interface Codecs {}"),
                        List.of("-classpath", Compilation.classPath() + File.pathSeparator + library))
                .succeeded();
    }

    /** What comes out again of what was read; a refusal is one, however it is said. */
    private static String ours(String document, Class<?> type) {
        try {
            return new String(Json.standard().write(Json.standard().read(document.getBytes(UTF_8), type)), UTF_8);
        } catch (WireException e) {
            return "refused";
        }
    }

    private static String jacksons(String document, Class<?> type) {
        try {
            return JACKSON.writeValueAsString(JACKSON.readValue(document, type));
        } catch (RuntimeException e) {
            return "refused";
        }
    }
}
