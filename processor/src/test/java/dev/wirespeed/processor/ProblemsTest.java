package dev.wirespeed.processor;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wirespeed.processor.check.Problem;
import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Each problem is reported with its whole text on the line where it has to be fixed.
 *
 * <p>There is one file per problem; a comment {@code //! text} expects the text for the next line that is no such comment.
 */
class ProblemsTest {
    private static final Map<String, String> A =
            Map.of("acme.A", "package acme; @dev.wirespeed.Wire public record A(int a) {}");

    @TempDir
    Path folder;

    /** Those that take more than a file: modules, compiled classes, options. */
    private static final Set<Problem> ELSEWHERE = EnumSet.of(
            Problem.OTHER_MODULE,
            Problem.UNNAMED_PARAMETER,
            Problem.WRONG_OPTION,
            Problem.WITHOUT_CODEC,
            Problem.UNKNOWN_PACKAGE,
            Problem.UNKNOWN_FORMAT);

    static Stream<String> ids() {
        return EnumSet.complementOf(EnumSet.copyOf(ELSEWHERE)).stream().map(Problem::id);
    }

    @ParameterizedTest
    @MethodSource("ids")
    void isReported(String id) {
        String source = Compilation.resource("problems/" + id + ".java").replace("$PROPERTIES", fields(2_001));
        List<String> expected = expected(source);
        Compilation compilation = Compilation.of("acme." + id, source);

        assertThat(reported(compilation)).containsExactlyInAnyOrderElementsOf(expected);
        assertThat(expected).anyMatch(e -> e.contains(" " + id + ": "));
    }

    private static String fields(int count) {
        StringBuilder fields = new StringBuilder();
        for (int i = 0; i < count; i++) {
            fields.append("public int a").append(i).append("; ");
        }
        return fields.toString();
    }

    private static List<String> expected(String source) {
        List<String> expected = new ArrayList<>();
        List<String> pending = new ArrayList<>();
        List<String> lines = source.lines().toList();
        for (int i = 0; i < lines.size(); i++) {
            String line = lines.get(i).strip();
            if (line.startsWith("//! ")) {
                pending.add(line.substring(4));
            } else {
                int number = i + 1;
                pending.forEach(text -> expected.add(number + " " + text));
                pending.clear();
            }
        }
        return expected;
    }

    private static List<String> reported(Compilation compilation) {
        return compilation.problems().stream()
                .map(d -> d.getLineNumber() + " " + d.getMessage(Locale.ROOT))
                .toList();
    }

    @Test
    void nothingIsGeneratedForATypeWithProblems() {
        Compilation compilation = Compilation.of(
                "acme.Bad",
                "package acme; @dev.wirespeed.Wire(strict = true) public record Bad(java.util.Date d, Fine f) {} record Fine(int i) {}");
        assertThat(compilation.generatedNames()).isEmpty();
    }

    @Test
    void strictTurnsTheNoteIntoAnError() {
        String order =
                "package acme; @dev.wirespeed.Wire(strict = %s) public record Order(int id, java.util.Date at) {}";
        Compilation lenient = Compilation.of("acme.Order", order.formatted(false));
        assertThat(lenient.complaints()).isEmpty();
        assertThat(lenient.notes())
                .anySatisfy(note -> assertThat(note).startsWith("WS023: Order.at is left to Jackson"));
        assertThat(reported(Compilation.of("acme.Order", order.formatted(true))))
                .containsExactly("1 "
                        + Problem.UNSUPPORTED_TYPE.message("java.util.Date", "Jackson chooses its form at run time"));
    }

    @Test
    void theNoteNamesTheArtifactOfTheDialect() {
        Map<String, String> order = Map.of(
                "acme.Order", "package acme; @dev.wirespeed.Wire public record Order(int id, java.util.Date at) {}");
        assertThat(Compilation.of(order, List.of("-Awirespeed.dialect=jackson2"))
                        .notes())
                .anySatisfy(note -> assertThat(note).contains("Have wirespeed-jackson2 on the class path"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "formats=xml | \"xml\" is none of json, positional-json",
                "formats=json, | \"\" is none of json, positional-json",
                "formats=json,acme=json | \"acme=json\" is none of json, positional-json",
                "dialect=jackson4 | \"jackson4\" is none of jackson3, jackson2, spring-boot-3",
                "naming=snake_case | \"snake_case\" is none of LOWER_CAMEL_CASE, UPPER_CAMEL_CASE, SNAKE_CASE, UPPER_SNAKE_CASE, LOWER_CASE, KEBAB_CASE, LOWER_DOT_CASE",
                "contents=USE_DEFAULTS | \"USE_DEFAULTS\" is none of ALWAYS, NON_NULL, NON_ABSENT, NON_EMPTY, NON_DEFAULT",
                "inclusion=CUSTOM | \"CUSTOM\" is none of ALWAYS, NON_NULL, NON_ABSENT, NON_EMPTY, NON_DEFAULT",
                "inclusion=NON_NULL,acme=NOTHING | \"NOTHING\" is none of ALWAYS, NON_NULL, NON_ABSENT, NON_EMPTY, NON_DEFAULT",
                "order=,acme=DECLARED | \"\" is none of DECLARED, ALPHABETIC, STRICTLY_ALPHABETIC",
                "enums=acme.*=NAME | \"acme.*\" is no name of a package",
                "enums==NAME | \"\" is no name of a package",
                "enums=NAME,TO_STRING | there are two values for all packages",
                "naming=acme=SNAKE_CASE,acme=LOWER_CASE | there are two values for acme",
                "also=naming=SNAKE_CASE | \"\" is no name, or one that is there already",
                "also=a:naming=LOWER_CASE,a:naming=LOWER_CASE | \"a\" is no name, or one that is there already",
                "also=a:dialect=jackson2 | \"dialect=jackson2\" is not contents=…, enums=…, inclusion=…, naming=… or order=…",
            })
    void anOptionThatCannotBeFollowedIsReported(String option, String why) {
        Compilation compilation = Compilation.of(A, List.of("-Awirespeed." + option));
        String[] parts = option.split("=", 2);
        assertThat(compilation.complaints())
                .singleElement()
                .satisfies(complaint -> assertThat(complaint.getMessage(Locale.ROOT))
                        .isEqualTo(Problem.WRONG_OPTION.message("wirespeed." + parts[0], parts[1], why)));
        assertThat(compilation.problems()).hasSize(1);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "formats=json",
                "formats= json , json",
                "dialect=jackson3",
                "dialect=jackson2,acme=jackson3",
                "dialect=spring-boot-3",
                "naming=SNAKE_CASE, acme.inner = LOWER_CAMEL_CASE",
                "inclusion=acme=NON_NULL",
                "order=DECLARED",
                "enums=NAME",
                "also=one:naming=SNAKE_CASE;enums=NAME,two:order=DECLARED"
            })
    void anOptionThatCanBeFollowedIsNot(String option) {
        assertThat(Compilation.of(A, List.of("-Awirespeed." + option))
                        .succeeded()
                        .problems())
                .isEmpty();
    }

    @Test
    void aDependencyWithoutSourceIsReportedOnWhatLeadsToIt() {
        Compilation compilation = Compilation.of(
                "acme.Outer",
                "package acme; @dev.wirespeed.Wire(strict = true)\npublic record Outer(\njava.util.BitSet a) {}");
        assertThat(reported(compilation))
                .containsExactly("3 "
                        + Problem.UNSUPPORTED_TYPE.message(
                                "java.util.BitSet", "no code is made for this class of the JDK"));
    }

    @Test
    void anotherModulesClassIsReported() {
        Compilation compilation = Compilation.of(
                "acme.Outer",
                "package acme;\n@dev.wirespeed.Wire(types = java.util.Currency.class)\npublic class Outer {}");
        assertThat(reported(compilation)).containsExactly("3 " + Problem.OTHER_MODULE.message("java.util.Currency"));
    }

    @Test
    void aParameterWithoutNameIsReported() throws IOException {
        Compilation library = Compilation.library(Map.of("lib.Money", """
                package lib;
                public class Money {
                    @com.fasterxml.jackson.annotation.JsonCreator(
                            mode = com.fasterxml.jackson.annotation.JsonCreator.Mode.PROPERTIES)
                    public Money(int amount) {}
                }
                """));
        Compilation compilation = Compilation.of(
                Map.of(
                        "acme.Outer",
                        "package acme;\n@dev.wirespeed.Wire(types = lib.Money.class)\npublic class Outer {}"),
                List.of("-classpath", Compilation.classPath() + File.pathSeparator + library.save(folder)));
        assertThat(reported(compilation)).containsExactly("3 " + Problem.UNNAMED_PARAMETER.message("arg0"));
    }
}
