package dev.wirespeed.conformance.json;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonValue;
import dev.wirespeed.Json;
import dev.wirespeed.Limits;
import dev.wirespeed.TypeRef;
import dev.wirespeed.Wire;
import dev.wirespeed.WireException;
import dev.wirespeed.WireFormat;
import dev.wirespeed.conformance.Seed;
import dev.wirespeed.conformance.Values;
import dev.wirespeed.conformance.contract.Answer;
import dev.wirespeed.conformance.fixture.Scalars.IntValue;
import dev.wirespeed.conformance.fixture.Theme;
import dev.wirespeed.conformance.fixture.Themes;
import dev.wirespeed.conformance.fixture.Views;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.StringReader;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.nio.ByteBuffer;
import java.time.ZoneId;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.ObjectWriter;
import tools.jackson.databind.json.JsonMapper;

/** Handles for one type write as Jackson's writers for a type, and read as the format does. */
class TypedTest {
    static Stream<Class<?>> types() {
        return Themes.all().stream().flatMap(theme -> theme.types().stream());
    }

    static Stream<Theme> themes() {
        return Themes.all().stream();
    }

    @ParameterizedTest
    @MethodSource("types")
    void randomValuesAreWrittenAsTheirClass(Class<?> type) {
        Values values = new Values(Seed.random(type));
        for (int i = 0; i < Seed.COUNT; i++) {
            check(type, values.next(type), Seed.context(type));
        }
    }

    @ParameterizedTest
    @MethodSource("themes")
    void samplesAreWrittenAsWhatTheyExtend(Theme theme) {
        for (Object sample : theme.samples()) {
            for (Class<?> type = sample.getClass();
                    type != Object.class && Json.standard().handles(type);
                    type = type.getSuperclass()) {
                check(type, sample, type + " for a " + sample.getClass());
            }
        }
    }

    private static void check(Class<?> type, Object value, String context) {
        Answer expected = Sides.STANDARD.jacksonWritesAs(type, value);
        Answer written = Sides.STANDARD.wirespeedWritesAs(type, value);
        assertThat(written.refused()).as("%s: %s", context, written.refusal()).isEqualTo(expected.refused());
        if (!written.refused()) {
            assertThat(written.agreesWith(expected))
                    .as("%s: %s in place of %s", context, written, expected)
                    .isTrue();
        }
    }

    @Wire
    static class Base {
        public int a = 1;
    }

    @Wire
    static class Derived extends Base {
        public int secret = 2;
    }

    @Test
    void nothingOfASubclassIsWritten() {
        Json.Typed<Base> bases = Json.standard().forType(Base.class);
        assertThat(bases.writeText(new Derived())).isEqualTo("{\"a\":1}");
        assertThat(bases.pretty().writeText(new Derived()))
                .isEqualTo(Json.standard().pretty().writeText(new Base()));
        assertThat(Json.standard().writeText(new Derived())).isEqualTo("{\"a\":1,\"secret\":2}");
        assertThatThrownBy(() -> bases.select("a").write(new Derived()))
                .isInstanceOf(WireException.class)
                .hasMessageContaining("TypedTest$Base, which Jackson writes as a whole");
        assertThat(bases.select("a").writeText(new Base())).isEqualTo("{\"a\":1}");
        for (Type type : List.of(
                new TypeRef<List<Base>>() {}.type(),
                new TypeRef<Map<String, List<Base>>>() {}.type(),
                new TypeRef<Optional<Base>>() {}.type(),
                Base[].class)) {
            Object value = made(type, List.of(new Derived()));
            assertThat(typed(type).writeText(value))
                    .as(type.getTypeName())
                    .doesNotContain("secret")
                    .isEqualTo(JACKSON.writerFor(JACKSON.constructType(type)).writeValueAsString(value));
        }
    }

    static class Foreign {
        public int a = 1;
    }

    static class ForeignDerived extends Foreign {
        public int secret = 2;
    }

    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME)
    @JsonSubTypes(@JsonSubTypes.Type(value = ForeignCircle.class, name = "circle"))
    interface ForeignShape {}

    record ForeignCircle(int radius) implements ForeignShape {}

    /** Also where no code is generated for the type. */
    @Test
    void jacksonWritesNothingOfASubclassEither() {
        Json.Typed<Foreign> foreign = Json.standard().forType(Foreign.class);
        assertThat(Json.standard().handles(Foreign.class)).isFalse();
        assertThat(foreign.writeText(new ForeignDerived())).isEqualTo("{\"a\":1}");
        assertThat(foreign.writeText(new Foreign())).isEqualTo("{\"a\":1}");
        for (Type type : List.of(
                new TypeRef<List<ForeignShape>>() {}.type(),
                new TypeRef<Map<Integer, Views.Figure>>() {}.type(),
                new TypeRef<ArrayDeque<Views.Figure>>() {}.type())) {
            Object value = type.getTypeName().contains("Foreign")
                    ? List.of(new ForeignCircle(3))
                    : type.getTypeName().startsWith("java.util.Map")
                            ? Map.of(1, new Views.Circle("c", 1.5))
                            : new ArrayDeque<>(List.of(new Views.Circle("c", 1.5)));
            assertThat(typed(type).writeText(value))
                    .as(type.getTypeName())
                    .isEqualTo(JACKSON.writerFor(JACKSON.constructType(type)).writeValueAsString(value));
        }
    }

    /** Says itself how it is written, which counts where its type does not. */
    static final class Page extends ArrayList<IntValue> {
        private static final long serialVersionUID = 1L;

        @JsonValue
        public String text() {
            return "page";
        }
    }

    @Test
    void contentsAreWrittenAsByJackson() {
        Page page = new Page();
        page.add(new IntValue(1));
        Iterable<IntValue> some = () -> List.of(new IntValue(1)).iterator();
        Map<Type, Object> values = Map.of(
                new TypeRef<List<IntValue>>() {}.type(), page,
                new TypeRef<List<List<IntValue>>>() {}.type(), List.of(page),
                new TypeRef<List<? extends Views.Figure>>() {}.type(), List.of(new Views.Circle("c", 1.5)),
                new TypeRef<Iterable<IntValue>>() {}.type(), some,
                new TypeRef<List<java.nio.file.Path>>() {}.type(), List.of(java.nio.file.Path.of("/a")),
                new TypeRef<Map<String, ZoneId>>() {}.type(), Map.of("z", ZoneId.of("Europe/Vienna")),
                new TypeRef<Optional<Number>>() {}.type(), Optional.of(1.5));
        values.forEach((type, value) -> assertThat(typed(type).writeText(value))
                .as(type.getTypeName())
                .isEqualTo(JACKSON.writerFor(JACKSON.constructType(type)).writeValueAsString(value)));
    }

    // ---- types that are made of others

    private static final JsonMapper JACKSON = JsonMapper.builder().build();

    static Stream<Type> generics() {
        return Stream.of(
                new TypeRef<List<Views.Figure>>() {}.type(),
                new TypeRef<List<Object>>() {}.type(),
                new TypeRef<Map<String, Views.Figure>>() {}.type(),
                new TypeRef<Map<String, List<Views.Figure>>>() {}.type(),
                new TypeRef<List<List<Views.Figure>>>() {}.type(),
                new TypeRef<Optional<Views.Figure>>() {}.type(),
                Views.Figure[].class);
    }

    private static Object made(Type type, List<?> contents) {
        if (type instanceof Class<?> array) {
            return contents.toArray((Object[]) java.lang.reflect.Array.newInstance(array.getComponentType(), 0));
        }
        ParameterizedType generic = (ParameterizedType) type;
        Type argument = generic.getActualTypeArguments()[generic.getActualTypeArguments().length - 1];
        Object content = argument instanceof ParameterizedType ? made(argument, contents) : contents.get(0);
        if (generic.getRawType() == Map.class) {
            return Map.of("a", content);
        }
        if (generic.getRawType() == Optional.class) {
            return Optional.of(content);
        }
        return argument instanceof ParameterizedType ? List.of(content) : new ArrayList<>(contents);
    }

    @ParameterizedTest
    @MethodSource("generics")
    void contentsHaveIdsWhereTheirTypeAsksForThem(Type type) {
        Object value = made(type, List.of(new Views.Circle("c", 1.5), new Views.Box()));
        ObjectWriter jackson = JACKSON.writerFor(JACKSON.constructType(type));
        Json.Typed<Object> typed = typed(type);
        assertThat(typed.writeText(value)).isEqualTo(jackson.writeValueAsString(value));
        assertThat(typed.writeText(null)).isEqualTo("null");
    }

    @SuppressWarnings("unchecked") // of the type
    private static Json.Typed<Object> typed(Type type) {
        return (Json.Typed<Object>) Json.standard().forType(TypeRef.of(type));
    }

    // ---- inputs, outputs, and what a format is told

    private static final Json.Typed<IntValue> INTS = Json.standard().forType(IntValue.class);

    @Test
    void haveAllOutputs() {
        IntValue value = new IntValue(7);
        assertThat(INTS.write(value)).isEqualTo("{\"v\":7}".getBytes(UTF_8));
        assertThat(INTS.writeText(value)).isEqualTo("{\"v\":7}");
        ByteArrayOutputStream stream = new ByteArrayOutputStream();
        INTS.write(value, stream);
        assertThat(stream.toString(UTF_8)).isEqualTo("{\"v\":7}");
        ByteBuffer buffer = ByteBuffer.allocate(7);
        INTS.write(value, buffer);
        assertThat(new String(buffer.array(), UTF_8)).isEqualTo("{\"v\":7}");
        StringBuilder text = new StringBuilder("x = ");
        INTS.writeText(value, text);
        assertThat(text).hasToString("x = {\"v\":7}");
        assertThat(INTS.pretty().writeText(value))
                .isEqualTo(Json.standard().pretty().writeText(value));
    }

    @Test
    void haveAllInputs() {
        IntValue value = new IntValue(7);
        byte[] document = "{\"v\":7}".getBytes(UTF_8);
        byte[] within = "--{\"v\":7}--".getBytes(UTF_8);
        assertThat(INTS.read(document)).isEqualTo(value);
        assertThat(INTS.read(within, 2, 7)).isEqualTo(value);
        assertThat(INTS.read(ByteBuffer.wrap(document))).isEqualTo(value);
        assertThat(INTS.read(new ByteArrayInputStream(document))).isEqualTo(value);
        assertThat(INTS.read("{\"v\":7}")).isEqualTo(value);
        assertThat(INTS.read(new StringReader("{\"v\":7}"))).isEqualTo(value);
        assertThat(INTS.readMany(new ByteArrayInputStream("{\"v\":1} null {\"v\":2}".getBytes(UTF_8))))
                .containsExactly(new IntValue(1), null, new IntValue(2));
        assertThat(INTS.read("null")).isNull();
        assertThatThrownBy(() -> INTS.read(within, 2, 10)).isInstanceOf(IndexOutOfBoundsException.class);
        assertThatThrownBy(() -> INTS.read("{\"v\":[]}"))
                .isInstanceOf(WireException.class)
                .hasMessageContaining("at path $.v, byte 5");
    }

    @Test
    void followWhatTheFormatIsTold() {
        Json.Typed<Views.Plain> plain = Json.standard().forType(Views.Plain.class);
        Views.Plain value = new Views.Plain("a", 1);
        assertThat(plain.select("text").writeText(value)).isEqualTo("{\"text\":\"a\"}");
        assertThat(plain.view(Views.Internal.class).writeText(value))
                .isEqualTo(Json.standard().view(Views.Internal.class).writeText(value));
        WireFormat.Typed<Views.Plain> limited = plain.limits(Limits.standard().depth(1));
        assertThat(limited.read("{}".getBytes(UTF_8))).isNotNull();
        assertThatThrownBy(
                        () -> plain.limits(Limits.standard().documentLength(3)).read("{    }"))
                .isInstanceOf(WireException.class)
                .hasMessageContaining("longer than the limit of 3");
        assertThat(Json.standard().select("number").forType(Views.Plain.class).writeText(value))
                .isEqualTo("{\"number\":1}");
    }

    @Test
    void writeAnythingWhereTheTypeIsObject() {
        Json.Typed<Object> any = Json.standard().forType(Object.class);
        assertThat(any.writeText(List.of(1, "a", new IntValue(2)))).isEqualTo("[1,\"a\",{\"v\":2}]");
        assertThat(any.read("[1,{\"a\":null}]")).isEqualTo(Json.standard().read("[1,{\"a\":null}]", Object.class));
    }

    @Test
    void areOnlyForTypesThatHaveACodec() {
        assertThat(Json.standard().handles(IntValue.class)).isTrue();
        assertThat(Json.standard().handles(String.class)).isTrue();
        assertThat(Json.standard().handles(int[][].class)).isTrue();
        assertThat(Json.standard().handles(new TypeRef<List<Map<String, IntValue>>>() {}.type()))
                .isTrue();
        assertThat(Json.standard().handles(new TypeRef<List<Map<Integer, IntValue>>>() {}.type()))
                .isFalse();
        assertThat(Json.standard().handles(TypedTest.class)).isFalse();
        assertThat(Json.standard().handles(TreeMap.class)).isFalse();
        assertThat(Json.standard().handles(ArrayDeque.class)).isFalse();
        assertThat(Json.standard().handles(List.class)).isTrue();
        assertThat(Json.standard().handles(new TypeRef<List<? extends IntValue>>() {}.type()))
                .isTrue();
        assertThat(Json.standard().handles(new TypeRef<Optional<TypedTest>>() {}.type()))
                .isFalse();
        assertThat(Json.standard().mediaTypes()).containsExactly("application/json", "application/*+json");
        assertThat(Json.positional().view(Object.class).mediaTypes())
                .containsExactly("application/json;shape=array", "application/*+json;shape=array");
    }
}
