package dev.wirespeed.lab.agreement;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.wirespeed.lab.contestant.Contestants;
import dev.wirespeed.lab.contestant.Floor;
import dev.wirespeed.lab.contestant.Jackson3;
import dev.wirespeed.lab.workload.Workload;
import dev.wirespeed.lab.workload.Workloads;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;

/** Workloads for reading only. */
class GivenDocumentsTest {
    private static Workload<?> spaced(String id) {
        return Workloads.find(id)
                .orElseThrow()
                .given("spaced", "Spaced", document -> (" " + new String(document, UTF_8)).getBytes(UTF_8));
    }

    @Test
    void whatIsWrittenDoesNotCount() {
        Verdict verdict = Agreement.check(FakeContestant.writing(json -> "nothing"), spaced("small"));

        assertThat(verdict.reason()).isNull();
        assertThat(verdict.bytes()).isEqualTo(250);
        assertThat(verdict.sameBytes()).isFalse();
    }

    @Test
    void theGivenDocumentHasToBeReadToTheSameValue() {
        assertThat(Agreement.check(
                                FakeContestant.reading(json -> json.replace(" {\"id\":123456789", "{\"id\":5")),
                                spaced("small"))
                        .reason())
                .isEqualTo("reads the given document to another value: $.id: expected 123456789, was 5");
    }

    @Test
    void brokenOnesAreMadeOutOfTheGivenOne() {
        UnaryOperator<String> mends = json -> json.startsWith(" ") && !json.endsWith("}") ? json.strip() + "}" : json;

        assertThat(Agreement.check(FakeContestant.reading(mends), spaced("small"))
                        .reason())
                .isEqualTo("accepts broken documents: last brace missing");
    }

    @Test
    void otherFormatsTakeNoPart() {
        assertThat(Agreement.check(Contestants.find("protobuf").orElseThrow(), spaced("small"))
                        .reason())
                .isEqualTo("reads no JSON, and these documents are given");
    }

    @Test
    void jacksonAndTheFloorAgree() {
        assertThat(Agreement.check(new Jackson3(), spaced("small")).reason()).isNull();
        assertThat(Agreement.check(new Floor(), spaced("small")).reason()).isNull();
    }
}
