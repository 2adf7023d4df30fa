package dev.wirespeed.lab.agreement;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.annotation.JsonView;
import dev.wirespeed.lab.contestant.Binding;
import dev.wirespeed.lab.contestant.Contestant;
import dev.wirespeed.lab.contestant.Format;
import dev.wirespeed.lab.workload.Oracle;
import dev.wirespeed.lab.workload.Workload;
import dev.wirespeed.lab.workload.Workload.Equality;
import java.util.List;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.json.JsonMapper;

/** Agreement on what is not JSON, on documents that a workload defines, and where nobody reads. */
class OtherFormatsTest {
    private static final String TEXT = "a text that is long enough to be cut in many places";
    private static final Workload<String> WORDS = new Workload<>("words", "Words", String.class, List.of(TEXT, "b"));

    private static Verdict check(Function<String, String> write, Function<String, String> read) {
        return Agreement.check(new Fake<>(Format.MESSAGE_PACK, write, read), WORDS);
    }

    @Test
    void whoReadsBackWhatItWroteAgrees() {
        Verdict verdict = check(text -> "<" + text + ">", document -> {
            if (!document.startsWith("<") || !document.endsWith(">")) {
                throw new IllegalArgumentException("cut");
            }
            return document.substring(1, document.length() - 1);
        });

        assertThat(verdict.reason()).isNull();
        assertThat(verdict.sameBytes()).isFalse();
        assertThat(verdict.bytes()).isEqualTo(TEXT.length() + 2);
        assertThat(verdict.accepts()).isEmpty();
    }

    @Test
    void whoReadsAnotherValueIsNotTimed() {
        assertThat(check(text -> "<" + text + ">", document -> "c").reason())
                .isEqualTo("reads its own document to another value: $: expected \"" + TEXT + "\", was \"c\"");
    }

    @Test
    void whoMendsDocumentsThatWereCutIsNotTimed() {
        Verdict verdict = check(text -> "<" + text + ">", document -> {
            if (document.isEmpty() || document.charAt(0) != '<') {
                throw new IllegalArgumentException("no document");
            }
            return document.substring(1).replace(">", "");
        });

        assertThat(verdict.reason())
                .startsWith("accepts broken documents: cut after 1 of 8 parts, ")
                .endsWith(", last byte missing");
    }

    @Test
    void aFormatThatCannotKnowIsTimedAndListed() {
        Verdict verdict = check(text -> text, document -> {
            if (document.contains("\ufffd")) {
                throw new IllegalArgumentException("no text");
            }
            return document;
        });

        assertThat(verdict.reason()).isNull();
        assertThat(verdict.accepts()).containsExactly(Agreement.CUT_BETWEEN_FIELDS, Agreement.BYTES_BEHIND);
    }

    @Test
    void whoReadsAnythingIsNotTimed() {
        assertThat(check(text -> text, document -> document).reason())
                .isEqualTo("accepts broken documents: no document at all");
    }

    @Test
    void whereNobodyReadsOnlyTheDocumentCounts() {
        Workload<String> writeOnly = new Workload<>(
                "words", "Words", String.class, List.of("a"), Equality.EQUALS, Oracle.of(String.class), true);
        Function<String, String> never = document -> {
            throw new UnsupportedOperationException();
        };

        assertThat(Agreement.check(new Fake<>(Format.JSON, text -> "\"" + text + "\"", never), writeOnly)
                        .reason())
                .isNull();
        assertThat(Agreement.check(new Fake<>(Format.JSON, text -> "\"b\"", never), writeOnly)
                        .reason())
                .isEqualTo("writes another document: $: expected \"a\", was \"b\"");
    }

    static final class Basic {}

    record User(@JsonView(Basic.class) String name, String secret) {}

    @Test
    void theDocumentIsTheOneThatTheWorkloadDefines() {
        Workload<User> view = new Workload<>(
                "view",
                "View",
                User.class,
                List.of(new User("a", "b")),
                Equality.EQUALS,
                Oracle.of(User.class).view(Basic.class),
                true);

        assertThat(Agreement.check(
                        new Fake<User>(Format.JSON, user -> "{\"name\":\"a\"}", document -> new User("", "")), view))
                .isEqualTo(new Verdict("fake", "view", null, true, 12, List.of()));
        assertThat(Agreement.check(
                                new Fake<User>(
                                        Format.JSON,
                                        JsonMapper.shared()::writeValueAsString,
                                        document -> new User("", "")),
                                view)
                        .reason())
                .isEqualTo("writes another document: $.secret: expected no such property, was \"b\"");
    }

    private record Fake<V>(Format format, Function<V, String> write, Function<String, V> read) implements Contestant {
        @Override
        public String id() {
            return "fake";
        }

        @Override
        public String title() {
            return "Fake";
        }

        @Override
        public String version() {
            return "1";
        }

        @Override
        @SuppressWarnings("unchecked") // each test binds what it was made for
        public <T> Binding<T, ?> bind(Workload<T> workload) {
            return new Binding.Direct<>() {
                @Override
                public byte[] write(T model) {
                    return write.apply((V) model).getBytes(UTF_8);
                }

                @Override
                public T read(byte[] document) {
                    return (T) read.apply(new String(document, UTF_8));
                }
            };
        }
    }
}
