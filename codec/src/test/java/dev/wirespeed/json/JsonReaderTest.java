package dev.wirespeed.json;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.wirespeed.Limits;
import dev.wirespeed.WireException;
import dev.wirespeed.WireException.Kind;
import java.time.Instant;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

class JsonReaderTest {
    private static final JsonName ID = JsonName.of("id");
    private static final JsonName LONG_NAME = JsonName.of("aNameOfMoreThanSixteenBytes");
    private static final JsonNames NAMES = JsonNames.of(ID, LONG_NAME).alias(0, "key");

    private static JsonReader reader(String text) {
        byte[] bytes = text.getBytes(UTF_8);
        return new JsonReader(bytes, 0, bytes.length, Limits.standard());
    }

    private static WireException refusal(String text, Consumer<JsonReader> calls) {
        JsonReader in = reader(text);
        return catchThrowableOfType(WireException.class, () -> {
            calls.accept(in);
            in.end();
        });
    }

    @Test
    void matchesNamesInEveryPosition() {
        for (String space : new String[] {"", " ", "\n\t "}) {
            for (String behind : new String[] {"", "                                "}) {
                String text = "{" + space + "\"id\"" + space + ":" + space + "1" + space + "," + space
                        + "\"aNameOfMoreThanSixteenBytes\"" + space + ":2" + space + "}" + behind;
                JsonReader in = reader(text);
                in.beginFields();
                assertThat(in.next(LONG_NAME)).isFalse();
                assertThat(in.next(ID)).isTrue();
                assertThat(in.readInt()).isEqualTo(1);
                assertThat(in.next(ID)).isFalse();
                assertThat(in.next(LONG_NAME)).isTrue();
                assertThat(in.readLong()).isEqualTo(2);
                assertThat(in.next(ID)).isFalse();
                assertThat(in.nextField()).isFalse();
                in.end();
            }
        }
    }

    @Test
    void matchesNamesOfEveryLength() {
        for (int length = 0; length < 40; length++) {
            String text = "abcdefghijklmnopqrstuvwxyz0123456789ABCD".substring(0, length);
            JsonName name = JsonName.of(text);
            for (String behind : new String[] {"", "                                "}) {
                JsonReader in = reader("{\"" + text + "\":1,\"" + text + "\":2,\"" + text + "!\":3}" + behind);
                in.beginFields();
                assertThat(in.next(JsonName.of(text + "!"))).as(text).isFalse();
                assertThat(in.next(name)).as(text).isTrue();
                assertThat(in.readInt()).isEqualTo(1);
                assertThat(in.next(name)).as(text).isTrue();
                assertThat(in.readInt()).isEqualTo(2);
                assertThat(in.next(name)).as(text).isFalse();
                assertThat(in.next(JsonName.of(text + "?"))).as(text).isFalse();
                assertThat(in.nextField()).isTrue();
                assertThat(in.name()).isEqualTo(text + "!");
            }
        }
    }

    @Test
    void takesABraceForACommaOnlyWhereAnObjectBegins() {
        for (String text : new String[] {
            "{\"id\":1{\"id\":2}",
            "{,\"id\":1}",
            "{{\"id\":1}",
            "{\"id\":1,,\"id\":2}",
            "{\"id\":1,}",
            "{\"id\" 1}",
            "{\"id\":1"
        }) {
            for (String behind : new String[] {"", "                                "}) {
                WireException e = refusal(text + behind, in -> {
                    in.beginFields();
                    for (int i = 0; i < 3; i++) {
                        if (in.next(ID)) {
                            in.readInt();
                        }
                    }
                    while (in.nextField(NAMES) != JsonReader.NO_FIELD) {
                        in.readInt();
                    }
                });
                assertThat(e).as(text).isNotNull();
                assertThat(e.kind()).as(text).isEqualTo(Kind.MALFORMED);
            }
        }
    }

    @Test
    void findsNamesByAllTheirBytes() {
        for (String name : new String[] {"id", "key", "\\u0069d", "aNameOfMoreThanSixteenBytes"}) {
            JsonReader in = reader("{\"" + name + "\":1}");
            in.beginFields();
            assertThat(in.nextField(NAMES)).isEqualTo(name.startsWith("aName") ? 1 : 0);
        }
        for (String name :
                new String[] {"", "i", "ida", "Id", "aNameOfMoreThanSixteenByteS", "aNameOfMoreThanSixteenBytesx", "키"
                }) {
            JsonReader in = reader("{\"" + name + "\":1}");
            in.beginFields();
            assertThat(in.nextField(NAMES)).as(name).isEqualTo(-1);
        }
    }

    @Test
    void readsInstantsWithFractionsOfEveryLength() {
        for (String behind : new String[] {"", "                "}) {
            for (int digits = 1; digits <= 9; digits++) {
                String text = "2020-01-02T03:04:05." + "987654321".substring(0, digits) + "Z";
                assertThat(reader('"' + text + '"' + behind).readInstant()).isEqualTo(Instant.parse(text));
            }
            for (String fraction : new String[] {".9876543210", ".98765432x", ".987654321x", ".x"}) {
                WireException e = refusal("\"2020-01-02T03:04:05" + fraction + "Z\"" + behind, JsonReader::readInstant);
                assertThat(e).as(fraction).isNotNull();
                assertThat(e.kind()).as(fraction).isEqualTo(Kind.MISMATCH);
            }
        }
    }

    @Test
    void readsNullWhateverIsBehind() {
        for (String behind : new String[] {"", " ", "   ", ",", ",1", "]", "}", "\n", "\t\t", ":", "\""}) {
            JsonReader in = reader("null" + behind);
            assertThat(in.isNull()).as(behind).isTrue();
            assertThat(in.position()).as(behind).isEqualTo(4);
            assertThat(reader("null" + behind).readString()).as(behind).isNull();
            assertThat(reader("null" + behind).readInstant()).as(behind).isNull();
        }
        for (String text : new String[] {"n", "nul", "nul,", "nulL,", "nulll", "null1", "null_"}) {
            WireException e = refusal(text, JsonReader::skipValue);
            assertThat(e).as(text).isNotNull();
            assertThat(e.kind()).as(text).isEqualTo(Kind.MALFORMED);
            assertThat(e.getMessage()).as(text).startsWith("Expected null but was");
        }
    }

    @Test
    void skipsAnyValue() {
        String value = "{\"a\":[1,-2.5e+3,\"x\\n\",true,false,null,{}],\"\\u00e9\":[]}";
        JsonReader in = reader("[" + value + ",7]");
        in.beginArray();
        in.skipValue();
        assertThat(in.nextElement()).isTrue();
        assertThat(in.readInt()).isEqualTo(7);
        assertThat(in.nextElement()).isFalse();
        in.end();
    }

    @Test
    void saysWhereAndWhy() {
        WireException e = refusal("{\"a\":[1,{\"b\":{\"c\":\"x\"},\"total\":[]}]}", in -> {
            in.beginObject();
            in.name();
            in.beginArray();
            in.readInt();
            in.nextElement();
            in.beginObject();
            in.name();
            in.skipValue();
            in.nextField();
            in.name();
            in.readInt();
        });
        assertThat(e).hasMessage("Expected a number but was an array at path $.a[1].total, byte 31");
        assertThat(e.kind()).isEqualTo(Kind.MISMATCH);
        assertThat(e.path()).isEqualTo("$.a[1].total");
        assertThat(e.offset()).isEqualTo(31);
    }

    @Test
    void tellsMalformedFromMismatch() {
        assertThat(refusal("[1", JsonReader::skipValue))
                .hasMessage("Expected ',' or ']' but was the end of the document at path $[0], byte 2")
                .extracting(WireException::kind)
                .isEqualTo(Kind.MALFORMED);
        assertThat(refusal("1 2", JsonReader::skipValue))
                .hasMessage("Expected the end of the document but was a number at path $, byte 2");
        assertThat(refusal("tru", JsonReader::skipValue))
                .hasMessage("Expected true but was another word at path $, byte 0")
                .extracting(WireException::kind)
                .isEqualTo(Kind.MALFORMED);
        assertThat(refusal("99999999999", JsonReader::readInt))
                .hasMessage("The number is out of the range of int at path $, byte 0")
                .extracting(WireException::kind)
                .isEqualTo(Kind.MISMATCH);
        assertThat(refusal("?", JsonReader::readInt))
                .hasMessage("Expected a number but was '?' at path $, byte 0")
                .extracting(WireException::kind)
                .isEqualTo(Kind.MALFORMED);
    }

    @Test
    void refusesWhatExceedsALimit() {
        assertThat(refusal("[".repeat(501), JsonReader::skipValue).getMessage())
                .startsWith("Values are nested deeper than the limit of 500 at path $[0][0]");
        assertThat(refusal("1".repeat(1001), JsonReader::skipValue))
                .hasMessage("The number is longer than the limit of 1000 at path $, byte 0")
                .extracting(WireException::kind)
                .isEqualTo(Kind.LIMIT);
        assertThat(refusal("{\"" + "n".repeat(50_001) + "\":1}", JsonReader::skipValue))
                .hasMessage("A name is longer than the limit of 50000 at path $, byte 1");
        JsonReader in = new JsonReader("\"abc\"".getBytes(UTF_8), 0, 5, new Limits(1, 1, 1, 2, 100, 100));
        assertThat(catchThrowableOfType(WireException.class, in::readString))
                .hasMessage("The string is longer than the limit of 2 at path $, byte 0");
    }

    @Test
    void decodesEscapesAndUtf8() {
        assertThat(reader("\"\\\"\\\\\\/\\b\\f\\n\\r\\t\\u00e9\\uD83D\\uDE00é한😀\"")
                        .readString())
                .isEqualTo("\"\\/\b\f\n\r\té😀é한😀");
        assertThat(reader("\"\\uD83Dx\"").readString()).isEqualTo("\uD83Dx");
    }

    @Test
    void refusesIllFormedUtf8() {
        int[][] bad = {
            {0xC0, 0xAF},
            {0xC1, 0x80},
            {0xE0, 0x80, 0x80},
            {0xED, 0xA0, 0x80},
            {0xF0, 0x80, 0x80, 0x80},
            {0xF4, 0x90, 0x80, 0x80},
            {0xF8, 0x80},
            {0x80},
            {0xFF},
            {0xC3},
            {0xC3, 'x'}
        };
        for (int[] sequence : bad) {
            byte[] document = new byte[sequence.length + 2];
            document[0] = '"';
            for (int i = 0; i < sequence.length; i++) {
                document[i + 1] = (byte) sequence[i];
            }
            document[document.length - 1] = '"';
            JsonReader in = new JsonReader(document, 0, document.length, Limits.standard());
            WireException e = catchThrowableOfType(WireException.class, in::readString);
            assertThat(e).isNotNull();
            assertThat(e.kind()).isEqualTo(Kind.MALFORMED);
        }
    }

    @Test
    void readsNothingBehindTheEnd() {
        byte[] padded = "{\"id\":12}345}".getBytes(UTF_8);
        for (int end = 0; end < 9; end++) {
            JsonReader in = new JsonReader(padded, 0, end, Limits.standard());
            assertThat(catchThrowableOfType(WireException.class, () -> {
                        in.beginFields();
                        in.next(ID);
                        in.readInt();
                        in.nextField();
                        in.end();
                    }))
                    .as("end %d", end)
                    .isNotNull();
        }
    }
}
