package dev.wirespeed.conformance.json;

import dev.wirespeed.conformance.Disagreements;
import dev.wirespeed.conformance.Seed;
import dev.wirespeed.conformance.fixture.Text;
import dev.wirespeed.conformance.fixture.Theme;
import dev.wirespeed.conformance.fixture.Themes;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every kind of JSON value on every type: accepted where Jackson accepts it, as the same value, else refused. */
class ReadingTableTest {
    /** Records with one component {@code v}. */
    static Stream<Class<?>> wrappers() {
        Stream<Theme> themes = Themes.all().stream();
        return themes.flatMap(theme -> theme.types().stream()).filter(ReadingTableTest::isWrapper);
    }

    private static boolean isWrapper(Class<?> type) {
        return type.isRecord()
                && type.getRecordComponents().length == 1
                && type.getRecordComponents()[0].getName().equals("v");
    }

    @ParameterizedTest
    @MethodSource("wrappers")
    void inputsAgree(Class<?> type) {
        Disagreements disagreements = new Disagreements();
        for (String input : inputs(type)) {
            disagreements.check(Agreement.onReading(bytes("{\"v\":" + input + "}"), type));
        }
        disagreements.assertNone("inputs of " + type.getSimpleName());
    }

    @ParameterizedTest
    @MethodSource("wrappers")
    void textsOfDocumentsAgree(Class<?> type) {
        Disagreements disagreements = new Disagreements();
        for (String input : inputs(type)) {
            disagreements.check(Agreement.onReading("{\"v\":" + input + "}", type));
        }
        disagreements.assertNone("inputs, as text, of " + type.getSimpleName());
    }

    @ParameterizedTest
    @MethodSource("wrappers")
    void whiteSpaceChangesNothing(Class<?> type) {
        Disagreements disagreements = new Disagreements();
        for (String input : List.of("null", "1", "\"1\"", "true", "[ 1 , 2 ]", "{ \"1\" : 1 }", "[\n]", "{\t}")) {
            disagreements.check(Agreement.onReading(bytes(" \t{\r\n \"v\" \n:\t " + input + "\r } \n"), type));
        }
        disagreements.assertNone("white space in " + type.getSimpleName());
    }

    @Test
    void escapedStringsAgree() {
        Disagreements disagreements = new Disagreements();
        Inputs.escapedStrings()
                .forEach(s ->
                        disagreements.check(Agreement.onReading(bytes("{\"v\":" + s + "}"), Text.StringValue.class)));
        disagreements.assertNone("escapes");
    }

    private static List<String> inputs(Class<?> type) {
        Random random = Seed.random(type);
        return Inputs.all().stream().filter(any -> Seed.triesWithType(random)).toList();
    }

    private static byte[] bytes(String document) {
        return document.getBytes(StandardCharsets.UTF_8);
    }
}
