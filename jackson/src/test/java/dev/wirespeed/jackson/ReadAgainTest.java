package dev.wirespeed.jackson;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.wirespeed.Wire;
import java.util.List;
import org.jspecify.annotations.NullUnmarked;
import org.junit.jupiter.api.Test;
import tools.jackson.core.JsonParser;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.exc.StreamConstraintsException;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.core.json.JsonReadFeature;
import tools.jackson.databind.exc.MismatchedInputException;
import tools.jackson.databind.json.JsonMapper;

/** What a codec refuses the mapper reads again, as it would have read it at once. */
class ReadAgainTest {
    private static final JsonMapper PLAIN = JsonMapper.builder().build();
    private static final JsonMapper WITH =
            JsonMapper.builder().addModule(new WirespeedModule()).build();

    /** Has little. */
    @Wire
    @NullUnmarked
    public static class Loose {
        public double d;
        public String text;
        public Object any;
    }

    private static JsonParser foreign(String json) {
        return JsonFactory.builder()
                .enable(JsonReadFeature.ALLOW_NON_NUMERIC_NUMBERS)
                .build()
                .createParser(ObjectReadContext.empty(), json);
    }

    @Test
    void featuresOfAForeignParserCount() {
        assertThat(WITH.readValue(foreign("{\"d\":NaN}"), Loose.class).d).isNaN();
        assertThatThrownBy(() -> WITH.readValue(foreign("{\"text\":{}}"), Loose.class))
                .isInstanceOf(MismatchedInputException.class);
    }

    @Test
    void featuresOfAReaderCount() {
        Loose read = WITH.readerFor(Loose.class)
                .with(JsonReadFeature.ALLOW_NON_NUMERIC_NUMBERS)
                .readValue("{\"d\":NaN}");
        assertThat(read.d).isNaN();
    }

    /** A text, and the same escaped, as a name and as a value. */
    @Test
    void halvesOfSurrogatePairsInText() {
        for (String json : List.of(
                "{\"\ud83d\":\"x\",\"text\":\"\ud83d\"}",
                "{\"any\":{\"\ud83d\":\"\ude00\"}}",
                "{\"text\":\"\ud83d" + "\\" + "ude00\"}",
                "{\"text\":[],\"\ud83d\":1}")) {
            assertThat(outcome(WITH, json)).isEqualTo(outcome(PLAIN, json));
        }
    }

    private static String outcome(JsonMapper mapper, String json) {
        try {
            return PLAIN.writeValueAsString(mapper.readValue(json, Loose.class));
        } catch (MismatchedInputException e) {
            return e.getOriginalMessage();
        }
    }

    @Test
    void nestingIsLimitedByTheMapper() {
        String deep = "{\"any\":" + "[".repeat(499) + "]".repeat(499) + "}";
        assertThat(PLAIN.writeValueAsString(WITH.readValue(deep, Loose.class)))
                .isEqualTo(PLAIN.writeValueAsString(PLAIN.readValue(deep, Loose.class)));
        String deeper = "{\"unknown\":" + "[".repeat(500) + "]".repeat(500) + "}";
        assertThatThrownBy(() -> WITH.readValue(deeper, Loose.class)).isInstanceOf(StreamConstraintsException.class);
        assertThatThrownBy(() -> WITH.readValue(deeper.getBytes(UTF_8), Loose.class))
                .isInstanceOf(StreamConstraintsException.class);
    }
}
