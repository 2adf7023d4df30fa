package dev.wirespeed.conformance.json;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.wirespeed.Json;
import dev.wirespeed.Limits;
import dev.wirespeed.Wire;
import dev.wirespeed.WireException.Kind;
import dev.wirespeed.conformance.Drip;
import dev.wirespeed.conformance.Rich;
import dev.wirespeed.conformance.contract.Answer;
import dev.wirespeed.conformance.contract.EveryInput;
import dev.wirespeed.conformance.fixture.BigNumbers.BigIntegerValue;
import dev.wirespeed.conformance.fixture.Boxes.DoubleBox;
import dev.wirespeed.conformance.fixture.MapTypes.ByString;
import dev.wirespeed.conformance.fixture.Records;
import dev.wirespeed.conformance.fixture.Recursion.Chain;
import dev.wirespeed.conformance.fixture.Recursion.Tree;
import dev.wirespeed.conformance.fixture.Scalars.IntValue;
import dev.wirespeed.conformance.fixture.Text.StringValue;
import java.net.URI;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

/**
 * One answer for one document, whatever it comes from and however it is cut into parts: each limit, each error, each value.
 * Kind, message, path and offset are compared.
 */
class EveryInputTest {
    private static final Limits STANDARD = Limits.standard();
    private static final Json DEEP = Json.standard().limits(STANDARD.depth(3));
    private static final Json NUMBERS = Json.standard().limits(STANDARD.numberLength(5));
    private static final Json NAMES = Json.standard().limits(STANDARD.nameLength(4));
    private static final Json STRINGS = Json.standard().limits(STANDARD.stringLength(4));
    private static final Json ELEMENTS = Json.standard().limits(STANDARD.elementCount(3));

    private static void refused(Json json, String document, Class<?> type, String message) {
        Answer outcome = EveryText.read(json, document.getBytes(UTF_8), type);
        assertThat(outcome.message()).as(document).isEqualTo(message);
        assertThat(outcome.kind()).isEqualTo(Kind.LIMIT);
    }

    private static void accepted(Json json, String document, Class<?> type) {
        assertThat(EveryText.read(json, document.getBytes(UTF_8), type).message())
                .as(document)
                .isNull();
    }

    @Test
    void depth() {
        String limit = "Values are nested deeper than the limit of 3 at path ";
        accepted(DEEP, "{\"next\":{\"next\":{}}}", Chain.class);
        refused(DEEP, "{\"next\": {\"next\":{\"next\":{}}}}", Chain.class, limit + "$.next.next.next, byte 25");
        refused(DEEP, "{\"children\":[{\"children\":[]}]}", Tree.class, limit + "$.children[0].children, byte 25");
        refused(DEEP, "{\"x\":[[{}]]}", Records.Empty.class, limit + "$.x[0][0], byte 7");
        refused(DEEP, "[[[[", Object.class, limit + "$[0][0][0], byte 3");
        refused(DEEP, "{\"a\":[{\"b\":[", Object.class, limit + "$.a[0].b, byte 11");
        accepted(DEEP, "[[[1]],[[]],{\"a\":{}}]", Object.class);
    }

    @Test
    void numbers() {
        String limit = "The number is longer than the limit of 5 at path ";
        for (Class<?> type : List.of(IntValue.class, BigIntegerValue.class, DoubleBox.class, Records.Empty.class)) {
            accepted(NUMBERS, "{\"v\":-1234}", type);
            refused(NUMBERS, "{\"v\":-1234567}", BigIntegerValue.class, limit + "$.v, byte 5");
            refused(NUMBERS, "{\"v\":12.34567e1}", BigIntegerValue.class, limit + "$.v, byte 5");
            refused(NUMBERS, "{\"v\":1e123456", BigIntegerValue.class, limit + "$.v, byte 5");
        }
        refused(NUMBERS, "{\"v\":\"1234567\"}", BigIntegerValue.class, limit + "$.v, byte 14");
        refused(NUMBERS, "[1,1234567890123456789012345]", Object.class, limit + "$[1], byte 3");
        refused(NUMBERS, "1234567", Object.class, limit + "$, byte 0");
    }

    @Test
    void names() {
        String limit = "A name is longer than the limit of 4 at path ";
        accepted(NAMES, "{\"abcd\":1,\"éé\":2}", Records.Empty.class);
        refused(NAMES, "{\"a\":1, \"abcde\":1}", Records.Empty.class, limit + "$, byte 8");
        refused(NAMES, "{\"a\":{ \"abcde\":1}}", Records.Empty.class, limit + "$.a, byte 7");
        refused(NAMES, "{\"v\":{\"abc\\n\\u0041\":1}}", ByString.class, limit + "$.v, byte 6");
        refused(NAMES, "{\"ééé\":1}", Object.class, limit + "$, byte 1");
        refused(NAMES, "{\"\\u00e9\\u00e9\\u00e9\":1}", Object.class, limit + "$, byte 1");
        refused(NAMES, "{\"abcdefghijklm", Object.class, limit + "$, byte 1");
    }

    @Test
    void strings() {
        String limit = "The string is longer than the limit of 4 at path ";
        accepted(STRINGS, "{\"v\":\"\\u00e9é\\nx\"}", StringValue.class);
        refused(STRINGS, "{\"v\":\"abcde\"}", StringValue.class, limit + "$.v, byte 5");
        refused(STRINGS, "{\"v\":\"abcd\\n\"}", StringValue.class, limit + "$.v, byte 5");
        refused(STRINGS, "{\"v\":\"éééé\\u0041\"}", StringValue.class, limit + "$.v, byte 5");
        refused(STRINGS, "{\"v\":\"abcdefghijklmnopqrstuvwxyz", StringValue.class, limit + "$.v, byte 5");
        refused(STRINGS, "{\"x\":[\"abcde\"]}", Records.Empty.class, limit + "$.x[0], byte 6");
        refused(STRINGS, "[\"abcde\\\"", Object.class, limit + "$[0], byte 1");
    }

    @Test
    void elements() {
        String limit = "The document has more elements than the limit of 3 at path ";
        accepted(ELEMENTS, "[1,{\"a\":\"[,,,{,\\\",,\"}]", Object.class);
        accepted(ELEMENTS, "[{},[],\"\"]", Object.class);
        accepted(ELEMENTS, "{\"x\":[ ], \"y\":{ } , \"z\":1}", Records.Empty.class);
        refused(ELEMENTS, "[1,2, 3, 4]", Object.class, limit + "$[3], byte 9");
        refused(ELEMENTS, "[[],[[ 7 , true]]]", Object.class, limit + "$[1][0][0], byte 7");
        refused(ELEMENTS, "{\"a\":1,\"b\":{\"c\":1,\"d\":1}}", Records.Empty.class, limit + "$.b, byte 18");
        Answer outcome = EveryText.read(ELEMENTS, "[1,2,3,".getBytes(UTF_8), Object.class);
        assertThat(outcome.kind()).isEqualTo(Kind.MALFORMED);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 5, 6, 8, 11, 12, 13, 17, 18, 19})
    void documents(int length) {
        Json json = Json.standard().limits(STANDARD.documentLength(length));
        for (String document :
                List.of("{\"next\": {\"depth\":12}}", "{\"depth\":12345}     ", "{\"depth\": 123, \"x\":true}")) {
            Answer outcome = EveryText.read(json, document.getBytes(UTF_8), Chain.class);
            assertThat(outcome.kind()).isEqualTo(Kind.LIMIT);
            assertThat(outcome.message())
                    .startsWith("The document is longer than the limit of " + length + " at path $");
        }
    }

    @Test
    void aDocumentAsLongAsAllowedIsRead() {
        String document = "{\"depth\": 12 } ";
        accepted(Json.standard().limits(STANDARD.documentLength(document.length())), document, Chain.class);
    }

    /** What is wrong first is said first, however much of the document has come in. */
    @Test
    void whatComesBeforeALimitIsSaidFirst() {
        Json json = Json.standard().limits(STANDARD.documentLength(20).elementCount(2));
        Answer outcome = EveryText.read(json, "{\"v\":1 2, \"x\":[1,2,3]}".getBytes(UTF_8), IntValue.class);
        assertThat(outcome.message()).isEqualTo("Expected ',' or '}' but was a number at path $.v, byte 7");
        outcome = EveryText.read(json, "{\"v\":\"x\", \"x\":[1,2,3]}".getBytes(UTF_8), IntValue.class);
        assertThat(outcome.message())
                .isEqualTo("Expected a number but was a string that is not one at path $.v, byte 5");
    }

    @Test
    void theMarkOfUtf8Counts() {
        assertThat(EveryText.read(Json.standard(), "\uFEFF{\"v\":1}".getBytes(UTF_8), IntValue.class)
                        .value())
                .isEqualTo(new IntValue(1));
        Answer outcome = EveryText.read(Json.standard(), "\uFEFF{\"v\":x}".getBytes(UTF_8), IntValue.class);
        assertThat(outcome.offset()).isEqualTo(8);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                " ",
                "{",
                "{\"v\"",
                "{\"v\":",
                "{\"v\":1",
                "{\"v\":1}x",
                "{\"v\":tru",
                "{\"v\":truely}",
                "{\"v\":nul}",
                "{\"v\":-}",
                "{\"v\":1.}",
                "{\"v\":1e}",
                "{\"v\":01}",
                "{\"v\":99999999999}",
                "{\"v\":\"1x\"}",
                "{\"v\":\"1",
                "{\"v\":\"\\q\"}",
                "{\"v\":\"\\u12x4\"}",
                "{\"v\":\"\u0001\"}",
                "{\"v\":[1]}",
                "{\"v\":{}}",
                "{v:1}",
                "{\"v\":1,}",
                "{\"\\ud83d\":1}",
                "{\"v\":null}",
                "{\"v\":1.5e3 , \"x\":[{\"y\":\"\\\\\"}]}"
            })
    void errorsAndValues(String document) {
        for (Class<?> type : List.of(IntValue.class, StringValue.class, BigIntegerValue.class, Object.class)) {
            EveryText.read(Json.standard(), document.getBytes(UTF_8), type);
        }
    }

    /** What Jackson reads inside of our document, where it has no place for errors of its own. */
    @Wire
    record Left(JsonNode v, URI u) {}

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{\"v\":{\"a\":[1,2.50,null]},\"u\":\"http://a/b\"}",
                "{\"v\":[[1,{\"k\":tru}]]}",
                "{\"v\":[1,2",
                "{\"v\":1,\"u\":\"a b\"}",
                "{\"u\":{\"x\":[]}}",
                "{\"u\":12 }"
            })
    void whatIsLeftToJackson(String document) {
        EveryText.read(Json.standard(), document.getBytes(UTF_8), Left.class);
    }

    /** The standard limits themselves, in parts of sizes around those of the buffer. */
    @ParameterizedTest
    @ValueSource(ints = {1, 1_000, 16_383, 16_384, 16_385, 60_000})
    void theStandardLimits(int size) {
        String deep = "[".repeat(501);
        String name = "{\"" + "n".repeat(50_001) + "\":1}";
        String accents = "{\"" + "é".repeat(25_001) + "\":1}";
        String number = " ".repeat(16_000) + "1".repeat(1_001);
        for (String document : List.of(deep, name, accents, number)) {
            byte[] bytes = document.getBytes(UTF_8);
            Answer expected = Answer.of(() -> Json.standard().read(bytes, Object.class));
            assertThat(expected.kind()).isEqualTo(Kind.LIMIT);
            EveryInput.same(
                    expected,
                    () -> Json.standard().read(new Drip(bytes, size), Object.class),
                    "parts of " + size,
                    bytes);
        }
    }

    @Test
    void limitsOfAnySizeDoNotOverflow() {
        int most = Integer.MAX_VALUE;
        Json json = Json.standard().limits(new Limits(most, most, most, most, Long.MAX_VALUE, Long.MAX_VALUE - 1));
        accepted(json, "{\"v\":123456789012345678901234567890}", BigIntegerValue.class);
        accepted(json, "{\"v\":{\"key\\n\":12}}", ByString.class);
    }

    /** Limits hold for all documents of a stream together. */
    @Test
    void manyValues() {
        byte[] lines = "{\"v\":[1]}{\"v\":1}\n{}".getBytes(UTF_8);
        Json two = Json.standard().limits(STANDARD.elementCount(2));
        Json twelve = Json.standard().limits(STANDARD.documentLength(12));
        for (int size = 1; size <= lines.length; size++) {
            int most = size;
            assertThat(Answer.of(() -> two.readMany(new Drip(lines, most), Object.class)
                                    .toList())
                            .message())
                    .isEqualTo("The document has more elements than the limit of 2 at path $, byte 10");
            assertThat(Answer.of(() -> twelve.readMany(new Drip(lines, most), Object.class)
                                    .toList())
                            .message())
                    .isEqualTo("The document is longer than the limit of 12 at path $, byte 10");
            assertThat(Json.standard().readMany(new Drip(lines, most), Object.class))
                    .hasSize(3);
        }
    }

    @Test
    void damagedDocuments() {
        byte[] document = (byte[]) Sides.STANDARD.jacksonWrites(Rich.sample()).value();
        for (int length = 0; length < document.length; length += 37) {
            EveryText.read(Json.standard(), Arrays.copyOf(document, length), Rich.class);
        }
    }
}
