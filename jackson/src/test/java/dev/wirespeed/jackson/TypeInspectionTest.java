package dev.wirespeed.jackson;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.annotation.JacksonInject;
import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.Nulls;
import com.fasterxml.jackson.annotation.OptBoolean;
import dev.wirespeed.Wire;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.jspecify.annotations.NullUnmarked;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.core.JsonGenerator;
import tools.jackson.databind.DefaultTyping;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.InjectableValues;
import tools.jackson.databind.JacksonModule;
import tools.jackson.databind.KeyDeserializer;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.ValueSerializer;
import tools.jackson.databind.cfg.CoercionAction;
import tools.jackson.databind.cfg.CoercionInputShape;
import tools.jackson.databind.deser.ValueInstantiator;
import tools.jackson.databind.ext.javatime.deser.LocalDateDeserializer;
import tools.jackson.databind.ext.javatime.ser.LocalDateSerializer;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.jsontype.BasicPolymorphicTypeValidator;
import tools.jackson.databind.jsontype.TypeSerializer;
import tools.jackson.databind.module.SimpleModule;
import tools.jackson.databind.type.LogicalType;

/** What a mapper has of its own for a class far inside of another one has its effect, whatever the codec would do. */
class TypeInspectionTest {

    /** Has a place for everything that a mapper may treat in its own way. */
    @Wire
    @NullUnmarked
    public static class Place {
        public Open open;
        public Object any;
        public Shop.Payment payment;
        public List<Open> list;
        public Map<UUID, Integer> byId;
        public Named named;
        public LocalDate day;
        public Student student;
        public int count;
        public Injected injected;
    }

    /** Has something that no document tells. */
    @NullUnmarked
    public static class Injected {
        @JacksonInject(optional = OptBoolean.TRUE)
        public String whence = "here";

        public int number;
    }

    /** Inherits all of its properties. */
    @NullUnmarked
    public static class Student extends Person {
        public int year;
    }

    /** Changes how a property is written, but not by what. */
    interface Quiet {
        @JsonInclude(JsonInclude.Include.NON_EMPTY)
        String getName();
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

    /** Something with a name. */
    public interface Named {
        String getName();
    }

    /** That which a mapper may read it as. */
    @NullUnmarked
    public static class Person implements Named {
        public String name;

        @Override
        public String getName() {
            return name;
        }
    }

    private static final class Stars<T> extends ValueSerializer<T> {
        @Override
        public void serialize(T value, JsonGenerator out, SerializationContext context) {
            out.writeString("***");
        }

        @Override
        public void serializeWithType(T value, JsonGenerator out, SerializationContext context, TypeSerializer ids) {
            out.writeString("***");
        }
    }

    private static final class StarKeys<T> extends ValueSerializer<T> {
        @Override
        public void serialize(T value, JsonGenerator out, SerializationContext context) {
            out.writeName("***");
        }
    }

    private static final class OneKey extends KeyDeserializer {
        @Override
        public Object deserializeKey(String key, DeserializationContext context) {
            return new UUID(0, 7);
        }
    }

    private static Arguments with(String what, SimpleModule module) {
        return Arguments.of(what, (UnaryOperator<JsonMapper.Builder>) b -> b.addModule(module));
    }

    static Stream<Arguments> mappers() {
        return Stream.of(
                with("a class known at run time only", new SimpleModule().addSerializer(Hidden.class, new Stars<>())),
                with("what an Object holds", new SimpleModule().addSerializer(LocalDate.class, new Stars<>())),
                with("a variant", new SimpleModule().addSerializer(Shop.Card.class, new Stars<>())),
                with(
                        "another pattern",
                        new SimpleModule()
                                .addSerializer(
                                        LocalDate.class,
                                        new LocalDateSerializer(DateTimeFormatter.ofPattern("dd.MM.uuuu")))
                                .addDeserializer(
                                        LocalDate.class,
                                        new LocalDateDeserializer(DateTimeFormatter.ofPattern("dd.MM.uuuu")))),
                with("a key of an open map", new SimpleModule().addKeySerializer(LocalTime.class, new StarKeys<>())),
                with("a mix-in of a superclass", new SimpleModule().setMixInAnnotation(Person.class, Quiet.class)),
                with("a key", new SimpleModule().addKeySerializer(UUID.class, new StarKeys<>())),
                with("a list", new SimpleModule().addSerializer(List.class, new Stars<>())),
                with("null", new SimpleModule().setDefaultNullValueSerializer(new Stars<>())),
                with("reading a key", new SimpleModule().addKeyDeserializer(UUID.class, new OneKey())),
                with(
                        "reading as another list",
                        new SimpleModule().addAbstractTypeMapping(List.class, LinkedList.class)),
                with("reading an interface", new SimpleModule().addAbstractTypeMapping(Named.class, Person.class)),
                with(
                        "making objects",
                        new SimpleModule().addValueInstantiator(Open.class, new ValueInstantiator.Base(Open.class) {
                            @Override
                            public boolean canCreateUsingDefault() {
                                return true;
                            }

                            @Override
                            public Object createUsingDefault(DeserializationContext context) {
                                return new Hidden();
                            }
                        })),
                Arguments.of("default typing", (UnaryOperator<JsonMapper.Builder>) b -> b.activateDefaultTyping(
                        BasicPolymorphicTypeValidator.builder()
                                .allowIfBaseType(Object.class)
                                .build(),
                        DefaultTyping.JAVA_LANG_OBJECT)),
                Arguments.of("coercion of numbers", (UnaryOperator<JsonMapper.Builder>) b -> b.withCoercionConfig(
                        LogicalType.Integer,
                        config -> config.setCoercion(CoercionInputShape.String, CoercionAction.Fail))),
                Arguments.of("coercion of all", (UnaryOperator<JsonMapper.Builder>) b -> b.withCoercionConfigDefaults(
                        config -> config.setCoercion(CoercionInputShape.Float, CoercionAction.AsNull))),
                Arguments.of("coercion of a class", (UnaryOperator<JsonMapper.Builder>) b -> b.withCoercionConfig(
                        Open.class,
                        config -> config.setCoercion(CoercionInputShape.EmptyString, CoercionAction.AsNull))),
                Arguments.of("nulls", (UnaryOperator<JsonMapper.Builder>)
                        b -> b.changeDefaultNullHandling(nulls -> nulls.withValueNulls(Nulls.SKIP))),
                Arguments.of("injected", (UnaryOperator<JsonMapper.Builder>)
                        b -> b.injectableValues(new InjectableValues.Std().addValue(String.class.getName(), "there"))),
                Arguments.of("another type id", (UnaryOperator<JsonMapper.Builder>)
                        b -> b.addMixIn(Shop.Payment.class, Ids.class)),
                Arguments.of("nothing", (UnaryOperator<JsonMapper.Builder>) b -> b));
    }

    @JsonTypeInfo(use = JsonTypeInfo.Id.SIMPLE_NAME)
    private interface Ids {}

    private static Place place(boolean full) {
        Place place = new Place();
        place.open = full ? new Hidden() : new Open();
        place.any = full ? List.of(LocalDate.EPOCH, new Hidden()) : "text";
        place.payment = new Shop.Card("1");
        place.list = new ArrayList<>(List.of(new Open(), place.open));
        place.day = LocalDate.of(2020, 1, 2);
        place.student = new Student();
        place.student.name = "";
        place.any = full ? Map.of(LocalTime.NOON, place.any) : place.any;
        place.byId = new LinkedHashMap<>(Map.of(new UUID(1, 2), 3));
        return place;
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("mappers")
    void aMapperOfItsOwnIsFollowed(String what, UnaryOperator<JsonMapper.Builder> configuration) {
        JacksonModule module = new WirespeedModule();
        JsonMapper plain = configuration.apply(JsonMapper.builder()).build();
        JsonMapper with =
                configuration.apply(JsonMapper.builder().addModule(module)).build();
        for (Place place : List.of(place(false), place(true), place(false))) {
            assertThat(with.writeValueAsString(place)).isEqualTo(plain.writeValueAsString(place));
            assertThat(with.writeValueAsBytes(List.of(place))).isEqualTo(plain.writeValueAsBytes(List.of(place)));
        }
        String json =
                "{\"open\":{\"number\":1},\"list\":[{\"number\":2}],\"byId\":{\"00000000-0000-0001-0000-000000000002\":3}%s}";
        for (String more : List.of(
                "",
                ",\"named\":{\"name\":\"Ann\"}",
                ",\"day\":\"02.01.2020\"",
                ",\"day\":\"2020-01-02\"",
                ",\"any\":{\"a\":[1]}",
                ",\"count\":\"5\"",
                ",\"count\":1.5",
                ",\"open\":\"\"",
                ",\"named\":{\"name\":\"Ann\"},\"list\":null",
                ",\"injected\":{\"number\":1}")) {
            assertThat(read(with, json.formatted(more))).isEqualTo(read(plain, json.formatted(more)));
        }
    }

    /** What was read, in the words of a mapper without anything of its own, with the classes of what is open. */
    private static String read(JsonMapper mapper, String json) {
        @Nullable Place place;
        try {
            place = mapper.readValue(json, Place.class);
        } catch (RuntimeException e) {
            return e.getClass().getName();
        }
        return JsonMapper.shared().writeValueAsString(place)
                + (place.open == null ? "" : place.open.getClass())
                + (place.list == null ? "" : place.list.getClass())
                + place.byId.keySet();
    }

    /** Has nothing open but what is left to Jackson. */
    @Wire
    @NullUnmarked
    public static class Rest {
        @JsonIgnoreProperties("none")
        public Open one;

        @JsonIgnoreProperties("none")
        public List<Open> all;

        public int id;
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("mappers")
    void soItIsInWhatIsLeftToJackson(String what, UnaryOperator<JsonMapper.Builder> configuration) {
        JsonMapper plain = configuration.apply(JsonMapper.builder()).build();
        JsonMapper with = configuration
                .apply(JsonMapper.builder().addModule(new WirespeedModule()))
                .build();
        Rest rest = new Rest();
        for (Open open : List.of(new Open(), new Hidden(), new Open())) {
            rest.one = open;
            assertThat(with.writeValueAsString(rest)).isEqualTo(plain.writeValueAsString(rest));
        }
        rest.one = null;
        rest.all = List.of(new Open(), new Hidden());
        JsonMapper again = configuration
                .apply(JsonMapper.builder().addModule(new WirespeedModule()))
                .build();
        assertThat(again.writeValueAsString(rest)).isEqualTo(plain.writeValueAsString(rest));
    }

    @Test
    void aDefaultMapperUsesTheCodecForAllOfIt() {
        JsonMapper mapper =
                JsonMapper.builder().addModule(new WirespeedModule()).build();
        Shop.byCodec();
        Place place = place(true);
        place.any = List.of(new Shop.Order(1, "x", LocalDate.EPOCH, List.of()));
        assertThat(mapper.writeValueAsString(place)).contains("\"orderId\":1");
        assertThat(Shop.byCodec()).isTrue();
    }

    /** Asks for a shape of what is in a list. */
    @Wire
    @NullUnmarked
    public static class Shaped {
        @JsonFormat(shape = JsonFormat.Shape.STRING)
        public List<Pair<Integer, Integer>> pairs = List.of(new Pair<>());
    }

    /** A class without codec. */
    @NullUnmarked
    public static class Pair<A, B> {
        public A first;
        public B second;
    }

    /** Jackson keeps the serializer of such a type that it makes first, which leaves null out if a property asks for a shape. */
    @Test
    void toLookChangesNothing() {
        JsonMapper mapper =
                JsonMapper.builder().addModule(new WirespeedModule()).build();
        assertThat(mapper.writeValueAsString(new Shaped()))
                .isEqualTo("{\"pairs\":[{}]}")
                .isEqualTo(JsonMapper.builder().build().writeValueAsString(new Shaped()));
        assertThat(mapper.writerFor(Shaped.class).writeValueAsString(new Shaped()))
                .isEqualTo("{\"pairs\":[{}]}");
    }
}
