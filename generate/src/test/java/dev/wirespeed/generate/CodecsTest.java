package dev.wirespeed.generate;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TimeZone;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import java.util.zip.ZipInputStream;
import org.jspecify.annotations.NullUnmarked;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Writes codecs beside an application, or into a copy of it that is the same otherwise. */
@NullUnmarked
class CodecsTest {
    private static final Map<String, byte[]> ORDER = Build.compile("package shop; public record Order(int id) {}");
    private static final Map<String, byte[]> USER = Build.compile("package lib; public record User(String name) {}");

    @TempDir
    Path folder;

    @Test
    void aJarStandsBesideTheApplication() throws IOException {
        Path jar = Build.jar(folder.resolve("app.jar"), ORDER);
        Path codecs = folder.resolve("new/codecs.jar");
        Made.ofPackages("shop", jar).writeJar(codecs);
        assertThat(entries(codecs).keySet())
                .contains("shop/") // those who look for classes of a package want it
                .allMatch(name -> name.equals("shop/") || name.startsWith("shop/Order_JsonCodec"));
        assertThat(Made.readAndWritten("shop.Order", "{\"id\":1}", jar, codecs)).isEqualTo("{\"id\":1}");
    }

    @Test
    void aFolderLosesCodecsThatAreNotMadeAnyMore() throws IOException {
        Path app = Build.folder(folder.resolve("app"), ORDER);
        Build.folder(app, USER);
        Path out = folder.resolve("out");
        Build.folder(out, Build.file("shop/mine.txt", "mine"));
        Made.ofPackages("shop,lib", app).writeSources(out);
        assertThat(out.resolve("lib/User_JsonCodec.java")).exists();
        Made.ofPackages("shop", app).writeSources(out);
        assertThat(out.resolve("lib/User_JsonCodec.java")).doesNotExist();
        assertThat(out.resolve("shop/Order_JsonCodec.java")).content().startsWith("// Generated");
        assertThat(out.resolve("shop/mine.txt")).hasContent("mine");
    }

    @Test
    void aCopyOfAJarHasAllThatTheJarHas() throws IOException {
        Map<String, byte[]> stale =
                Build.compile("package shop; class Order_JsonCodec {}", "package old; class Old_JsonCodec {}");
        Map<String, byte[]> files = Build.files(
                ORDER,
                stale,
                Build.file("META-INF/MANIFEST.MF", "Manifest-Version: 1.0\n"),
                Build.file("a/", ""),
                Build.file("b.txt", "ä"));
        Path jar = Build.jar(folder.resolve("app.jar"), files);
        Path copy = folder.resolve("copy.jar");
        Made.ofPackages("shop", jar).writeInto(copy, List.of());
        Map<String, byte[]> entries = entries(copy);
        files.forEach((name, content) -> {
            if (!name.equals("shop/Order_JsonCodec.class")) {
                assertThat(entries.get(name)).as(name).isEqualTo(content);
            }
        });
        assertThat(entries.keySet()).hasSizeGreaterThanOrEqualTo(files.size());
        assertThat(entries.keySet().iterator().next()).isEqualTo("META-INF/MANIFEST.MF");
        assertThat(Made.readAndWritten("shop.Order", "{\"id\":1}", copy)).isEqualTo("{\"id\":1}");
    }

    @Test
    void aCopyOfAPlainJarHasTheClassesOfLibraries() throws IOException {
        Map<String, byte[]> files = Build.files(
                Build.file("META-INF/MANIFEST.MF", "Manifest-Version: 1.0\n"),
                Build.file("META-INF/LICENSE", "ours"),
                Build.file("META-INF/services/lib.Service", "shop.Own"),
                ORDER);
        Path jar = Build.jar(folder.resolve("app.jar"), files);
        Path library = Build.jar(
                folder.resolve("wirespeed-codec-0.1.0.jar"),
                Build.files(
                        USER,
                        Build.file("META-INF/MANIFEST.MF", "Manifest-Version: 1.0\nX: theirs\n"),
                        Build.file("META-INF/LICENSE", "theirs"),
                        Build.file("META-INF/maven/a/b/pom.xml", "<project/>"),
                        Build.file("META-INF/services/lib.Service", "lib.Theirs\n"),
                        Build.file("META-INF/services/lib.Other", "lib.Theirs\n"),
                        Build.file("module-info.class", "")));
        Path further = Build.jar(
                folder.resolve("wirespeed-jackson-0.1.0.jar"),
                Build.files(Build.file("META-INF/services/lib.Other", "lib.Further\n"), Build.file("lib/x", "x")));
        Path copy = folder.resolve("copy.jar");
        Made.ofPackages("shop", jar).writeInto(copy, List.of(library, further));

        Map<String, byte[]> entries = entries(copy);
        assertThat(entries.keySet())
                .contains("lib/User.class", "lib/x")
                .doesNotContain("module-info.class", "META-INF/maven/a/b/pom.xml");
        assertThat(entries.get("META-INF/MANIFEST.MF")).isEqualTo(files.get("META-INF/MANIFEST.MF"));
        assertThat(entries.get("META-INF/LICENSE")).asString().isEqualTo("ours");
        assertThat(entries.get("META-INF/wirespeed/LICENSE")).asString().isEqualTo("theirs");
        assertThat(entries.get("META-INF/services/lib.Service")).asString().isEqualTo("shop.Own\nlib.Theirs\n");
        assertThat(entries.get("META-INF/services/lib.Other")).asString().isEqualTo("lib.Theirs\nlib.Further\n");

        Path again = folder.resolve("again.jar");
        Made.ofPackages("shop", copy).writeInto(again, List.of(library));
        assertThat(entries(again)).containsOnlyKeys(entries.keySet().toArray(String[]::new));
        assertThat(entries(again).get("META-INF/services/lib.Service"))
                .isEqualTo(entries.get("META-INF/services/lib.Service"));
    }

    /** A codec that is there is used. */
    @ParameterizedTest
    @ValueSource(strings = {"", "BOOT-INF/classes/"})
    void aCopyLosesCodecsOfClassesThatHaveNoneAnyMore(String classes) throws IOException {
        Map<String, byte[]> files = Build.compile(
                "package shop; public class Box<T> { public static class Lid { private int x; } }",
                "package shop; class Box_JsonCodec { static class Part {} }",
                "package shop; class Box_Lid_JsonCodec {}",
                "package shop; class Boxes_JsonCodec {}",
                "package shop; public class Box_JsonCodecs { public int x; }");
        Path jar = Build.jar(folder.resolve("app.jar"), Build.below(classes, Build.files(ORDER, files)));
        Path copy = folder.resolve("copy.jar");
        Made.ofPackages("shop", jar).writeInto(copy, List.of());
        assertThat(entries(copy).keySet())
                .contains(classes + "shop/Boxes_JsonCodec.class", classes + "shop/Box_JsonCodecs.class")
                .doesNotContain(
                        classes + "shop/Box_JsonCodec.class",
                        classes + "shop/Box_JsonCodec$Part.class",
                        classes + "shop/Box_Lid_JsonCodec.class");
    }

    @Test
    void aCopyOfAJarThatStartsByItselfDoesSo() throws IOException {
        byte[] script = "#!/bin/bash\nexec java -jar $0\n".getBytes(UTF_8);
        Path jar = folder.resolve("app.jar");
        try (OutputStream out = Files.newOutputStream(jar)) {
            out.write(script);
            out.write(Build.jar(Build.files(Build.file("META-INF/MANIFEST.MF", "Manifest-Version: 1.0\n"), ORDER)));
        }
        Set<PosixFilePermission> permissions = PosixFilePermissions.fromString("rwxr-x---");
        Files.setPosixFilePermissions(jar, permissions);
        Path copy = folder.resolve("copy.jar");
        Made.ofPackages("shop", jar).writeInto(copy, List.of());
        assertThat(Files.readAllBytes(copy)).startsWith(script);
        assertThat(Files.getPosixFilePermissions(copy)).isEqualTo(permissions);
        assertThat(Made.readAndWritten("shop.Order", "{\"id\":1}", copy)).isEqualTo("{\"id\":1}");
    }

    @ParameterizedTest
    @CsvSource({
        "BOOT-INF/classes/, BOOT-INF/lib/, BOOT-INF/classpath.idx",
        "WEB-INF/classes/, WEB-INF/lib/, WEB-INF/classpath.idx",
    })
    void aCopyOfAnExecutableJarOrWarGetsLibraries(String classes, String libraries, String index) throws IOException {
        byte[] library = Build.jar(USER);
        Map<String, byte[]> files = Build.files(
                Build.file("META-INF/MANIFEST.MF", "Manifest-Version: 1.0\n"),
                Build.below(classes, ORDER),
                Map.of(libraries + "lib-1.0.jar", library, libraries + "wirespeed-codec-0.0.9.jar", library),
                Build.file(
                        index, "- \"" + libraries + "lib-1.0.jar\"\n- \"" + libraries + "wirespeed-codec-0.0.9.jar\""));
        Path jar = Build.jar(folder.resolve("app.jar"), files);
        Path codec = Build.jar(folder.resolve("wirespeed-codec-0.1.0-SNAPSHOT.jar"), USER);
        Path jackson = Build.jar(folder.resolve("wirespeed-jackson-0.1.0.jar"), USER);
        Path copy = folder.resolve("copy.jar");
        Made.ofPackages("shop,lib", jar).writeInto(copy, List.of(codec, jackson));

        Map<String, byte[]> entries = entries(copy);
        String codecs = libraries + "wirespeed-generated-codecs.jar";
        assertThat(entries.keySet())
                .containsOnlyOnceElementsOf(files.keySet())
                .contains(codecs)
                .hasSize(files.size() + 2);
        assertThat(entries.get(libraries + "wirespeed-jackson-0.1.0.jar")).isEqualTo(Files.readAllBytes(jackson));
        assertThat(entries.get(libraries + "lib-1.0.jar")).isEqualTo(library);
        assertThat(new String(entries.get(index), UTF_8)).isEqualTo("""
                        - "%1$slib-1.0.jar"
                        - "%1$swirespeed-codec-0.0.9.jar"
                        - "%1$swirespeed-generated-codecs.jar"
                        - "%1$swirespeed-jackson-0.1.0.jar"
                        """.formatted(libraries));
        try (ZipFile zip = new ZipFile(copy.toFile())) {
            assertThat(List.of(codecs, libraries + "wirespeed-jackson-0.1.0.jar"))
                    .allMatch(name -> zip.getEntry(name).getMethod() == ZipEntry.STORED);
        }
        Path inside = Files.write(folder.resolve("inside.jar"), entries.get(codecs));
        assertThat(Made.readAndWritten("lib.User", "{\"name\":\"x\"}", codec, inside))
                .isEqualTo("{\"name\":\"x\"}");
    }

    @Test
    void whatIsStoredStaysStored() throws IOException {
        Path jar = Build.jar(folder.resolve("app.jar"), Build.below("BOOT-INF/classes/", ORDER));
        Path once = folder.resolve("once.jar");
        Path twice = folder.resolve("twice.jar");
        Made.ofPackages("shop", jar).writeInto(once, List.of());
        Made.ofPackages("shop", once).writeInto(twice, List.of());
        assertThat(twice).hasSameBinaryContentAs(once);
    }

    @Test
    void theSameCodecsAreTheSameBytes() throws IOException {
        Path app = Build.jar(folder.resolve("app.jar"), Build.files(ORDER, USER));
        TimeZone zone = TimeZone.getDefault();
        List<byte[]> all = new ArrayList<>();
        try {
            for (String each : List.of("UTC", "America/Los_Angeles", "Asia/Tokyo")) {
                TimeZone.setDefault(TimeZone.getTimeZone(each));
                Path jar = folder.resolve("codecs.jar");
                Made.ofPackages("shop,lib", app).writeJar(jar);
                all.add(Files.readAllBytes(jar));
            }
        } finally {
            TimeZone.setDefault(zone);
        }
        assertThat(all.get(1)).isEqualTo(all.get(0));
        assertThat(all.get(2)).isEqualTo(all.get(0));
    }

    @Test
    void theApplicationItselfIsNotOverwritten() throws IOException {
        Path jar = Build.jar(folder.resolve("app.jar"), ORDER);
        byte[] before = Files.readAllBytes(jar);
        Codecs codecs = Made.ofPackages("shop", jar);
        Path same = folder.resolve("../" + folder.getFileName() + "/app.jar");
        assertThatThrownBy(() -> codecs.writeInto(same, List.of()))
                .isInstanceOf(GenerateException.class)
                .hasMessage(same + " is the application itself; name another file");
        assertThatThrownBy(() -> codecs.writeJar(jar)).isInstanceOf(GenerateException.class);
        assertThat(jar).hasBinaryContent(before);
    }

    @Test
    void thereIsNoCopyOfSeveralJarsOrFolders() throws IOException {
        Path jar = Build.jar(folder.resolve("app.jar"), ORDER);
        Path classes = Build.folder(folder.resolve("classes"), USER);
        Path copy = folder.resolve("copy.jar");
        for (Codecs codecs : List.of(Made.ofPackages("shop", jar, classes), Made.ofPackages("lib", classes))) {
            assertThatThrownBy(() -> codecs.writeInto(copy, List.of()))
                    .isInstanceOf(GenerateException.class)
                    .hasMessageStartingWith("codecs can be put into a copy of one jar or war");
        }
        assertThat(copy).doesNotExist();
    }

    @ParameterizedTest
    @CsvSource({
        "wirespeed-codec-0.1.0-SNAPSHOT.jar, wirespeed-codec",
        "wirespeed-codec.jar, wirespeed-codec",
        "wirespeed-jackson2-1.0.jar, wirespeed-jackson2",
        "jackson-datatype-jdk8-2.22.4.jar, jackson-datatype-jdk8",
    })
    void aNameHasAnArtifactAndAVersion(String jar, String artifact) {
        assertThat(Codecs.artifact(jar)).isEqualTo(artifact);
    }

    /** In their order; each name occurs once. */
    private static Map<String, byte[]> entries(Path jar) throws IOException {
        Map<String, byte[]> entries = new java.util.LinkedHashMap<>();
        try (ZipInputStream in = new ZipInputStream(Files.newInputStream(jar))) {
            for (ZipEntry entry = in.getNextEntry(); entry != null; entry = in.getNextEntry()) {
                assertThat(entries.put(entry.getName(), in.readAllBytes()))
                        .as(entry.getName())
                        .isNull();
            }
        }
        return entries;
    }
}
