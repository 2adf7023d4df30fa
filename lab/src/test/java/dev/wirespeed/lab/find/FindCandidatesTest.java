package dev.wirespeed.lab.find;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import dev.wirespeed.generate.Verdict.Kind;
import dev.wirespeed.lab.find.FindResult.Candidate;
import dev.wirespeed.lab.find.FindResult.RootType;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What codecs can do for the classes that an agent counted. */
final class FindCandidatesTest {

    @TempDir
    static Path folder;

    private static Path classes = Path.of("");

    private static final FindResult FOUND = SampleFind.result()
            .with(Stream.of("shop.Counted$Order", "shop.Counted$User", "com.acme.Elsewhere")
                    .map(name -> new Candidate(name, null, false, null, List.of()))
                    .toList());

    @BeforeAll
    static void compile() throws IOException {
        try (Programs counted = Programs.counted(folder)) {
            classes = counted.classes();
        }
    }

    @Test
    void eachHasTheVerdictOfCheckAndThoseThatAreNotThereHaveNone() {
        FindResult result = Candidates.checked(FOUND, List.of(classes));

        assertThat(result.classes())
                .extracting(Candidate::type, Candidate::codecs)
                .containsExactly(
                        tuple("shop.Counted$Order", Kind.NATIVE),
                        tuple("shop.Counted$User", Kind.ONLY_WRITTEN),
                        tuple("com.acme.Elsewhere", null));
        assertThat(result.classes().get(1).reasons()).singleElement().satisfies(reason -> {
            assertThat(reason.id()).isEqualTo("WS026");
            assertThat(reason.text()).startsWith("shop.Counted.User is only written, since it has no constructor ");
        });
        assertThat(result.notes()).isEqualTo(FOUND.notes());
    }

    @Test
    void thoseThatHaveACodecAreNoLongerListed(@TempDir Path codecs) throws IOException {
        Programs.compiled(
                        codecs,
                        "Counted_Order_JsonCodec",
                        "package shop; public final class Counted_Order_JsonCodec {}")
                .close();

        FindResult result = Candidates.checked(FOUND, List.of(classes, codecs.resolve("classes")));

        assertThat(result.classes())
                .extracting(Candidate::type)
                .containsExactly("shop.Counted$User", "com.acme.Elsewhere");
        assertThat(result.notes().getFirst())
                .isEqualTo(
                        "Codecs are there already for shop.Counted$Order. Where a mapper does not use one, the log of"
                                + " dev.wirespeed.jackson says why.");
        assertThat(FindText.terminal(result.with(List.of()), 5, Path.of("find.json"), List.of()))
                .endsWith("\nNothing to generate: no class of the application that was counted lacks a codec.\n");
    }

    @Test
    void theDearestIsFirstByAllThatNamesIt() {
        assertThat(Candidates.of(List.of(
                        type("com.acme.A", 3.0),
                        type("java.util.List<com.acme.B[]>", 2.0),
                        type("com.acme.Page<com.acme.B>", 2.0),
                        type("java.util.Map<java.lang.String, java.lang.Integer>", 9.0))))
                .extracting(Candidate::type, Candidate::cores)
                .containsExactly(tuple("com.acme.B", 4.0), tuple("com.acme.A", 3.0), tuple("com.acme.Page", 2.0));
    }

    private static RootType type(String name, double cores) {
        return new RootType(name, "Jackson 3", "write", "com.acme.Api.all", 100, 0, null, cores * 100, null, cores);
    }

    @Test
    void withoutClassFilesNothingIsSaid() {
        assertThat(Candidates.checked(FOUND, List.of())).isEqualTo(FOUND);
    }

    @Test
    void whatCantBeReadIsANote() throws IOException {
        Path other = Files.writeString(folder.resolve("other.jar"), "no jar");

        FindResult result = Candidates.checked(FOUND, List.of(other));

        assertThat(result.classes()).isEqualTo(FOUND.classes());
        assertThat(result.notes().getFirst())
                .startsWith("What codecs can do for these classes could not be found out: " + other + " is no jar: ");
    }
}
