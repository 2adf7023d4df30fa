package dev.wirespeed.conformance;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.annotation.JsonRawValue;
import dev.wirespeed.Wire;
import dev.wirespeed.WireException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What is written as it is becomes UTF-8, or is refused. */
class RawValueTest {

    /** Has a raw value. */
    @Wire
    public record Raw(@JsonRawValue String json) {}

    @ParameterizedTest
    @ValueSource(strings = {"\ud83d", "[\ud83d]", "\ude00", "\ude00 "})
    void halfAPairIsRefusedByBoth(String text) {
        assertThat(Oracle.jacksonWrites(new Raw(text)).refused()).isTrue();
        assertThat(Oracle.wirespeedWrites(new Raw(text)).refusal())
                .isInstanceOfSatisfying(
                        WireException.class, e -> assertThat(e.kind()).isEqualTo(WireException.Kind.MISMATCH))
                .hasMessageContaining("half a surrogate pair");
    }

    @Test
    void twoSecondHalvesAreNoUtf8() {
        Raw raw = new Raw("\"\ude00\ude01\"");
        byte[] byJackson = (byte[]) Oracle.jacksonWrites(raw).value();
        assertThat(new String(byJackson, UTF_8)).contains("\ufffd");
        assertThat(Oracle.wirespeedWrites(raw).refusal()).hasMessageContaining("half a surrogate pair");
        assertThat(Agreement.onWriting(raw)).isEmpty();
    }
}
