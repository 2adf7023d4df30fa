package dev.wirespeed.jackson;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import dev.wirespeed.Wire;
import org.jspecify.annotations.NullUnmarked;
import org.junit.jupiter.api.Test;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.databind.json.JsonMapper;

/** A factory of ours lets codecs read in the place of its parsers, which hold numbers to the limit of texts where they stand for some. */
class ShortTextsTest {
    private static final StreamReadConstraints SHORT =
            StreamReadConstraints.builder().maxStringLength(3).build();

    /** Holds a text, for which numbers may stand. */
    @Wire
    @NullUnmarked
    public static class Named {
        public String name;
    }

    @Test
    void numbersThatStandForTextsAreNoLongerThanTexts() {
        byte[] json = "{\"name\":-1.5}".getBytes(UTF_8);
        JsonMapper without = JsonMapper.builder(
                        JsonFactory.builder().streamReadConstraints(SHORT).build())
                .build();
        JsonMapper with = JsonMapper.builder(new WirespeedJsonFactory()
                        .rebuild()
                        .streamReadConstraints(SHORT)
                        .build())
                .addModule(new WirespeedModule())
                .build();
        String refusal =
                catchThrowable(() -> without.readValue(json, Named.class)).getMessage();
        assertThat(catchThrowable(() -> with.readValue(json, Named.class))).hasMessage(refusal);
        assertThat(refusal).contains("4");
    }
}
