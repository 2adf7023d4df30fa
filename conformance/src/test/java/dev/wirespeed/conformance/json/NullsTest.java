package dev.wirespeed.conformance.json;

import dev.wirespeed.conformance.Disagreements;
import dev.wirespeed.conformance.Seed;
import dev.wirespeed.conformance.fixture.Themes;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Documents that fit no type in particular, for every type: nothing there, something else, more than expected. */
class NullsTest {
    private static final List<String> DOCUMENTS = List.of(
            "null",
            "{}",
            " { } ",
            "[]",
            "[{}]",
            "\"\"",
            "\" \"",
            "\"x\"",
            "1",
            "1.5",
            "true",
            "{\"unknown\":1}",
            "{\"unknown\":{\"a\":[1,{\"b\":[]}],\"c\":\"\\ud83d\\n\"}}",
            "{\"v\":null}",
            "{\"\":1}",
            "{} {}",
            "{}x",
            "{}]",
            "{},",
            "null null",
            "{\"unknown\":}",
            "{\"unknown\":1,}",
            "{\"unknown\" 1}",
            "{unknown:1}",
            "{",
            "",
            " ",
            "nul",
            "{\"unknown\":tru}",
            "{\"unknown\":01}",
            "{\"unknown\":1.}",
            "{\"unknown\":\"\u0001\"}",
            "{\"unknown\":\"\\x\"}",
            "{\"V\":1}",
            "{\"v\\u0000\":1}",
            "{\"\\u0076\":null}");

    static Stream<Class<?>> types() {
        return Themes.all().stream().flatMap(theme -> theme.types().stream());
    }

    @ParameterizedTest
    @MethodSource("types")
    void documentsAgree(Class<?> type) {
        Disagreements disagreements = new Disagreements();
        for (String document : DOCUMENTS) {
            disagreements.check(Agreement.onReading(document.getBytes(StandardCharsets.UTF_8), type));
        }
        disagreements.assertNone("odd documents for " + type.getSimpleName());
    }

    /** Every property set to null, to a string, to a number, to an array and to an object, one document each. */
    @ParameterizedTest
    @MethodSource("types")
    void oneValueForAllPropertiesAgrees(Class<?> type) {
        Disagreements disagreements = new Disagreements();
        Random random = Seed.random(type);
        for (String property : Documents.properties(type)) {
            for (String value : List.of(
                    "null", "\"\"", "\"1\"", "\"x\"", "1", "1.5", "true", "[]", "{}", "[null]", "{\"a\":null}")) {
                if (Seed.triesWithType(random)) {
                    byte[] document = (" {" + property + ":" + value + "}").getBytes(StandardCharsets.UTF_8);
                    disagreements.check(Agreement.onReading(document, type));
                }
            }
        }
        disagreements.check(Optional.empty());
        disagreements.assertNone("one value for all properties of " + type.getSimpleName());
    }
}
