package dev.wirespeed.processor;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.TypeElement;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is made from what, over rounds, files and class files. */
class RoundsTest {
    @TempDir
    Path folder;

    /** Makes {@code acme.Late} in the first round. */
    private static final class Latecomer extends AbstractProcessor {
        private final String source;
        private boolean done;

        Latecomer(String source) {
            this.source = source;
        }

        @Override
        public Set<String> getSupportedAnnotationTypes() {
            return Set.of("*");
        }

        @Override
        public SourceVersion getSupportedSourceVersion() {
            return SourceVersion.latestSupported();
        }

        @Override
        public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
            if (!done) {
                done = true;
                try (Writer out =
                        processingEnv.getFiler().createSourceFile("acme.Late").openWriter()) {
                    out.write(source);
                } catch (IOException e) {
                    throw new UncheckedIOException(e);
                }
            }
            return false;
        }
    }

    @Test
    void waitsForTypesThatOtherProcessorsGenerate() {
        Compilation compilation = Compilation.of(
                "acme.Early",
                "package acme; @dev.wirespeed.Wire public record Early(Late late, java.util.List<Late> all) {}",
                new Latecomer("package acme; public record Late(int i) {}"));
        assertThat(compilation.succeeded().generatedNames())
                .containsExactly("acme.Early_JsonCodec", "acme.Late", "acme.Late_JsonCodec");
    }

    @Test
    void judgesClassesAnewByWhatOtherProcessorsGenerate() {
        Compilation compilation = Compilation.of(
                "acme.Early",
                """
                package acme;
                @dev.wirespeed.Wire
                public class Early {
                    public Part part;
                    public static class Part {
                        @com.fasterxml.jackson.annotation.JsonAnySetter public java.util.Map<String, Late> rest;
                    }
                }
                """,
                new Latecomer(
                        "package acme; @SuppressWarnings(\"serial\") public class Late extends java.util.Date {}"));
        assertThat(compilation.succeeded().generatedNames()).containsExactly("acme.Early_JsonCodec", "acme.Late");
    }

    @Test
    void makesOneCodecOfATypeThatIsReachedTwice() {
        Compilation compilation = Compilation.of(Map.of(
                "acme.A", "package acme; @dev.wirespeed.Wire public record A(C c) {}",
                "acme.B", "package acme; @dev.wirespeed.Wire public record B(C c) {}",
                "acme.C", "package acme; public record C(int i) {}"));
        assertThat(compilation.succeeded().generatedNames())
                .containsExactly("acme.A_JsonCodec", "acme.B_JsonCodec", "acme.C_JsonCodec");
    }

    @Test
    void putsACodecIntoThePackageOfItsType() {
        Compilation compilation = Compilation.of(Map.of(
                "acme.A", "package acme; @dev.wirespeed.Wire public record A(other.B.Inner c) {}",
                "other.B", "package other; public class B { public record Inner(int i) {} }"));
        assertThat(compilation.succeeded().generatedNames())
                .containsExactly("acme.A_JsonCodec", "other.B_Inner_JsonCodec");
    }

    @Test
    void makesCodecsForListedClassesOnAPackage() throws IOException {
        Compilation library = Compilation.library(Map.of(
                "lib.Vendor",
                "package lib; public class Vendor { public int a; public java.util.List<Vendor> more; }"));
        Compilation compilation = Compilation.of(
                Map.of("acme.package-info", "@dev.wirespeed.Wire(types = lib.Vendor.class) package acme;"),
                List.of("-classpath", Compilation.classPath() + File.pathSeparator + library.save(folder)));
        assertThat(compilation.succeeded().generatedNames()).containsExactly("lib.Vendor_JsonCodec");
    }

    @Test
    void usesACodecThatIsThereAlready() throws IOException {
        Compilation library =
                Compilation.of("lib.Vendor", "package lib; @dev.wirespeed.Wire public record Vendor(int a) {}");
        Compilation compilation = Compilation.of(
                Map.of("acme.User", "package acme; @dev.wirespeed.Wire public record User(lib.Vendor v) {}"),
                List.of("-classpath", Compilation.classPath() + File.pathSeparator + library.save(folder)));
        assertThat(compilation.succeeded().generatedNames()).containsExactly("acme.User_JsonCodec");
    }

    @Test
    void makesCodecsForTypesInTheUnnamedPackage() {
        Compilation compilation = Compilation.of(
                "Root", "@dev.wirespeed.Wire public record Root(Leaf leaf) { public record Leaf(int i) {} }");
        assertThat(compilation.succeeded().generatedNames()).containsExactly("Root_JsonCodec", "Root_Leaf_JsonCodec");
    }

    @Test
    void deprecatedMembersCauseNoWarning() {
        Compilation compilation = Compilation.of("acme.Old", """
                package acme;
                @dev.wirespeed.Wire
                public class Old {
                    @Deprecated public int a;
                    @Deprecated(forRemoval = true) public int getB() { return 1; }
                    @Deprecated public record Older(int i) {}
                    public java.util.List<String>[] lists;
                    @SuppressWarnings("deprecation") public Older older;
                }
                """);
        assertThat(compilation.succeeded().generated("acme.Old_JsonCodec"))
                .contains("@SuppressWarnings({\"deprecation\", \"removal\"})");
    }

    @Test
    void annotationsOnTypeUsesDoNotMatter() {
        Compilation compilation = Compilation.of("acme.Noted", """
                package acme;
                import java.lang.annotation.*;
                import java.util.*;
                @dev.wirespeed.Wire
                public record Noted(@Noted.Maybe String s, List<@Noted.Maybe String> l, int @Noted.Maybe [] a, Map<String, @Noted.Maybe Leaf> m) {
                    @Target(ElementType.TYPE_USE) @interface Maybe {}
                    record Leaf(@Maybe Integer i) {}
                }
                """);
        assertThat(compilation.succeeded().generated("acme.Noted_JsonCodec")).doesNotContain("Maybe");
    }

    @Test
    void codecsFitIntoModules() {
        Map<String, String> sources = Map.of(
                "module-info",
                "module acme { requires dev.wirespeed.codec; exports acme; }",
                "acme.Order",
                "package acme; @SuppressWarnings(\"exports\") @dev.wirespeed.Wire public record Order(Item item) { record Item(int i) {} }");
        Compilation compilation = Compilation.of(
                sources, List.of("-Xlint:-requires-automatic", "--module-path", Compilation.modulePath()));
        assertThat(compilation.succeeded().generated("acme.Order_JsonCodec"))
                .contains("@SuppressWarnings(\"exports\")")
                .doesNotContain("@Generated");
    }

    @Test
    void deprecatedTypesAndConstantsElsewhereCauseNoWarning() {
        Compilation compilation = Compilation.of(Map.of(
                "acme.Old",
                "package acme; @Deprecated public record Old(int i) {}",
                "acme.Letter",
                "package acme; public enum Letter { @Deprecated @com.fasterxml.jackson.annotation.JsonProperty(\"x\") A }",
                "acme.User",
                """
                package acme;
                @SuppressWarnings("deprecation")
                @dev.wirespeed.Wire
                public class User {
                    public java.util.List<? extends Old> olds;
                    public Letter[] letters;
                }
                """));
        assertThat(compilation.succeeded().generatedNames()).contains("acme.User_JsonCodec", "acme.Old_JsonCodec");
    }
}
