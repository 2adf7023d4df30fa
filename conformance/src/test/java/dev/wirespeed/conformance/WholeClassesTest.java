package dev.wirespeed.conformance;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.datatype.jdk8.Jdk8Module;
import com.fasterxml.jackson.datatype.jsr310.JavaTimeModule;
import com.fasterxml.jackson.module.paramnames.ParameterNamesModule;
import dev.wirespeed.Json;
import dev.wirespeed.WireException;
import dev.wirespeed.conformance.fixture.Identified;
import dev.wirespeed.conformance.fixture.OddMembers;
import dev.wirespeed.conformance.fixture.OwnForms;
import dev.wirespeed.jackson.WirespeedJsonFactory;
import dev.wirespeed.jackson.WirespeedModule;
import java.lang.reflect.Constructor;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
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
        return Stream.of(OwnForms.class, Identified.class, OddMembers.class)
                .flatMap(each -> Arrays.stream(each.getDeclaredClasses()))
                .filter(each -> Modifier.isPublic(each.getModifiers()) && !each.isInterface());
    }

    /** What is asked beside Jackson: {@code Json}, and mappers with codecs. */
    private static List<Mapper> asked() {
        List<Mapper> asked = new ArrayList<>();
        asked.add(new OfJson());
        if (Oracle.IS_JACKSON2) {
            asked.add(new Mapper.Jackson2(com.fasterxml.jackson.databind.json.JsonMapper.builder()
                    .addModules(new JavaTimeModule(), new Jdk8Module(), new ParameterNamesModule())
                    .addModule(new dev.wirespeed.jackson.jackson2.WirespeedModule())
                    .build()));
        } else {
            asked.add(new Mapper.Jackson3(
                    JsonMapper.builder().addModule(new WirespeedModule()).build()));
            asked.add(new Mapper.Jackson3(JsonMapper.builder(new WirespeedJsonFactory())
                    .addModule(new WirespeedModule())
                    .build()));
        }
        return asked;
    }

    @ParameterizedTest
    @MethodSource("classes")
    void areWrittenAsByJackson(Class<?> type) {
        for (Mapper mapper : asked()) {
            assertThat(answer(() -> mapper.writeText(sample(type))))
                    .as("%s", mapper)
                    .isEqualTo(answer(() -> Oracle.JACKSON.writeText(sample(type))));
            assertThat(answer(() -> new String(mapper.write(new Object[] {sample(type)}), UTF_8)))
                    .as("%s, in an array", mapper)
                    .isEqualTo(answer(() -> Oracle.JACKSON.writeText(new Object[] {sample(type)})));
        }
    }

    @ParameterizedTest
    @MethodSource("classes")
    void areReadAsByJackson(Class<?> type) {
        List<String> documents = new ArrayList<>(DOCUMENTS);
        documents.add(answer(() -> Oracle.JACKSON.writeText(sample(type))));
        for (Mapper mapper : asked()) {
            for (String document : documents) {
                String expected = answer(() -> described(Oracle.JACKSON.read(document, type)));
                assertThat(answer(() -> described(mapper.read(document, type))))
                        .as("%s, %s", mapper, document)
                        .isEqualTo(expected);
                assertThat(answer(() -> described(mapper.read(document.getBytes(UTF_8), type))))
                        .as("%s, bytes of %s", mapper, document)
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
        return value == null ? "null" : value.getClass().getSimpleName() + Oracle.JACKSON.writeText(value);
    }

    private static String answer(Supplier<String> question) {
        try {
            return question.get();
        } catch (Mapper.Refusal | WireException e) {
            return "refused";
        }
    }

    /** {@code Json} in a mapper's place. */
    private record OfJson() implements Mapper {
        @Override
        public byte[] write(Object value, Class<?> view) {
            return Json.standard().view(view).write(value);
        }

        @Override
        public byte[] write(Object value) {
            return Json.standard().write(value);
        }

        @Override
        public String writeText(Object value) {
            return Json.standard().writeText(value);
        }

        @Override
        public Object read(byte[] document, Class<?> type) {
            return Json.standard().read(document, type);
        }

        @Override
        public Object read(String document, Class<?> type) {
            return Json.standard().read(document, type);
        }

        @Override
        public Mapper pretty() {
            throw new UnsupportedOperationException();
        }
    }
}
