package dev.wirespeed.lab.agreement;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wirespeed.lab.contestant.Binding;
import dev.wirespeed.lab.contestant.CannotBindException;
import dev.wirespeed.lab.contestant.Contestant;
import dev.wirespeed.lab.contestant.Floor;
import dev.wirespeed.lab.workload.Workload;
import dev.wirespeed.lab.workload.Workloads;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class AgreementTest {
    private static final Workload<?> SMALL = Workloads.find("small").orElseThrow();
    private static final Workload<?> BIG = Workloads.find("big-1000").orElseThrow();

    private static Verdict check(FakeContestant contestant) {
        return Agreement.check(contestant, SMALL);
    }

    @Test
    void whoDoesTheSameWorkAgrees() {
        Verdict verdict = check(FakeContestant.writing(UnaryOperator.identity()));

        assertThat(verdict.reason()).isNull();
        assertThat(verdict.agrees()).isTrue();
        assertThat(verdict.sameBytes()).isTrue();
        assertThat(verdict.bytes()).isEqualTo(249);
        assertThat(verdict.accepts()).isEmpty();
    }

    @Test
    void propertyOrderAndSpellingOfNumbersAreFree() {
        Verdict verdict = check(FakeContestant.writing(json -> json.replace("\"id\":123456789,", "")
                .replace("98.76", "9.876e1")
                .replace("}", ",\"id\":123456789}")));

        assertThat(verdict.reason()).isNull();
        assertThat(verdict.sameBytes()).isFalse();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "\"age\":29 | \"age\":30 | $.age: expected 29, was 30",
                "\"age\":29 | \"age\":\"29\" | $.age: expected 29, was \"29\"",
                "gmail | GMAIL | $.email: expected \"jeonghyeongil@gmail.com\", was \"jeonghyeongil@GMAIL.com\"",
                "T00:00:00Z | T00:00:00.000Z | $.createdAt: expected \"2025-12-20T00:00:00Z\", was"
                        + " \"2025-12-20T00:00:00.000Z\"",
                "\"active\":true, | `` | $.active: expected true, was missing",
                "\"active\":true | \"active\":null | $.active: expected true, was null",
                "\"active\":true | \"active\":true,\"extra\":[1] | $.extra: expected no such property, was an array",
            })
    void anotherDocumentIsNotTimed(String from, String to, String difference) {
        Verdict verdict = check(FakeContestant.writing(json -> json.replace(from, to)));

        assertThat(verdict.agrees()).isFalse();
        assertThat(verdict.reason()).isEqualTo("writes another document: " + difference);
    }

    @Test
    void differencesInListsHaveTheirIndex() {
        Verdict missingNull =
                Agreement.check(FakeContestant.writing(json -> json.replaceFirst("\"attrs\":null,", "")), BIG);
        Verdict missingItem =
                Agreement.check(FakeContestant.writing(json -> json.replaceFirst(",\\{\"id\":999,.*", "]}")), BIG);
        Verdict wrongMillis =
                Agreement.check(FakeContestant.writing(json -> json.replaceFirst("20\\.010Z", "20.01Z")), BIG);

        assertThat(missingNull.reason())
                .isEqualTo("writes another document: $.items[0].attrs: expected null, was missing");
        assertThat(missingItem.reason())
                .isEqualTo("writes another document: $.items: expected 1000 elements, was 999 elements");
        assertThat(wrongMillis.reason())
                .isEqualTo("writes another document: $.items[10].createdAt: expected \"2023-11-14T22:13:20.010Z\","
                        + " was \"2023-11-14T22:13:20.01Z\"");
    }

    @Test
    void writingWhatIsNotJsonIsNotTimed() {
        Verdict verdict = check(FakeContestant.writing(json -> json.replace("\"id\"", "id")));

        assertThat(verdict.reason())
                .startsWith(
                        "writes what is not JSON: Unexpected character ('i' (code 105)): was expecting double-quote");
    }

    @Test
    void aNameWrittenTwiceIsNotTimed() {
        Verdict verdict = check(FakeContestant.writing(json -> json.replace("}", ",\"age\":29}")));

        assertThat(verdict.reason()).startsWith("writes what is not JSON: Duplicate Object property \"age\"");
    }

    @Test
    void readingAnotherValueIsNotTimed() {
        Verdict verdict = check(FakeContestant.reading(json -> json.replace("\"score\":98.76", "\"score\":98.7")));

        assertThat(verdict.reason())
                .isEqualTo("reads its own document to another value: $.score: expected 98.76, was 98.7");
    }

    @Test
    void readingOnlyItsOwnSpellingIsNotTimed() {
        FakeContestant upperCase =
                new FakeContestant(json -> json.replace("\"active\":true", "\"active\": true"), json -> {
                    if (!json.contains("\"active\": true")) {
                        throw new IllegalStateException("no space");
                    }
                    return json;
                });

        assertThat(check(upperCase).reason())
                .isEqualTo("fails to read the oracle's document: java.lang.IllegalStateException: no space");
    }

    @Test
    void whoMendsBrokenDocumentsIsNotTimed() {
        Verdict verdict = check(FakeContestant.reading(json -> {
            String closed = json.endsWith("}") ? json : json + "}";
            return closed.replace("trux", "true");
        }));

        assertThat(verdict.reason()).isEqualTo("accepts broken documents: last brace missing, wrong literal");
    }

    @Test
    void whoReadsSloppyDocumentsIsTimedAndListed() {
        Verdict verdict = check(
                FakeContestant.reading(json -> json.replaceFirst("} x$", "}").replace(",}", "}")));

        assertThat(verdict.reason()).isNull();
        assertThat(verdict.accepts()).containsExactly("text behind the document", "comma before the last brace");
    }

    @Test
    void whatIsThrownIsInTheReason() {
        Verdict verdict = check(FakeContestant.writing(json -> {
            throw new UnsupportedOperationException("no Instant");
        }));

        assertThat(verdict.reason()).isEqualTo("fails to write: java.lang.UnsupportedOperationException: no Instant");
        assertThat(verdict.sameBytes()).isFalse();
        assertThat(verdict.bytes()).isZero();
    }

    @Test
    void whoCannotBindSaysWhy() {
        Contestant picky = new Contestant() {
            @Override
            public String id() {
                return "picky";
            }

            @Override
            public String title() {
                return "Picky";
            }

            @Override
            public String version() {
                return "1";
            }

            @Override
            public <T> Binding<T, ?> bind(Workload<T> workload) throws CannotBindException {
                throw new CannotBindException("knows no " + workload.type().getSimpleName());
            }
        };

        assertThat(Agreement.check(picky, SMALL))
                .isEqualTo(new Verdict("picky", "small", "knows no SmallDto", false, 0, java.util.List.of()));
    }

    @Test
    void theFloorIsNotAskedToReject() {
        Verdict verdict = Agreement.check(new Floor(), SMALL);

        assertThat(verdict.agrees()).isTrue();
        assertThat(verdict.sameBytes()).isTrue();
        assertThat(verdict.bytes()).isEqualTo(249);
    }
}
