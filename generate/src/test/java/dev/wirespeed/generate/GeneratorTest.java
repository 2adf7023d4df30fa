package dev.wirespeed.generate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.wirespeed.generate.Verdict.Kind;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.NullUnmarked;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Makes codecs from class files: what Jackson does not see there is not seen, and one bad class spoils no others. */
@NullUnmarked
class GeneratorTest {
    private static final Map<String, byte[]> GOOD = Build.compile("package shop; public record Good(int id) {}");

    private static final String MARKED = """
            package shop;
            import com.fasterxml.jackson.annotation.*;
            public class Marked {
                private final int id;
                private final String title;
                @JsonCreator
                public Marked(int id, String title) { this.id = id; this.title = title; }
                public int getId() { return id; }
                public String getTitle() { return title; }
            }
            """;
    private static final String PLAIN = """
            package shop;
            public class Plain {
                private final int id;
                private final String title;
                public Plain(int id, String title) { this.id = id; this.title = title; }
                public int getId() { return id; }
                public String getTitle() { return title; }
            }
            """;

    @TempDir
    Path folder;

    @ParameterizedTest
    @CsvSource({
        "-parameters, NATIVE, NATIVE",
        "-g, LEFT, ONLY_WRITTEN", // names of local variables are not what Jackson sees
        "-g:none, LEFT, ONLY_WRITTEN",
    })
    void namesOfParametersCountWhereJacksonSeesThem(String option, Kind ofMarked, Kind ofPlain) throws IOException {
        Build.folder(folder, Build.compile(List.of(option), MARKED, PLAIN));
        Codecs codecs = Made.ofPackages("shop", folder);
        assertThat(Made.kinds(codecs))
                .as("%s", codecs.verdicts())
                .isEqualTo(Map.of("shop.Marked", ofMarked, "shop.Plain", ofPlain));
    }

    @ParameterizedTest
    @CsvSource({"-parameters", "-g", "-g:none"})
    void recordsAlwaysHaveNames(String option) throws IOException {
        Build.folder(folder, Build.compile(List.of(option), """
                package shop;
                import java.util.List;
                public record Point(int x, List<Long> rest) { public Point(int x) { this(x, List.of()); } }
                """));
        Codecs codecs = Made.ofPackages("shop", folder);
        codecs.writeClasses(folder);
        assertThat(Made.kinds(codecs)).containsOnly(Map.entry("shop.Point", Kind.NATIVE));
        assertThat(Made.readAndWritten("shop.Point", "{\"rest\":[2],\"x\":1}", folder))
                .isEqualTo("{\"x\":1,\"rest\":[2]}");
    }

    @Test
    void reachesClassesOfOtherPackages() throws IOException {
        Build.folder(
                folder,
                Build.compile(
                        "package shop; public record Order(lib.User user) {}",
                        "package lib; public record User(String name) {}"));
        Codecs codecs = Made.ofPackages("shop", folder);
        assertThat(Made.kinds(codecs)).containsOnlyKeys("shop.Order");
        assertThat(codecs.sources().keySet()).containsExactly("lib.User_JsonCodec", "shop.Order_JsonCodec");
    }

    @Test
    void codecsThatAreThereAreMadeAgain() throws IOException {
        Map<String, byte[]> stale = Build.compile("package shop; public class Good_JsonCodec { static class Part {} }");
        Path jar = Build.jar(folder.resolve("a.jar"), Build.files(GOOD, stale));
        Path clean = Build.jar(folder.resolve("b.jar"), GOOD);
        Codecs codecs = Made.ofPackages("shop", jar);
        assertThat(Made.kinds(codecs)).containsOnly(Map.entry("shop.Good", Kind.NATIVE));
        assertThat(codecs.sources().keySet()).containsExactly("shop.Good_JsonCodec");
        assertThat(codecs.classes().keySet())
                .containsExactlyElementsOf(
                        Made.ofPackages("shop", clean).classes().keySet());
    }

    @Test
    void classesOfALaterJavaTakeALaterJdk() throws IOException {
        byte[] later = GOOD.get("shop/Good.class").clone();
        int java = Runtime.version().feature() + 1;
        later[7] = (byte) (java + 44);
        Build.folder(folder, Map.of("shop/Good.class", later));
        assertThatThrownBy(() -> Made.ofPackages("shop", folder))
                .isInstanceOf(GenerateException.class)
                .hasMessage("shop.Good is compiled for Java " + java + ", and this is Java " + (java - 1)
                        + ": run this with a JDK " + java + " or later");
    }

    @Test
    void aMissingClassRefusesThoseAloneThatNeedIt() throws IOException {
        Map<String, byte[]> missing =
                Build.compile("package lib; public class Gone { public int x; }", "package lib; public class Base {}");
        Build.folder(folder.resolve("lib"), missing);
        Build.folder(
                folder.resolve("app"),
                Build.files(
                        GOOD,
                        Build.compile(
                                List.of(),
                                List.of(folder.resolve("lib")),
                                "package shop; public class Holder { public lib.Gone gone; public int a; }",
                                "package shop; public class Extended extends lib.Base { public int a; }",
                                "package shop; public class Listed { public java.util.List<lib.Gone> all; }",
                                "package shop; public class Taking { public int a; public void take(lib.Gone gone) {} }",
                                "package shop; public class Outer { public Holder holder; }")));
        Codecs codecs = Made.ofPackages("shop", folder.resolve("app"));
        Map<String, Kind> kinds = Made.kinds(codecs);
        assertThat(kinds).as("%s", codecs.verdicts()).hasSize(6).containsEntry("shop.Good", Kind.NATIVE);
        assertThat(List.of("shop.Holder", "shop.Listed", "shop.Extended")).allSatisfy(type -> {
            Verdict verdict = Made.verdict(codecs, type);
            assertThat(verdict.kind()).as("%s", verdict).isEqualTo(Kind.REFUSED);
            assertThat(verdict.reasons().get(0).text()).contains("lib.").doesNotContain("bug in Wirespeed");
        });
    }

    @Test
    void aClassFileThatIsDamagedRefusesThatClassAlone() throws IOException {
        byte[] cut = GOOD.get("shop/Good.class");
        Map<String, byte[]> files = new TreeMap<>(Build.compile(
                "package shop; public record Fine(int id) {}",
                "package shop; public class Holder { public Broken broken; }",
                "package shop; public class Broken { public int a; }"));
        files.put("shop/Broken.class", java.util.Arrays.copyOf(cut, cut.length / 2));
        Build.folder(folder, files);
        Codecs codecs = Made.ofPackages("shop", folder);
        assertThat(Made.kinds(codecs))
                .as("%s", codecs.verdicts())
                .containsEntry("shop.Fine", Kind.NATIVE)
                .containsEntry("shop.Broken", Kind.REFUSED)
                .containsEntry("shop.Holder", Kind.REFUSED);
        assertThat(Made.verdict(codecs, "shop.Broken").reasons().get(0).text())
                .startsWith("its class file can't be read: ");
        assertThat(codecs.sources().keySet()).containsExactly("shop.Fine_JsonCodec");
    }

    @Test
    void aNameThatIsNoneInJavaIsRefused() throws IOException {
        Map<String, byte[]> files = new TreeMap<>(GOOD);
        files.put("shop/Not-Java.class", renamed("shop/Not_Java", "shop/Not-Java"));
        files.put("shop/class.class", renamed("shop/klass", "shop/class"));
        Build.folder(folder, files);
        Codecs codecs = Made.ofPackages("shop", folder);
        assertThat(Made.kinds(codecs))
                .as("%s", codecs.verdicts())
                .isEqualTo(Map.of("shop.Good", Kind.NATIVE, "shop.Not-Java", Kind.REFUSED, "shop.class", Kind.REFUSED));
        assertThat(Made.verdict(codecs, "shop.Not-Java").reasons())
                .containsExactly(new Verdict.Reason("", "its name can't be written in Java"));
    }

    @Test
    void aClassThatOverflowsTheCompilerRefusesThatClassAlone() throws IOException {
        String type = "Ljava/util/List<Ljava/lang/String;>;";
        String deep = "Ljava/util/List<".repeat(3_000) + "Ljava/lang/String;" + ">;".repeat(3_000);
        byte[] file = Build.compile("package deep; public class Deep { public java.util.List<String> all; }")
                .get("deep/Deep.class");
        String changed = new String(file, StandardCharsets.ISO_8859_1)
                .replace(
                        "\0" + (char) type.length() + type,
                        "" + (char) (deep.length() >> 8) + (char) (deep.length() & 0xFF) + deep);
        Build.folder(
                folder, Build.files(GOOD, Map.of("deep/Deep.class", changed.getBytes(StandardCharsets.ISO_8859_1))));
        Codecs codecs = Made.ofPackages("shop,deep", folder);
        assertThat(Made.kinds(codecs))
                .as("%s", codecs.verdicts())
                .isEqualTo(Map.of("shop.Good", Kind.NATIVE, "deep.Deep", Kind.REFUSED));
        assertThat(Made.verdict(codecs, "deep.Deep").reasons().get(0).text())
                .isEqualTo("its class file can't be read: the compiler gave up: java.lang.StackOverflowError");
    }

    private static byte[] renamed(String from, String to) {
        String simple = from.substring(from.lastIndexOf('/') + 1);
        byte[] file = Build.compile("package shop; public class " + simple + " { public int a; }")
                .get(from + ".class");
        return new String(file, StandardCharsets.ISO_8859_1).replace(from, to).getBytes(StandardCharsets.ISO_8859_1);
    }

    @Test
    void followsOptionsOfTheProcessor() throws IOException {
        Build.folder(folder, Build.compile("package shop; public record Order(int orderId) {}"));
        try (Application application = Application.open(List.of(folder))) {
            Generator.of(application)
                    .option("naming", "SNAKE_CASE")
                    .generate(new Selection(List.of("shop"), List.of()))
                    .writeClasses(folder);
        }
        assertThat(Made.readAndWritten("shop.Order", "{\"order_id\":1}", folder))
                .isEqualTo("{\"order_id\":1}");
    }

    /** The source of a codec but for the class that it was made for first. */
    private static String withoutOrigin(Codecs codecs, String name) {
        return new String(codecs.sources().get(name), StandardCharsets.UTF_8).replaceFirst(" ORIGIN = .*", "");
    }

    @Test
    void manyClassesAreMadeInBatches() throws IOException {
        int count = 11;
        String[] sources = new String[count];
        for (int i = 0; i < count; i++) {
            sources[i] = "package shop; public record R" + i + "(int a, R" + (i + 1) % count + " next) {}";
        }
        Path jar = Build.jar(folder.resolve("a.jar"), Build.compile(sources));
        List<String> progress = new ArrayList<>();
        try (Application application = Application.open(List.of(jar))) {
            Codecs codecs = Generator.of(application)
                    .progress(progress::add)
                    .batch(4)
                    .generate(new Selection(List.of("shop"), List.of()));
            Codecs atOnce = Made.ofPackages("shop", jar);
            assertThat(codecs.sources().keySet())
                    .hasSize(count)
                    .isEqualTo(atOnce.sources().keySet());
            assertThat(codecs.sources().keySet())
                    .allSatisfy(name -> assertThat(withoutOrigin(codecs, name)).isEqualTo(withoutOrigin(atOnce, name)));
            assertThat(codecs.verdicts()).hasSize(count).allMatch(each -> each.kind() == Kind.NATIVE);
        }
        assertThat(progress).containsExactly("4 of 11 classes", "8 of 11 classes", "11 of 11 classes");
    }

    @Test
    void anOptionThatDoesNotExistIsRefused() {
        try (Application application = Application.open(List.of(folder))) {
            Generator generator = Generator.of(application);
            assertThatThrownBy(() -> generator.option("nameing", "SNAKE_CASE"))
                    .isInstanceOf(GenerateException.class)
                    .hasMessage("unknown option \"nameing\"; known are also, contents, dialect, enums, formats,"
                            + " inclusion, naming, order");
        }
    }
}
