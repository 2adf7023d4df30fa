package dev.wirespeed.conformance.json;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.wirespeed.Json;
import dev.wirespeed.Limits;
import dev.wirespeed.Wire;
import dev.wirespeed.WireException;
import dev.wirespeed.WireException.Kind;
import dev.wirespeed.conformance.Disagreements;
import dev.wirespeed.conformance.contract.Answer;
import dev.wirespeed.conformance.fixture.MapTypes.ByString;
import dev.wirespeed.conformance.fixture.Records;
import dev.wirespeed.conformance.fixture.Text.StringValue;
import java.io.FilterReader;
import java.io.IOException;
import java.io.Reader;
import java.io.StringReader;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** Lone surrogates in documents that are text, as characters or as escapes. */
class LoneSurrogatesTest {
    private static final String HIGH = "\uD83D";
    private static final String LOW = "\uDE00";
    private static final String PAIR = HIGH + LOW;
    private static final String HIGH_ESCAPE = "\\" + "ud83d";
    private static final String LOW_ESCAPE = "\\" + "ude00";
    private static final List<String> PARTS =
            List.of(HIGH, LOW, HIGH_ESCAPE, LOW_ESCAPE, "?", "a", "\u00E4", "\u20AC", "\\n", "\\\\", "\\");

    private final Json json = Json.standard();
    private final Disagreements disagreements = new Disagreements();

    @Wire
    record Left(JsonNode v) {}

    /** Gives at most so many characters at a time. */
    private static final class Trickle extends FilterReader {
        private final int most;

        Trickle(String text, int most) {
            super(new StringReader(text));
            this.most = most;
        }

        @Override
        public int read(char[] target, int from, int length) throws IOException {
            return super.read(target, from, Math.min(length, most));
        }
    }

    private Answer read(String document, Class<?> type) {
        Answer expected = Answer.of(() -> json.read(document, type));
        for (int most : new int[] {1, 2, 3, 5, 8, 10_000}) {
            Reader reader = new Trickle(document, most);
            Answer actual = Answer.of(() -> json.read(reader, type));
            assertThat(actual.sameAs(expected))
                    .as(() -> document + ", " + most + " characters at a time: expected " + expected + " but was "
                            + actual)
                    .isTrue();
        }
        disagreements.check(Agreement.onReading(document, type));
        return expected;
    }

    @Test
    void areKeptInValues() {
        for (String text : List.of(HIGH, LOW, "h" + HIGH, LOW + HIGH, HIGH + HIGH + LOW + LOW, "?" + HIGH + "?")) {
            assertThat(read(json.writeText(new StringValue(text)), StringValue.class)
                            .value())
                    .isEqualTo(new StringValue(text));
        }
        disagreements.assertNone("values");
    }

    @Test
    void pairUpWithEscapes() {
        for (String text : List.of(HIGH + LOW_ESCAPE, HIGH_ESCAPE + LOW, HIGH_ESCAPE + LOW_ESCAPE)) {
            assertThat(read("\"" + text + "\"", String.class).value()).isEqualTo(PAIR);
        }
        disagreements.assertNone("escapes");
    }

    @Test
    void areKeptInNamesUnlessEscaped() {
        assertThat(read("{\"" + HIGH + "\" :1}", Object.class).value()).isEqualTo(Map.of(HIGH, 1));
        assertThat(read("{\"" + HIGH_ESCAPE + LOW_ESCAPE + HIGH + "\":1}", Object.class)
                        .value())
                .isEqualTo(Map.of(PAIR + HIGH, 1));
        assertThat(read("{\"" + HIGH + "\":\"x\",\"v\":\"y\"}", StringValue.class)
                        .value())
                .isEqualTo(new StringValue("y"));
        for (String name : List.of(HIGH + LOW_ESCAPE, HIGH_ESCAPE + LOW, HIGH_ESCAPE, LOW_ESCAPE, LOW_ESCAPE + LOW)) {
            assertThat(read("{\"" + name + "\":1}", Object.class).message()).startsWith("A name has a lone surrogate");
        }
        disagreements.assertNone("names");
    }

    @Test
    void areRefusedInNamesOfWhatIsLeftToJackson() {
        String document = "{\"v\":{\"" + HIGH + "\":1}}";
        assertThat(Sides.STANDARD.jacksonReads(document, Left.class).refused()).isFalse();
        assertThat(Answer.of(() -> json.read(document, Left.class)).path()).isEqualTo("$.v");
    }

    @Test
    void areNothingOutsideOfStringsNorBehindABackslash() {
        for (String document : List.of(
                HIGH,
                "1" + LOW,
                "[1" + HIGH + "]",
                "{" + HIGH + ":1}",
                "{\"v\"" + HIGH + ":1}",
                "tru" + HIGH,
                "\"" + HIGH,
                "\"\\" + HIGH,
                "\"\\" + HIGH + "\"",
                "\"\\u" + HIGH + "123\"",
                "\"\\u12" + HIGH + "4\"")) {
            assertThat(read(document, Object.class).kind()).as(document).isEqualTo(Kind.MALFORMED);
            read("{\"x\":" + document + "}", Records.Empty.class);
        }
        disagreements.assertNone("other places");
    }

    @Test
    void standAnywhereInRandomText() {
        Random random = new Random(7);
        for (int i = 0; i < 2_000; i++) {
            StringBuilder text = new StringBuilder();
            for (int left = random.nextInt(12); left > 0; left--) {
                text.append(PARTS.get(random.nextInt(PARTS.size())));
            }
            read("{\"v\":\"" + text + "\"}", StringValue.class);
            read("{\"x\":\"" + text + "\"}", Records.Empty.class);
            read("{\"v\":{\"" + text + "\":\"b\"}}", ByString.class);
            read("{\"v\":[\"" + text + "\"]}", Left.class);
        }
        disagreements.assertNone("random text");
    }

    @Test
    void areKeptInLongDocuments() {
        String text = ("ab?" + PAIR + HIGH).repeat(30_000);
        assertThat(read("\"" + text + "\"", String.class).value()).isEqualTo(text);
        disagreements.assertNone("long documents");
    }

    @Test
    void countAsOneCharacterAndThreeBytes() {
        String document = "\"abc" + HIGH + "\"";
        Json four = json.limits(Limits.standard().stringLength(4).documentLength(8));
        assertThat(four.read(document, String.class)).isEqualTo("abc" + HIGH);
        Json three = json.limits(Limits.standard().stringLength(3));
        assertThat(refusal(three, document).getMessage()).startsWith("The string is longer than the limit of 3");
        Json seven = json.limits(Limits.standard().documentLength(7));
        assertThat(refusal(seven, document).getMessage()).startsWith("The document is longer than the limit of 7");
    }

    private static WireException refusal(Json limited, String document) {
        WireException ofText = catchThrowableOfType(WireException.class, () -> limited.read(document, String.class));
        WireException ofReader =
                catchThrowableOfType(WireException.class, () -> limited.read(new StringReader(document), String.class));
        assertThat(ofReader).hasMessage(ofText.getMessage());
        assertThat(ofText.kind()).isEqualTo(Kind.LIMIT);
        return ofText;
    }

    @Test
    void areRefusedInBytes() {
        byte[] document = "\"???\"".getBytes(UTF_8);
        document[1] = (byte) 0xED;
        document[2] = (byte) 0xA0;
        document[3] = (byte) 0xBD;
        assertThat(EveryText.read(json, document, String.class).message())
                .startsWith("A surrogate must not be encoded in UTF-8");
    }

    @Test
    void aByteOrderMarkIsNoneInText() {
        for (String document : List.of("\uFEFF{}", "\uFEFF1", " \uFEFF1", "\uFEFF", "1\uFEFF", "\"\uFEFF\"")) {
            read(document, Object.class);
        }
        assertThat(read("\uFEFF{}", Object.class).kind()).isEqualTo(Kind.MALFORMED);
        disagreements.assertNone("byte order marks");
    }
}
