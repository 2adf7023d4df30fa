package dev.wirespeed.jackson2;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.MappingIterator;
import com.fasterxml.jackson.databind.MappingJsonFactory;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.json.JsonMapper;
import dev.wirespeed.Wire;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.jspecify.annotations.NullUnmarked;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Documents that codecs read although the mapper's factory is Jackson's: nothing else changes by that, neither now nor behind them. */
@NullUnmarked
class DocumentsTest {
    /** Each use is tried on one of so many documents, the next on the one behind; a release run tries all. */
    private static final int SHARE = Integer.getInteger("wirespeed.documents.share", 7);

    private static final ObjectMapper PLAIN = plain();
    private static final ObjectMapper WITH = plain().registerModule(new WirespeedModule());
    private static final ObjectMapper WITH_FACTORY = JacksonApi.withDefaultModules(
                    JsonMapper.builder(new WirespeedJsonFactory()))
            .addModule(new WirespeedModule())
            .build();
    private static final TypeReference<List<Part>> PARTS = new TypeReference<>() {};
    private static final TypeReference<Page<Part>> PAGE = new TypeReference<>() {};

    private static final String DOCUMENT =
            "{\"name\":\"a\\u00e9é\",\"number\":12,\"weight\":-1.5e3,\"inner\":{\"name\":null},\"more\":[{\"number\":1},null],\"any\":[{},true]}";

    private static ObjectMapper plain() {
        return JacksonApi.withDefaultModules(JsonMapper.builder()).build();
    }

    /** Has a codec. */
    @Wire
    public static class Part {
        public String name;
        public int number;
        public double weight;
        public Part inner;
        public List<Part> more;
        public Object any;
    }

    /** Has none, but holds what has. */
    public static class Page<T> {
        public List<T> items;
    }

    /** Uses a mapper and a document, and tells all that it sees. */
    interface Use {
        void of(ObjectMapper mapper, Source json, List<Object> seen) throws IOException;
    }

    private static void see(JsonParser in, List<Object> seen) throws IOException {
        seen.add(in.currentToken());
        seen.add(in.currentLocation());
        seen.add(in.getParsingContext().toString());
        seen.add(in.getParsingContext().getNestingDepth() > 1);
        seen.add(in.isClosed());
    }

    private static void goOn(JsonParser in, List<Object> seen) throws IOException {
        see(in, seen);
        while (in.nextToken() != null) {
            see(in, seen);
            seen.add(in.currentTokenLocation());
        }
        see(in, seen);
        assertThat(in.nextToken()).isNull();
    }

    /** All ways from a document to a value. */
    static Stream<Use> uses() {
        return Stream.concat(
                Stream.<TypeReference<?>>of(
                                new TypeReference<Part>() {},
                                PARTS,
                                PAGE,
                                new TypeReference<Optional<Part>>() {},
                                new TypeReference<Part[]>() {},
                                new TypeReference<LinkedList<Part>>() {},
                                new TypeReference<Map<String, Part>>() {},
                                new TypeReference<List<Page<Part>>>() {},
                                new TypeReference<List<List<Part>>>() {},
                                new TypeReference<Object>() {},
                                new TypeReference<JsonNode>() {})
                        .map(type -> (Use) (mapper, json, seen) -> seen.add(json.read(mapper.readerFor(type)))),
                Stream.of(
                        (mapper, json, seen) -> seen.add(json.read(mapper.readerForUpdating(new Part()))),
                        (mapper, json, seen) -> seen.add(json.read(
                                mapper.readerFor(Part.class).with(DeserializationFeature.FAIL_ON_TRAILING_TOKENS))),
                        (mapper, json, seen) -> seen.add(json.read(
                                mapper.readerFor(PARTS).with(DeserializationFeature.FAIL_ON_TRAILING_TOKENS))),
                        (mapper, json, seen) -> seen.add(
                                json.read(mapper.readerFor(PAGE).with(DeserializationFeature.FAIL_ON_TRAILING_TOKENS))),
                        (mapper, json, seen) -> seen.add(
                                json.read(mapper.readerFor(Part.class).with(DeserializationFeature.UNWRAP_ROOT_VALUE))),
                        (mapper, json, seen) -> seen.add(json.read(
                                mapper.readerFor(PARTS).with(DeserializationFeature.ACCEPT_SINGLE_VALUE_AS_ARRAY))),
                        (mapper, json, seen) ->
                                seen.add(json.read(mapper.readerFor(Part.class).at("/more/0"))),
                        DocumentsTest::iterate,
                        DocumentsTest::readValue,
                        DocumentsTest::readList,
                        DocumentsTest::readValues));
    }

    private static void iterate(ObjectMapper mapper, Source json, List<Object> seen) throws IOException {
        try (MappingIterator<Part> all = json.values(mapper.readerFor(Part.class))) {
            while (all.hasNextValue()) {
                seen.add(all.nextValue());
                seen.add(all.getCurrentLocation());
            }
        }
    }

    private static void readValue(ObjectMapper mapper, Source json, List<Object> seen) throws IOException {
        try (JsonParser in = json.parser(mapper.getFactory())) {
            in.nextToken();
            seen.add(in.readValueAs(Part.class));
            seen.add(in.readValueAs(JsonNode.class));
            goOn(in, seen);
        }
    }

    private static void readList(ObjectMapper mapper, Source json, List<Object> seen) throws IOException {
        try (JsonParser in = json.parser(mapper.getFactory())) {
            seen.add(mapper.readerFor(PARTS).<List<Part>>readValue(in));
            goOn(in, seen);
        }
    }

    private static void readValues(ObjectMapper mapper, Source json, List<Object> seen) throws IOException {
        try (JsonParser in = json.parser(mapper.getFactory())) {
            mapper.readValues(in, Part.class).forEachRemaining(seen::add);
            goOn(in, seen);
        }
    }

    /** What comes of it, in words, exceptions with their messages and places. */
    private static String outcome(ObjectMapper mapper, Source json, Use use) throws IOException {
        List<Object> seen = new ArrayList<>();
        boolean failed = true; // a stream may then have been asked for what follows
        try {
            use.of(mapper, json, seen);
            failed = false;
        } catch (JsonProcessingException e) {
            seen.add(e.getClass().getName() + ": " + e.getMessage() + " at " + e.getLocation());
        } catch (IOException | RuntimeException e) {
            seen.add(e.toString());
        }
        seen.add(
                json instanceof Source.Streamed
                        ? json.toString().replace("asked 0", failed ? "asked 1" : "asked 0")
                        : "");
        StringBuilder words = new StringBuilder();
        for (Object each : seen) {
            boolean ours = Stream.of(Part.class, List.class, Map.class, Page.class, Part[].class, Optional.class)
                    .anyMatch(type -> type.isInstance(each));
            words.append(ours ? PLAIN.writeValueAsString(each) : String.valueOf(each))
                    .append('\n');
        }
        return words.toString();
    }

    private static int tried;

    /** Whether a document is among those that are tried. */
    private static boolean isTried() {
        return tried++ % SHARE == 0;
    }

    private static void same(Use use, String json) throws IOException {
        byte[] bytes = json.getBytes(UTF_8);
        sameFrom(() -> new Source.Bytes(bytes), use, json);
        sameFrom(() -> new Source.Within(bytes), use, json);
        sameInParts(use, json);
    }

    private static void sameInParts(Use use, String json) throws IOException {
        sameFrom(() -> new Source.Text(json), use, json);
        byte[] bytes = json.getBytes(UTF_8);
        for (int atOnce : new int[] {Integer.MAX_VALUE, 7}) {
            sameFrom(() -> new Source.Streamed(bytes, atOnce, Integer.MAX_VALUE), use, json);
        }
    }

    private static void sameFrom(Supplier<Source> source, Use use, String json) throws IOException {
        boolean inMemory = source.get() instanceof Source.Bytes || source.get() instanceof Source.Within;
        String expected = outcome(PLAIN, source.get(), use);
        String actual = outcome(WITH, source.get(), use);
        assertThat(inMemory ? withoutLastToken(actual) : actual)
                .as(json)
                .isEqualTo(inMemory ? withoutLastToken(expected) : expected);
        if (source.get() instanceof Source.Text) {
            assertThat(withoutLastToken(outcome(WITH_FACTORY, source.get(), use)))
                    .as(json)
                    .isEqualTo(withoutLastToken(expected));
        }
    }

    /** A parser that has all in memory tells of the document's first token as its last one, where it is asked for more than there is. */
    private static String withoutLastToken(String outcome) {
        return outcome.replaceAll("(No content to map due to end-of-input)\n.*", "$1");
    }

    /** Its parsers tell another mapper than the one that reads. */
    @Test
    void theFactoryThatHasAMapperOfItsOwn() throws IOException {
        WirespeedModule module = new WirespeedModule();
        ObjectMapper mapper = new ObjectMapper(new MappingJsonFactory()).registerModule(module);
        mapper.readValue(DOCUMENT.getBytes(UTF_8), Part.class);
        mapper.readValue(new Source.Trickle(DOCUMENT.getBytes(UTF_8), 7, Integer.MAX_VALUE), Part.class);
        mapper.readValue(DOCUMENT, Part.class);
        assertThat(module.counts().readByCodecs()).isEqualTo(3);
    }

    @Test
    void stringsOfAnyLengthWithTheFactory() throws IOException {
        WirespeedModule module = new WirespeedModule();
        ObjectMapper mapper =
                JsonMapper.builder(new WirespeedJsonFactory()).addModule(module).build();
        for (int elements : new int[] {1, 10, 1_000}) {
            mapper.readValue("[" + DOCUMENT + ("," + DOCUMENT).repeat(elements - 1) + "]", PARTS);
        }
        assertThat(module.counts().readByCodecs()).isEqualTo(1_011);
        assertThat(module.counts().readByJackson()).isZero();
    }

    @ParameterizedTest
    @MethodSource("uses")
    void documentsThatAreComplete(Use use) throws IOException {
        for (String one : List.of(DOCUMENT, "{}", "{\n \"name\" :\r\n 1\r}", "{\"x\":1}", "{\"number\":[]}")) {
            for (String json : List.of(
                    one,
                    "[" + one + "," + one + "]",
                    "[]",
                    "{\"items\":[" + one + "]}",
                    "[null," + one + "]",
                    "[[" + one + "]]")) {
                for (String before : List.of("", " ", "\n\t", "\ufeff")) {
                    for (String behind : List.of("", "\n", " {\"name\":\"b\"}\n{\"x\":[]}", "}", " x", "\n\n[1]")) {
                        if (isTried()) {
                            same(use, before + json + behind);
                        }
                    }
                }
            }
        }
    }

    @ParameterizedTest
    @MethodSource("uses")
    void documentsThatAreDamaged(Use use) throws IOException {
        for (String json : List.of(DOCUMENT, "[" + DOCUMENT + ",{\"number\":1}]\n{}")) {
            for (int i = 0; i < json.length(); i += json.startsWith("[") ? 5 : 2) {
                for (String other : Arrays.asList(null, "", "}", "\"", "\\", "\n", "\ud83d")) {
                    if (isTried()) {
                        same(use, json.substring(0, i) + (other == null ? "" : other + json.substring(i + 1)));
                    }
                }
            }
        }
    }

    /** They begin and end at any place of a parser's buffer, and are longer than one. */
    @ParameterizedTest
    @MethodSource("uses")
    void documentsAtTheEndsOfBuffers(Use use) throws IOException {
        String many = "[" + DOCUMENT + (",\n" + DOCUMENT).repeat(150) + "]";
        for (String one : List.of(DOCUMENT, "[" + DOCUMENT + ", " + DOCUMENT + "]", "{\"items\":" + many + "}", many)) {
            for (int from : new int[] {7_700, 7_997, 7_998, 7_999, 8_000, 15_900}) {
                for (String behind : List.of("", "\n" + DOCUMENT + "{\"number\":1}", DOCUMENT.repeat(100), "7", " x")) {
                    if (isTried()) {
                        sameInParts(use, " ".repeat(from) + one + behind);
                        sameInParts(
                                use, "\n".repeat(from) + one.replace(':', '\n').replace("\n", "\r\n:") + behind);
                    }
                }
            }
        }
    }

    @ParameterizedTest
    @MethodSource("uses")
    void streamsThatFail(Use use) throws IOException {
        String json = " ".repeat(7_900) + "[" + DOCUMENT + ",{\"number\":1}]\n{}";
        byte[] bytes = json.getBytes(UTF_8);
        byte[] longer = (DOCUMENT.substring(0, DOCUMENT.length() - 1) + ",\"more\":[" + DOCUMENT.repeat(60) + "]}")
                .getBytes(UTF_8);
        for (int i = 7_900; i <= bytes.length + 1; i++) {
            int end = i;
            for (int atOnce : new int[] {Integer.MAX_VALUE, 11}) {
                sameFrom(() -> new Source.Streamed(bytes, atOnce, end), use, json);
                sameFrom(() -> new Source.Streamed(longer, atOnce, end), use, "long");
            }
        }
    }

    /** A string is read by a reader, as one is that is long; where the module finds the feature on, nothing changes. */
    @Test
    void messagesThatQuoteTheirSource() throws IOException {
        Use quoting = (mapper, json, seen) ->
                seen.add(json.read(mapper.readerFor(Part.class).with(StreamReadFeature.INCLUDE_SOURCE_IN_LOCATION)));
        ObjectMapper always = plain().enable(JsonParser.Feature.INCLUDE_SOURCE_IN_LOCATION);
        always.registerModule(new WirespeedModule());
        for (String json : List.of(DOCUMENT, "{\"number\":[]}", "{\"number\":1", "[" + DOCUMENT + "]")) {
            byte[] bytes = json.getBytes(UTF_8);
            sameFrom(() -> new Source.Bytes(bytes), quoting, json);
            sameFrom(() -> new Source.Within(bytes), quoting, json);
            sameFrom(() -> new Source.Streamed(bytes, Integer.MAX_VALUE, Integer.MAX_VALUE), quoting, json);
            String expected = outcome(PLAIN, new Source.Text(json), quoting);
            assertThat(outcome(always, new Source.Text(json), quoting)).isEqualTo(expected);
            assertThat(outcome(WITH, new Source.Text(json), quoting))
                    .isEqualTo(expected.replace("(String)\"" + json + "\"", "(StringReader)"));
        }
    }
}
