package dev.wirespeed.conformance.json;

import dev.wirespeed.conformance.Disagreements;
import dev.wirespeed.conformance.Seed;
import dev.wirespeed.conformance.fixture.Aliases;
import dev.wirespeed.conformance.fixture.Optionals;
import dev.wirespeed.conformance.fixture.Records;
import dev.wirespeed.conformance.fixture.Theme;
import dev.wirespeed.conformance.fixture.Themes;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Which names a type listens to, in what order, and what it makes of values that are missing or come twice. */
class ShapesTest {
    /** Names that some fixture has in Java, in JSON, as an alias, or ought not to have. */
    private static final List<String> NAMES = List.of(
            "a",
            "b",
            "c",
            "x",
            "y",
            "q",
            "v",
            "named",
            "al",
            "b2",
            "alias",
            "field",
            "fieldAlias",
            "field alias é",
            "onGetter",
            "getterAlias",
            "onSetter",
            "setterAlias",
            "fluent",
            "computed",
            "writeOnly",
            "packagePrivate",
            "two",
            "text",
            "number",
            "how",
            "shown",
            "stored",
            "flag",
            "zulu",
            "bravo",
            "alpha",
            "parent",
            "overridden",
            "inherited",
            "renamed_above",
            "fromInterface",
            "hidden",
            "alsoHidden",
            "skipped",
            "shared",
            "byGetter",
            "bySetter",
            "byField",
            "not",
            "readOnly",
            "both",
            "auto",
            "g",
            "s",
            "out",
            "in",
            "split",
            "renamed",
            "first_name",
            "firstName",
            "plain",
            "unnamed",
            "size",
            "width",
            "height",
            "area",
            "square",
            "doubled",
            "n",
            "name",
            "free",
            "fixed",
            "sum",
            "plus",
            "labels",
            "positive",
            "id",
            "note",
            "URL",
            "url",
            "aName",
            "AName",
            "eMail",
            "EMail",
            "Title",
            "title",
            "isOn",
            "on",
            "_underscore",
            "aB",
            "constant",
            "_x",
            "f",
            "_f",
            "fooBar",
            "static",
            "none",
            "log",
            "first",
            "third",
            "z",
            "m",
            "w",
            "d",
            "zz",
            "0 renamed",
            "m");

    private static final List<String> VALUES = List.of("7", "null", "\"8\"", "true", "[]", "{}");

    static Stream<Class<?>> types() {
        return Themes.all().stream().map(Theme::types).flatMap(List::stream).filter(type -> !isWide(type));
    }

    private static boolean isWide(Class<?> type) {
        return type.isRecord() && type.getRecordComponents().length > 30;
    }

    @ParameterizedTest
    @MethodSource("types")
    void eachNameAloneAgrees(Class<?> type) {
        Disagreements disagreements = new Disagreements();
        Random random = Seed.random(type);
        for (String name : names(type)) {
            for (String value : VALUES) {
                if (Seed.triesWithType(random)) {
                    disagreements.check(read("{" + name + ":" + value + "}", type));
                }
            }
        }
        disagreements.assertNone("one name at a time in " + type.getSimpleName());
    }

    @ParameterizedTest
    @MethodSource("types")
    void eachNameTwiceAgrees(Class<?> type) {
        Disagreements disagreements = new Disagreements();
        List<String> names = names(type);
        Random random = Seed.random(type);
        for (String name : names) {
            for (String document : List.of(
                    "{" + name + ":7," + name + ":9}",
                    "{" + name + ":null," + name + ":\"9\"}",
                    "{" + name + ":{\"a\":1}," + name + ":null}",
                    "{" + name + ":7," + names.get(0) + ":8," + name + ":9}")) {
                if (Seed.triesWithType(random)) {
                    disagreements.check(read(document, type));
                }
            }
        }
        disagreements.assertNone("a name twice in " + type.getSimpleName());
    }

    @Test
    void aliasesGoByTheLastInTheDocument() {
        Disagreements disagreements = new Disagreements();
        for (String document : List.of(
                "{\"a\":1,\"x\":2,\"y\":3}",
                "{\"y\":3,\"x\":2,\"a\":1}",
                "{\"x\":2,\"a\":1,\"y\":3}",
                "{\"b\":1,\"named\":2,\"b2\":3}",
                "{\"b2\":3,\"named\":2}",
                "{\"x\":null}",
                "{\"x\":1,\"a\":null}")) {
            disagreements.check(read(document, Aliases.InRecord.class));
            disagreements.check(read(document, Aliases.Clashing.class));
        }
        disagreements.check(read("{\"al\":1}", Aliases.RequiredAlias.class));
        disagreements.check(read("{}", Aliases.RequiredAlias.class));
        disagreements.assertNone("aliases");
    }

    @Test
    void recordsAreNotReadFromAPlainValue() {
        Disagreements disagreements = new Disagreements();
        for (String document : List.of(
                "5", "\"x\"", "\"\"", "\" \"", "1.5", "true", "99999999999", "null", "[]", "\"5\"", "-0", "1e2")) {
            disagreements.check(read(document, Records.Checked.class));
        }
        disagreements.assertNone("records as one value");
    }

    @Test
    void missingOptionalsOfRecordsAreEmpty() {
        Disagreements disagreements = new Disagreements();
        for (Class<?> type : new Optionals().types()) {
            for (String document : List.of(
                    "{}", "{\"v\":null}", "{\"v\":\"\"}", "{\"v\":[null,\"\"]}", "{\"text\":null,\"number\":null}")) {
                disagreements.check(read(document, type));
            }
        }
        disagreements.assertNone("optionals");
    }

    /** The names of the list, and the type's own in lower and upper case, longer, shorter and with escapes. */
    private static List<String> names(Class<?> type) {
        Set<String> names = new LinkedHashSet<>(Documents.properties(type));
        for (String own : List.copyOf(names)) {
            String bare = own.substring(1, own.length() - 1);
            if (!bare.contains("\\")) {
                names.add(quoted(bare.toUpperCase(Locale.ROOT)));
                names.add(quoted(bare + "x"));
                names.add(quoted(bare + "\\u0000"));
                names.add(quoted(" " + bare));
                names.add(quoted(bare.substring(0, Math.max(0, bare.length() - 1))));
                names.add(quoted(escaped(bare)));
            }
        }
        NAMES.forEach(name -> names.add(quoted(name)));
        return new ArrayList<>(names);
    }

    private static String quoted(String name) {
        return '"' + name + '"';
    }

    private static String escaped(String name) {
        StringBuilder escaped = new StringBuilder();
        name.chars().forEach(c -> escaped.append(String.format("\\u%04x", c)));
        return escaped.toString();
    }

    private static Optional<String> read(String document, Class<?> type) {
        return Agreement.onReading(document.getBytes(StandardCharsets.UTF_8), type);
    }
}
