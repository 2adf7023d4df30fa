package dev.wirespeed.jackson;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonInclude;
import java.io.ByteArrayInputStream;
import java.io.StringReader;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.time.LocalDate;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.JsonParser;
import tools.jackson.core.json.JsonWriteFeature;
import tools.jackson.core.type.TypeReference;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.MapperFeature;
import tools.jackson.databind.PropertyNamingStrategies;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.ValueDeserializer;
import tools.jackson.databind.ValueSerializer;
import tools.jackson.databind.cfg.DateTimeFeature;
import tools.jackson.databind.exc.MismatchedInputException;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.module.SimpleModule;

/** A mapper with the module makes the same documents and values as without it, by codecs wherever that is certain. */
class ModuleTest {
    private static final Shop.Order ORDER = new Shop.Order(
            1, "é\"\u0001", LocalDate.of(2020, 1, 2), List.of(new Shop.Line("a", 1.5), new Shop.Line("b", 2)));
    private static final String JSON =
            "{\"orderId\":1,\"note\":\"é\\\"\\u0001\",\"day\":\"2020-01-02\",\"lines\":[{\"sku\":\"a\",\"price\":1.5},{\"sku\":\"b\",\"price\":2.0}]}";

    private static JsonMapper with(UnaryOperator<JsonMapper.Builder> configuration) {
        return configuration
                .apply(JsonMapper.builder().addModule(new WirespeedModule()))
                .build();
    }

    private static JsonMapper without(UnaryOperator<JsonMapper.Builder> configuration) {
        return configuration.apply(JsonMapper.builder()).build();
    }

    @Test
    void writesByCodecEverywhere() {
        JsonMapper mapper = with(b -> b);
        Shop.byCodec();
        assertThat(mapper.writeValueAsString(ORDER)).isEqualTo(JSON);
        assertThat(Shop.byCodec()).isTrue();
        assertThat(mapper.writeValueAsBytes(ORDER)).isEqualTo(JSON.getBytes(StandardCharsets.UTF_8));
        assertThat(Shop.byCodec()).isTrue();
        StringWriter writer = new StringWriter();
        mapper.writeValue(writer, List.of(ORDER, ORDER));
        assertThat(writer).hasToString("[" + JSON + "," + JSON + "]");
        assertThat(Shop.byCodec()).isTrue();
        Shop.Basket basket = new Shop.Basket();
        basket.orders = List.of(ORDER);
        basket.byName = Map.of("x", ORDER);
        assertThat(mapper.writeValueAsString(basket))
                .isEqualTo("{\"byName\":{\"x\":" + JSON + "},\"orders\":[" + JSON + "]}");
        assertThat(Shop.byCodec()).isTrue();
        JsonNode tree = mapper.valueToTree(ORDER);
        assertThat(tree.get("orderId").asInt()).isEqualTo(1);
        assertThat(Shop.byCodec()).isFalse();
    }

    @Test
    void readsByCodecEverywhere() {
        JsonMapper mapper = with(b -> b);
        Shop.byCodec();
        Stream<Shop.Order> read = Stream.of(
                mapper.readValue(JSON, Shop.Order.class),
                mapper.readValue(JSON.getBytes(StandardCharsets.UTF_8), Shop.Order.class),
                mapper.readValue(new ByteArrayInputStream(JSON.getBytes(StandardCharsets.UTF_8)), Shop.Order.class),
                mapper.readValue(new StringReader(" " + JSON + " "), Shop.Order.class),
                mapper.readValue("[" + JSON + "]", new TypeReference<List<Shop.Order>>() {})
                        .get(0),
                mapper.readValue("{\"orders\":[" + JSON + "],\"byName\":{}}", Shop.Basket.class)
                        .orders
                        .get(0));
        assertThat(Shop.byCodec()).isTrue();
        assertThat(read)
                .allSatisfy(
                        order -> assertThat(mapper.writeValueAsString(order)).isEqualTo(JSON));
        assertThat(mapper.readerFor(Shop.Order.class)
                        .<Shop.Order>readValues(JSON + JSON)
                        .readAll())
                .hasSize(2);
        Shop.byCodec();
        mapper.treeToValue(mapper.readTree(JSON), Shop.Order.class);
        assertThat(Shop.byCodec()).isFalse();
    }

    @Test
    void whatIsUnwrappedIsReached() {
        String json = "{\"id\":1,\"in_open\":2,\"in_secret\":3}";
        Foreign.Unwrapping plain = with(b -> b).readValue(json, Foreign.Unwrapping.class);
        assertThat(plain.inner.open).isEqualTo(2);
        UnaryOperator<JsonMapper.Builder> other = b -> b.addModule(new SimpleModule()
                .addDeserializer(Foreign.Inner.class, new ValueDeserializer<Foreign.Inner>() {
                    @Override
                    public Foreign.Inner deserialize(JsonParser in, DeserializationContext context) {
                        in.skipChildren();
                        return new Foreign.Subclass();
                    }
                }));
        String nested = "{\"id\":1,\"inner\":{}}";
        assertThat(without(other).readValue(nested, Foreign.Unwrapping.class).inner)
                .isInstanceOf(Foreign.Subclass.class);
        assertThat(with(other).readValue(nested, Foreign.Unwrapping.class).inner)
                .isInstanceOf(Foreign.Subclass.class);
    }

    @Test
    void complaintsAreJacksons() {
        JsonMapper mapper = with(b -> b);
        for (String wrong :
                List.of("{\"orderId\":\"x\"}", "{\"lines\":[{\"price\":null}]}", "{\"day\":\"x\"}", "[1]")) {
            assertThatThrownBy(() -> mapper.readValue(wrong, Shop.Order.class))
                    .isInstanceOf(MismatchedInputException.class);
        }
        assertThatThrownBy(() -> mapper.readValue("{\"orderId\":1", Shop.Order.class))
                .isInstanceOf(tools.jackson.core.JacksonException.class);
    }

    static Stream<Arguments> configurations() {
        return Stream.of(
                configuration("naming", b -> b.propertyNamingStrategy(PropertyNamingStrategies.SNAKE_CASE)),
                configuration("order", b -> b.disable(MapperFeature.SORT_CREATOR_PROPERTIES_FIRST)),
                configuration(
                        "inclusion",
                        b -> b.changeDefaultPropertyInclusion(i -> i.withValueInclusion(JsonInclude.Include.NON_NULL))),
                configuration("timestamps", b -> b.enable(DateTimeFeature.WRITE_DATES_AS_TIMESTAMPS)),
                configuration("indented", b -> b.enable(SerializationFeature.INDENT_OUTPUT)),
                configuration("escapes", b -> b.enable(JsonWriteFeature.ESCAPE_NON_ASCII)),
                configuration("mix-in", b -> b.addMixIn(Shop.Line.class, WithoutPrice.class)),
                configuration("unknown", b -> b.enable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)),
                configuration(
                        "serializer",
                        b -> b.addModule(new SimpleModule("days")
                                .addSerializer(LocalDate.class, new Days.Written())
                                .addDeserializer(LocalDate.class, new Days.Read()))));
    }

    private static Arguments configuration(String name, UnaryOperator<JsonMapper.Builder> configuration) {
        return Arguments.of(name, configuration);
    }

    abstract static class WithoutPrice {
        @JsonIgnore
        abstract double price();
    }

    /** Writes and reads days in words. */
    private static final class Days {
        static final class Written extends ValueSerializer<LocalDate> {
            @Override
            public void serialize(LocalDate value, JsonGenerator out, SerializationContext context) {
                out.writeString("day " + value.toString().toLowerCase(Locale.ROOT));
            }
        }

        static final class Read extends ValueDeserializer<LocalDate> {
            @Override
            public LocalDate deserialize(JsonParser in, DeserializationContext context) {
                return LocalDate.parse(in.getString().substring(4));
            }
        }
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("configurations")
    void standsAsideForAnyOtherConfiguration(String name, UnaryOperator<JsonMapper.Builder> configuration) {
        JsonMapper plain = without(configuration);
        JsonMapper mapper = with(configuration);
        Shop.Order order = new Shop.Order(1, null, LocalDate.of(2020, 1, 2), List.of(new Shop.Line("ü", 1.5)));
        String expected = plain.writeValueAsString(order);
        assertThat(mapper.writeValueAsString(order)).isEqualTo(expected);
        assertThat(mapper.writeValueAsString(List.of(order))).isEqualTo(plain.writeValueAsString(List.of(order)));
        assertThat(plain.writeValueAsString(mapper.readValue(expected, Shop.Order.class)))
                .isEqualTo(plain.writeValueAsString(plain.readValue(expected, Shop.Order.class)));
        String unknown = "{\"x\":1}";
        assertThat(refuses(mapper, unknown)).isEqualTo(refuses(plain, unknown));
    }

    private static boolean refuses(JsonMapper mapper, String json) {
        try {
            mapper.readValue(json, Shop.Order.class);
            return false;
        } catch (tools.jackson.core.JacksonException e) {
            return true;
        }
    }

    @Test
    void aWriterOfItsOwnConfigurationDoesNotSpoilTheMapper() {
        JsonMapper mapper = with(b -> b);
        assertThat(mapper.writerWithDefaultPrettyPrinter().writeValueAsString(ORDER))
                .isEqualTo(without(b -> b).writerWithDefaultPrettyPrinter().writeValueAsString(ORDER));
        assertThat(mapper.writer()
                        .with(DateTimeFeature.WRITE_DATES_AS_TIMESTAMPS)
                        .writeValueAsString(ORDER))
                .contains("[2020,1,2]");
        Shop.byCodec();
        assertThat(mapper.writeValueAsString(ORDER)).isEqualTo(JSON);
        assertThat(Shop.byCodec()).isTrue();
    }

    @Test
    void typeIdsAreLeftToTheMapper() {
        JsonMapper mapper = with(b -> b);
        JsonMapper plain = without(b -> b);
        List<Shop.Payment> payments = List.of(new Shop.Card("1"), new Shop.Cash(2));
        for (Object value : List.of(new Shop.Card("1"), payments, payments.toArray(new Shop.Payment[0]))) {
            assertThat(mapper.writeValueAsString(value)).isEqualTo(plain.writeValueAsString(value));
        }
        assertThat(mapper.readValue("{\"@type\":\"cash\",\"amount\":5}", Shop.Payment.class))
                .isEqualTo(new Shop.Cash(5));
    }

    @Test
    void aLoneSurrogateIsWrittenAsJacksonDoes() {
        JsonMapper mapper = with(b -> b);
        JsonMapper plain = without(b -> b);
        Shop.Order order = new Shop.Order(1, "\uD83D\uDE00 \uD83D", null, null);
        Shop.byCodec();
        assertThat(mapper.writeValueAsString(order)).isEqualTo(plain.writeValueAsString(order));
        assertThat(mapper.writeValueAsBytes(order)).isEqualTo(plain.writeValueAsBytes(order));
        assertThat(Shop.byCodec()).isTrue();
    }
}
