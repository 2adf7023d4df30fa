package dev.wirespeed.lab.workload;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.annotation.JsonProperty;
import dev.wirespeed.lab.agreement.Agreement;
import dev.wirespeed.lab.contestant.Contestant;
import dev.wirespeed.lab.contestant.Contestants;
import dev.wirespeed.lab.workload.Workload.Equality;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SampleTest {
    @TempDir
    Path folder;

    public record Point(int x, int y) {}

    public static final class NoEquals {
        public int a;
    }

    /** What is only read makes a difference to {@code equals()}, but not to documents. */
    public record Account(
            String name,

            @JsonProperty(access = JsonProperty.Access.WRITE_ONLY) @Nullable
            String password) {}

    /** Another document each time. */
    public static final class Unstable {
        private int reads;

        public int getReads() {
            return reads;
        }

        public void setReads(int value) {
            reads = value + 1;
        }
    }

    @Test
    void valuesOfAllFilesAreOnePool() throws Exception {
        Path one = file("one.json", "{\n  \"x\": 1,\n  \"y\": 2\n}\n");
        Path more = file("more.NDJSON", "{\"x\":3,\"y\":4}\n\n  \n{\"x\":5,\"y\":6}");
        Path lines = file("lines.jsonl", "{\"x\":7,\"y\":8}\r\n");

        Workload<?> workload = read(Point.class, one, more, lines);

        assertThat(workload.id()).isEqualTo("sample");
        assertThat(workload.title()).isEqualTo("Values of Point");
        assertThat(workload.values())
                .isEqualTo(List.of(new Point(1, 2), new Point(3, 4), new Point(5, 6), new Point(7, 8)));
        assertThat(workload.equality()).isEqualTo(Equality.EQUALS);
    }

    @Test
    void whatEqualsDoesNotFindEqualIsComparedByDocument() throws Exception {
        assertThat(read(NoEquals.class, file("a.json", "{\"a\":1}")).equality()).isEqualTo(Equality.DOCUMENT);
        assertThat(read(Account.class, file("b.ndjson", "{\"name\":\"a\"}\n{\"name\":\"b\",\"password\":\"c\"}"))
                        .equality())
                .isEqualTo(Equality.DOCUMENT);
        assertThat(read(Account.class, file("c.json", "{\"name\":\"a\"}")).equality())
                .isEqualTo(Equality.EQUALS);
    }

    @Test
    void aTypeWhoseDocumentsAreNeverTheSameIsRefused() throws IOException {
        assertRefused(
                "u.json: Jackson 3 reads what it writes to a value that it writes differently, so there is nothing to"
                        + " compare the others with",
                Unstable.class.getName(),
                file("u.json", "{\"reads\":1}"));
    }

    @Test
    void messagesHaveFileLineAndPath() throws IOException {
        assertRefused(
                "p.json, line 2, $.y: Cannot deserialize value of type `int` from Boolean value (token"
                        + " `JsonToken.VALUE_TRUE`)",
                Point.class.getName(),
                file("p.json", "{\"x\": 1,\n \"y\": true}"));
        assertRefused(
                "p.ndjson, line 3: Unexpected end-of-input: expected close marker for Object",
                Point.class.getName(),
                file("p.ndjson", "\n{}\n{\"x\": 1"));
        assertRefused("there is no class com.acme.Nobody", "com.acme.Nobody", file("n.json", "{}"));
        assertRefused(
                "cannot read " + folder.resolve("none.json") + ": " + folder.resolve("none.json"),
                Point.class.getName(),
                folder.resolve("none.json"));
    }

    @Test
    void aTypeWithArgumentsIsReadAsThat() throws Exception {
        Path file = Files.writeString(folder.resolve("list.json"), "[{\"id\":1},null]");

        Workload<?> workload = Sample.read("java.util.List<" + SmallDto.class.getName() + ">", List.of(file));

        assertThat(workload.title()).isEqualTo("Values of List<SmallDto>");
        assertThat(workload.type()).isEqualTo(List.class);
        assertThat(workload.generic()).isTrue();
        assertThat(workload.values()).hasSize(1);
        assertThat((List<?>) workload.values().get(0)).hasSize(2).first().isInstanceOf(SmallDto.class);
        assertThat(workload.equality()).isEqualTo(Workload.Equality.EQUALS);
    }

    @Test
    void whoIsToldAClassAloneCannotTakePartInATypeWithArguments() throws Exception {
        Path file = Files.writeString(folder.resolve("list.json"), "[{\"id\":1}]");
        Workload<?> workload = Sample.read("java.util.List<" + SmallDto.class.getName() + ">", List.of(file));

        for (Contestant contestant : Contestants.all()) {
            if (contestant.madeFor().isEmpty() && !contestant.bindsGenericTypes()) {
                assertThat(Agreement.check(contestant, workload).reason())
                        .isEqualTo("is told a class here, and List does not say what is in it");
            }
        }
        for (String id :
                List.of("jackson3", "jackson2", "jackson2-msgpack", "gson", "fastjson2", "dsl-json", "avaje-jsonb")) {
            assertThat(Agreement.check(Contestants.find(id).orElseThrow(), workload)
                            .reason())
                    .as(id)
                    .isNull();
        }
    }

    @Test
    void aJvmIsToldByProperties() {
        assertThat(Sample.jvmArguments(
                        "com.acme.A$B", "com.acme.Holder", List.of(Path.of("/a b.json"), Path.of("/c:d.json"))))
                .containsExactly(
                        "-Dwirespeed.sample.type=com.acme.A$B",
                        "-Dwirespeed.sample.holder=com.acme.Holder",
                        "-Dwirespeed.sample.file.0=/a b.json",
                        "-Dwirespeed.sample.file.1=/c:d.json");
        assertThat(Sample.files()).isEmpty();
        assertThat(Workloads.find(Sample.ID)).isEmpty();
    }

    @Test
    void whatAClassLacksIsNamed() {
        assertThat(Linkage.reason("a.B", new IllegalArgumentException("x", new NoClassDefFoundError("com/acme/Money"))))
                .isEqualTo("a.B needs com.acme.Money, which is not on the class path");
        assertThat(Linkage.reason(
                        "a.B",
                        new IllegalArgumentException("Failed on call to `getDeclaredMethods()` on class `a.B`, problem:"
                                + " (java.lang.NoClassDefFoundError) com/acme/Money$Unit")))
                .isEqualTo("a.B needs com.acme.Money$Unit, which is not on the class path");
        assertThat(Linkage.reason("a.B", new TypeNotPresentException("com.acme.Money", null)))
                .isEqualTo("a.B needs com.acme.Money, which is not on the class path");
        assertThat(Linkage.reason(
                        "a.B",
                        new UnsupportedClassVersionError(
                                "com/acme/Money has been compiled by a more recent version of the"
                                        + " Java Runtime (class file version 70.0), this version of the Java Runtime only recognizes"
                                        + " class file versions up to 69.0")))
                .isEqualTo("com.acme.Money is compiled for JDK 26, but this run has forks on JDK "
                        + Runtime.version().feature() + "; say with --jdk on which JDKs it is to run");
        assertThat(Linkage.reason("a.B", new IllegalStateException("one\ntwo")))
                .isEqualTo("a.B can't be used: java.lang.IllegalStateException: one");
    }

    private void assertRefused(String message, String type, Path file) {
        assertThatThrownBy(() -> Sample.read(type, List.of(file)))
                .isInstanceOf(SampleException.class)
                .hasMessage(message);
    }

    private static Workload<?> read(Class<?> type, Path... files) throws SampleException {
        return Sample.read(type.getName(), List.of(files));
    }

    private Path file(String name, String text) throws IOException {
        return Files.writeString(folder.resolve(name), text);
    }
}
