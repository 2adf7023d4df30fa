package dev.wirespeed.generate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Path;
import org.jspecify.annotations.NullUnmarked;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Takes the classes of packages, of patterns, and by name. */
@NullUnmarked
class SelectionTest {
    @TempDir
    Path folder;

    @BeforeEach
    void compile() throws IOException {
        Build.folder(
                folder,
                Build.compile(
                        "package acme; public record Top(int a) {}",
                        "package acme.v1.dto; public record One(int a) {}",
                        "package acme.v2.dto; public record Two(int a) {}",
                        "package acme.v2.dto.more; public record Three(int a) {}",
                        """
                        package acme.api;
                        public class Outer {
                            public int a;
                            public static class Mid {
                                public int b;
                                public static class Low { public int c; }
                            }
                            public static class Other { public int d; }
                        }
                        """,
                        "package acme.gen; public class Auto$Value { public int a; public static class In$ner { public int b; } }"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "acme | acme.Top",
                "acme.*.dto | acme.v1.dto.One acme.v2.dto.Two",
                "acme.v2.** | acme.v2.dto.Two acme.v2.dto.more.Three",
                "acme.**.more | acme.v2.dto.more.Three",
                "acme,acme.v1.dto | acme.Top acme.v1.dto.One",
                "acme.api | acme.api.Outer acme.api.Outer.Mid acme.api.Outer.Mid.Low acme.api.Outer.Other",
                "acme.gen | acme.gen.Auto$Value acme.gen.Auto$Value.In$ner",
            })
    void takesPackages(String packages, String expected) {
        assertThat(Made.kinds(Made.ofPackages(packages, folder)).keySet()).containsExactly(expected.split(" "));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "acme.Top | acme.Top",
                "acme.api.Outer | acme.api.Outer",
                "acme.api.Outer.Mid | acme.api.Outer.Mid",
                "acme.api.Outer$Mid | acme.api.Outer.Mid",
                "acme.api.Outer$Mid$Low | acme.api.Outer.Mid.Low",
                "acme.api.Outer.Mid.Low,acme.Top | acme.Top acme.api.Outer.Mid.Low",
                "acme.gen.Auto$Value | acme.gen.Auto$Value",
                "acme.gen.Auto$Value$In$ner | acme.gen.Auto$Value.In$ner",
                "acme.gen.Auto$Value.In$ner | acme.gen.Auto$Value.In$ner",
            })
    void takesClasses(String classes, String expected) {
        Codecs codecs = Made.ofClasses(classes, folder);
        assertThat(Made.kinds(codecs).keySet()).containsExactly(expected.split(" "));
        assertThat(codecs.verdicts()).extracting(Verdict::kind).containsOnly(Verdict.Kind.NATIVE);
    }

    @Test
    void codecsOfNamesWithADollarSignAreFound() throws IOException {
        Made.ofPackages("acme.gen", folder).writeClasses(folder);
        assertThat(Made.readAndWritten("acme.gen.Auto$Value", "{\"a\":1}", folder))
                .isEqualTo("{\"a\":1}");
        assertThat(Made.readAndWritten("acme.gen.Auto$Value$In$ner", "{\"b\":1}", folder))
                .isEqualTo("{\"b\":1}");
    }

    @Test
    void saysWhichPackagesThereAreIfNoneIsNamed() {
        assertThatThrownBy(() -> Made.of(new Selection(java.util.List.of(), java.util.List.of()), folder))
                .isInstanceOf(GenerateException.class)
                .hasMessage("name the packages of your DTOs, such as --packages com.acme.dto; there are acme.api (4),"
                        + " acme.gen (2), acme (1), acme.v1.dto (1), acme.v2.dto (1), acme.v2.dto.more (1)");
    }

    @ParameterizedTest
    @CsvSource({"acme.v3, acme.v3", "'acme,acme.v3', acme.v3", "acme.*.vo, acme.*.vo"})
    void saysWhichPackageIsNotThere(String packages, String missing) {
        assertThatThrownBy(() -> Made.ofPackages(packages, folder))
                .isInstanceOf(GenerateException.class)
                .hasMessageStartingWith("there is no class in " + missing + "; there are acme.api (4), ");
    }

    @ParameterizedTest
    @CsvSource({"acme.Tip, acme.Tip", "'acme.Top,acme.api.Outer.Nid', acme.api.Outer.Nid"})
    void saysWhichClassIsNotThere(String classes, String missing) {
        assertThatThrownBy(() -> Made.ofClasses(classes, folder))
                .isInstanceOf(GenerateException.class)
                .hasMessageStartingWith("there is no class " + missing + "; there are ");
    }
}
