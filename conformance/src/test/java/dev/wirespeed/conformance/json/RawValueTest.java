package dev.wirespeed.conformance.json;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.annotation.JsonRawValue;
import com.fasterxml.jackson.annotation.JsonValue;
import dev.wirespeed.Wire;
import dev.wirespeed.WireException;
import java.util.List;
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
    void aLoneSurrogateIsRefusedByBoth(String text) {
        assertThat(Sides.STANDARD.jacksonWrites(new Raw(text)).refused()).isTrue();
        assertThat(Sides.STANDARD.wirespeedWrites(new Raw(text)).refusal())
                .isInstanceOfSatisfying(
                        WireException.class, e -> assertThat(e.kind()).isEqualTo(WireException.Kind.MISMATCH))
                .hasMessageContaining("a lone surrogate");
    }

    @Test
    void twoSecondHalvesAreNoUtf8() {
        Raw raw = new Raw("\"\ude00\ude01\"");
        byte[] byJackson = (byte[]) Sides.STANDARD.jacksonWrites(raw).value();
        assertThat(new String(byJackson, UTF_8)).contains("\ufffd");
        assertThat(Sides.STANDARD.wirespeedWrites(raw).refusal()).hasMessageContaining("a lone surrogate");
        assertThat(Agreement.onWriting(raw)).isEmpty();
    }

    /** Has raw values among others. */
    @Wire
    public record Raws(
            @JsonRawValue String first,
            int between,
            @JsonRawValue Object second,
            List<RawList> more) {}

    /** Is a raw value. */
    @Wire
    public record RawList(@JsonValue @JsonRawValue String json) {}

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{\"a\": \"x, y: z\"}",
                "{ \"a\" : 1 }",
                "{ }",
                "{}",
                "[]",
                " {\"a\":1} ",
                "[1, {\"a\":\"x, y\" ,\n \"b\":[ ]}]",
                "1,2",
                "\"\\",
                "}]",
                "{[",
                ""
            })
    void prettyDocumentsHoldItAsItIs(String text) {
        for (Object value :
                List.of(new Raw(text), new Raws(text, 1, "1, 2", List.of(new RawList(text), new RawList("[ 3]"))))) {
            assertThat(Agreement.onWriting(value, Sides.PRETTY)).isEmpty();
            assertThat(Agreement.onWritingText(value, Sides.PRETTY)).isEmpty();
        }
    }
}
