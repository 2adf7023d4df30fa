package dev.wirespeed.conformance.json;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.wirespeed.Json;
import dev.wirespeed.TypeRef;
import dev.wirespeed.WireException;
import dev.wirespeed.conformance.Drip;
import dev.wirespeed.conformance.fixture.Scalars.IntValue;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.core.JacksonException;
import tools.jackson.core.type.TypeReference;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** What a whole document can be of: arrays, primitives, classes that don't say what is in them. */
class RootsTest {
    private static final List<String> DOCUMENTS = List.of(
            "null",
            " null ",
            "nul",
            "[]",
            "[null]",
            "[[]]",
            "[[null],null]",
            "[1,2]",
            "[[1,2],[3]]",
            "[[[1]]]",
            "[{\"v\":1},null]",
            "[[{\"v\":1}],[]]",
            "[1,\"a\",null,{\"b\":[1.5]}]",
            "[\"AQI=\"]",
            "{}",
            "{\"v\":1}",
            "{\"a\":{\"b\":[]},\"a\":null}",
            "\"\"",
            "\" \"",
            "\"x\"",
            "\"null\"",
            "\"1\"",
            "1",
            "-1.5",
            "300",
            "70000",
            "3000000000",
            "true",
            "[",
            "[1,]",
            "[1]]",
            "null 1",
            "");

    static Stream<Class<?>> classes() {
        return Stream.of(
                IntValue[].class,
                IntValue[][].class,
                Object[].class,
                Object[][].class,
                String[].class,
                Integer[].class,
                Byte[][].class,
                byte[][].class,
                int[][].class,
                int[][][].class,
                List[].class,
                Optional[].class,
                CharSequence[].class,
                Thread.State[].class,
                List.class,
                Collection.class,
                Iterable.class,
                ArrayList.class,
                Deque.class,
                Set.class,
                HashSet.class,
                Map.class,
                LinkedHashMap.class,
                TreeMap.class,
                Optional.class,
                Map.Entry.class,
                JsonNode.class,
                boolean.class,
                byte.class,
                short.class,
                int.class,
                long.class,
                float.class,
                double.class,
                char.class,
                void.class);
    }

    @ParameterizedTest
    @MethodSource("classes")
    void isReadAsByJackson(Class<?> type) {
        DOCUMENTS.forEach(document -> assertAlike(
                document,
                () -> JsonMapper.shared().readValue(document, type),
                () -> Json.standard().read(document, type)));
        DOCUMENTS.forEach(document -> assertAlike(
                document,
                () -> JsonMapper.shared().readValue(document, type),
                () -> Json.standard().read(new Drip(document.getBytes(UTF_8), 3), type)));
    }

    static Stream<TypeRef<?>> types() {
        return Stream.of(
                new TypeRef<IntValue[]>() {},
                new TypeRef<List<IntValue[]>>() {},
                new TypeRef<List<IntValue>[]>() {},
                new TypeRef<List<IntValue[]>[][]>() {},
                new TypeRef<Map<String, List<Integer>>[]>() {},
                new TypeRef<Map<String, IntValue>>() {},
                new TypeRef<List<Optional<Integer>>>() {},
                new TypeRef<Optional<Integer>>() {},
                new TypeRef<Optional<Optional<Integer>>>() {},
                new TypeRef<List<JsonNode>>() {},
                new TypeRef<AtomicReference<Integer>>() {},
                new TypeRef<Map.Entry<String, Integer>>() {});
    }

    @ParameterizedTest
    @MethodSource("types")
    void isReadAsByJackson(TypeRef<?> type) {
        TypeReference<Object> reference = new TypeReference<>() {
            @Override
            public Type getType() {
                return type.type();
            }
        };
        DOCUMENTS.forEach(document -> assertAlike(
                document,
                () -> JsonMapper.shared().readValue(document, reference),
                () -> Json.standard().read(document, type)));
        DOCUMENTS.forEach(document -> assertAlike(
                document,
                () -> JsonMapper.shared().readValue(document, reference),
                () -> Json.standard().read(new Drip(document.getBytes(UTF_8), 3), type)));
    }

    private interface Reading {
        Object read();
    }

    private static void assertAlike(String document, Reading jackson, Reading wirespeed) {
        Object expected;
        try {
            expected = jackson.read();
        } catch (JacksonException e) {
            assertThatThrownBy(wirespeed::read)
                    .as("%s, of which Jackson says %s", document, e.getMessage())
                    .isInstanceOf(WireException.class);
            return;
        }
        Object actual = wirespeed.read();
        assertThat(actual == null ? null : actual.getClass())
                .as(document)
                .isEqualTo(expected == null ? null : expected.getClass());
        assertThat(JsonMapper.shared().writeValueAsString(actual))
                .as(document)
                .isEqualTo(JsonMapper.shared().writeValueAsString(expected))
                .isEqualTo(Json.standard().writeText(actual));
    }

    @Test
    void whatIsInAnArrayIsOfItsClass() {
        assertThat(Json.standard().read("[{\"v\":1},null]", IntValue[].class)).containsExactly(new IntValue(1), null);
    }

    @Test
    void aRefusedNullIsWhereItStands() {
        assertThatThrownBy(() -> Json.standard().read(" null", int.class))
                .hasMessage("Expected a number but was null at path $, byte 1");
    }
}
