package dev.wirespeed.conformance.json;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.wirespeed.Json;
import dev.wirespeed.WireException;
import dev.wirespeed.conformance.fixture.Identified;
import dev.wirespeed.conformance.fixture.LeftOut;
import dev.wirespeed.conformance.fixture.OddMembers;
import dev.wirespeed.conformance.fixture.OwnForms;
import dev.wirespeed.jackson.WirespeedJsonFactory;
import dev.wirespeed.jackson.WirespeedModule;
import java.lang.reflect.Constructor;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.json.JsonMapper;

/** Classes that are left to Jackson as a whole: in {@code Json} and in a mapper with codecs, of both Jacksons. */
class WholeClassesTest {
    private static final List<String> DOCUMENTS = List.of(
            "{}",
            "[]",
            "\"x\"",
            "\"2020-01-02T03:04:05Z\"",
            "1",
            "{\"extra\":9}",
            "{\"n\":7,\"more\":8}",
            "{\"a\":3}",
            "[\"q\"]",
            "[1]");

    static Stream<Class<?>> classes() {
        return Stream.of(OwnForms.class, Identified.class, LeftOut.class, OddMembers.class)
                .flatMap(each -> Arrays.stream(each.getDeclaredClasses()))
                .filter(each -> Modifier.isPublic(each.getModifiers()) && !each.isInterface());
    }

    /** What is asked beside Jackson: {@code Json}, and mappers with codecs. */
    private static List<Asked> asked() {
        Json json = Json.standard();
        List<Asked> asked = new ArrayList<>();
        asked.add(new Asked("Json", json::write, json::writeText, json::read, json::read));
        if (Mappers.IS_JACKSON2) {
            asked.add(Asked.of(Mappers.JACKSON.withCodecs()));
        } else {
            asked.add(Asked.of(new Mapper.Jackson3(
                    JsonMapper.builder().addModule(new WirespeedModule()).build())));
            asked.add(Asked.of(new Mapper.Jackson3(JsonMapper.builder(new WirespeedJsonFactory())
                    .addModule(new WirespeedModule())
                    .build())));
        }
        return asked;
    }

    private record Asked(
            String name,
            Function<Object, byte[]> write,
            Function<Object, String> writeText,
            BiFunction<byte[], Class<?>, Object> read,
            BiFunction<String, Class<?>, Object> readText) {
        static Asked of(Mapper mapper) {
            return new Asked(mapper.toString(), mapper::write, mapper::writeText, mapper::read, mapper::read);
        }
    }

    @ParameterizedTest
    @MethodSource("classes")
    void areWrittenAsByJackson(Class<?> type) {
        for (Asked each : asked()) {
            assertThat(answer(() -> each.writeText().apply(sample(type))))
                    .as(each.name())
                    .isEqualTo(answer(() -> Mappers.JACKSON.writeText(sample(type))));
            assertThat(answer(() -> new String(each.write().apply(new Object[] {sample(type)}), UTF_8)))
                    .as("%s, in an array", each.name())
                    .isEqualTo(answer(() -> Mappers.JACKSON.writeText(new Object[] {sample(type)})));
        }
    }

    @ParameterizedTest
    @MethodSource("classes")
    void areReadAsByJackson(Class<?> type) {
        List<String> documents = new ArrayList<>(DOCUMENTS);
        documents.add(answer(() -> Mappers.JACKSON.writeText(sample(type))));
        for (Asked each : asked()) {
            for (String document : documents) {
                String expected = answer(() -> described(Mappers.JACKSON.read(document, type)));
                assertThat(answer(() -> described(each.readText().apply(document, type))))
                        .as("%s, %s", each.name(), document)
                        .isEqualTo(expected);
                assertThat(answer(() -> described(each.read().apply(document.getBytes(UTF_8), type))))
                        .as("%s, bytes of %s", each.name(), document)
                        .isEqualTo(expected);
            }
        }
    }

    private static Object sample(Class<?> type) {
        try {
            Constructor<?> constructor = type.getConstructor();
            return constructor.newInstance();
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }

    /** A value's class and its document, since few of these classes have an {@code equals}. */
    private static String described(Object value) {
        return value == null ? "null" : value.getClass().getSimpleName() + Mappers.JACKSON.writeText(value);
    }

    private static String answer(Supplier<String> question) {
        try {
            return question.get();
        } catch (Mapper.Refusal | WireException e) {
            return "refused";
        }
    }
}
