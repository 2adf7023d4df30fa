package dev.wirespeed.conformance.json;

import dev.wirespeed.conformance.fixture.Text;
import java.util.List;
import java.util.stream.Stream;

/** JSON values to try on every type, most of them for what they almost are. */
final class Inputs {
    private Inputs() {}

    private static final List<String> OTHERS = List.of(
            "null",
            "true",
            "false",
            "[]",
            "{}",
            "[null]",
            "[true]",
            "[1]",
            "[1,2]",
            "[1.5]",
            "[\"1\"]",
            "[\"a\"]",
            "[\"\"]",
            "[[]]",
            "[[1]]",
            "[{}]",
            "[\"a\",\"b\"]",
            "[\"a\",\"a\",null]",
            "[1,1.50,true,null]",
            "[\" 1 \",\"\"]",
            "[300]",
            "[\"NaN\"]",
            "[\"ab\"]",
            "[128,255,-128]",
            "[256]",
            "[[1],null]",
            "[[\"x\"]]",
            "{\"v\":1}",
            "{\"a\":\"b\"}",
            "{\"a\":[]}",
            "{\"a\":null}",
            "{\"v\":{\"v\":1}}",
            "[{\"v\":1},null]",
            "{\"v\":null}",
            "[{\"v\":\"x\"}]",
            "[\"typed\",\"ONE\"]",
            "[[\"typed\",\"ONE\"]]",
            "[\"corner\",\"LEFT\"]",
            "[\"corner\",null]",
            "[\"cat\",1]",
            "[\"cat\",{\"a\":[]}]",
            "[\"dog\",{\"age\":1}]",
            "[\"dog\"]",
            "{\"cat\":1}",
            "{\"cat\":[1,{}]}",
            "{\"car\":{\"wheels\":1}}");

    private static final List<String> NUMBERS = List.of(
            "0",
            "-0",
            "1",
            "-1",
            "5",
            "9",
            "10",
            "12",
            "99",
            "100",
            "127",
            "128",
            "-128",
            "-129",
            "200",
            "255",
            "256",
            "32767",
            "32768",
            "-32768",
            "-32769",
            "65535",
            "65536",
            "2147483647",
            "2147483648",
            "-2147483648",
            "-2147483649",
            "4294967296",
            "9223372036854775807",
            "9223372036854775808",
            "-9223372036854775808",
            "-9223372036854775809",
            "18446744073709551616",
            "123456789012345678901234567890",
            "0.0",
            "-0.0",
            "1.0",
            "1.5",
            "-1.5",
            "-0.9",
            "0.1",
            "127.9",
            "255.9",
            "1.50",
            "1e0",
            "1e3",
            "1E3",
            "1E+3",
            "1e-3",
            "1.5e1",
            "1e10",
            "1e19",
            "1e20",
            "9.3e18",
            "1e308",
            "1e309",
            "1E400",
            "-1E400",
            "1e-400",
            "2147483647.5",
            "2147483648.0",
            "9223372036854775807.5",
            "1e400000000",
            "0e400000000",
            "1e2147483647",
            "1e2147483648",
            "1e-2147483648",
            "1e99999999999",
            "1e100000",
            "1e100001",
            "1e-100001",
            "4.9e-324",
            "2.4703282292062327e-324",
            "2.2250738585072011e-308",
            "1.7976931348623157e308",
            "1.7976931348623159e308",
            "3.4028235e38",
            "3.4028236e38",
            "7.006492321624085e-46",
            "16777217",
            "9007199254740993",
            "0.30000000000000004",
            "1.00000017881393432617187499");

    /** All of them, as JSON. */
    static List<String> all() {
        Stream<String> quoted = Stream.of(
                        TextInputs.TEXTS,
                        TextInputs.ENUMS,
                        TextInputs.IDS,
                        TextInputs.BASE64,
                        TimeInputs.MOMENTS,
                        TextInputs.WORDS)
                .flatMap(List::stream)
                .map(t -> '"' + t + '"');
        Stream<String> keyed =
                TextInputs.KEYS.stream().flatMap(k -> Stream.of("{\"" + k + "\":0}", "{\"" + k + "\":\"1\"}"));
        Stream<String> doubled =
                Stream.of("{\"a\":1,\"a\":2}", "{\"b\":1,\"a\":2}", "{\"RED\":1,\"PLAIN\":2}", "{\"1\":0,\"01\":1}");
        return Stream.of(
                        OTHERS.stream(),
                        NUMBERS.stream(),
                        TimeInputs.TIMESTAMPS.stream(),
                        TimeInputs.OFFSET_TIMES.stream(),
                        quoted,
                        keyed,
                        doubled)
                .flatMap(s -> s)
                .toList();
    }

    /** Strings of every kind as a plain writer would escape them, and with every character escaped. */
    static Stream<String> escapedStrings() {
        return Text.strings().stream().limit(3000).map(text -> {
            StringBuilder json = new StringBuilder("\"");
            text.chars().limit(300).forEach(c -> json.append("\\u").append(String.format("%04x", c)));
            return json.append('"').toString();
        });
    }
}
