package dev.wirespeed.conformance.json;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.wirespeed.Json;
import dev.wirespeed.Wire;
import dev.wirespeed.WireException;
import org.junit.jupiter.api.Test;

/** Differences from Jackson that docs/jackson.md names, where no other test would notice that one is gone. */
class NamedDifferencesTest {
    @Wire
    static class Bytes {
        public byte[] value = {};
    }

    @Test
    void escapedPaddingIsRefusedHoweverADocumentComes() {
        String json = "{\"value\":\"AAAA\\u003d\"}";
        assertThat(Sides.STANDARD.jacksonReads(json, Bytes.class).refused()).isTrue();
        assertThat(Sides.STANDARD
                        .jacksonReads(json.getBytes(UTF_8), Bytes.class)
                        .refused())
                .isFalse();
        assertRefused(json, Bytes.class);
    }

    private static void assertRefused(String json, Class<?> type) {
        assertThatThrownBy(() -> Json.standard().read(json, type)).isInstanceOf(WireException.class);
        assertThatThrownBy(() -> Json.standard().read(json.getBytes(UTF_8), type))
                .isInstanceOf(WireException.class);
    }
}
