package dev.wirespeed.jackson;

import static java.nio.charset.StandardCharsets.UTF_16BE;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.wirespeed.Wire;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.core.exc.StreamReadException;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.core.json.JsonReadFeature;
import tools.jackson.core.type.TypeReference;
import tools.jackson.databind.MappingIterator;
import tools.jackson.databind.json.JsonMapper;

/**
 * A mapper with this factory reads the same values and throws the same exceptions as without it, but by codecs. So does one that has
 * Jackson's factory and the module, which it tells to read documents like that ({@code Documents}).
 */
class WirespeedJsonFactoryTest {
    private static final JsonMapper PLAIN = JsonMapper.builder().build();
    private static final JsonMapper WITH = mapper(new WirespeedJsonFactory());
    private static final JsonMapper WITHOUT = mapper(new JsonFactory());
    private static final TypeReference<List<Part>> PARTS = new TypeReference<>() {};
    private static final String ORDER =
            "{\"orderId\":1,\"note\":\"é\\\"\\u0001\",\"day\":\"2020-01-02\",\"lines\":[{\"sku\":\"a\",\"price\":1.5}]}";
    private static final int SMALL = 300;
    /** As long as strings are that come through a reader. */
    private static final int LONG = 40_000;

    private static JsonMapper mapper(JsonFactory factory) {
        return JsonMapper.builder(factory).addModule(new WirespeedModule()).build();
    }

    /** Holds parts of its own kind. */
    @Wire
    public record Part(
            @Nullable String name,
            double weight,
            @Nullable Part inner,
            @Nullable List<Part> more,
            @Nullable Object any) {}

    /** Gives a few bytes at a time. */
    private static final class Slow extends ByteArrayInputStream {
        private final int most;

        Slow(byte[] bytes, int most) {
            super(bytes);
            this.most = most;
        }

        @Override
        public synchronized int read(byte[] target, int from, int length) {
            return super.read(target, from, Math.min(length, most));
        }
    }

    private static InputStream stream(String json) {
        return new ByteArrayInputStream(json.getBytes(UTF_8));
    }

    /** The values, or what was thrown with all that it says. */
    private static String outcome(JsonMapper mapper, Function<JsonMapper, Object> reading) {
        try {
            return PLAIN.writeValueAsString(reading.apply(mapper));
        } catch (JacksonException e) {
            return e.getClass().getName() + ": " + e.getMessage() + " at " + e.getLocation();
        }
    }

    private static void same(Function<JsonMapper, Object> reading) {
        String expected = outcome(PLAIN, reading);
        assertThat(outcome(WITH, reading)).isEqualTo(expected);
        assertThat(outcome(WITHOUT, reading)).isEqualTo(expected);
    }

    /** Reads a document in all ways in which bytes come. */
    private static void sameEverywhere(String json, TypeReference<?> type) {
        byte[] bytes = json.getBytes(UTF_8);
        byte[] amidst = ("{{" + json + "}}").getBytes(UTF_8);
        same(mapper -> mapper.readValue(bytes, type));
        same(mapper -> mapper.readValue(json, type));
        same(mapper -> mapper.readValue(json + " ".repeat(LONG), type));
        same(mapper -> mapper.readValue(" ".repeat(LONG) + "\n" + json, type));
        same(mapper -> mapper.readValue(amidst, 2, bytes.length, mapper.constructType(type)));
        for (int most : new int[] {1, 7, 64, Integer.MAX_VALUE}) {
            same(mapper -> mapper.readValue(new Slow(bytes, most), type));
        }
    }

    @Test
    void codecsReadBytesAndStreams() {
        Shop.byCodec();
        assertThat(WITH.readValue(ORDER.getBytes(UTF_8), Shop.Order.class).getLines())
                .containsExactly(new Shop.Line("a", 1.5));
        assertThat(Shop.byCodec()).isTrue();
        assertThat(WITH.readValue(stream(ORDER), Shop.Order.class).getNote()).isEqualTo("é\"\u0001");
        assertThat(Shop.byCodec()).isTrue();
        assertThat(WITH.readValue("[" + ORDER + "," + ORDER + "]", new TypeReference<List<Shop.Order>>() {}))
                .hasSize(2);
        assertThat(Shop.byCodec()).isTrue();
        Shop.Basket basket = WITH.readValue(
                stream("{\"orders\":[" + ORDER + " , " + ORDER + "],\"byName\":{\"x\":" + ORDER + "}}"),
                Shop.Basket.class);
        assertThat(basket.orders).hasSize(2);
        assertThat(basket.byName.values())
                .singleElement()
                .satisfies(order -> assertThat(order.getDay()).hasToString("2020-01-02"));
        assertThat(Shop.byCodec()).isTrue();
    }

    /** A parser of it hands objects to codecs; the copy of tokens would not need one of its own. */
    @Test
    void itsParsersAreItsOwn() {
        try (JsonParser bytes = WITH.createParser(ORDER.getBytes(UTF_8));
                JsonParser stream = WITH.createParser(stream(ORDER));
                JsonParser empty = WITH.createParser(stream(""));
                JsonParser text = WITH.createParser(ORDER)) {
            assertThat(bytes).isInstanceOf(InPlaceParser.class);
            assertThat(stream).isInstanceOf(InPlaceParser.class);
            assertThat(empty).isNotInstanceOf(InPlaceParser.class);
            assertThat(text).isNotInstanceOf(InPlaceParser.class);
        }
    }

    @Test
    void valuesThatFollowOneAnother() {
        String json = ORDER + "\n" + ORDER + " " + ORDER + ORDER;
        for (int most : new int[] {1, 5, 8000}) {
            try (MappingIterator<Shop.Order> orders =
                    WITH.readerFor(Shop.Order.class).readValues(new Slow(json.getBytes(UTF_8), most))) {
                assertThat(orders.readAll())
                        .hasSize(4)
                        .allSatisfy(order ->
                                assertThat(PLAIN.writeValueAsString(order)).isEqualTo(ORDER.replace("1.5", "1.5")));
            }
        }
    }

    @Test
    void tokensGoOnBehindAnObject() {
        try (JsonParser in = WITH.createParser("[{\"name\":\"a\"}, 7, {\"inner\":\n{}}\r\n,true]".getBytes(UTF_8))) {
            in.nextToken();
            in.nextToken();
            assertThat(in.readValueAs(Part.class).name()).isEqualTo("a");
            assertThat(in.streamReadContext().pathAsPointer()).hasToString("/0");
            in.nextToken();
            assertThat(in.getIntValue()).isEqualTo(7);
            in.nextToken();
            assertThat(in.readValueAs(Part.class).inner()).isNotNull();
            in.nextToken();
            assertThat(in.getBooleanValue()).isTrue();
            assertThat(in.currentTokenLocation().getLineNr()).isEqualTo(3);
            assertThat(in.currentTokenLocation().getColumnNr()).isEqualTo(2);
        }
    }

    @Test
    void problemsAndTheirPlacesAreJacksons() {
        String space = " ".repeat(9);
        for (String json : List.of(
                "{\"name\":[1]}",
                "{\"inner\":{\"weight\":\"heavy\"}}",
                "{\"more\":[{},{\n\"more\":[{\"weight\":{}}]}]}",
                "{\"weight\":1.5.5}",
                "{\"weight\":01}",
                "{\"name\":\"\u0007\"}",
                "{\"name\":\"a\\x\"}",
                "{\"name\":\"a",
                "{\"name\"",
                "{",
                "{\"more\":[{}",
                "{\"more\":[{}}",
                "{} {}",
                "{\"inner\":{}}\n\n x",
                "{\r\n\"inner\":{}\r}\r x",
                "{" + space + "\n" + space + "\r\n" + space + "}" + space + "\n" + space + "]",
                "{\"any\":tru}",
                "{\"unknown\":[1,2,,3]}",
                "[{}]",
                "")) {
            sameEverywhere(json, new TypeReference<Part>() {});
            sameEverywhere("[{\"name\":\"before\"},\n " + json + ",{}]", PARTS);
        }
    }

    @Test
    void nestingIsLimitedAsAWhole() {
        for (int depth = 480; depth <= 510; depth += 3) {
            String any = "[".repeat(depth - 2) + "]".repeat(depth - 2);
            sameEverywhere("[{\"any\":" + any + "},{}]", PARTS);
            sameEverywhere("[{\"any\":" + any + "},7]", PARTS);
        }
    }

    /** Objects around and across the ends of the parser's buffer of 8,000 bytes, smaller and larger ones. */
    @ParameterizedTest
    @ValueSource(ints = {1, 30, 2_000, 7_980, 7_990, 7_999, 8_000, 16_500, 70_000})
    void objectsOfAnySize(int length) {
        List<Part> parts = new ArrayList<>();
        for (int i = 0; i < 12; i++) {
            String name = "n\\\"é".repeat(length / 4 + i);
            parts.add(new Part(name, i, new Part("{[\"", -1, null, null, List.of(true)), List.of(), null));
        }
        String json = PLAIN.writeValueAsString(parts);
        for (int most : new int[] {997, 8_000, Integer.MAX_VALUE}) {
            InputStream in = new Slow(json.getBytes(UTF_8), most);
            assertThat(WITH.readValue(in, PARTS)).isEqualTo(parts);
        }
        same(mapper -> mapper.readValue(stream(json.substring(0, json.length() - 1)), PARTS));
        same(mapper -> mapper.readValue(stream(json.replace("\"weight\":11.0", "\"weight\":[]")), PARTS));
    }

    @Test
    void tooLongOnesFromAStreamAreJacksons() {
        String note = "x".repeat(InPlaceParser.MAX_KEPT + 100);
        String large = ORDER.replace("é", note);
        Shop.byCodec();
        assertThat(WITH.readValue(large.getBytes(UTF_8), Shop.Order.class).getNote())
                .hasSize(note.length() + 2);
        assertThat(Shop.byCodec()).isTrue();
        List<Shop.Order> read =
                WITH.readValue(stream("[" + large + "," + ORDER + "]"), new TypeReference<List<Shop.Order>>() {});
        assertThat(read.get(0).getNote()).hasSize(note.length() + 2);
        assertThat(read.get(1).getOrderId()).isEqualTo(1);
        assertThat(Shop.byCodec()).isTrue();
        WITH.readValue(stream(large), Shop.Order.class);
        assertThat(Shop.byCodec()).isFalse();
    }

    @Test
    void failingStreamsFailAsTheyDo() {
        for (int before : new int[] {3, 20, 8_000}) {
            InputStream failing = new InputStream() {
                private int given;

                @Override
                public int read() {
                    throw new UnsupportedOperationException();
                }

                @Override
                public int read(byte[] target, int from, int length) throws IOException {
                    int count = Math.min(length, before - given);
                    if (count == 0) {
                        throw new IOException("no more");
                    }
                    Arrays.fill(target, from, from + count, (byte) ' ');
                    if (given == 0) {
                        System.arraycopy("{\"".getBytes(UTF_8), 0, target, from, 2);
                    }
                    given += count;
                    return count;
                }
            };
            assertThatThrownBy(() -> WITH.readValue(failing, Part.class)).hasMessageContaining("no more");
        }
    }

    @Test
    void otherEncodingsAreDetected() {
        assertThat(WITH.readValue(ORDER.getBytes(UTF_16BE), Shop.Order.class).getOrderId())
                .isEqualTo(1);
        byte[] marked = ("\ufeff" + ORDER).getBytes(UTF_8);
        assertThat(WITH.readValue(marked, Shop.Order.class).getOrderId()).isEqualTo(1);
        assertThat(WITH.readValue(new Slow(marked, 1), Shop.Order.class).getOrderId())
                .isEqualTo(1);
        same(mapper -> mapper.readValue(new Slow("\ufeff{\"name\":[]}".getBytes(UTF_8), 1), Part.class));
    }

    @Test
    void featuresOfParsersCount() {
        JsonFactory comments = new WirespeedJsonFactory()
                .rebuild()
                .enable(JsonReadFeature.ALLOW_JAVA_COMMENTS)
                .build();
        assertThat(comments).isInstanceOf(WirespeedJsonFactory.class);
        assertThat(mapper(comments)
                        .readValue("{/**/\"name\":\"a\"}".getBytes(UTF_8), Part.class)
                        .name())
                .isEqualTo("a");
        assertThat(WITH.readerFor(Part.class)
                        .with(JsonReadFeature.ALLOW_SINGLE_QUOTES)
                        .<Part>readValue("{'name':'a'}".getBytes(UTF_8))
                        .name())
                .isEqualTo("a");
        JsonFactory strict = new WirespeedJsonFactory()
                .rebuild()
                .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
                .build();
        assertThatThrownBy(() -> mapper(strict).readValue(stream("{\"any\":1,\"any\":2}"), Part.class))
                .isInstanceOf(StreamReadException.class)
                .hasMessageContaining("Duplicate");
    }

    @Test
    void copiesAreOfItsKind() throws Exception {
        WirespeedJsonFactory factory = new WirespeedJsonFactory();
        ByteArrayOutputStream written = new ByteArrayOutputStream();
        try (ObjectOutputStream out = new ObjectOutputStream(written)) {
            out.writeObject(factory);
        }
        try (ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(written.toByteArray()))) {
            assertThat(in.readObject()).isInstanceOf(WirespeedJsonFactory.class);
        }
        assertThat(factory.copy()).isInstanceOf(WirespeedJsonFactory.class);
        assertThat(WITH.rebuild().build().tokenStreamFactory()).isInstanceOf(WirespeedJsonFactory.class);
        assertThatThrownBy(() -> factory.createParser(ObjectReadContext.empty(), new byte[2], 1, 2))
                .isInstanceOf(StreamReadException.class)
                .hasMessageStartingWith("Invalid 'offset' (1) and/or 'len' (2)");
    }

    /** Writes, too. */
    @Test
    void codecsWrite() {
        Shop.Order order = PLAIN.readValue(ORDER, Shop.Order.class);
        Shop.byCodec();
        assertThat(WITH.writeValueAsString(order)).isEqualTo(ORDER);
        assertThat(Shop.byCodec()).isTrue();
    }

    /** Documents that are damaged in one place, from parsers that get them in parts of random sizes. */
    @Test
    void damagedDocuments() {
        long seed = Long.getLong("wirespeed.random.seed", System.nanoTime());
        Random random = new Random(seed);
        String[] pieces = {
            "{", "}", "[", "]", ",", ":", "\"", "\\", "\n", "\r", " ", "1", "-", "e", ".", "null", "é", "\u0000"
        };
        for (int i = 0; i < 4_000; i++) {
            StringBuilder json = new StringBuilder(
                    random.nextBoolean()
                            ? PLAIN.writeValueAsString(parts(random, 3))
                            : PLAIN.writerWithDefaultPrettyPrinter().writeValueAsString(parts(random, 3)));
            int at = random.nextInt(json.length());
            switch (random.nextInt(4)) {
                case 0 -> json.deleteCharAt(at);
                case 1 -> json.insert(at, pieces[random.nextInt(pieces.length)]);
                case 2 -> json.replace(at, at + 1, pieces[random.nextInt(pieces.length)]);
                default -> json.setLength(at);
            }
            byte[] bytes = json.toString().getBytes(UTF_8);
            int most = 1 + random.nextInt(SMALL);
            String expected = outcome(PLAIN, mapper -> mapper.readValue(bytes, PARTS));
            String text = outcome(PLAIN, mapper -> mapper.readValue(json.toString(), PARTS));
            String streamed = outcome(PLAIN, mapper -> mapper.readValue(new Slow(bytes, most), PARTS));
            for (JsonMapper with : List.of(WITH, WITHOUT)) {
                assertThat(outcome(with, mapper -> mapper.readValue(bytes, PARTS)))
                        .as("seed %d, document %d: %s", seed, i, json)
                        .isEqualTo(expected);
                assertThat(outcome(with, mapper -> mapper.readValue(json.toString(), PARTS)))
                        .as("seed %d, document %d as text: %s", seed, i, json)
                        .isEqualTo(text);
                assertThat(outcome(with, mapper -> mapper.readValue(new Slow(bytes, most), PARTS)))
                        .as("seed %d, document %d in parts of %d: %s", seed, i, most, json)
                        .isEqualTo(streamed);
            }
        }
    }

    private static List<Part> parts(Random random, int depth) {
        List<Part> parts = new ArrayList<>();
        for (int i = random.nextInt(4); i > 0; i--) {
            parts.add(new Part(
                    random.nextBoolean() ? "n" + random.nextInt(SMALL) + "\"\n" : null,
                    random.nextInt(SMALL) / 7.0,
                    depth > 0 && random.nextBoolean()
                            ? new Part("in", 1, null, parts(random, depth - 1), List.of(1, "two"))
                            : null,
                    depth > 0 ? parts(random, depth - 1) : null,
                    random.nextBoolean() ? "é" : null));
        }
        return parts;
    }
}
