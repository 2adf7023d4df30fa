package dev.wirespeed.jackson;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import dev.wirespeed.Wire;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.JsonParser;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.ValueDeserializer;
import tools.jackson.databind.ValueSerializer;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.jsontype.NamedType;
import tools.jackson.databind.jsontype.TypeSerializer;
import tools.jackson.databind.module.SimpleModule;

/** A class that holds one of several others is the codec's where a mapper knows no more of those than their annotations say. */
class SubtypesTest {

    /** One of several, told by its properties. */
    @JsonTypeInfo(use = JsonTypeInfo.Id.DEDUCTION)
    @JsonSubTypes({@JsonSubTypes.Type(Circle.class), @JsonSubTypes.Type(Square.class)})
    public interface Shape {}

    /** It. */
    public record Circle(int radius) implements Shape {}

    /** The other one. */
    public record Square(int side) implements Shape {}

    /** One that no annotation tells of. */
    public record Line(int length) implements Shape {}

    /** Holds shapes. */
    @Wire
    @JsonPropertyOrder({"all", "main", "title"})
    public record Drawing(String title, Shape main, List<Shape> all) {
        public Drawing {
            Shop.note();
        }

        @Override
        public String title() {
            Shop.note();
            return title;
        }
    }

    /** Holds what has names. */
    @Wire
    public record Till(String title, Shop.Payment payment) {
        public Till {
            Shop.note();
        }

        @Override
        public String title() {
            Shop.note();
            return title;
        }
    }

    /** What has ids where a property gives it some. */
    public interface Item {}

    /** Such a thing. */
    public record Frame(Circle circle, Object other) implements Item {
        @Override
        public String toString() {
            return circle + " and " + (other == null ? null : other.getClass());
        }
    }

    /** Gives ids to what its properties hold. */
    @Wire
    public record Album(
            @JsonTypeInfo(use = JsonTypeInfo.Id.NAME)
            @JsonSubTypes(@JsonSubTypes.Type(value = Frame.class, name = "frame"))
            Item main,

            @JsonTypeInfo(use = JsonTypeInfo.Id.NAME)
            @JsonSubTypes(@JsonSubTypes.Type(value = Frame.class, name = "frame"))
            List<Item> all) {}

    private static final Drawing DRAWING = new Drawing("t", new Circle(1), List.of(new Square(2), new Circle(3)));
    private static final String DRAWN =
            "{\"all\":[{\"side\":2},{\"radius\":3}],\"main\":{\"radius\":1},\"title\":\"t\"}";

    @Test
    void whatIsDeducedIsTheCodecs() throws JacksonException {
        JsonMapper mapper = mapper().addModule(new WirespeedModule()).build();
        Shop.byCodec();
        assertThat(mapper.writeValueAsString(DRAWING))
                .isEqualTo(DefaultMappers.withoutSettings().build().writeValueAsString(DRAWING));
        assertThat(Shop.byCodec()).isTrue();
        assertThat(mapper.readValue(DRAWN.getBytes(UTF_8), Drawing.class)).isEqualTo(DRAWING);
        assertThat(Shop.byCodec()).isTrue();
    }

    /** Names what it is mixed into anew. */
    interface Renamed {
        @JsonProperty("r")
        int radius();
    }

    /** Gives names to what has none. */
    @JsonTypeInfo(use = JsonTypeInfo.Id.SIMPLE_NAME)
    interface Told {}

    private static final class Stars extends ValueSerializer<Circle> {
        @Override
        public void serializeWithType(Circle value, JsonGenerator out, SerializationContext context, TypeSerializer ids)
                throws JacksonException {
            out.writeString("***");
        }

        @Override
        public void serialize(Circle value, JsonGenerator out, SerializationContext context) throws JacksonException {
            out.writeString("***");
        }
    }

    private static final class Seven extends ValueDeserializer<Circle> {
        @Override
        public Circle deserialize(JsonParser in, DeserializationContext context) throws JacksonException {
            in.skipChildren();
            return new Circle(7);
        }
    }

    private static JsonMapper.Builder mapper() {
        return JacksonApi.withDefaultModules(JsonMapper.builder(new WirespeedJsonFactory()));
    }

    private static Arguments mapper(
            String what, boolean writes, boolean reads, UnaryOperator<JsonMapper.Builder> configuration) {
        return Arguments.of(what, writes, reads, configuration);
    }

    /** Each with whether a codec writes and reads in it all the same. */
    static Stream<Arguments> mappers() {
        return Stream.of(
                mapper("a mix-in", false, false, b -> b.addMixIn(Circle.class, Renamed.class)),
                mapper("a mix-in with ids", false, false, b -> b.addMixIn(Shape.class, Told.class)),
                mapper("another subtype", false, false, b -> b.registerSubtypes(Line.class)),
                mapper(
                        "a serializer",
                        false,
                        true,
                        b -> b.addModule(new SimpleModule().addSerializer(Circle.class, new Stars()))),
                mapper(
                        "a deserializer",
                        true,
                        false,
                        b -> b.addModule(new SimpleModule().addDeserializer(Circle.class, new Seven()))));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("mappers")
    void whatAMapperHasForOneOfThemCounts(
            String what, boolean writes, boolean reads, UnaryOperator<JsonMapper.Builder> configuration)
            throws JacksonException {
        JsonMapper plain = configuration.apply(DefaultMappers.withoutSettings()).build();
        JsonMapper with =
                configuration.apply(mapper().addModule(new WirespeedModule())).build();
        Shop.byCodec();
        assertThat(with.writeValueAsString(DRAWING)).isEqualTo(plain.writeValueAsString(DRAWING));
        assertThat(Shop.byCodec()).isEqualTo(writes);
        for (String json : List.of(
                "{}",
                DRAWN,
                "{\"main\":{\"r\":1}}",
                "{\"main\":{\"length\":1}}",
                "{\"main\":{\"@type\":\"Circle\",\"radius\":1}}")) {
            assertThat(read(with, json, Drawing.class)).isEqualTo(read(plain, json, Drawing.class));
        }
        assertThat(Shop.byCodec()).isEqualTo(reads);
    }

    static Stream<Arguments> moreMappers() {
        return Stream.concat(
                mappers(),
                Stream.of(mapper(
                        "big integers", true, false, b -> b.enable(DeserializationFeature.USE_BIG_INTEGER_FOR_INTS))));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("moreMappers")
    void whatAMapperHasForWhatAPropertyGivesIdsCounts(
            String what, boolean writes, boolean reads, UnaryOperator<JsonMapper.Builder> configuration)
            throws JacksonException {
        JsonMapper plain = configuration.apply(DefaultMappers.withoutSettings()).build();
        JsonMapper with =
                configuration.apply(mapper().addModule(new WirespeedModule())).build();
        Frame frame = new Frame(new Circle(1), 2);
        Album album = new Album(frame, List.of(frame));
        assertThat(with.writeValueAsString(album)).isEqualTo(plain.writeValueAsString(album));
        String one = "{\"@type\":\"frame\",\"circle\":{\"radius\":1},\"other\":2}";
        for (String json : List.of(
                "{\"main\":" + one + ",\"all\":[" + one + "]}", "{\"main\":" + one.replace("radius", "r") + "}")) {
            assertThat(read(with, json, Album.class)).isEqualTo(read(plain, json, Album.class));
        }
    }

    private static String read(JsonMapper mapper, String json, Class<?> type) {
        try {
            return String.valueOf(mapper.readValue(json.getBytes(UTF_8), type));
        } catch (JacksonException e) {
            return JacksonApi.message(e);
        }
    }

    @Test
    void namesThatAMapperGivesCount() throws JacksonException {
        NamedType[] names = {new NamedType(Shop.Card.class, "card"), new NamedType(Shop.Card.class, "cash")};
        String json = "{\"payment\":{\"@type\":\"cash\",\"number\":\"1\"},\"title\":\"t\"}";
        Till till = new Till("t", new Shop.Card("1"));
        JsonMapper plain =
                DefaultMappers.withoutSettings().registerSubtypes(names).build();
        JsonMapper with = plain.rebuild().addModule(new WirespeedModule()).build();
        assertThat(plain.readValue(json, Till.class)).isEqualTo(till);
        assertThat(with.readValue(json, Till.class)).isEqualTo(till);
        String cash = json.replace("\"number\":\"1\"", "\"amount\":1"); // which the codec would take for one
        assertThat(read(with, cash, Till.class)).isEqualTo(read(plain, cash, Till.class));
        JsonMapper other = DefaultMappers.withoutSettings()
                .registerSubtypes(new NamedType(Shop.Card.class, "other"))
                .addModule(new WirespeedModule())
                .build();
        assertThat(other.writeValueAsString(till)).contains("\"@type\":\"other\"");
    }
}
