package dev.wirespeed.jackson;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.wirespeed.Json;
import dev.wirespeed.Wire;
import dev.wirespeed.WireException;
import java.io.ByteArrayOutputStream;
import java.io.OutputStream;
import java.io.StringWriter;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import org.jspecify.annotations.NullUnmarked;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.ObjectWriteContext;
import tools.jackson.core.StreamWriteConstraints;
import tools.jackson.core.StreamWriteFeature;
import tools.jackson.core.exc.StreamConstraintsException;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.core.json.JsonWriteFeature;
import tools.jackson.databind.DatabindException;
import tools.jackson.databind.annotation.JsonSerialize;
import tools.jackson.databind.json.JsonMapper;

/** What was set on the factory of a mapper, or on a generator, has its effect. */
class GeneratorTest {
    private static final JsonMapper WITHOUT = JsonMapper.builder().build();
    private static final JsonMapper WITH =
            JsonMapper.builder().addModule(new WirespeedModule()).build();

    private static Shop.Order order() {
        return new Shop.Order(1, "ü", LocalDate.EPOCH, List.of(new Shop.Line("a", 1)));
    }

    private static void sameBy(JsonFactory factory) {
        String plain = JsonMapper.builder(factory).build().writeValueAsString(order());
        assertThat(JsonMapper.builder(factory)
                        .addModule(new WirespeedModule())
                        .build()
                        .writeValueAsString(order()))
                .isEqualTo(plain);
    }

    @Test
    void escapesOfTheFactory() {
        sameBy(JsonFactory.builder().highestNonEscapedChar(127).build());
    }

    @Test
    void quotationMarksOfTheFactory() {
        sameBy(JsonFactory.builder().quoteChar('\'').build());
    }

    @Test
    void limitsOfTheFactory() {
        JsonFactory factory = JsonFactory.builder()
                .streamWriteConstraints(
                        StreamWriteConstraints.builder().maxNestingDepth(1).build())
                .build();
        JsonMapper mapper =
                JsonMapper.builder(factory).addModule(new WirespeedModule()).build();
        assertThatThrownBy(() -> mapper.writeValueAsString(order())).isInstanceOf(StreamConstraintsException.class);
    }

    private static String foreign(JsonMapper mapper) {
        StringWriter w = new StringWriter();
        try (JsonGenerator g = JsonFactory.builder()
                .enable(JsonWriteFeature.ESCAPE_NON_ASCII)
                .build()
                .createGenerator(ObjectWriteContext.empty(), w)) {
            mapper.writeValue(g, order());
        }
        return w.toString();
    }

    @Test
    void aGeneratorOfAnotherFactory() {
        assertThat(foreign(WITH)).isEqualTo(foreign(WITHOUT));
    }

    @Test
    void aGeneratorOfTheMapperIsWrittenToByCodecs() {
        StringWriter writer = new StringWriter();
        Shop.byCodec();
        try (JsonGenerator out = WITH.createGenerator(writer)) {
            WITH.writer().writeValue(out, order());
        }
        assertThat(writer).hasToString(WITHOUT.writeValueAsString(order()));
        assertThat(Shop.byCodec()).isTrue();
    }

    /** Leaves a property to Jackson. */
    @Wire
    @NullUnmarked
    public static class Deep {
        @JsonSerialize
        public Object inner;
    }

    private static Object nested(int levels, Object innermost) {
        Object value = innermost;
        for (int i = 0; i < levels; i++) {
            value = new Object[] {value};
        }
        return value;
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 496, 497, 498, 499})
    void whatIsAroundCountsInTheNesting(int levels) {
        Object value = nested(levels, order());
        Shop.byCodec();
        assertThat(written(() -> WITH.writeValueAsString(value)))
                .isEqualTo(written(() -> WITHOUT.writeValueAsString(value)))
                .matches(json -> json.isEmpty() == levels > 497);
        assertThat(Shop.byCodec()).isTrue();
        assertThat(written(() -> new String(WITH.writeValueAsBytes(value), UTF_8)))
                .isEqualTo(written(() -> WITHOUT.writeValueAsString(value)));
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 498, 499, 500})
    void whatIsAroundCountsInWhatIsLeftToJackson(int levels) {
        Deep value = new Deep();
        value.inner = nested(levels, "[[");
        assertThat(written(() -> Json.standard().writeText(value)))
                .isEqualTo(written(() -> WITHOUT.writeValueAsString(value)))
                .matches(json -> json.isEmpty() == levels > 499);
        assertThat(written(() -> new String(Json.standard().write(value), UTF_8)))
                .isEqualTo(written(() -> WITHOUT.writeValueAsString(value)));
    }

    /** Also where the writer hands on what it holds just before, or just behind, what is left to Jackson. */
    @Test
    void whatIsAroundCountsInStreamsOfAnyLength() {
        Deep deep = new Deep();
        deep.inner = nested(400, "");
        Object around = nested(100, deep);
        for (int length = 32_000; length < 40_000; length += 50) {
            Object value = List.of(Collections.nCopies(length / 50, "x".repeat(47)), around);
            assertThatThrownBy(() -> Json.standard().write(value, OutputStream.nullOutputStream()))
                    .as("behind %d bytes", length)
                    .isInstanceOf(WireException.class);
        }
    }

    /** The document; empty where it is refused because of its nesting. */
    private static String written(Supplier<String> writing) {
        try {
            return writing.get();
        } catch (StreamConstraintsException e) {
            return "";
        } catch (WireException e) {
            assertThat(e.kind()).isEqualTo(WireException.Kind.LIMIT);
            return "";
        }
    }

    /** A number that has two forms. */
    @Wire
    @NullUnmarked
    public static class Decimal {
        public BigDecimal d = new BigDecimal("1E+5");
    }

    private static String configured(JsonMapper mapper) {
        StringWriter w = new StringWriter();
        try (JsonGenerator g = mapper.createGenerator(w)) {
            g.configure(StreamWriteFeature.WRITE_BIGDECIMAL_AS_PLAIN, true);
            mapper.writeValue(g, new Decimal());
        }
        return w.toString();
    }

    @Test
    void aGeneratorThatWasChanged() {
        assertThat(configured(WITH)).isEqualTo(configured(WITHOUT));
    }

    @Test
    void aMapperThatWasBuiltAgainUsesCodecs() {
        JsonMapper rebuilt = WITH.rebuild().build();
        Shop.byCodec();
        rebuilt.writeValueAsString(order());
        assertThat(Shop.byCodec()).isTrue();
    }

    /** One whose document fills more than a generator's buffer of 8,000 bytes. */
    private static Shop.Order large() {
        return order("é\"".repeat(30_000));
    }

    private static Shop.Order order(String note) {
        return new Shop.Order(1, note, LocalDate.EPOCH, List.of());
    }

    /** Values longer than the generator's buffer, in memory and in a stream, among what the generator still holds. */
    @Test
    void largeValuesKeepTheirPlace() {
        for (int length : new int[] {7_900, 7_950, 8_000, 8_050, 30_000}) {
            Shop.Order longer = order("l".repeat(length));
            for (Object value : List.of(
                    longer,
                    List.of(longer),
                    List.of(order(), longer, order(), longer, longer, "text", longer, 1, large()),
                    Map.of("first", List.of(longer), "then", longer))) {
                byte[] plain = WITHOUT.writeValueAsBytes(value);
                Shop.byCodec();
                assertThat(WITH.writeValueAsBytes(value)).isEqualTo(plain);
                assertThat(Shop.byCodec()).isTrue();
                ByteArrayOutputStream stream = new ByteArrayOutputStream();
                WITH.writeValue(stream, value);
                assertThat(stream.toByteArray()).isEqualTo(plain);
            }
        }
    }

    /** What a stream throws is no refusal of the codec's: nothing is written twice. */
    @Test
    void aStreamThatFails() {
        WireException failure = new WireException(WireException.Kind.LIMIT, "full");
        int[] calls = {0};
        OutputStream full = new OutputStream() {
            @Override
            public void write(int b) {
                throw new AssertionError();
            }

            @Override
            public void write(byte[] bytes, int from, int length) {
                calls[0]++;
                throw failure;
            }
        };
        assertThatThrownBy(() -> WITH.writeValue(full, large()))
                .isInstanceOf(DatabindException.class)
                .hasCause(failure);
        assertThat(calls[0]).isEqualTo(1);
        assertThatThrownBy(() -> WITHOUT.writeValue(full, large()))
                .isInstanceOf(DatabindException.class)
                .hasCause(failure);
        Shop.byCodec();
        assertThat(new String(WITH.writeValueAsBytes(large()), UTF_8)).isEqualTo(WITHOUT.writeValueAsString(large()));
        assertThat(Shop.byCodec()).isTrue();
    }

    /** What is handed to a stream stays as it is while that writes others. */
    @Test
    void aStreamThatWritesByCodecsItself() {
        ByteArrayOutputStream copy = new ByteArrayOutputStream();
        OutputStream busy = new OutputStream() {
            @Override
            public void write(int b) {
                write(new byte[] {(byte) b}, 0, 1);
            }

            @Override
            public void write(byte[] bytes, int from, int length) {
                assertThat(WITH.writeValueAsBytes(order())).isEqualTo(WITHOUT.writeValueAsBytes(order()));
                assertThat(Json.standard().write(order())).isEqualTo(WITHOUT.writeValueAsBytes(order()));
                copy.write(bytes, from, length);
            }
        };
        Object value = List.of(large(), order(), large(), Collections.nCopies(10, order("m".repeat(3_000))));
        WITH.writeValue(busy, value);
        assertThat(copy.toByteArray()).isEqualTo(WITHOUT.writeValueAsBytes(value));
    }
}
