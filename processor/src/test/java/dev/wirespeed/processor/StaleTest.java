package dev.wirespeed.processor;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.wirespeed.Json;
import dev.wirespeed.WireException;
import java.io.File;
import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.NullSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Classes that are compiled again, alone: their codecs are made again, or refused. */
class StaleTest {
    private static final String USER =
            "package acme; @dev.wirespeed.Wire public class User { public int id; public Address address = new Address(); }";
    private static final String BASE = "package acme; public class Base { public int base; }";
    private static final String ADDRESS =
            "package acme; public class Address extends Base { public String city = \"x\"; private int zip; public int getZip() { return zip; } public void setZip(int z) { zip = z; } }";
    private static final String BEFORE = "{\"address\":{\"base\":0,\"city\":\"x\",\"zip\":0},\"id\":0}";

    @TempDir
    Path output;

    @BeforeEach
    void compileAll() throws IOException {
        again(Map.of("acme.User", USER, "acme.Address", ADDRESS, "acme.Base", BASE));
    }

    /** Compiles what an incremental build does, into the folder with what is there already. */
    private Compilation again(Map<String, String> sources, String... options) throws IOException {
        List<String> all = new ArrayList<>(
                List.of("-d", output.toString(), "-classpath", Compilation.classPath() + File.pathSeparator + output));
        all.addAll(List.of(options));
        Compilation compilation = Compilation.of(sources, all);
        compilation.succeeded().save(output);
        return compilation;
    }

    private void withoutProcessor(String name, String source) throws IOException {
        Compilation.library(
                        Map.of(name, source),
                        "-parameters",
                        "-classpath",
                        Compilation.classPath() + File.pathSeparator + output)
                .save(output);
    }

    private String written(String name) throws Exception {
        try (URLClassLoader classes = loader()) {
            return Json.standard()
                    .writeText(classes.loadClass(name).getConstructor().newInstance());
        }
    }

    private URLClassLoader loader() throws IOException {
        return new URLClassLoader(new URL[] {output.toUri().toURL()}, StaleTest.class.getClassLoader());
    }

    @Test
    void isNotStaleAtFirst() throws Exception {
        assertThat(written("acme.User")).isEqualTo(BEFORE);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "public String city = \"x\"; | public String city = \"x\"; public int more; | {\"address\":{\"base\":0,\"city\":\"x\",\"more\":0,\"zip\":0},\"id\":0}",
                "public String city = \"x\"; | public String town = \"x\"; | {\"address\":{\"base\":0,\"town\":\"x\",\"zip\":0},\"id\":0}",
                "public String city = \"x\"; | @com.fasterxml.jackson.annotation.JsonProperty(\"c\") public String city = \"x\"; | {\"address\":{\"base\":0,\"c\":\"x\",\"zip\":0},\"id\":0}",
                "public int getZip() | public int getCode() | {\"address\":{\"base\":0,\"city\":\"x\",\"code\":0},\"id\":0}",
            })
    void theCodecIsMadeAgain(String old, String now, String json) throws Exception {
        Compilation compilation = again(Map.of("acme.Address", ADDRESS.replace(old, now)));
        assertThat(compilation.generatedNames()).containsExactly("acme.Address_JsonCodec", "acme.User_JsonCodec");
        assertThat(written("acme.User")).isEqualTo(json);
    }

    @Test
    void theCodecsOfWhatAClassReachesAreMadeAgainWithIt() throws Exception {
        withoutProcessor("acme.Address", ADDRESS.replace("city", "town"));
        again(Map.of("acme.User", USER));
        assertThat(written("acme.User")).isEqualTo(BEFORE.replace("city", "town"));
    }

    /** Without {@code -parameters} only the source has the names that a codec was made with. */
    @Test
    void aCodecIsKeptIfTheClassFileSaysLess() throws Exception {
        String point =
                "package acme; public class Point { private final int x; public Point(int x, int y) { this.x = x; } public int getX() { return x; } }";
        String shape = "package acme; @dev.wirespeed.Wire public record Shape(Point at) {}";
        again(Map.of("acme.Point", point, "acme.Shape", shape));
        Compilation.library(Map.of("acme.Point", point)).save(output);
        assertThat(again(Map.of("acme.Shape", shape)).generatedNames()).containsExactly("acme.Shape_JsonCodec");
        try (URLClassLoader classes = loader()) {
            Object read = Json.standard().read("{\"at\":{\"x\":3}}", classes.loadClass("acme.Shape"));
            assertThat(Json.standard().writeText(read)).isEqualTo("{\"at\":{\"x\":3}}");
        }
    }

    @Test
    void whatIsMadeAgainIsTheSame() throws IOException {
        Compilation all = again(Map.of("acme.User", USER, "acme.Address", ADDRESS, "acme.Base", BASE));
        Compilation one = again(Map.of("acme.Address", ADDRESS));
        for (String name : List.of("acme.Address_JsonCodec", "acme.User_JsonCodec")) {
            assertThat(one.generated(name)).isEqualTo(all.generated(name));
        }
    }

    @Test
    void aClassThatNothingAsksForAnyMoreKeepsItsCodec() throws Exception {
        again(Map.of("acme.User", USER.replace("@dev.wirespeed.Wire", "")));
        again(Map.of("acme.Address", ADDRESS.replace("city", "town")));
        assertThat(written("acme.Address")).isEqualTo("{\"base\":0,\"town\":\"x\",\"zip\":0}");
    }

    @Test
    void classesOfOtherOutputsKeepTheirCodecs(@TempDir Path elsewhere) throws IOException {
        Compilation compilation = Compilation.of(
                Map.of("acme.Order", "package acme; @dev.wirespeed.Wire public record Order(User by) {}"),
                List.of(
                        "-d",
                        elsewhere.toString(),
                        "-classpath",
                        Compilation.classPath() + File.pathSeparator + output));
        assertThat(compilation.succeeded().generatedNames()).containsExactly("acme.Order_JsonCodec");
    }

    @Test
    void aPackageAndItsListAreAskedAgain(@TempDir Path vendor) throws Exception {
        Path library = Compilation.library(Map.of(
                        "lib.Item",
                        "package lib; public class Item { public Part part; }",
                        "lib.Part",
                        "package lib; public class Part { public int a; }"))
                .save(vendor);
        String path = Compilation.classPath() + File.pathSeparator + output + File.pathSeparator + library;
        again(
                Map.of(
                        "acme.package-info",
                        "@dev.wirespeed.Wire(types = {lib.Item.class, Address.class}) package acme;"),
                "-classpath",
                path);
        Compilation compilation = again(Map.of("acme.Address", ADDRESS.replace("city", "town")), "-classpath", path);
        assertThat(compilation.generatedNames())
                .containsExactly("acme.Address_JsonCodec", "lib.Item_JsonCodec", "lib.Part_JsonCodec");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "public String city = \"x\"; public int more;",
                "public String town = \"x\";",
                "public CharSequence city = \"x\";",
                "public String city = \"x\"; public int getMore() { return 1; }",
                "public String city = \"x\"; public void setMore(int[] more) {}",
            })
    void aStaleCodecIsRefused(String member) throws Exception {
        withoutProcessor("acme.Address", ADDRESS.replace("public String city = \"x\";", member));
        isRefused("acme.Address_JsonCodec");
    }

    @Test
    void aStaleSuperclassIsNoticed() throws Exception {
        withoutProcessor("acme.Base", BASE.replace("int base", "int other"));
        isRefused("acme.Address_JsonCodec");
    }

    private void isRefused(String codec) throws Exception {
        String sentence = codec
                + " was made from another version of its class: compile that, and the classes that have it as a property,"
                + " again with wirespeed-processor";
        isRefused("{\"address\":{}}", sentence);
        try (URLClassLoader classes = loader()) {
            for (int i = 0; i < 2; i++) {
                assertThatThrownBy(() -> Json.standard().read("{}", classes.loadClass("acme.Address")))
                        .isInstanceOf(WireException.class)
                        .hasMessage(sentence);
            }
        }
    }

    private void isRefused(String document, String sentence) throws Exception {
        try (URLClassLoader classes = loader()) {
            Class<?> type = classes.loadClass("acme.User");
            Object user = type.getConstructor().newInstance();
            for (int i = 0; i < 2; i++) {
                assertThatThrownBy(() -> Json.standard().write(user))
                        .isInstanceOf(WireException.class)
                        .hasMessage(sentence);
                assertThatThrownBy(() -> Json.standard().read(document, type))
                        .isInstanceOf(WireException.class)
                        .hasMessage(sentence);
            }
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "2 | no newer one than 1 here: take the version of wirespeed-codec that its wirespeed-processor has",
                "0 | no older one than 1 here: compile its class again with the wirespeed-processor of that version",
            })
    void aCodecOfAnotherProcessorIsRefused(int version, String why) throws Exception {
        String codec = again(Map.of("acme.User", USER)).generated("acme.User_JsonCodec");
        assertThat(codec).containsOnlyOnce("return 1;");
        withoutProcessor("acme.User_JsonCodec", codec.replace("return 1;", "return " + version + ";"));
        isRefused(
                "{}",
                "acme.User_JsonCodec is generated code of version " + version + ", but wirespeed-codec runs " + why);
    }

    /** @param now a class that the codec calls, as it is when the codec runs; none if it is not there any more */
    @ParameterizedTest
    @NullSource
    @ValueSource(strings = "package dev.wirespeed.json; public class JsonLater {}")
    void aCodecThatCallsWhatIsNotThereIsRefused(@Nullable String now) throws Exception {
        String codec = again(Map.of("acme.User", USER)).generated("acme.User_JsonCodec");
        String later = "dev.wirespeed.json.JsonLater";
        withoutProcessor(later, "package dev.wirespeed.json; public class JsonLater { public static void check() {} }");
        withoutProcessor(
                "acme.User_JsonCodec",
                codec.replaceFirst("static \\{", "static { dev.wirespeed.json.JsonLater.check();"));
        if (now == null) {
            Files.delete(output.resolve("dev/wirespeed/json/JsonLater.class"));
        } else {
            withoutProcessor(later, now);
        }
        isRefused(
                "{}",
                "acme.User_JsonCodec was made by another version of wirespeed-processor than the wirespeed-codec that is here:"
                        + " take one version of both");
    }

    /** Members that are no properties, and those that tools put into classes. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "public String city = \"x\"; private int hidden;",
                "public String city = \"x\"; public static int counter;",
                "public String city = \"x\"; public transient boolean $jacocoInit;",
                "public String city = \"x\"; public int $$_hibernate_getVersion() { return 1; }",
                "public String city = \"x\"; public int get(int i) { return i; } public int compute() { return 1; }",
            })
    void otherMembersMakeNoDifference(String member) throws Exception {
        withoutProcessor("acme.Address", ADDRESS.replace("public String city = \"x\";", member));
        assertThat(written("acme.User")).isEqualTo(BEFORE);
    }

    @Test
    void whatTheSumDoesNotShowIsFoundWhenItIsUsed() throws Exception {
        again(Map.of("acme.Made", """
                package acme;
                @dev.wirespeed.Wire
                public class Made {
                    @com.fasterxml.jackson.annotation.JsonProperty int a;
                    @com.fasterxml.jackson.annotation.JsonProperty("b") int b() { return 1; }
                }
                """));
        for (String now : List.of("int x; int b() { return 1; }", "int a; int c() { return 1; }")) {
            withoutProcessor("acme.Made", "package acme; public class Made { " + now + " }");
            assertThatThrownBy(() -> written("acme.Made"))
                    .isInstanceOf(WireException.class)
                    .hasMessageStartingWith("acme.Made_JsonCodec was made from another version of its class:")
                    .hasCauseInstanceOf(IncompatibleClassChangeError.class);
        }
    }

    /** An error out of a getter is none of the codec's. */
    @Test
    void errorsOfTheClassItselfAreLeftAlone() throws Exception {
        again(
                Map.of(
                        "acme.Other", "package acme; public class Other { public static int count() { return 1; } }",
                        "acme.Own",
                                "package acme; @dev.wirespeed.Wire public class Own { public int getA() { return Other.count(); } }"));
        withoutProcessor("acme.Other", "package acme; public class Other {}");
        assertThatThrownBy(() -> written("acme.Own")).isInstanceOf(NoSuchMethodError.class);
    }
}
