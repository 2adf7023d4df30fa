package dev.wirespeed.jackson;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.wirespeed.Wire;
import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.io.Reader;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.NullUnmarked;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.core.io.IOContext;
import tools.jackson.core.io.InputDecorator;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.core.json.UTF8StreamJsonParser;
import tools.jackson.core.type.TypeReference;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.MappingIterator;
import tools.jackson.databind.ObjectReader;
import tools.jackson.databind.ValueDeserializer;
import tools.jackson.databind.annotation.JsonDeserialize;
import tools.jackson.databind.cfg.DeserializationContexts;
import tools.jackson.databind.exc.MismatchedInputException;
import tools.jackson.databind.json.JsonMapper;

/** Which documents codecs read where they are although the mapper's factory is Jackson's, and what becomes of all others. */
@NullUnmarked
class DocumentsTest {
    private static final JsonMapper MODULE = module(JsonMapper.builder());
    private static final byte[] PART = "{\"name\":\"a\"}".getBytes(UTF_8);

    private static JsonMapper module(JsonMapper.Builder mapper) {
        return mapper.addModule(new WirespeedModule()).build();
    }

    /** Has a codec, and tells which parser it comes from where that is not asked. */
    @Wire
    @NullUnmarked
    public static class Part {
        public String name;
        public int number;
    }

    /** Has none, but holds what has. */
    @NullUnmarked
    public static class Page<T> {
        public List<T> items;

        @JsonDeserialize(using = Parser.class)
        public String parser;
    }

    /** Tells the class of the parser. */
    static final class Parser extends ValueDeserializer<String> {
        @Override
        public String deserialize(JsonParser in, DeserializationContext context) {
            in.skipChildren();
            assertThat(context.getParser()).isSameAs(in);
            return in.getClass().getSimpleName();
        }
    }

    /** Counts what is asked of it. */
    private static final class Counted extends ByteArrayInputStream {
        private int ends;
        private int closed;

        Counted(String json) {
            super(json.getBytes(UTF_8));
        }

        @Override
        public synchronized int read(byte[] target, int from, int length) {
            int count = super.read(target, from, length);
            ends += count < 0 ? 1 : 0;
            return count;
        }

        @Override
        public void close() {
            closed++;
        }
    }

    private static String parser(JsonMapper mapper) {
        TypeReference<Page<Part>> type = new TypeReference<>() {};
        byte[] json = "{\"items\":[{\"name\":\"a\"}],\"parser\":1}".getBytes(UTF_8);
        mapper.readValue(json, type); // shows that there is something for codecs in it
        return mapper.readValue(json, type).parser;
    }

    @Test
    void whatHoldsObjectsForCodecsIsReadInPlaceFromTheSecondOn() {
        assertThat(parser(MODULE)).isEqualTo("InPlaceParser");
        assertThat(parser(MODULE.rebuild().build())).isEqualTo("InPlaceParser");
        assertThat(MODULE.readValue("{\"parser\":1}".getBytes(UTF_8), new TypeReference<Page<String>>() {}).parser)
                .isEqualTo("UTF8StreamJsonParser");
    }

    /** Contexts that extend Jackson's. */
    private static final class Own extends DeserializationContexts.DefaultImpl {
        private static final long serialVersionUID = 1L;
    }

    @Test
    void contextsAndFactoriesOfTheApplicationStay() {
        assertThat(parser(module(JsonMapper.builder().deserializationContexts(new Own()))))
                .isEqualTo("UTF8StreamJsonParser");
        JsonFactory decorated = JsonFactory.builder()
                .inputDecorator(new InputDecorator() {
                    private static final long serialVersionUID = 1L;

                    @Override
                    public InputStream decorate(IOContext io, InputStream in) {
                        return in;
                    }

                    @Override
                    public @Nullable InputStream decorate(IOContext io, byte[] bytes, int from, int length) {
                        return null;
                    }

                    @Override
                    public Reader decorate(IOContext io, Reader in) {
                        return in;
                    }
                })
                .build();
        assertThat(parser(module(JsonMapper.builder(decorated)))).isEqualTo("UTF8StreamJsonParser");
    }

    @Test
    void parsersOfTheApplicationGoOn() {
        for (String json : List.of("[{\"name\":\"a\"},{\"name\":\"b\"}] 7", "[[{}],{}]7")) {
            try (JsonParser in = MODULE.createParser(json.getBytes(UTF_8))) {
                in.nextToken();
                in.nextToken();
                in.skipChildren();
                in.nextToken();
                assertThat(in).isInstanceOf(UTF8StreamJsonParser.class);
                assertThat(MODULE.readerFor(Part.class)
                                .without(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
                                .<Part>readValue(in))
                        .isNotNull();
                assertThat(in.nextToken()).isEqualTo(JsonToken.END_ARRAY);
                assertThat(in.nextToken()).isEqualTo(JsonToken.VALUE_NUMBER_INT);
            }
        }
        try (MappingIterator<Part> parts =
                MODULE.readerFor(Part.class).readValues("{\"number\":1} {\"number\":2}{}".getBytes(UTF_8))) {
            assertThat(parts.readAll()).extracting(part -> part.number).containsExactly(1, 2, 0);
        }
    }

    @Test
    void objectsThatAreUpdated() {
        Part part = new Part();
        part.number = 5;
        assertThat(MODULE.readerForUpdating(part).<Part>readValue(PART)).isSameAs(part);
        assertThat(part.name).isEqualTo("a");
        assertThat(part.number).isEqualTo(5);
    }

    @Test
    void whatFollowsIsRefusedOnlyIfTheReaderSaysSo() {
        ObjectReader lenient = MODULE.readerFor(Part.class).without(DeserializationFeature.FAIL_ON_TRAILING_TOKENS);
        for (String json : List.of("{\"name\":\"a\"} {}", "{\"name\":\"a\"}]", "{\"name\":\"a\"}x")) {
            assertThat(lenient.<Part>readValue(json.getBytes(UTF_8)).name).isEqualTo("a");
            assertThatThrownBy(() -> MODULE.readValue(json.getBytes(UTF_8), Part.class))
                    .isInstanceOf(JacksonException.class);
        }
        assertThatThrownBy(() -> MODULE.readValue("{} {}".getBytes(UTF_8), Part.class))
                .isInstanceOf(MismatchedInputException.class)
                .hasMessageContaining("Trailing token (`JsonToken.START_OBJECT`) found after value (bound as `"
                        + Part.class.getName() + "`)");
    }

    @Test
    void streamsAreAskedAndClosedAsOften() {
        ObjectReader plain = JsonMapper.builder().build().readerFor(Part.class);
        for (UnaryOperator<ObjectReader> settings : List.<UnaryOperator<ObjectReader>>of(
                reader -> reader,
                reader -> reader.without(StreamReadFeature.AUTO_CLOSE_SOURCE),
                reader -> reader.without(DeserializationFeature.FAIL_ON_TRAILING_TOKENS))) {
            for (String json : List.of("{\"name\":\"a\"}", "{\"name\":[]}", "{\"name\":\"a\"}]", "{\"name\":\"a\"")) {
                Counted ours = new Counted(json);
                Counted theirs = new Counted(json);
                assertThat(outcome(settings.apply(MODULE.readerFor(Part.class)), ours))
                        .isEqualTo(outcome(settings.apply(plain), theirs));
                assertThat(ours.closed).isEqualTo(theirs.closed);
                assertThat(ours.ends).isEqualTo(theirs.ends);
                assertThat(ours.available()).isEqualTo(theirs.available());
            }
        }
    }

    private static String outcome(ObjectReader reader, Counted json) {
        try {
            return String.valueOf(reader.<Part>readValue(json).name);
        } catch (JacksonException e) {
            return e.getMessage();
        }
    }

    @Test
    void sourcesAreShownWhereTheyAreAskedFor() {
        StreamReadFeature source = StreamReadFeature.INCLUDE_SOURCE_IN_LOCATION;
        byte[] json = "\n {\"name\":[]}".getBytes(UTF_8);
        assertThatThrownBy(() -> MODULE.readerFor(Part.class).with(source).readValue(json))
                .hasMessageContaining("(byte[])\"")
                .hasMessageContaining("line: 2, column: 10");
        assertThatThrownBy(() -> MODULE.readValue(json, Part.class)).hasMessageNotContaining("byte[]");
    }

    @Test
    void valuesAreMapsToo() {
        Map<String, Part> parts = MODULE.readValue(
                "{\"x\":{\"number\":1},\"y\":null}".getBytes(UTF_8), new TypeReference<Map<String, Part>>() {});
        assertThat(parts.get("x").number).isEqualTo(1);
        assertThat(parts).containsEntry("y", null);
    }
}
