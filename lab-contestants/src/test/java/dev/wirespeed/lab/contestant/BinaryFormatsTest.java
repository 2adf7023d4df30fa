package dev.wirespeed.lab.contestant;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.wirespeed.lab.agreement.Agreement;
import dev.wirespeed.lab.agreement.Verdict;
import dev.wirespeed.lab.workload.SmallDto;
import dev.wirespeed.lab.workload.Status;
import dev.wirespeed.lab.workload.Workload;
import dev.wirespeed.lab.workload.Workloads;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class BinaryFormatsTest {
    private static final int RECORDS = 10_000;
    private static final Workload<?> TELEMETRY =
            Workloads.find("telemetry-" + RECORDS).orElseThrow();

    private static Verdict check(String contestant, Workload<?> workload) {
        return Agreement.check(Contestants.find(contestant).orElseThrow(), workload);
    }

    /** As in the published experiment: about 104 bytes a record in MessagePack, and 145 in Protobuf. */
    @ParameterizedTest
    @CsvSource({"msgpack-arrays, 104", "protobuf, 145", "protobuf-domain, 145", "quickbuffers, 145"})
    void recordsHaveThePublishedSize(String contestant, int bytes) {
        assertThat(check(contestant, TELEMETRY).bytes() / (double) RECORDS).isBetween(bytes - 2.0, bytes + 2.0);
    }

    @ParameterizedTest
    @ValueSource(strings = {"msgpack-arrays", "msgpack-maps", "jackson2-msgpack", "java-serialization", "fory"})
    void whoKnowsTheLengthNoticesEveryCut(String contestant) {
        assertThat(check(contestant, TELEMETRY).accepts()).doesNotContain(Agreement.CUT_BETWEEN_FIELDS);
    }

    @ParameterizedTest
    @CsvSource({
        "protobuf, media, 235",
        "protobuf-domain, media, 235",
        "protobuf, users, 6577",
        "protobuf-domain, users, 6577",
        "protobuf, numbers, 3429",
        "protobuf-domain, numbers, 3429",
        "protobuf, escapes, 3559",
        "protobuf-domain, escapes, 3559",
        "protobuf, non-ascii, 2175",
        "protobuf-domain, non-ascii, 2175"
    })
    void protobufHasMessagesForWhatPeersAreComparedOn(String contestant, String workload, int bytes) {
        Verdict verdict = check(contestant, Workloads.find(workload).orElseThrow());

        assertThat(verdict.reason()).isNull();
        assertThat(verdict.bytes()).isEqualTo(bytes);
    }

    @ParameterizedTest
    @ValueSource(strings = {"protobuf", "quickbuffers"})
    void protobufCannotKnow(String contestant) {
        assertThat(check(contestant, TELEMETRY).accepts()).containsExactly(Agreement.CUT_BETWEEN_FIELDS);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "fory",
                "jackson2-msgpack",
                "java-serialization",
                "msgpack-arrays",
                "msgpack-maps",
                "protobuf",
                "protobuf-domain",
                "quickbuffers"
            })
    void whatMayBeAbsentMayAndExtremesSurvive(String contestant) {
        SmallDto extremes = new SmallDto(
                Long.MIN_VALUE,
                "",
                null,
                Integer.MIN_VALUE,
                -0.0,
                false,
                Status.SUSPENDED,
                Instant.parse("1969-12-31T23:59:59.999999999Z"),
                null,
                "\u0000\ud83d\ude80");
        Workload<SmallDto> workload = new Workload<>("extremes", "Extremes", SmallDto.class, List.of(extremes));

        assertThat(check(contestant, workload).reason()).isNull();
    }

    @Test
    void whoHasNoCodeForATypeSaysSo() {
        Workload<String> words = new Workload<>("words", "Words", String.class, List.of("a"));
        Workload<Thread> threads = new Workload<>("threads", "Threads", Thread.class, List.of(new Thread()));

        assertThatThrownBy(() -> new Protobuf().bind(words)).hasMessage("there is no message for String");
        assertThatThrownBy(() -> new ProtobufDomain().bind(words)).hasMessage("there is no message for String");
        assertThatThrownBy(() -> new QuickBuffers().bind(words)).hasMessage("there is no message for String");
        assertThatThrownBy(() -> new MessagePackMaps().bind(words))
                .hasMessage("written by hand for SmallDto, BigDto and telemetry only, not for String");
        assertThatThrownBy(() -> new JavaSerialization().bind(threads)).hasMessage("Thread is not Serializable");
    }
}
