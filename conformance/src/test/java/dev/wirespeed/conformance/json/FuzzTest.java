package dev.wirespeed.conformance.json;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThatCode;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The fuzzer's target on the public seeds, and on whatever the fuzzer found; the fuzzer itself is {@link Fuzzing}. */
class FuzzTest {
    @Test
    void everySeed() {
        for (Map.Entry<String, byte[]> seed : FuzzSeeds.all().entrySet()) {
            assertThatCode(() -> FuzzTarget.everything(seed.getValue()))
                    .as(seed.getKey())
                    .doesNotThrowAnyException();
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "{\"\":{}}",
                "\"\\b\\b\\b\"",
                "\"  \"",
                "[173472347590125238e-47]",
                "1234567890123456789012",
                "\"AAAAAAAAAAEAA-_+AAAA/A\""
            })
    void everyFinding(String input) {
        assertThatCode(() -> FuzzTarget.everything(input.getBytes(UTF_8))).doesNotThrowAnyException();
    }
}
