package dev.wirespeed.conformance.json;

import dev.wirespeed.conformance.Disagreements;
import dev.wirespeed.conformance.fixture.BigNumbers.BigDecimalValue;
import dev.wirespeed.conformance.fixture.CollectionTypes.IntegerList;
import dev.wirespeed.conformance.fixture.MapTypes.ByString;
import dev.wirespeed.conformance.fixture.Records;
import dev.wirespeed.conformance.fixture.Scalars.BooleanValue;
import dev.wirespeed.conformance.fixture.Scalars.DoubleValue;
import dev.wirespeed.conformance.fixture.Scalars.IntValue;
import dev.wirespeed.conformance.fixture.Text.StringValue;
import java.io.ByteArrayOutputStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The grammar of RFC 8259 where readers go wrong: in values that are wanted, in those that are skipped, and in names. */
class SyntaxTest {
    private static final List<Class<?>> TYPES = List.of(
            Records.Empty.class,
            BooleanValue.class,
            IntValue.class,
            DoubleValue.class,
            BigDecimalValue.class,
            StringValue.class,
            IntegerList.class,
            ByString.class);

    private final Disagreements disagreements = new Disagreements();

    @Test
    void numbers() {
        Stream.of(
                        "01",
                        "-01",
                        "00",
                        "-",
                        "+1",
                        ".5",
                        "-.5",
                        "1.",
                        "1.e1",
                        "1e",
                        "1e+",
                        "1e-",
                        "1E+05",
                        "1e05",
                        "-0",
                        "-0.0",
                        "0x10",
                        "NaN",
                        "-NaN",
                        "Infinity",
                        "-Infinity",
                        "+Infinity",
                        "1x",
                        "1_0",
                        "--1",
                        "1.5.5",
                        "0e0",
                        "0E-0",
                        "-e1",
                        "1/",
                        "1 2",
                        "0 1",
                        "1e5.5",
                        "1ee5",
                        "1e+-5",
                        "-a",
                        "1a",
                        "0a",
                        "0.a",
                        "1.5a",
                        "1e5a",
                        "١",
                        "1\u00A0")
                .forEach(this::inPlaces);
        disagreements.assertNone("numbers");
    }

    @Test
    void literals() {
        Stream.of(
                        "tru",
                        "true1",
                        "truex",
                        "true_",
                        "true\"",
                        "nul",
                        "null0",
                        "nulll",
                        "False",
                        "TRUE",
                        "undefined",
                        "None",
                        "t",
                        "f",
                        "n",
                        "fals",
                        "falsee",
                        "true false",
                        "nullnull",
                        "true,",
                        "null]")
                .forEach(this::inPlaces);
        disagreements.assertNone("literals");
    }

    @Test
    void structure() {
        Stream.of(
                        "[",
                        "]",
                        "[1",
                        "[1}",
                        "[1,]",
                        "[,1]",
                        "[1,,2]",
                        "[1 2]",
                        "[1;2]",
                        "[1x]",
                        "{",
                        "}",
                        "{\"a\"}",
                        "{\"a\":}",
                        "{\"a\":1,}",
                        "{,}",
                        "{a:1}",
                        "{'a':1}",
                        "{\"a\":1 \"b\":2}",
                        "{\"a\"=1}",
                        "{\"a\":1]",
                        "{1:2}",
                        "{null:1}",
                        "{\"a\":1;}",
                        "{\"a\"::1}",
                        "{\"a\":1,,\"b\":2}",
                        "{[]:1}",
                        "{\"a\" \"b\"}",
                        "[\"a\"",
                        "[[1]",
                        "[[1]]]",
                        "[]]",
                        "{}}",
                        "[\"a\",",
                        "{\"a\":{\"b\":1}",
                        "'a'",
                        "`a`",
                        "/*c*/1",
                        "1/*c*/",
                        "//c\n1",
                        "#c\n1",
                        "[1/*x*/]",
                        ",",
                        ":",
                        "\\",
                        "\"",
                        "\"a",
                        "\"a\\",
                        "\"a\\u00",
                        "\"a\\u\"",
                        "1,",
                        "1}",
                        "1]",
                        "1:1",
                        "",
                        " ",
                        "\"a\"\"b\"",
                        "\"a\"b")
                .forEach(this::inPlaces);
        disagreements.assertNone("structure");
    }

    @Test
    void strings() {
        for (int c = 0; c < 0x80; c++) {
            inPlaces("\"a\\" + (char) c + "b\"");
            inPlaces("\"a" + (char) c + "b\"");
            inPlaces("\"" + "long enough for a word ".repeat(3) + (char) c + "\"");
        }
        Stream.of(
                        "\"\\u00e9\"",
                        "\"\\u00E9\"",
                        "\"\\U00e9\"",
                        "\"\\u00g0\"",
                        "\"\\u00\"",
                        "\"\\ud83d\\ude00\"",
                        "\"\\ud83d\"",
                        "\"\\ude00\"",
                        "\"\\ud83dx\"",
                        "\"\\ud83d\\u0041\"",
                        "\"\\ude00\\ud83d\"",
                        "\"\\ud83d\\n\"",
                        "\"\\ud83d\\ud83d\"",
                        "\"\\u0000\"",
                        "\"\\u+123\"",
                        "\"\\u 123\"",
                        "\"\\u12 4\"",
                        "\"\\x41\"",
                        "\"\\/\\b\\f\\n\\r\\t\\\"\\\\\"")
                .forEach(this::inPlaces);
        disagreements.assertNone("strings");
    }

    @Test
    void whiteSpace() {
        for (String space : List.of(
                " ", "\t", "\n", "\r", "\u000B", "\f", "\u0000", "\u001E", "\u00A0", "\u2028", "\uFEFF", "\u3000")) {
            inPlaces(space + "1");
            inPlaces("1" + space);
            inPlaces("[" + space + "1" + space + "]");
            inPlaces("{" + space + "\"a\"" + space + ":" + space + "1" + space + "}");
            read((space + "{\"v\":1}").getBytes(StandardCharsets.UTF_8));
            read(("{\"v\":1}" + space).getBytes(StandardCharsets.UTF_8));
        }
        disagreements.assertNone("white space");
    }

    @Test
    void sequencesOfBytesInStringsAndNames() {
        Stream.of(
                        "C2A9",
                        "E282AC",
                        "F09F9880",
                        "EFBFBF",
                        "F48FBFBF",
                        "ED9FBF",
                        "EE8080",
                        "EFBBBF",
                        "C0AF",
                        "C080",
                        "C1BF",
                        "E080AF",
                        "E09FBF",
                        "F08080AF",
                        "F08FBFBF",
                        "EDA080",
                        "EDB080",
                        "EDA0BDEDB880",
                        "F4908080",
                        "F5808080",
                        "F7BFBFBF",
                        "F888808080",
                        "FC8480808080",
                        "FE",
                        "FF",
                        "80",
                        "BF",
                        "C3",
                        "E282",
                        "F09F98",
                        "C341",
                        "E28241",
                        "F09F9841",
                        "E24141",
                        "C3C3",
                        "E9")
                .map(hex -> HexFormat.of().parseHex(hex))
                .forEach(this::insideText);
        disagreements.assertNone("sequences of bytes");
    }

    @Test
    void encodings() {
        for (String charset :
                List.of("UTF-16", "UTF-16LE", "UTF-16BE", "UTF-32", "UTF-32LE", "UTF-32BE", "ISO-8859-1")) {
            read("{\"v\":\"é\"}".getBytes(Charset.forName(charset)));
        }
        byte[] mark = HexFormat.of().parseHex("EFBBBF");
        read(joined(mark, text("{\"v\":1}")));
        read(joined(mark, mark, text("{\"v\":1}")));
        read(joined(text("{\"v\":"), mark, text("1}")));
        read(joined(text("{\"v\":1}"), mark));
        read(mark);
        read(HexFormat.of().parseHex("EFBB"));
        read(joined(HexFormat.of().parseHex("EFBB"), text("{\"v\":1}")));
        disagreements.assertNone("encodings");
    }

    /** At the root, as a value that is wanted, as one that is skipped, inside of one, and as a name. */
    private void inPlaces(String json) {
        read(text(json));
        read(text("{\"v\":" + json + "}"));
        read(text("{\"skipped\":" + json + ",\"v\":null}"));
        read(text("{\"skipped\":[{\"a\":" + json + "}]}"));
        read(text("{\"v\":[" + json + "]}"));
        read(text("{\"v\":{\"a\":" + json + "}}"));
        read(text("{" + json + ":1}"));
        read(text("{}" + json));
    }

    private void insideText(byte[] sequence) {
        for (int padding : new int[] {0, 1, 7, 8, 40}) {
            byte[] pad = text("x".repeat(padding));
            read(joined(text("{\"v\":\""), pad, sequence, pad, text("\"}")));
            read(joined(text("{\"v\":\""), pad, sequence));
            read(joined(text("{\""), pad, sequence, pad, text("\":1}")));
            read(joined(text("{\"v"), sequence, text("\":1}")));
            read(joined(text("{\"v\":{\""), pad, sequence, pad, text("\":1}}")));
            read(joined(text("{\"skipped\":\""), pad, sequence, pad, text("\"}")));
            read(joined(text("{\"skipped\":{\""), pad, sequence, pad, text("\":1}}")));
            read(joined(text("{\"v\":1"), sequence, text("}")));
        }
    }

    private void read(byte[] document) {
        for (Class<?> type : TYPES) {
            disagreements.check(Agreement.onReading(document, type));
        }
    }

    private static byte[] text(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    private static byte[] joined(byte[]... parts) {
        ByteArrayOutputStream joined = new ByteArrayOutputStream();
        for (byte[] part : parts) {
            joined.writeBytes(part);
        }
        return joined.toByteArray();
    }
}
