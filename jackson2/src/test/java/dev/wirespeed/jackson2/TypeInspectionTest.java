package dev.wirespeed.jackson2;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.annotation.JacksonInject;
import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.Nulls;
import com.fasterxml.jackson.annotation.OptBoolean;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.InjectableValues;
import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.KeyDeserializer;
import com.fasterxml.jackson.databind.Module;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.cfg.CoercionAction;
import com.fasterxml.jackson.databind.cfg.CoercionInputShape;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.jsontype.TypeSerializer;
import com.fasterxml.jackson.databind.module.SimpleModule;
import com.fasterxml.jackson.databind.type.LogicalType;
import dev.wirespeed.Wire;
import java.io.IOException;
import java.time.LocalDate;
import java.util.LinkedHashMap;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.jspecify.annotations.NullUnmarked;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** What a mapper has of its own for a class far inside of another one has its effect, whatever the codec would do. */
class TypeInspectionTest {

    /** Has a place for everything that a mapper may treat in its own way. */
    @Wire
    @NullUnmarked
    public static class Place {
        public Open open;
        public Object any;
        public Pet pet;
        public List<Open> list;
        public Map<UUID, Integer> byId;
    }

    /** A class that may have subclasses. */
    @NullUnmarked
    public static class Open {
        public int number;
    }

    /** One of them, which nothing refers to. */
    @NullUnmarked
    public static class Hidden extends Open {
        public String secret = "secret";
    }

    /** One of several. */
    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME)
    @JsonSubTypes(@JsonSubTypes.Type(value = Cat.class, name = "cat"))
    public interface Pet {}

    /** One of them. */
    @NullUnmarked
    public static class Cat implements Pet {
        public String name = "Tom";
    }

    private static final class Stars<T> extends JsonSerializer<T> {
        @Override
        public void serialize(T value, JsonGenerator out, SerializerProvider context) throws IOException {
            out.writeString("***");
        }

        @Override
        public void serializeWithType(T value, JsonGenerator out, SerializerProvider context, TypeSerializer ids)
                throws IOException {
            out.writeString("***");
        }
    }

    private static final class StarKeys<T> extends JsonSerializer<T> {
        @Override
        public void serialize(T value, JsonGenerator out, SerializerProvider context) throws IOException {
            out.writeFieldName("***");
        }
    }

    private static final class OneKey extends KeyDeserializer {
        @Override
        public Object deserializeKey(String key, DeserializationContext context) {
            return new UUID(0, 7);
        }
    }

    static Stream<Arguments> modules() {
        return Stream.of(
                Arguments.of(
                        "a class known at run time only",
                        new SimpleModule().addSerializer(Hidden.class, new Stars<>())),
                Arguments.of("what an Object holds", new SimpleModule().addSerializer(LocalDate.class, new Stars<>())),
                Arguments.of("a variant", new SimpleModule().addSerializer(Cat.class, new Stars<>())),
                Arguments.of("a key", new SimpleModule().addKeySerializer(UUID.class, new StarKeys<>())),
                Arguments.of("a list", new SimpleModule().addSerializer(List.class, new Stars<>())),
                Arguments.of("reading a key", new SimpleModule().addKeyDeserializer(UUID.class, new OneKey())),
                Arguments.of(
                        "reading as another list",
                        new SimpleModule().addAbstractTypeMapping(List.class, LinkedList.class)),
                Arguments.of("nothing", new SimpleModule()));
    }

    private static Place place(boolean full) {
        Place place = new Place();
        place.open = full ? new Hidden() : new Open();
        place.any = full ? List.of(LocalDate.EPOCH, new Hidden()) : "text";
        place.pet = new Cat();
        place.list = List.of(new Open(), place.open);
        place.byId = new LinkedHashMap<>(Map.of(new UUID(1, 2), 3));
        return place;
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("modules")
    void aMapperOfItsOwnIsFollowed(String what, Module module) throws IOException {
        JsonMapper plain = DefaultMappers.withoutSettings().addModule(module).build();
        JsonMapper with = DefaultMappers.withoutSettings()
                .addModule(new WirespeedModule())
                .addModule(module)
                .build();
        for (Place place : List.of(place(false), place(true), place(false))) {
            assertThat(with.writeValueAsString(place)).isEqualTo(plain.writeValueAsString(place));
            assertThat(with.writeValueAsBytes(List.of(place))).isEqualTo(plain.writeValueAsBytes(List.of(place)));
        }
        String json =
                "{\"open\":{\"number\":1},\"list\":[{\"number\":2}],\"byId\":{\"00000000-0000-0001-0000-000000000002\":3}}";
        Place read = with.readValue(json, Place.class);
        Place expected = plain.readValue(json, Place.class);
        assertThat(read.byId).isEqualTo(expected.byId);
        assertThat(read.list).hasSameClassAs(expected.list).hasSize(1);
        assertThat(read.list.get(0).number).isEqualTo(2);
    }

    /** Has nothing open but what is left to Jackson, and something that may be coerced. */
    @Wire
    @NullUnmarked
    public static class Rest {
        @JsonIgnoreProperties("none")
        public Open one;

        @JsonIgnoreProperties("none")
        public List<Open> all;

        @JacksonInject(optional = OptBoolean.TRUE)
        public String whence = "here";

        public int id;
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("modules")
    void soItIsInWhatIsLeftToJackson(String what, Module module) throws IOException {
        JsonMapper plain = DefaultMappers.withoutSettings().addModule(module).build();
        Rest rest = new Rest();
        for (boolean inList : new boolean[] {false, true}) {
            rest.one = inList ? null : new Hidden();
            rest.all = inList ? List.of(new Open(), new Hidden()) : null;
            JsonMapper with = DefaultMappers.withoutSettings()
                    .addModule(new WirespeedModule())
                    .addModule(module)
                    .build();
            assertThat(with.writeValueAsString(rest)).isEqualTo(plain.writeValueAsString(rest));
        }
    }

    static Stream<Arguments> readers() {
        return Stream.of(
                reader(
                        "coercion of numbers",
                        mapper -> mapper.coercionConfigFor(LogicalType.Integer)
                                .setCoercion(CoercionInputShape.String, CoercionAction.Fail)),
                reader(
                        "coercion of all",
                        mapper -> mapper.coercionConfigDefaults()
                                .setCoercion(CoercionInputShape.Float, CoercionAction.AsNull)),
                reader("nulls", mapper -> mapper.setDefaultSetterInfo(JsonSetter.Value.forValueNulls(Nulls.SKIP))),
                reader(
                        "injected",
                        mapper -> mapper.setInjectableValues(
                                new InjectableValues.Std().addValue(String.class.getName(), "there"))));
    }

    private static Arguments reader(String what, Consumer<JsonMapper> configuration) {
        return Arguments.of(what, configuration);
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("readers")
    void aMapperThatReadsInItsOwnWayIsFollowed(String what, Consumer<JsonMapper> configuration) throws IOException {
        JsonMapper plain = DefaultMappers.withoutSettings().build();
        JsonMapper with = DefaultMappers.withoutSettings()
                .addModule(new WirespeedModule())
                .build();
        configuration.accept(plain);
        configuration.accept(with);
        for (String json : List.of("{\"id\":\"5\"}", "{\"id\":1.5}", "{\"id\":1,\"whence\":null}", "{}")) {
            assertThat(read(with, json)).isEqualTo(read(plain, json));
        }
    }

    private static String read(JsonMapper mapper, String json) throws IOException {
        try {
            Rest rest = mapper.readValue(json, Rest.class);
            return rest.id + " " + rest.whence;
        } catch (JsonProcessingException e) {
            return e.getClass().getName();
        }
    }
}
