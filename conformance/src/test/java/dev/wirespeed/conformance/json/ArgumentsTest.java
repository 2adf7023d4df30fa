package dev.wirespeed.conformance.json;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import com.fasterxml.jackson.annotation.JsonView;
import com.fasterxml.jackson.annotation.Nulls;
import com.fasterxml.jackson.datatype.jdk8.Jdk8Module;
import com.fasterxml.jackson.module.paramnames.ParameterNamesModule;
import dev.wirespeed.Wire;
import dev.wirespeed.WireException;
import dev.wirespeed.conformance.Equality;
import dev.wirespeed.json.JsonEngine;
import dev.wirespeed.runtime.Feature;
import dev.wirespeed.runtime.Settings;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Settings by which what is missing or null is refused as an argument of a creator. Jackson 2 is the oracle, which knows all of them; what
 * it refuses codecs refuse, too.
 */
class ArgumentsTest {
    private static final com.fasterxml.jackson.databind.json.JsonMapper JACKSON2 =
            com.fasterxml.jackson.databind.json.JsonMapper.builder()
                    .addModules(new Jdk8Module(), new ParameterNamesModule())
                    .disable(com.fasterxml.jackson.databind.DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
                    .enable(com.fasterxml.jackson.databind.DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
                    .build();

    /** What codecs are told, by what Jackson 2 is. */
    private static final Map<String, List<Feature>> SETTINGS = Map.of(
            "FAIL_ON_NULL_FOR_PRIMITIVES",
            List.of(Feature.FAIL_ON_NULL_FOR_PRIMITIVES, Feature.FAIL_ON_MISSING_PRIMITIVES),
            "FAIL_ON_MISSING_CREATOR_PROPERTIES",
            List.of(Feature.FAIL_ON_MISSING_CREATOR_PROPERTIES),
            "FAIL_ON_NULL_CREATOR_PROPERTIES",
            List.of(Feature.FAIL_ON_NULL_CREATOR_PROPERTIES));

    /** By a constructor. */
    @Wire
    public record Every(
            int i,
            boolean b,
            String text,
            Integer box,
            Optional<String> maybe,
            OptionalInt number,
            List<String> list) {}

    /** By a factory, and completed. */
    @Wire
    public static class Made {
        public String late = "early";
        private final long l;
        private final String text;

        private Made(long l, String text) {
            this.l = l;
            this.text = text;
        }

        /** With names of its own. */
        @JsonCreator
        public static Made of(@JsonProperty("l") long l, @JsonProperty("text") String text) {
            return new Made(l, text);
        }

        public long getL() {
            return l;
        }

        public String getText() {
            return text;
        }
    }

    /** Arguments that annotations say something of. */
    @Wire
    public record Told(
            @JsonSetter(nulls = Nulls.AS_EMPTY) int i,
            @JsonSetter(nulls = Nulls.AS_EMPTY) String text,
            @JsonSetter(nulls = Nulls.SKIP) double d,
            @JsonProperty(defaultValue = "5") char c,
            @JsonProperty(required = true) int r) {}

    /** Arguments that must not be null. */
    @Wire
    public record Given(
            @JsonSetter(nulls = Nulls.FAIL) int i,
            @JsonSetter(nulls = Nulls.FAIL) char c,
            @JsonSetter(nulls = Nulls.FAIL) String text) {}

    /** One argument is never read. */
    @Wire
    public record Unread(int i, @JsonIgnore int ignored) {}

    /** And one that is no primitive. */
    @Wire
    public record UnreadText(int i, @JsonIgnore String ignored) {}

    /** An argument whose properties stand among the others. */
    @Wire
    public record Around(@JsonUnwrapped Unwrapped in, int z) {}

    /** That argument. */
    public record Unwrapped(int x, int y) {}

    /** One of several. */
    @Wire
    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "t")
    @JsonSubTypes(@JsonSubTypes.Type(value = One.class, name = "one"))
    public interface Several {}

    /** The one. */
    public record One(int i, String text) implements Several {}

    /** In a view, or in none. */
    @Wire
    public record Viewed(
            @JsonView(String.class) int i,
            @JsonView(Integer.class) int j) {}

    /** More than a long has bits. */
    @Wire
    public record Wide(
            int a0,
            int a1,
            int a2,
            int a3,
            int a4,
            int a5,
            int a6,
            int a7,
            int a8,
            int a9,
            int b0,
            int b1,
            int b2,
            int b3,
            int b4,
            int b5,
            int b6,
            int b7,
            int b8,
            int b9,
            int c0,
            int c1,
            int c2,
            int c3,
            int c4,
            int c5,
            int c6,
            int c7,
            int c8,
            int c9,
            int d0,
            int d1,
            int d2,
            int d3,
            int d4,
            int d5,
            int d6,
            int d7,
            int d8,
            int d9,
            int e0,
            int e1,
            int e2,
            int e3,
            int e4,
            int e5,
            int e6,
            int e7,
            int e8,
            int e9,
            int f0,
            int f1,
            int f2,
            int f3,
            int f4,
            int f5,
            int f6,
            int f7,
            int f8,
            int f9,
            int g0,
            int g1,
            int g2,
            int g3,
            int g4,
            String g5,
            int g6) {}

    private static final String ALL = "'i':1,'b':true,'text':'a','box':2,'maybe':'m','number':3,'list':['x']";

    private static final String WIDE = IntStream.range(0, 67)
            .mapToObj(i -> "'" + (char) ('a' + i / 10) + i % 10 + "':" + i)
            .collect(Collectors.joining(","));

    static Stream<Arguments> documents() {
        return Stream.of(
                        of(Every.class, "{}", "{" + ALL + "}", "{'i':1,'b':true}"),
                        Stream.of("i", "b", "text", "box", "maybe", "number", "list")
                                .flatMap(name -> of(Every.class, without(name), without(name, null))),
                        of(
                                Every.class,
                                "{'list':null,'number':null,'maybe':null,'box':null,'text':null,'b':true,'i':1}"),
                        of(
                                Made.class,
                                "{}",
                                "{'l':1}",
                                "{'text':'a'}",
                                "{'late':'x','text':'a','l':1}",
                                "{'late':'x','l':1}"),
                        of(Told.class, "{'r':1}", "{'d':1,'c':'x','r':1}", "{'i':1,'text':'a','d':2,'c':'x','r':1}"),
                        of(
                                Told.class,
                                "{'i':null,'text':null,'d':2,'c':'x','r':1}",
                                "{'i':1,'text':'a','d':2,'c':'x'}"),
                        of(
                                Given.class,
                                "{'i':1,'c':'x','text':'a'}",
                                "{'i':null,'c':'x','text':'a'}",
                                "{'text':'a','i':1,'c':null}",
                                "{'i':1,'c':'x','text':null}",
                                "{'i':'','c':'x','text':'a'}"),
                        of(Unread.class, "{'i':1}", "{'i':1,'ignored':2}", "{'ignored':2}"),
                        of(UnreadText.class, "{'i':1}", "{'i':1,'ignored':'a'}", "{}"),
                        of(Around.class, "{'x':1,'y':2,'z':3}", "{'x':1,'z':3}", "{'x':1,'y':2}", "{'z':1}"),
                        of(Several.class, "{'t':'one'}", "{'t':'one','i':1}", "{'i':1,'text':'a','t':'one'}"),
                        of(Viewed.class, "{'i':1,'j':2}", "{'j':2}"),
                        of(Wide.class, "{" + WIDE + "}", "{}"),
                        Stream.of("a0", "g3", "g4", "g5", "g6")
                                .flatMap(name -> of(
                                        Wide.class,
                                        "{" + WIDE.replaceAll("'" + name + "':\\d+,?", "") + "}".replace(",}", "}"))))
                .flatMap(each -> each);
    }

    private static Stream<Arguments> of(Class<?> type, String... documents) {
        return Stream.of(documents)
                .map(each -> Arguments.of(type, each.replace('\'', '"').replace(",}", "}")));
    }

    private static String without(String name) {
        return "{" + ALL.replaceAll("'" + name + "':[^,]*,?", "") + "}";
    }

    private static String without(String name, Object instead) {
        return "{'" + name + "':" + instead + "," + without(name).substring(1);
    }

    @ParameterizedTest
    @MethodSource("documents")
    void arguments(Class<?> type, String json) {
        SETTINGS.forEach((feature, followed) -> {
            Object expected = byJackson(feature, type, json);
            Object actual = byCodec(followed, type, json);
            assertThat(Equality.same(expected, actual))
                    .as("%s reads %s: %s, not %s", feature, json, actual, expected)
                    .isTrue();
        });
    }

    /** Jackson calls a creator as soon as it has all arguments, and Jackson 2 takes none again. */
    @Test
    void whatIsNullMayNotBeReplaced() {
        List<Feature> noNull = SETTINGS.getOrDefault("FAIL_ON_NULL_CREATOR_PROPERTIES", List.of());
        String first = without("text").replace("}", "") + ",'text':null,'text':'a'}";
        assertThat(byCodec(noNull, Every.class, first.replace('\'', '"'))).isEqualTo("refused");
        assertThat(byCodec(List.of(), Every.class, first.replace('\'', '"')))
                .isEqualTo(new Every(1, true, "a", 2, Optional.of("m"), OptionalInt.of(3), List.of("x")));
    }

    private static Object byJackson(String feature, Class<?> type, String json) {
        try {
            return JACKSON2.readerFor(type)
                    .with(com.fasterxml.jackson.databind.DeserializationFeature.valueOf(feature))
                    .readValue(json);
        } catch (IOException e) {
            return "refused";
        }
    }

    private static Object byCodec(List<Feature> features, Class<?> type, String json) {
        byte[] bytes = (json + " ".repeat(64)).getBytes(UTF_8);
        Settings settings = Settings.of(Mappers.DIALECT)
                .with(Feature.FAIL_ON_UNKNOWN_PROPERTIES, false)
                .with(Feature.FAIL_ON_NULL_FOR_PRIMITIVES, false);
        for (Feature feature : features) {
            settings = settings.with(feature, true);
        }
        try {
            return JsonEngine.forMappers()
                    .inPlace(bytes, 0, bytes.length, 0, settings)
                    .read(JsonEngine.forMappers().generatedCodec(type));
        } catch (WireException e) {
            return "refused";
        }
    }
}
