package dev.wirespeed.jackson;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.wirespeed.Json;
import dev.wirespeed.WireException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonGenerator;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.ValueSerializer;
import tools.jackson.databind.exc.UnrecognizedPropertyException;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.module.SimpleModule;

/** What other generated serializers learnt the hard way, as their issue trackers tell, holds here from the start. */
class LessonsTest {
    private static final JsonMapper PLAIN = JsonMapper.builder().build();
    private static final JsonMapper MAPPER =
            JsonMapper.builder().addModule(new WirespeedModule()).build();

    static Stream<Arguments> documents() {
        return Stream.of(
                Arguments.of(Lessons.Boxes.class, "{}"),
                Arguments.of(
                        Lessons.Boxes.class,
                        "{\"i\":1,\"l\":2,\"b\":true,\"d\":1.5,\"c\":\"x\",\"y\":3,\"s\":4,\"f\":2.5,\"text\":\"t\",\"many\":[1,null]}"),
                Arguments.of(Lessons.Boxes.class, "{\"c\":\"\"}"),
                Arguments.of(Lessons.NamedTwice.class, "{\"the_name\":\"n\"}"),
                Arguments.of(Lessons.NamedTwice.class, "{\"name\":\"n\"}"),
                Arguments.of(Lessons.PrivateGetters.class, "{\"hidden\":5,\"shown\":6}"),
                Arguments.of(
                        Lessons.Body.class,
                        "{\"name\":\"n\",\"tree\":{\"a\":[1,null]},\"trees\":[1,\"x\",{\"b\":1.50}]}"),
                Arguments.of(Lessons.Body.class, "{\"tree\":null}"),
                Arguments.of(Lessons.Body.class, "{}"),
                Arguments.of(
                        Lessons.Invoice.class,
                        "{\"id\":5,\"number\":\"x\",\"details\":{\"by\":\"b\",\"lines\":[\"l\"]},\"history\":[{\"by\":\"c\"}],\"links\":{\"self\":7},\"new\":true}"),
                Arguments.of(Lessons.Invoice.class, "{\"id\":\"x\"}"),
                Arguments.of(Lessons.AsksInVain.class, "{\"b\":1}"),
                Arguments.of(Lessons.AsksInVain.class, "{\"a\":1,\"b\":1}"),
                Arguments.of(Lessons.TwiceInside.class, "{\"twice\":\"x\"}"),
                Arguments.of(Lessons.TwiceInside.class, "{\"twice\":\"A\"}"),
                Arguments.of(Lessons.Constant.class, "{\"number\":7,\"other\":1}"),
                Arguments.of(JsonNode.class, "{\"any\":[{\"tree\":null}]}"));
    }

    @ParameterizedTest
    @MethodSource("documents")
    void agreesWithJackson(Class<?> type, String json) {
        String expected = outcome(() -> PLAIN.readValue(json, type));
        assertThat(outcome(() -> MAPPER.readValue(json, type))).isEqualTo(expected);
        assertThat(outcome(() -> Json.standard().read(json, type))).isEqualTo(expected);
        if (!expected.equals("refused")) {
            Object value = PLAIN.readValue(json, type);
            assertThat(MAPPER.writeValueAsString(value)).isEqualTo(expected);
            assertThat(Json.standard().writeText(value)).isEqualTo(expected);
        }
    }

    /** A question to a mapper or to a codec. */
    private interface Question {
        @Nullable
        Object ask();
    }

    private static String outcome(Question question) {
        Object answer;
        try {
            answer = question.ask();
        } catch (JacksonException | WireException e) {
            return "refused";
        }
        return PLAIN.writeValueAsString(answer);
    }

    @Test
    void aValueMayBeSaidByAnInterface() {
        Lessons.Coded coded = new Lessons.Coded();
        coded.currency = new Lessons.Currency("EUR", 2);
        coded.size = Lessons.Size.LARGE;
        coded.all = new ArrayList<>(Arrays.asList(coded.currency, coded.size, null));
        coded.sizes = Map.of("a", Lessons.Size.SMALL);
        String expected = "{\"all\":[\"EUR\",\"L\",null],\"currency\":\"EUR\",\"size\":\"L\",\"sizes\":{\"a\":\"S\"}}";
        assertThat(PLAIN.writeValueAsString(coded)).isEqualTo(expected);
        assertThat(Json.standard().writeText(coded)).isEqualTo(expected);
        assertThat(MAPPER.writeValueAsString(coded)).isEqualTo(expected);
    }

    @Test
    void treesAreBodies() {
        JsonNode tree = PLAIN.readTree("{\"a\":[1.50,{}]}");
        assertThat(MAPPER.writeValueAsString(tree)).isEqualTo("{\"a\":[1.5,{}]}");
        assertThat(Json.standard().writeText(tree)).isEqualTo(PLAIN.writeValueAsString(tree));
        assertThat(Json.standard().writeText(List.of(tree))).isEqualTo(PLAIN.writeValueAsString(List.of(tree)));
    }

    @Test
    void unknownPropertiesAreRefusedByTheMappersOwnException() {
        JsonMapper strict = JsonMapper.builder()
                .addModule(new WirespeedModule())
                .enable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
                .build();
        assertThatThrownBy(() -> strict.readValue("{\"the_name\":\"n\",\"x\":1}", Lessons.NamedTwice.class))
                .isInstanceOf(UnrecognizedPropertyException.class)
                .hasMessageContaining("\"x\"");
    }

    @Test
    void aModuleOfTheMapperForATypeCountsInside() {
        JsonMapper mapper = JsonMapper.builder()
                .addModule(new WirespeedModule())
                .addModule(new SimpleModule("undefinable").addSerializer(Lessons.Undefinable.class, new Undefined()))
                .build();
        assertThat(mapper.writeValueAsString(new Lessons.Patch())).isEqualTo("{\"name\":\"undefined\",\"version\":1}");
        assertThat(MAPPER.writeValueAsString(new Lessons.Patch()))
                .isEqualTo(PLAIN.writeValueAsString(new Lessons.Patch()));
    }

    @SuppressWarnings("rawtypes") // the class that stands for all its instantiations
    private static final class Undefined extends ValueSerializer<Lessons.Undefinable> {
        @Override
        public void serialize(Lessons.Undefinable value, JsonGenerator out, SerializationContext context) {
            out.writeString(value.isPresent() ? "defined" : "undefined");
        }
    }

    /** Has no codec. */
    record Envelope(Lessons.@Nullable Vendor vendor) {}

    @Test
    void whatFollowsMixinsIsNotLeftToJacksonWithoutThem() {
        Envelope envelope = new Envelope(new Lessons.Vendor("n", 5));
        String refusal = "dev.wirespeed.jackson.Lessons$Vendor follows mix-ins of @Wire, which Jackson does not know:"
                + " annotate the class that it is in with @Wire, too";
        for (Object value : List.of(envelope, List.of(envelope), Map.of("a", envelope))) {
            assertThatThrownBy(() -> Json.standard().writeText(value))
                    .isInstanceOf(WireException.class)
                    .hasMessageContaining(refusal);
        }
        assertThat(Json.standard().writeText(new Envelope(null))).isEqualTo("{\"vendor\":null}");
        assertThatThrownBy(() -> Json.standard().read("{\"vendor\":{\"secret\":5}}", Envelope.class))
                .isInstanceOf(WireException.class)
                .hasMessageContaining(refusal);
    }

    @Test
    void mixinsOfACodecCountInAMapperThatHasThemToo() {
        Lessons.Sale sale = new Lessons.Sale(1, new Lessons.Vendor("n", 5));
        assertThat(Json.standard().writeText(sale)).isEqualTo("{\"id\":1,\"vendor\":{\"vendor_name\":\"n\"}}");
        assertThat(MAPPER.writeValueAsString(sale)).isEqualTo(PLAIN.writeValueAsString(sale));
        assertThat(MAPPER.writeValueAsString(sale.vendor())).isEqualTo("{\"name\":\"n\",\"secret\":5}");
        JsonMapper mixed = JsonMapper.builder()
                .addModule(new WirespeedModule())
                .addMixIn(Lessons.Vendor.class, Lessons.VendorMixin.class)
                .build();
        assertThat(mixed.writeValueAsString(sale)).isEqualTo("{\"id\":1,\"vendor\":{\"vendor_name\":\"n\"}}");
    }
}
