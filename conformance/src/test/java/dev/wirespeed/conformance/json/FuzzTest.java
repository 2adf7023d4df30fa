package dev.wirespeed.conformance.json;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThatCode;

import dev.wirespeed.conformance.Seed;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The fuzzer's target on the public seeds, and on whatever the fuzzer found; the fuzzer itself is {@link Fuzzing}. */
class FuzzTest {
    @Test
    void seeds() {
        Random random = Seed.random(FuzzTest.class);
        FuzzSeeds.all().forEach((name, seed) -> {
            if (Seed.tries(random)) {
                assertThatCode(() -> FuzzTarget.everything(seed)).as(name).doesNotThrowAnyException();
            }
        });
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
