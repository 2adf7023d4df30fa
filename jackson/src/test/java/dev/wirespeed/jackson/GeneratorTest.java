package dev.wirespeed.jackson;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.wirespeed.Wire;
import java.io.StringWriter;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.List;
import org.jspecify.annotations.NullUnmarked;
import org.junit.jupiter.api.Test;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.ObjectWriteContext;
import tools.jackson.core.StreamWriteConstraints;
import tools.jackson.core.StreamWriteFeature;
import tools.jackson.core.exc.StreamConstraintsException;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.core.json.JsonWriteFeature;
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
}
