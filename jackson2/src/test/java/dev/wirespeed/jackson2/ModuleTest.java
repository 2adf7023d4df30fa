package dev.wirespeed.jackson2;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.json.JsonWriteFeature;
import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.MapperFeature;
import com.fasterxml.jackson.databind.PropertyNamingStrategies;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.exc.MismatchedInputException;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.module.SimpleModule;
import dev.wirespeed.Json;
import dev.wirespeed.Wire;
import dev.wirespeed.WireException;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.CharArrayReader;
import java.io.IOException;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Currency;
import java.util.Date;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.jspecify.annotations.NullUnmarked;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** A mapper with the module makes the same documents and values as without it, by codecs wherever that is certain. */
@NullUnmarked
@SuppressWarnings("JavaUtilDate") // a type that no code is generated for
class ModuleTest {
    /** Has a property that no code is generated for. */
    @Wire
    public static final class Stock {
        public final List<String> names = new ArrayList<>();
        public Date since = new Date(1500);
        public Currency currency = Currency.getInstance("EUR");
    }

    private static final Shop.Order ORDER = new Shop.Order(
            1, "é\"\u0001", LocalDate.of(2020, 1, 2), List.of(new Shop.Line("a", 1.5), new Shop.Line("b", 2)));
    private static final String JSON =
            "{\"orderId\":1,\"note\":\"é\\\"\\u0001\",\"day\":[2020,1,2],\"lines\":[{\"sku\":\"a\",\"price\":1.5},{\"sku\":\"b\",\"price\":2.0}]}";

    private static final TypeReference<List<Shop.Order>> ORDERS = new TypeReference<>() {};
    private static final TypeReference<Map<String, Shop.Order>> BY_NAME = new TypeReference<>() {};

    private static JsonMapper with(UnaryOperator<JsonMapper.Builder> configuration) {
        return configuration
                .apply(DefaultMappers.withoutSettings().addModule(new WirespeedModule()))
                .build();
    }

    private static JsonMapper without(UnaryOperator<JsonMapper.Builder> configuration) {
        return configuration.apply(DefaultMappers.withoutSettings()).build();
    }

    @Test
    void writesByCodecEverywhere() throws IOException {
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
                .isEqualTo("{\"orders\":[" + JSON + "],\"byName\":{\"x\":" + JSON + "}}");
        assertThat(Shop.byCodec()).isTrue();
        JsonNode tree = mapper.valueToTree(ORDER);
        assertThat(tree.get("orderId").asInt()).isEqualTo(1);
        assertThat(Shop.byCodec()).isFalse();
    }

    /** Values longer than the generator's buffer, in memory and in a stream, among what the generator still holds. */
    @Test
    void largeValuesKeepTheirPlace() throws IOException {
        JsonMapper mapper = with(b -> b);
        JsonMapper plain = without(b -> b);
        for (int length : new int[] {7_900, 7_950, 8_000, 8_050, 30_000}) {
            Shop.Order order = new Shop.Order(1, "é".repeat(length), LocalDate.EPOCH, List.of());
            for (Object value : List.of(
                    order,
                    List.of(ORDER, order, ORDER, order, order, "text", order, 1),
                    Map.of("first", List.of(order), "then", order))) {
                byte[] expected = plain.writeValueAsBytes(value);
                Shop.byCodec();
                assertThat(mapper.writeValueAsBytes(value)).isEqualTo(expected);
                assertThat(Shop.byCodec()).isTrue();
                ByteArrayOutputStream stream = new ByteArrayOutputStream();
                mapper.writeValue(stream, value);
                assertThat(stream.toByteArray()).isEqualTo(expected);
            }
        }
    }

    @Test
    void readsByCodecWithAFactoryOfOurs() throws IOException {
        JsonMapper mapper = JacksonApi.withDefaultModules(JsonMapper.builder(new WirespeedJsonFactory()))
                .addModule(new WirespeedModule())
                .build();
        byte[] json = JSON.getBytes(StandardCharsets.UTF_8);
        byte[] basket = ("{\"orders\":[" + JSON + "],\"byName\":{}}").getBytes(StandardCharsets.UTF_8);
        Shop.byCodec();
        Stream<Shop.Order> read = Stream.of(
                mapper.readValue(json, Shop.Order.class),
                mapper.readValue(new ByteArrayInputStream(json), Shop.Order.class),
                mapper.readValue(basket, Shop.Basket.class).orders.get(0));
        assertThat(Shop.byCodec()).isTrue();
        assertThat(read)
                .allSatisfy(
                        order -> assertThat(mapper.writeValueAsString(order)).isEqualTo(JSON));
        Shop.byCodec();
        mapper.treeToValue(mapper.readTree(JSON), Shop.Order.class);
        assertThat(Shop.byCodec()).isFalse();
    }

    /** What parsers of bytes and streams have in their buffers, and no more: no copy is made of the tokens that others tell. */
    @Test
    void readsByCodecWithJacksonsFactory() throws Exception {
        JsonMapper mapper = with(b -> b);
        byte[] json = (" " + JSON).getBytes(StandardCharsets.UTF_8);
        byte[] basket = ("{\"orders\":[" + JSON + "],\"byName\":{}}").getBytes(StandardCharsets.UTF_8);
        List<Callable<Shop.Order>> byCodec = List.of(
                () -> mapper.readValue(json, Shop.Order.class),
                () -> mapper.readValue(json, 1, json.length - 1, Shop.Order.class),
                () -> mapper.readValue(("[" + JSON + "]").getBytes(UTF_8), ORDERS)
                        .get(0),
                () -> mapper.readValue(JSON, Shop.Order.class),
                () -> mapper.readValue(" [" + JSON + ",null] ", ORDERS).get(0),
                () -> mapper.readValue(new ByteArrayInputStream(json), Shop.Order.class),
                () -> mapper.readValue(new ByteArrayInputStream(("\ufeff[" + JSON + "]\n").getBytes(UTF_8)), ORDERS)
                        .get(0),
                () -> mapper.readValue(new ByteArrayInputStream(basket), Shop.Basket.class)
                        .orders
                        .get(0),
                () -> mapper.readValue(new ByteArrayInputStream(("{\"a\":" + JSON + "}").getBytes(UTF_8)), BY_NAME)
                        .get("a"),
                () -> mapper.readValues(
                                mapper.getFactory().createParser(new ByteArrayInputStream(json)), Shop.Order.class)
                        .next());
        List<Callable<Shop.Order>> byJackson = List.of(
                () -> mapper.readValue(new CharArrayReader(JSON.toCharArray()), Shop.Order.class),
                () -> mapper.treeToValue(mapper.readTree(json), Shop.Order.class),
                () -> mapper.readValue((JSON + " ").getBytes(UTF_8), Shop.Order.class),
                () -> mapper.readValue(JSON.replaceFirst("\\{", "{ ").getBytes(UTF_8), Shop.Order.class));
        Shop.byCodec();
        for (Callable<Shop.Order> each : byCodec) {
            Shop.Order read = each.call();
            assertThat(Shop.byCodec()).isTrue();
            assertThat(mapper.writeValueAsString(read)).isEqualTo(JSON);
            Shop.byCodec();
        }
        for (Callable<Shop.Order> each : byJackson) {
            assertThat(each.call().getOrderId()).isEqualTo(1);
            assertThat(Shop.byCodec()).isFalse();
        }
    }

    @Test
    void complaintsAreJacksons() throws IOException {
        JsonMapper mapper = with(b -> b);
        for (String wrong : List.of("{\"orderId\":\"x\"}", "{\"lines\":[{\"price\":[]}]}", "{\"day\":\"x\"}", "[1]")) {
            assertThatThrownBy(() -> mapper.readValue(wrong, Shop.Order.class))
                    .isInstanceOf(MismatchedInputException.class);
        }
        assertThatThrownBy(() -> mapper.readValue("{\"orderId\":1", Shop.Order.class))
                .isInstanceOf(com.fasterxml.jackson.core.JacksonException.class);
    }

    static Stream<Arguments> configurations() {
        return Stream.of(
                configuration("naming", b -> b.propertyNamingStrategy(PropertyNamingStrategies.SNAKE_CASE)),
                configuration("order", b -> b.enable(MapperFeature.SORT_PROPERTIES_ALPHABETICALLY)),
                configuration(
                        "inclusion",
                        b -> b.defaultPropertyInclusion(
                                JsonInclude.Value.construct(JsonInclude.Include.NON_NULL, JsonInclude.Include.ALWAYS))),
                configuration("timestamps", b -> b.disable(SerializationFeature.WRITE_DATES_AS_TIMESTAMPS)),
                configuration("indented", b -> b.enable(SerializationFeature.INDENT_OUTPUT)),
                configuration("escapes", b -> b.enable(JsonWriteFeature.ESCAPE_NON_ASCII)),
                configuration("mix-in", b -> b.addMixIn(Shop.Line.class, WithoutPrice.class)),
                configuration("unknown", b -> b.disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)),
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
        static final class Written extends JsonSerializer<LocalDate> {
            @Override
            public void serialize(LocalDate value, JsonGenerator out, SerializerProvider context) throws IOException {
                out.writeString("day " + value.toString().toLowerCase(Locale.ROOT));
            }
        }

        static final class Read extends JsonDeserializer<LocalDate> {
            @Override
            public LocalDate deserialize(JsonParser in, DeserializationContext context) throws IOException {
                return LocalDate.parse(in.getText().substring(4));
            }
        }
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("configurations")
    void standsAsideForAnyOtherConfiguration(String name, UnaryOperator<JsonMapper.Builder> configuration)
            throws IOException {
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
        } catch (IOException e) {
            return true;
        }
    }

    @Test
    void aWriterOfItsOwnConfigurationDoesNotSpoilTheMapper() throws IOException {
        JsonMapper mapper = with(b -> b);
        assertThat(mapper.writerWithDefaultPrettyPrinter().writeValueAsString(ORDER))
                .isEqualTo(without(b -> b).writerWithDefaultPrettyPrinter().writeValueAsString(ORDER));
        assertThat(mapper.writer()
                        .without(SerializationFeature.WRITE_DATES_AS_TIMESTAMPS)
                        .writeValueAsString(ORDER))
                .contains("2020-01-02");
        Shop.byCodec();
        assertThat(mapper.writeValueAsString(ORDER)).isEqualTo(JSON);
        assertThat(Shop.byCodec()).isTrue();
    }

    @Test
    void typeIdsAreLeftToTheMapper() throws IOException {
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
    void textAndBytesDifferAsJacksonsDo() throws IOException {
        JsonMapper mapper = with(b -> b);
        JsonMapper plain = without(b -> b);
        Shop.Order order = new Shop.Order(1, "\uD83D\uDE00 \uD83D", null, null);
        Shop.byCodec();
        assertThat(mapper.writeValueAsString(order)).isEqualTo(plain.writeValueAsString(order));
        assertThat(mapper.writeValueAsBytes(order)).isEqualTo(plain.writeValueAsBytes(order));
        assertThat(Shop.byCodec()).isTrue();
    }

    @Test
    void aMapperOfJackson3DoesNotUseThisDialect() {
        tools.jackson.databind.json.JsonMapper plain =
                tools.jackson.databind.json.JsonMapper.builder().build();
        tools.jackson.databind.json.JsonMapper mapper = tools.jackson.databind.json.JsonMapper.builder()
                .addModule(new dev.wirespeed.jackson.WirespeedModule())
                .build();
        Shop.byCodec();
        assertThat(mapper.writeValueAsString(ORDER)).isEqualTo(plain.writeValueAsString(ORDER));
        mapper.readValue("{\"orderId\":1,\"more\":2}", Shop.Order.class);
        assertThat(Shop.byCodec()).isFalse();
    }

    @Test
    void whatIsLeftToJacksonIsLeftToJackson2() throws IOException {
        JsonMapper plain = without(b -> b);
        Stock stock = new Stock();
        stock.names.add("x");
        byte[] json = Json.standard().write(stock);
        assertThat(json).isEqualTo(plain.writeValueAsBytes(stock)).asString().contains("\"since\":1500");
        Stock back = Json.standard().read(json, Stock.class);
        assertThat(plain.writeValueAsBytes(back)).isEqualTo(json);
        assertThatThrownBy(() -> Json.standard().read("{\"since\":\"x\"}", Stock.class))
                .isInstanceOfSatisfying(
                        WireException.class, e -> assertThat(e.path()).isEqualTo("$.since"));
    }
}
