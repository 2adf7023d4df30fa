package dev.wirespeed.lab.agreement;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.wirespeed.lab.workload.Workloads;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.json.JsonMapper;

class GarbageTest {
    @Test
    void takesAllThatTheDocumentOffers() {
        List<Garbage.Sample> samples = Garbage.of("{\"a\":12,\"b\":\"x\",\"c\":true}".getBytes(UTF_8));

        assertThat(samples)
                .extracting(Garbage.Sample::text)
                .containsExactly(
                        "garbage",
                        "{\"a\":12,\"b\":",
                        "{\"a\":12,\"b\":\"x\",\"c\":true",
                        "{\"a\":12,\"b\":\"x\",\"c\":true]",
                        "{\"a\"12,\"b\":\"x\",\"c\":true}",
                        "{\"a\":12,\"b\":\"x,\"c\":true}",
                        "{\"a\":12,\"b\":\"x\",\"c\":trux}",
                        "{\"a\":\"x\",\"b\":\"x\",\"c\":true}",
                        "{\"a\":{},\"b\":\"x\",\"c\":true}",
                        "{\"a\":12x,\"b\":\"x\",\"c\":true}",
                        "{\"a\":12,\"b\":\"x\",\"c\":true} x",
                        "{\"a\":12,\"b\":\"x\",\"c\":true,}",
                        "{\"a\":12\"b\":\"x\",\"c\":true}",
                        "{\"a\":12,\"b\":\"x\n\",\"c\":true}",
                        "{\"a\":12,\"b\":\"x\\q\",\"c\":true}",
                        "{\"a\":012,\"b\":\"x\",\"c\":true}");
    }

    @Test
    void leavesOutWhatTheDocumentHasNoPlaceFor() {
        assertThat(Garbage.of("{\"a\":[]}".getBytes(UTF_8)))
                .extracting(Garbage.Sample::name)
                .containsExactly(
                        "no JSON at all",
                        "cut in the middle",
                        "last brace missing",
                        "wrong bracket at the end",
                        "colon missing",
                        "text behind the document",
                        "comma before the last brace");
    }

    @ParameterizedTest
    @ValueSource(strings = {"small", "big-1000"})
    void theOracleRejectsAllOfIt(String id) {
        var workload = Workloads.find(id).orElseThrow();
        byte[] document =
                JsonMapper.shared().writeValueAsBytes(workload.values().get(0));

        for (Garbage.Sample sample : Garbage.of(document)) {
            assertThatThrownBy(() -> JsonMapper.shared().readValue(sample.bytes(), workload.type()))
                    .as(sample.name())
                    .isInstanceOf(JacksonException.class);
        }
    }
}
