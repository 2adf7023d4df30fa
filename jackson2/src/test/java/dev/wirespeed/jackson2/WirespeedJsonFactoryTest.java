package dev.wirespeed.jackson2;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.exc.StreamReadException;
import com.fasterxml.jackson.core.json.JsonReadFeature;
import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.MappingIterator;
import com.fasterxml.jackson.databind.json.JsonMapper;
import dev.wirespeed.Wire;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** A mapper with this factory reads the same values and throws the same exceptions as without it, but by codecs. */
class WirespeedJsonFactoryTest {
    private static final JsonMapper PLAIN = mapper(new JsonFactory()).build();
    private static final JsonMapper WITH =
            mapper(new WirespeedJsonFactory()).addModule(new WirespeedModule()).build();
    private static final TypeReference<List<Part>> PARTS = new TypeReference<>() {};

    private static JsonMapper.Builder mapper(JsonFactory factory) {
        return JacksonApi.withDefaultModules(JsonMapper.builder(factory))
                .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS);
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

    /** Reads bytes. */
    private interface Reading {
        Object from(JsonMapper mapper) throws IOException;
    }

    /** The values, or what was thrown with all that it says. */
    private static String outcome(JsonMapper mapper, Reading reading) throws IOException {
        try {
            return PLAIN.writeValueAsString(reading.from(mapper));
        } catch (JsonProcessingException e) {
            return e.getClass().getName() + ": " + e.getMessage() + " at " + e.getLocation();
        }
    }

    private static void same(Reading reading) throws IOException {
        assertThat(outcome(WITH, reading)).isEqualTo(outcome(PLAIN, reading));
    }

    @Test
    void problemsAndTheirPlacesAreJacksons() throws IOException {
        for (String json : List.of(
                "{\"name\":\"a\",\"weight\":1.5,\"any\":[{}]}",
                "{\"name\":[1]}",
                "{\"more\":[{},{\n\"more\":[{\"weight\":{}}]}]}",
                "{\"name\":\"a",
                "{\"more\":[{}}",
                "{} {}",
                "{\r\n\"inner\":{}\r}\r x",
                "{\"unknown\":[1,2,,3]}",
                "[{}]",
                "",
                "\ufeff{\"name\":[]}")) {
            for (String whole : List.of(json, "[{\"name\":\"before\"},\n " + json + ",{}]")) {
                byte[] bytes = whole.getBytes(UTF_8);
                same(mapper -> mapper.readValue(bytes, Part.class));
                same(mapper -> mapper.readValue(bytes, PARTS));
                for (int most : new int[] {1, 7, Integer.MAX_VALUE}) {
                    same(mapper -> mapper.readValue(new Slow(bytes, most), PARTS));
                }
            }
        }
    }

    @Test
    void valuesThatFollowOneAnother() throws IOException {
        byte[] json = "{\"name\":\"a\"}\n{\"name\":\"b\"}{}".getBytes(UTF_8);
        try (MappingIterator<Part> parts = WITH.readerFor(Part.class).readValues(new Slow(json, 5))) {
            assertThat(parts.readAll()).extracting(Part::name).containsExactly("a", "b", null);
        }
    }

    @Test
    void featuresOfParsersCount() throws IOException {
        assertThat(WITH.readerFor(Part.class)
                        .with(JsonReadFeature.ALLOW_SINGLE_QUOTES)
                        .<Part>readValue("{'name':'a'}".getBytes(UTF_8))
                        .name())
                .isEqualTo("a");
        assertThatThrownBy(() -> WITH.readerFor(Part.class)
                        .with(JsonParser.Feature.STRICT_DUPLICATE_DETECTION)
                        .readValue("{\"any\":1,\"any\":2}".getBytes(UTF_8)))
                .isInstanceOf(StreamReadException.class)
                .hasMessageContaining("Duplicate");
    }

    @Test
    void copiesAreOfItsKind() {
        assertThat(new WirespeedJsonFactory().copy()).isInstanceOf(WirespeedJsonFactory.class);
        assertThat(new WirespeedJsonFactory().rebuild().build()).isInstanceOf(WirespeedJsonFactory.class);
        assertThat(WITH.copy().getFactory()).isInstanceOf(WirespeedJsonFactory.class);
    }

    /** Documents that are damaged in one place, from parsers that get them in parts of random sizes. */
    @Test
    void damagedDocuments() throws IOException {
        long seed = Long.getLong("wirespeed.random.seed", System.nanoTime());
        Random random = new Random(seed);
        String[] pieces = {"{", "}", "[", "]", ",", ":", "\"", "\\", "\n", "\r", " ", "1", "-", "e", ".", "null", "é"};
        for (int i = 0; i < 2_000; i++) {
            StringBuilder json = new StringBuilder(PLAIN.writeValueAsString(parts(random, 3)));
            int at = random.nextInt(json.length());
            switch (random.nextInt(4)) {
                case 0 -> json.deleteCharAt(at);
                case 1 -> json.insert(at, pieces[random.nextInt(pieces.length)]);
                case 2 -> json.replace(at, at + 1, pieces[random.nextInt(pieces.length)]);
                default -> json.setLength(at);
            }
            byte[] bytes = json.toString().getBytes(UTF_8);
            int most = 1 + random.nextInt(300);
            for (Reading reading : List.<Reading>of(
                    mapper -> mapper.readValue(bytes, PARTS),
                    mapper -> mapper.readValue(new Slow(bytes, most), PARTS))) {
                assertThat(outcome(WITH, reading))
                        .as("seed %d, document %d in parts of %d: %s", seed, i, most, json)
                        .isEqualTo(outcome(PLAIN, reading));
            }
        }
    }

    private static List<Part> parts(Random random, int depth) {
        List<Part> parts = new ArrayList<>();
        for (int i = random.nextInt(4); i > 0; i--) {
            List<Part> more = depth > 0 ? parts(random, depth - 1) : null;
            parts.add(new Part(random.nextBoolean() ? "n\"\n" : null, random.nextInt(300) / 7.0, null, more, "é"));
        }
        return parts;
    }
}
