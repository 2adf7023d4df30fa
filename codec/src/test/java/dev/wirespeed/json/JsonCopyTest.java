package dev.wirespeed.json;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.wirespeed.Limits;
import dev.wirespeed.WireException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class JsonCopyTest {
    private static final JsonSettings SETTINGS = JsonSettings.of(JsonDialect.JACKSON3);
    private static final String LONG = "a plain text of more than sixty-four characters, such as a paragraph";
    private static final List<String> TEXTS = List.of(
            "",
            "plain",
            "a \"quote\"\n",
            "\ud55c\uae00 \ud83d\ude80",
            "\u0001",
            LONG,
            "\\" + LONG,
            "half \ud800",
            "12",
            "\t");

    private static final class Texts implements JsonCodec<List<String>> {
        @Override
        public void write(JsonWriter out, List<String> value) {
            throw new AssertionError();
        }

        @Override
        public List<String> read(JsonReader in) {
            List<String> texts = new ArrayList<>();
            for (boolean more = in.beginArray(); more; more = in.nextElement()) {
                texts.add(in.readString());
            }
            return texts;
        }
    }

    /** Each element as it stands in the document. */
    private static final class Raw implements JsonCodec<List<String>> {
        @Override
        public void write(JsonWriter out, List<String> value) {
            throw new AssertionError();
        }

        @Override
        public List<String> read(JsonReader in) {
            List<String> values = new ArrayList<>();
            for (boolean more = in.beginArray(); more; more = in.nextElement()) {
                values.add(new String(in.rawValue(), UTF_8));
            }
            return values;
        }
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void textsArriveAsTheyWere(boolean text) {
        assertThat(copy(text, TEXTS).read(new Texts(), SETTINGS)).isEqualTo(TEXTS);
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void itIsWholeWhereItIsWantedAsJson(boolean text) {
        JsonCopy copy = copy(text, TEXTS);
        String json = "[\"\",\"plain\",\"a \\\"quote\\\"\\n\",\"\ud55c\uae00 \ud83d\ude80\",\"\\u0001\",\"" + LONG
                + "\",\"\\\\" + LONG + "\",\"half %s\",\"12\",\"\\t\"]";

        assertThat(copy.isText()).isEqualTo(text);
        assertThat(new String(copy.toBytes(), UTF_8)).isEqualTo(json.formatted("\\uD800"));
        assertThat(copy.toString()).isEqualTo(json.formatted("\ud800"));
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void rawValuesAreWhole(boolean text) {
        assertThat(copy(text, List.of("\n", LONG, "x", "\ud800")).read(new Raw(), SETTINGS))
                .containsExactly("\"\\n\"", '"' + LONG + '"', "\"x\"", "\"\\uD800\"");
    }

    @Test
    void manyTextsAreKept() {
        List<String> texts = new ArrayList<>();
        for (int i = 0; i < 70_000; i++) {
            texts.add("\n" + i);
        }
        assertThat(copy(false, texts).read(new Texts(), SETTINGS)).isEqualTo(texts);
    }

    @Test
    void whatWasNotKeptIsStillRefused() {
        JsonReader in = new JsonReader("\"\u000100000000\"".getBytes(UTF_8), 0, 11, Limits.standard());
        assertThatThrownBy(in::readString).isInstanceOf(WireException.class).hasMessageContaining("control character");
    }

    private static JsonCopy copy(boolean text, List<String> texts) {
        return JsonCopy.of(text, out -> {
            out.beginArray();
            for (String each : texts) {
                char[] chars = (" " + each + " ").toCharArray();
                out.text(chars, 1, each.length());
            }
            out.endArray();
        });
    }
}
