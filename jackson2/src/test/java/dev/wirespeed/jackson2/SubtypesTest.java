package dev.wirespeed.jackson2;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.jsontype.NamedType;
import com.fasterxml.jackson.databind.jsontype.TypeSerializer;
import com.fasterxml.jackson.databind.module.SimpleModule;
import com.fasterxml.jackson.databind.ser.std.StdSerializer;
import dev.wirespeed.Wire;
import java.io.IOException;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

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
    public record Till(String title, Shop.Payment payment) {}

    private static final Drawing DRAWING = new Drawing("t", new Circle(1), List.of(new Square(2), new Circle(3)));
    private static final String DRAWN =
            "{\"title\":\"t\",\"main\":{\"radius\":1},\"all\":[{\"side\":2},{\"radius\":3}]}";

    private static JsonMapper with(UnaryOperator<JsonMapper.Builder> configuration) {
        return configuration
                .apply(Sameness.plainMapper().addModule(new WirespeedModule()))
                .build();
    }

    @Test
    void whatIsDeducedIsTheCodecs() throws IOException {
        JsonMapper mapper = with(b -> b);
        Shop.byCodec();
        assertThat(mapper.writeValueAsString(DRAWING)).isEqualTo(DRAWN);
        assertThat(Shop.byCodec()).isTrue();
        assertThat(mapper.readValue(DRAWN, Drawing.class)).isEqualTo(DRAWING);
        assertThat(Shop.byCodec()).isTrue();
    }

    /** Names what it is mixed into anew. */
    interface Renamed {
        @JsonProperty("r")
        int radius();
    }

    private static final class Stars extends StdSerializer<Circle> {
        private static final long serialVersionUID = 1L;

        Stars() {
            super(Circle.class);
        }

        @Override
        public void serializeWithType(Circle value, JsonGenerator out, SerializerProvider context, TypeSerializer ids)
                throws IOException {
            out.writeString("***");
        }

        @Override
        public void serialize(Circle value, JsonGenerator out, SerializerProvider context) throws IOException {
            out.writeString("***");
        }
    }

    private static Arguments mapper(String what, UnaryOperator<JsonMapper.Builder> configuration) {
        return Arguments.of(what, configuration);
    }

    static Stream<Arguments> mappers() {
        return Stream.of(
                mapper("a mix-in", b -> b.addMixIn(Circle.class, Renamed.class)),
                mapper("another subtype", b -> {
                    b.registerSubtypes(Line.class);
                    return b;
                }),
                mapper("a serializer", b -> b.addModule(new SimpleModule().addSerializer(Circle.class, new Stars()))));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("mappers")
    void whatAMapperHasForOneOfThemCounts(String what, UnaryOperator<JsonMapper.Builder> configuration)
            throws IOException {
        JsonMapper plain = configuration.apply(Sameness.plainMapper()).build();
        JsonMapper with = with(configuration);
        Shop.byCodec();
        assertThat(with.writeValueAsString(DRAWING)).isEqualTo(plain.writeValueAsString(DRAWING));
        assertThat(Shop.byCodec()).isFalse();
        for (String json : List.of(DRAWN, "{\"main\":{\"r\":1}}", "{\"main\":{\"length\":1}}")) {
            assertThat(read(with, json, Drawing.class)).isEqualTo(read(plain, json, Drawing.class));
        }
    }

    private static String read(JsonMapper mapper, String json, Class<?> type) throws IOException {
        try {
            return mapper.readValue(json, type).toString();
        } catch (JsonProcessingException e) {
            return e.getOriginalMessage();
        }
    }

    @Test
    void namesThatAMapperGivesCount() throws IOException {
        NamedType[] names = {new NamedType(Shop.Card.class, "other"), new NamedType(Shop.Card.class, "cash")};
        JsonMapper plain = Sameness.plainMapper().build();
        JsonMapper other = with(b -> b);
        plain.registerSubtypes(names);
        other.registerSubtypes(names);
        Till till = new Till("t", new Shop.Card("1"));
        assertThat(other.writeValueAsString(till))
                .isEqualTo(plain.writeValueAsString(till))
                .contains("\"@type\":\"other\"");
        String card = "{\"title\":\"t\",\"payment\":{\"@type\":\"cash\",\"number\":\"1\"}}";
        assertThat(other.readValue(card, Till.class)).isEqualTo(till);
        String cash = card.replace("\"number\":\"1\"", "\"amount\":1"); // which the codec would take for one
        assertThat(read(other, cash, Till.class))
                .isEqualTo(read(plain, cash, Till.class))
                .contains("Unrecognized");
    }
}
