package dev.wirespeed.conformance.json;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.annotation.JsonInclude.Include;
import dev.wirespeed.Json;
import dev.wirespeed.json.JsonCodec;
import dev.wirespeed.json.JsonEngine;
import dev.wirespeed.mapper.MapperJson.Handover;
import dev.wirespeed.mapper.MapperJson.Place;
import dev.wirespeed.runtime.CodecOptions;
import dev.wirespeed.runtime.CodecOptions.Enums;
import dev.wirespeed.runtime.CodecOptions.Naming;
import dev.wirespeed.runtime.CodecOptions.Order;
import dev.wirespeed.runtime.Dialect;
import dev.wirespeed.runtime.Settings;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What shapes code is told to the processor, for packages, too. */
class OptionsTest {
    private static final CodecOptions SNAKE =
            CodecOptions.JACKSON3.naming(Naming.SNAKE_CASE).inclusion(Include.NON_NULL);

    private static final Map<String, String> TWO_PACKAGES = Map.of(
            "acme.Order", """
                    package acme;
                    @dev.wirespeed.Wire
                    public record Order(acme.legacy.Address shipTo, Object noteText, java.util.Date sentAt) {
                        public static final Order ONE = new Order(new acme.legacy.Address("1", null, Kind.HOME), new Note("a", null), null);
                        public record Note(String inShort, String inFull) {} // which no codec is for
                        public enum Kind { HOME; public String toString() { return "home"; } }
                    }
                    """,
            "acme.legacy.Address", """
                    package acme.legacy;
                    public record Address(String zipCode, Object cityName, acme.Order.Kind kindOf) {}
                    """);

    private static Object value(Compiled compiled, String type, String field) throws ReflectiveOperationException {
        assertThat(compiled.messages()).noneMatch(Compiled.Message::isError);
        return compiled.load().loadClass(type).getField(field).get(null);
    }

    private static String written(Object value) {
        return new String(Json.standard().write(value), UTF_8);
    }

    @Test
    void eachObjectFollowsTheOptionsOfItsPackage() throws ReflectiveOperationException {
        Object order = value(
                Compiled.of(
                        TWO_PACKAGES,
                        true,
                        List.of(
                                "-Awirespeed.naming=SNAKE_CASE,acme.legacy=LOWER_CAMEL_CASE",
                                "-Awirespeed.inclusion=acme.legacy=ALWAYS,acme=NON_NULL",
                                "-Awirespeed.enums=acme.legacy=NAME",
                                "-Awirespeed.order=DECLARED")),
                "acme.Order",
                "ONE");

        assertThat(written(order)).isEqualTo("""
                {"ship_to":{"zipCode":"1","cityName":null,"kindOf":"HOME"},"note_text":{"in_short":"a"}}""");
        CodecOptions own = SNAKE.order(Order.DECLARED);
        assertThat(JsonEngine.forMappers().generatedCodec(order.getClass()).options())
                .isEqualTo(own);
        Class<?> address = order.getClass().getRecordComponents()[0].getType();
        assertThat(JsonEngine.forMappers().generatedCodec(address).options())
                .isEqualTo(CodecOptions.JACKSON3.order(Order.DECLARED).enums(Enums.NAME));
        Object read = Json.standard()
                .read("{\"sent_at\":5,\"ship_to\":{\"zipCode\":\"2\",\"kindOf\":\"HOME\"}}", order.getClass());
        assertThat(read.toString())
                .contains("zipCode=2")
                .contains("kindOf=home")
                .contains("1970");
    }

    @Test
    void whatIsOpenFollowsTheObjectThatHasIt() throws ReflectiveOperationException {
        Map<String, String> sources = Map.of(
                "acme.Outer", """
                        package acme;
                        @dev.wirespeed.Wire
                        public record Outer(acme.legacy.Inner innerPart, Object openPart) {
                            public static final Outer ONE = new Outer(new acme.legacy.Inner(new Open(1)), new Open(2));
                            public record Open(int anInt) {}
                        }
                        """,
                "acme.legacy.Inner", """
                        package acme.legacy;
                        public record Inner(Object openPart) {}
                        """);
        Object outer = value(
                Compiled.of(sources, true, List.of("-Awirespeed.naming=acme.legacy=KEBAB_CASE")), "acme.Outer", "ONE");
        assertThat(written(outer)).isEqualTo("""
                {"innerPart":{"open-part":{"an-int":1}},"openPart":{"anInt":2}}""");
        outer = value(
                Compiled.of(sources, true, List.of("-Awirespeed.naming=KEBAB_CASE,acme.legacy=LOWER_CAMEL_CASE")),
                "acme.Outer",
                "ONE");
        assertThat(written(outer)).isEqualTo("""
                {"inner-part":{"openPart":{"anInt":1}},"open-part":{"an-int":2}}""");
    }

    @Test
    void generatedCodeIsTheSameForTheDefault() {
        Map<String, String> plain = sources(List.of());
        assertThat(sources(List.of(
                        "-Awirespeed.dialect=jackson3",
                        "-Awirespeed.naming=LOWER_CAMEL_CASE",
                        "-Awirespeed.inclusion=ALWAYS",
                        "-Awirespeed.contents=ALWAYS",
                        "-Awirespeed.order=ALPHABETIC",
                        "-Awirespeed.enums=TO_STRING")))
                .isEqualTo(plain);
        assertThat(plain.values()).noneMatch(source -> source.contains("CodecOptions"));
    }

    private static Map<String, String> sources(List<String> arguments) {
        Compiled compiled = Compiled.of(TWO_PACKAGES, true, arguments);
        assertThat(compiled.messages()).noneMatch(Compiled.Message::isError);
        return compiled.sources().entrySet().stream()
                .collect(Collectors.toMap(Map.Entry::getKey, e -> e.getValue().toString()));
    }

    private static final Map<String, String> IN_SETS = Map.of("acme.Family", """
            package acme;
            import java.util.*;
            @dev.wirespeed.Wire
            public class Family {
                public static final Family ONE = new Family("a", new Child("b", new Sub("c")), new Child(null, null));
                public static class Animal { public String petName; }
                @dev.wirespeed.Wire
                public static class Sub extends Animal { public int petAge; Sub(String name) { petName = name; } Sub() {} }
                public record Child(String firstName, Animal bestPet) {}
                public String lastName;
                public Child firstChild;
                public Object anyChild;
                public Optional<String> noText = Optional.empty();
                public Family() {}
                private Family(String name, Child first, Object any) { lastName = name; firstChild = first; anyChild = any; }
                public String toString() { return lastName + firstChild.firstName + firstChild.bestPet.petName; }
            }
            """);

    @Test
    void aClassHasCodecsForSeveralOptions() throws ReflectiveOperationException {
        Object family = value(
                Compiled.of(
                        IN_SETS,
                        true,
                        List.of(
                                "-Awirespeed.naming=KEBAB_CASE",
                                "-Awirespeed.also=snake:naming=SNAKE_CASE;inclusion=NON_NULL;contents=NON_NULL, plain:order=ALPHABETIC")),
                "acme.Family",
                "ONE");
        CodecOptions snake = SNAKE.contents(Include.NON_NULL);
        JsonCodec<?> first = JsonEngine.forMappers().generatedCodec(family.getClass());
        assertThat(first.options()).isEqualTo(CodecOptions.JACKSON3.naming(Naming.KEBAB_CASE));
        assertThat(first.variants()).extracting(JsonCodec::options).isEqualTo(List.of(snake, CodecOptions.JACKSON3));
        List<CodecOptions> all = List.of(first.options(), snake, CodecOptions.JACKSON3);
        for (CodecOptions options : all) {
            JsonCodec<?> codec = Stream.concat(Stream.of(first), first.variants().stream())
                    .filter(each -> each.options().equals(options))
                    .findFirst()
                    .orElseThrow();
            String expected = Shaped.mapper(options).build().writeValueAsString(family);
            assertThat(written(codec, family)).isEqualTo(expected);
            assertThat(read(codec, expected)).hasToString("abc");
        }
        assertThat(written(family)).isEqualTo(Shaped.mapper(all.get(0)).build().writeValueAsString(family));
    }

    @SuppressWarnings("unchecked") // of its class
    private static String written(JsonCodec<?> codec, Object value) {
        return JsonEngine.forMappers()
                .writeText(
                        (JsonCodec<Object>) codec,
                        value,
                        new Place(0, Settings.of(codec.dialect()), type -> true, Handover.NONE));
    }

    private static Object read(JsonCodec<?> codec, String json) {
        byte[] bytes = (json + " ".repeat(64)).getBytes(UTF_8);
        return JsonEngine.forMappers()
                .inPlace(bytes, 0, bytes.length, 0, Settings.of(codec.dialect()))
                .read(codec);
    }

    private static final Map<String, String> OF_JACKSON2 = Map.of("acme.All", """
            package acme;
            import com.fasterxml.jackson.annotation.*;
            import java.util.*;
            @dev.wirespeed.Wire
            public class All {
                public static final All FULL = new All(), EMPTY = new All();
                static {
                    FULL.zipCode = 1; FULL.aText = "t"; FULL.sizeOfIt = Size.BIG; FULL.givenNames = List.of("a"); FULL.manySizes = Map.of(Size.BIG, 2);
                    FULL.maybeMore = Optional.of("m"); FULL.innerRecord = new Inner("x", Size.SMALL); FULL.leftPart = new Date(5); FULL.anyThing = Size.BIG;
                    FULL.named = 3; FULL.always = "a";
                }
                public enum Size { SMALL, BIG; public String toString() { return name().toLowerCase(); } }
                public record Inner(String textB, Size sizeA) {}
                public int zipCode;
                public String aText;
                public Size sizeOfIt;
                public List<String> givenNames = new ArrayList<>();
                public Map<Size, Integer> manySizes = new HashMap<>();
                public Optional<String> maybeMore = Optional.empty();
                public Inner innerRecord;
                public Date leftPart;
                public Object anyThing;
                @JsonProperty("someName") public int named;
                @JsonInclude(JsonInclude.Include.ALWAYS) public String always;
                public boolean equals(Object o) { return o instanceof All a && toString().equals(a.toString()); }
                public int hashCode() { return 0; }
                public String toString() { return zipCode + aText + sizeOfIt + givenNames + manySizes + maybeMore + innerRecord + leftPart + anyThing + named + always; }
            }
            """);

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10})
    void codecsOfJackson2FollowOptions(int seed) throws Exception {
        CodecOptions options = Shaped.random(Dialect.JACKSON2, new Random(seed));
        com.fasterxml.jackson.databind.json.JsonMapper jackson =
                Shaped.mapper(Mappers.jackson2(), options).build();
        Compiled compiled = Compiled.of(OF_JACKSON2, true, Shaped.arguments(options));
        for (String each : List.of("FULL", "EMPTY")) {
            Object value = value(compiled, "acme.All", each);
            String expected = jackson.writeValueAsString(value);
            assertThat(written(value)).as("%s", options).isEqualTo(expected);
            assertThat(Json.standard().read(expected, value.getClass()))
                    .as("%s, %s", options, expected)
                    .isEqualTo(jackson.readValue(expected, value.getClass()));
        }
    }

    @Test
    void optionsAreValues() {
        assertThat(SNAKE)
                .isEqualTo(CodecOptions.JACKSON3.inclusion(Include.NON_NULL).naming(Naming.SNAKE_CASE))
                .hasSameHashCodeAs(
                        CodecOptions.JACKSON3.inclusion(Include.NON_NULL).naming(Naming.SNAKE_CASE))
                .isNotEqualTo(SNAKE.order(Order.DECLARED))
                .hasToString("jackson3, naming=SNAKE_CASE, inclusion=NON_NULL");
        assertThat(CodecOptions.JACKSON2.order(Order.ALPHABETIC).enums(Enums.TO_STRING))
                .hasToString("jackson2, order=ALPHABETIC, enums=TO_STRING");
        assertThat(SNAKE.contents(Include.NON_EMPTY))
                .isNotEqualTo(SNAKE)
                .hasToString("jackson3, naming=SNAKE_CASE, inclusion=NON_NULL, contents=NON_EMPTY");
        assertThatThrownBy(() -> SNAKE.contents(Include.USE_DEFAULTS)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> SNAKE.inclusion(Include.CUSTOM)).isInstanceOf(IllegalArgumentException.class);
    }
}
