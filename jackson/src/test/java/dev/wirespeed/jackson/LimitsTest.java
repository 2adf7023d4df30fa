package dev.wirespeed.jackson;

import static java.nio.charset.StandardCharsets.UTF_8;
import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import dev.wirespeed.Json;
import dev.wirespeed.Wire;
import java.io.ByteArrayInputStream;
import java.io.StringReader;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.Stream;
import org.jspecify.annotations.NullUnmarked;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.core.JacksonException;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.StreamWriteConstraints;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.databind.json.JsonMapper;

/** How much a mapper reads is for its factory to say, or for the default of the JVM, and not for codecs. */
class LimitsTest {
    private static final List<Input> INPUTS = List.of(
            (mapper, json) -> mapper.readValue(json.getBytes(UTF_8), All.class),
            (mapper, json) -> mapper.readValue(new ByteArrayInputStream(json.getBytes(UTF_8)), All.class),
            (mapper, json) -> mapper.readValue(json, All.class),
            (mapper, json) -> mapper.readValue(new StringReader(json), All.class));

    private interface Input {
        All read(JsonMapper mapper, String json) throws JacksonException;
    }

    /** Holds anything. */
    @Wire
    @JsonIgnoreProperties(ignoreUnknown = true)
    @NullUnmarked
    public static class All {
        public Object any;
        public Map<String, Integer> map;
        public AtomicReference<Object> left; // to Jackson
    }

    private static JsonMapper mapper(JsonFactory factory) {
        return JacksonApi.withDefaultModules(JsonMapper.builder(factory))
                .addModule(new WirespeedModule())
                .build();
    }

    private static String nested(String name, int levels) {
        return "{\"" + name + "\":" + "[".repeat(levels) + "]".repeat(levels) + "}";
    }

    private static String text(String name, int length) {
        return "{\"" + name + "\":\"" + "x".repeat(length) + "\"}";
    }

    private static String number(int length) {
        return "{\"any\":" + "1".repeat(length) + "}";
    }

    private static String named(int length) {
        return "{\"map\":{\"" + "n".repeat(length) + "\":1}}";
    }

    private static String many(int count) {
        return "{\"any\":[1" + ",1".repeat(count) + "]}";
    }

    private static StreamReadConstraints.Builder plain() {
        return StreamReadConstraints.builder();
    }

    /** Each with a document that goes up to it, and one that goes beyond. */
    static Stream<Arguments> limits() {
        return Stream.of(
                Arguments.of(plain().maxNestingDepth(50).build(), nested("any", 49), nested("any", 50)),
                Arguments.of(plain().maxNestingDepth(50).build(), nested("no", 49), nested("no", 50)),
                Arguments.of(plain().maxNestingDepth(2_000).build(), nested("any", 1_999), nested("any", 2_000)),
                Arguments.of(plain().maxStringLength(1_000).build(), text("any", 900), text("any", 5_000)),
                Arguments.of(plain().maxNumberLength(100).build(), number(100), number(101)),
                Arguments.of(plain().maxNameLength(1_000).build(), named(900), named(5_000)),
                Arguments.of(plain().maxTokenCount(100).build(), many(50), many(200)),
                Arguments.of(plain().maxDocumentLength(1_000).build(), text("any", 900), text("any", 50_000)));
    }

    @ParameterizedTest
    @MethodSource("limits")
    void aFactorysCount(StreamReadConstraints limits, String within, String beyond) throws JacksonException {
        for (JsonFactory factory : ThisJackson.factories()) {
            assertLimited(mapper(factory.rebuild().streamReadConstraints(limits).build()), within, beyond);
        }
    }

    @ParameterizedTest
    @MethodSource("limits")
    void thoseOfTheJvmCount(StreamReadConstraints limits, String within, String beyond) throws JacksonException {
        StreamReadConstraints.overrideDefaultStreamReadConstraints(limits);
        try {
            for (JsonFactory factory : ThisJackson.factories()) {
                assertLimited(mapper(factory), within, beyond);
            }
        } finally {
            StreamReadConstraints.overrideDefaultStreamReadConstraints(null);
        }
    }

    private static void assertLimited(JsonMapper mapper, String within, String beyond) throws JacksonException {
        for (Input input : INPUTS) {
            assertThat(input.read(mapper, within)).isNotNull();
            assertThatThrownBy(() -> input.read(mapper, beyond))
                    .isInstanceOf(JacksonException.class)
                    .hasMessageContaining("exceeds the maximum allowed");
        }
    }

    @Test
    void aDepthForAllMappersCountsInWriting() {
        All deep = new All();
        deep.any = List.of(1);
        StreamWriteConstraints.overrideDefaultStreamWriteConstraints(
                StreamWriteConstraints.builder().maxNestingDepth(1).build());
        try {
            JsonMapper mapper = mapper(new JsonFactory());
            assertThatThrownBy(() -> mapper.writeValueAsBytes(deep)).hasMessageContaining("depth (2)");
        } finally {
            StreamWriteConstraints.overrideDefaultStreamWriteConstraints(null);
        }
    }

    @Test
    void whatIsSkippedMayBeLonger() throws JacksonException {
        StreamReadConstraints limits = plain().maxStringLength(1_000).build();
        for (boolean ofJvm : new boolean[] {true, false}) {
            StreamReadConstraints.overrideDefaultStreamReadConstraints(ofJvm ? limits : null);
            try {
                JsonFactory factory =
                        JsonFactory.builder().streamReadConstraints(limits).build();
                JsonMapper mapper = mapper(factory);
                for (Input input : INPUTS) {
                    assertThat(input.read(mapper, text("no", 50_000)).any).isNull();
                }
            } finally {
                StreamReadConstraints.overrideDefaultStreamReadConstraints(null);
            }
        }
    }

    @Test
    void jacksonsOwnAreTheCodecs() throws JacksonException {
        Shop.byCodec();
        JsonFactory factory = new WirespeedJsonFactory()
                .rebuild()
                .streamReadConstraints(plain().build())
                .build();
        JsonMapper mapper = mapper(factory);
        byte[] json = "{\"orderId\":7}".getBytes(UTF_8);
        assertThat(mapper.readValue(json, Shop.Order.class).getOrderId()).isEqualTo(7);
        assertThat(Shop.byCodec()).isTrue();
    }

    @Test
    void othersAreTheCodecsToo() throws JacksonException {
        StreamReadConstraints reading =
                plain().maxNestingDepth(50).maxNumberLength(100).build();
        for (JsonFactory each : ThisJackson.factories()) {
            JsonFactory factory = each.rebuild()
                    .streamReadConstraints(reading)
                    .streamWriteConstraints(
                            StreamWriteConstraints.builder().maxNestingDepth(7).build())
                    .build();
            JsonMapper mapper = mapper(factory);
            Shop.byCodec();
            Shop.Order order = mapper.readValue("{\"orderId\":7}".getBytes(UTF_8), Shop.Order.class);
            assertThat(Shop.byCodec()).isTrue();
            assertThat(mapper.writeValueAsString(order)).contains("7");
            assertThat(Shop.byCodec()).isTrue();
        }
    }

    /** What it leaves to Jackson has the same limits as the rest. */
    @Test
    void jsonHasLimitsOfItsOwn() {
        StreamReadConstraints.overrideDefaultStreamReadConstraints(
                plain().maxNestingDepth(5).build());
        try {
            assertThat(requireNonNull(Json.standard().read(nested("any", 60), All.class)).any)
                    .isNotNull();
            assertThat(requireNonNull(Json.standard().read(nested("left", 60), All.class))
                            .left
                            .get())
                    .isNotNull();
        } finally {
            StreamReadConstraints.overrideDefaultStreamReadConstraints(null);
        }
    }
}
