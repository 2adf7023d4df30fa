package dev.wirespeed.processor;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wirespeed.Json;
import dev.wirespeed.processor.check.Problem;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.ServiceLoader;
import java.util.Set;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.Processor;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.TypeElement;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Codecs for classes that nothing but an option of the processor asks for. */
class PackagesTest {
    @TempDir
    Path folder;

    private static Compilation compile(String packages, Map<String, String> sources, Processor... more) {
        return Compilation.of(sources, List.of("-Awirespeed.packages=" + packages), more);
    }

    @Test
    void makesCodecsOfWhatJacksonWouldWriteOrReadAsAnObject() {
        Compilation compilation = compile(
                "acme.api",
                Map.of(
                        "acme.api.Order",
                        "package acme.api; public record Order(int id, Status status, java.util.List<Item> items) { public record Item(String name) {} enum Status { NEW } }",
                        "acme.api.User",
                        "package acme.api; public class User { private String name; public String getName() { return name; } public void setName(String n) { name = n; } }",
                        "acme.api.Holder",
                        "package acme.api; public final class Holder { private Holder() {} public static class Inside { public int a; } static class Near { public int b; } private static class Hidden { public int c; } public class Inner { public int d; } }",
                        "acme.api.Event",
                        """
                        package acme.api;
                        import com.fasterxml.jackson.annotation.*;
                        @JsonTypeInfo(use = JsonTypeInfo.Id.NAME) @JsonSubTypes(@JsonSubTypes.Type(Event.Made.class))
                        public interface Event { record Made(int id) implements Event {} }
                        """,
                        "acme.other.Other",
                        "package acme.other; public record Other(int id) {}"));
        assertThat(compilation.succeeded().generatedNames())
                .containsExactly(
                        "acme.api.Event_JsonCodec",
                        "acme.api.Event_Made_JsonCodec",
                        "acme.api.Holder_Inside_JsonCodec",
                        "acme.api.Holder_Near_JsonCodec",
                        "acme.api.Order_Item_JsonCodec",
                        "acme.api.Order_JsonCodec",
                        "acme.api.User_JsonCodec");
        assertThat(compilation.problems()).isEmpty();
    }

    @Test
    void leavesOutInSilenceWhatHardlyIsInADocument() {
        Map<String, String> sources = new HashMap<>(Map.of(
                "acme.Kind", "package acme; public enum Kind { A { public int getX() { return 1; } } }",
                "acme.Api", "package acme; public interface Api { int getId(); }",
                "acme.Base", "package acme; public abstract class Base { public int getId() { return 1; } }",
                "acme.Page", "package acme; public record Page<T>(java.util.List<T> all) {}",
                "acme.Failure",
                        "package acme; public class Failure extends RuntimeException { public int getCode() { return 1; } private static final long serialVersionUID = 1; }",
                "acme.Texts",
                        "package acme; public final class Texts { private Texts() {} public static String trim(String t) { return t.trim(); } }",
                "acme.Marked", "package acme; public @interface Marked { int value(); }"));
        sources.putAll(Map.of(
                "acme.Service",
                "package acme; @Controller public class Service { private final Api api; public Service(Api api) { this.api = api; } public Api getApi() { return api; } }",
                "acme.Runner",
                "package acme; public class Runner { private final Api api; public Runner(Api api) { this.api = api; } public void run() { api.getId(); } }",
                "acme.Controller",
                "package acme; @org.springframework.stereotype.Component public @interface Controller {}",
                "acme.Id",
                "package acme; @kotlin.jvm.JvmInline public class Id { public long getRaw() { return 1; } }",
                "kotlin.jvm.JvmInline",
                "package kotlin.jvm; public @interface JvmInline {}",
                "org.springframework.stereotype.Component",
                "package org.springframework.stereotype; public @interface Component {}"));
        Compilation compilation = compile("acme", sources);
        assertThat(compilation.succeeded().generatedNames()).isEmpty();
        assertThat(compilation.problems()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({
        "'acme.a', acme.a, true",
        "'acme.a', acme.a.b, false",
        "'acme.a', acme.ab, false",
        "'other, acme.a', acme.a, true",
        "'acme.*.dto', acme.shop.dto, true",
        "'acme.*.dto', acme.dto, false",
        "'acme.*.dto', acme.a.b.dto, false",
        "'acme.**.dto', acme.a.b.dto, true",
        "'acme.**.dto', acme.dto, true",
        "'acme.**', acme, true",
        "'acme.**', acme.a.b, true",
        "'acme.**', acmes, false",
    })
    void namesPackages(String option, String name, boolean named) {
        Compilation compilation =
                compile(option, Map.of(name + ".A", "package " + name + "; public record A(int a) {}"));
        assertThat(compilation.generatedNames())
                .containsExactlyElementsOf(named ? List.of(name + ".A_JsonCodec") : List.of());
    }

    @Test
    void aClassWithProblemsIsLeftOutWithANote() throws Exception {
        String bad =
                "package acme; public class Bad { @com.fasterxml.jackson.annotation.JsonProperty(\"x\") public int b; @com.fasterxml.jackson.annotation.JsonProperty(\"y\") public int getB() { return 1; } public void setB(int b) {} }";
        Map<String, String> sources = Map.of(
                "acme.A", "package acme; public record A(int a, C c) {}",
                "acme.Bad", bad,
                "acme.B", "package acme; public record B(Bad bad, C c) {}",
                "acme.C", "package acme; public record C(Bad bad, D d) {}",
                "acme.D", "package acme; public record D(int i) {}");
        Compilation compilation = compile("acme", sources);
        assertThat(compilation.succeeded().generatedNames()).containsExactly("acme.D_JsonCodec");
        String reason = Problem.CONFLICTING_NAMES.summary("b", "x, y");
        assertThat(compilation.notes())
                .filteredOn(note -> note.startsWith(Problem.WITHOUT_CODEC.id()))
                .containsExactlyInAnyOrder(
                        Problem.WITHOUT_CODEC.message("acme.A", reason),
                        Problem.WITHOUT_CODEC.message("acme.B", reason),
                        Problem.WITHOUT_CODEC.message("acme.Bad", reason),
                        Problem.WITHOUT_CODEC.message("acme.C", reason));
        Class<?> d = compilation.load().loadClass("acme.D");
        assertThat(Json.standard().writeText(d.getConstructor(int.class).newInstance(1)))
                .isEqualTo("{\"i\":1}");
    }

    @Test
    void theSameProblemIsAnErrorOfAClassThatIsAnnotated() {
        String ids = "import com.fasterxml.jackson.annotation.*; @JsonTypeInfo(use = JsonTypeInfo.Id.CLASS)";
        Compilation compilation = compile(
                "acme",
                Map.of(
                        "acme.A", "package acme; public record A(Loaded any) {}",
                        "acme.B", "package acme; @dev.wirespeed.Wire public record B(Loaded any) {}",
                        "acme.Loaded", "package acme; " + ids + " public class Loaded { public int a; }"));
        assertThat(compilation.complaints())
                .singleElement()
                .satisfies(complaint -> assertThat(complaint.getMessage(Locale.ROOT))
                        .isEqualTo(Problem.CLASS_ID.message("acme.Loaded")));
        Compilation alone = compile(
                "acme",
                Map.of(
                        "acme.A", "package acme; public record A(Loaded any) {}",
                        "acme.C", "package acme; public record C(java.util.List<Loaded> any) {}",
                        "acme.Loaded", "package acme; " + ids + " public class Loaded { public int a; }"));
        assertThat(alone.succeeded().generatedNames()).isEmpty();
        assertThat(alone.notes())
                .filteredOn(note -> note.startsWith(Problem.WITHOUT_CODEC.id()))
                .hasSize(3);
    }

    @Test
    void aProblemOfAGenericClassIsOneWhereverItIsUsed() {
        String ids = "import com.fasterxml.jackson.annotation.*; @JsonTypeInfo(use = JsonTypeInfo.Id.CLASS)";
        Compilation compilation = compile(
                "acme",
                Map.of(
                        "acme.A", "package acme; public record A(Box<String> b) {}",
                        "acme.C", "package acme; public record C(Box<Integer> b) {}",
                        "acme.Box", "package acme; " + ids + " public class Box<T> { public T a; }"));
        assertThat(compilation.succeeded().generatedNames()).isEmpty();
        assertThat(compilation.notes())
                .filteredOn(note -> note.startsWith(Problem.WITHOUT_CODEC.id()))
                .hasSizeGreaterThanOrEqualTo(2);
    }

    @Test
    void aNameOfNoPackageIsReported() throws IOException {
        Map<String, String> order = Map.of("acme.api.Order", "package acme.api; public record Order(int id) {}");
        Compilation compilation = compile("acme.api,acme.dtos,acme.*.dto", order);
        assertThat(compilation.problems())
                .extracting(problem -> problem.getKind() + " " + problem.getMessage(Locale.ROOT))
                .containsExactlyInAnyOrder(
                        "WARNING " + Problem.UNKNOWN_PACKAGE.message("acme.dtos"),
                        "NOTE " + Problem.UNKNOWN_PACKAGE.message("acme.*.dto"));
        Path classes = compile("acme.api", order).save(folder);
        Compilation tests = Compilation.of(
                Map.of("acme.OrderTest", "package acme; class OrderTest { void test() {} }"),
                List.of(
                        "-Awirespeed.packages=acme.api",
                        "-classpath",
                        Compilation.classPath() + File.pathSeparator + classes));
        assertThat(tests.succeeded().problems()).isEmpty();
    }

    /** Generates a class in the package in each of two rounds, and counts what it is given. */
    private static final class Generator extends AbstractProcessor {
        private final List<String> annotations = new ArrayList<>();
        private int round;

        @Override
        public Set<String> getSupportedAnnotationTypes() {
            return Set.of("acme.Generate");
        }

        @Override
        public SourceVersion getSupportedSourceVersion() {
            return SourceVersion.latestSupported();
        }

        @Override
        @SuppressWarnings("DoNotClaimAnnotations") // as some do: then javac asks no processor behind it
        public boolean process(Set<? extends TypeElement> given, RoundEnvironment environment) {
            given.forEach(each -> annotations.add(each.toString()));
            round++;
            if (round < 3) {
                try (Writer out = processingEnv
                        .getFiler()
                        .createSourceFile("acme.Made" + round)
                        .openWriter()) {
                    out.write("package acme; public record Made" + round + "(int i) {}");
                } catch (IOException e) {
                    throw new UncheckedIOException(e);
                }
            }
            return true;
        }
    }

    @Test
    void classesThatOtherProcessorsGenerateCountToo() {
        Generator generator = new Generator();
        Compilation compilation = compile(
                "acme",
                Map.of(
                        "acme.Generate", "package acme; public @interface Generate {}",
                        "acme.A", "package acme; @Generate public record A(Made2 made) {}"),
                generator);
        assertThat(compilation.succeeded().generatedNames())
                .contains("acme.A_JsonCodec", "acme.Made1_JsonCodec", "acme.Made2_JsonCodec")
                .hasSize(5);
        assertThat(generator.annotations).containsExactly("acme.Generate");
    }

    @Test
    void noAnnotationIsTakenFromOthers() {
        Map<String, String> sources = Map.of(
                "acme.Generate", "package acme; public @interface Generate {}",
                "acme.A", "package acme; @Generate @dev.wirespeed.Wire public record A(int i) {}");
        for (boolean first : List.of(true, false)) {
            Generator generator = new Generator();
            List<Processor> both =
                    first ? List.of(new WireProcessor(), generator) : List.of(generator, new WireProcessor());
            Compilation compilation = Compilation.by(both, sources);
            assertThat(compilation.succeeded().generatedNames()).contains("acme.A_JsonCodec", "acme.Made1");
            assertThat(generator.annotations).containsExactly("acme.Generate");
        }
    }

    @Test
    void lombokIsWaitedFor() {
        Map<String, String> sources = Map.of(
                "acme.User",
                        "package acme; @lombok.Data public class User { private int id; private Address address; }",
                "acme.Address", "package acme; @lombok.Value public class Address { String city; }");
        for (boolean first : List.of(true, false)) {
            Processor lombok = ServiceLoader.load(Processor.class).stream()
                    .filter(each ->
                            each.type().getName().equals("lombok.launch.AnnotationProcessorHider$AnnotationProcessor"))
                    .findFirst()
                    .orElseThrow()
                    .get();
            List<Processor> both = first ? List.of(lombok, new WireProcessor()) : List.of(new WireProcessor(), lombok);
            Compilation compilation = Compilation.by(both, sources, "-Awirespeed.packages=acme");
            assertThat(compilation.generatedNames()).containsExactly("acme.Address_JsonCodec", "acme.User_JsonCodec");
            assertThat(compilation.generated("acme.User_JsonCodec")).contains("setId(", "getAddress(");
        }
    }

    @Test
    void codecsAreThoseOfAnnotatedClasses() {
        String source = Compilation.resource("golden/Invoice.java");
        Compilation annotated = Compilation.of("acme.Invoice", source);
        Compilation named =
                compile("**", Map.of("acme.Invoice", source.replaceAll("@(dev\\.wirespeed\\.)?Wire\\b", "")));
        assertThat(named.generatedNames()).containsAll(annotated.generatedNames());
        for (String name : annotated.generatedNames()) {
            assertThat(named.generated(name)).isEqualTo(annotated.generated(name));
        }
    }
}
