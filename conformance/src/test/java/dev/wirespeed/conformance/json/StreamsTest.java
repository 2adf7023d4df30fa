package dev.wirespeed.conformance.json;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import dev.wirespeed.Json;
import dev.wirespeed.Wire;
import dev.wirespeed.WireException;
import dev.wirespeed.conformance.Drip;
import dev.wirespeed.conformance.Rich;
import dev.wirespeed.conformance.fixture.Recursion.Tree;
import dev.wirespeed.conformance.fixture.Scalars.IntValue;
import java.io.InputStream;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Spliterator;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.ObjectWriter;
import tools.jackson.databind.json.JsonMapper;

/** Documents that come in parts, from other sources than an array, or one after another. */
class StreamsTest {
    private static final JsonMapper JACKSON = JsonMapper.builder().build();

    private final Json json = Json.standard();

    private static InputStream stream(String text) {
        return new Drip(text.getBytes(UTF_8), 3);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 5, 7, 16, 1000, 100_000})
    void aLargeDocumentIsTheSameInChunksOfAnySize(int size) {
        StringBuilder text = new StringBuilder("{\"name\":\"root\",\"children\":[");
        for (int i = 0; i < 10_000; i++) {
            text.append(i == 0 ? "" : ", ")
                    .append("{\"name\":\"Knoten \\u00e4 \uD83D\uDE00 ")
                    .append(i)
                    .append("\" , \"children\" : []}");
        }
        byte[] document = text.append("]}").toString().getBytes(UTF_8);
        assertThat(document.length).isGreaterThan(3 * 128 * 1024);
        Tree whole = json.read(document, Tree.class);
        assertThat(json.read(new Drip(document, size), Tree.class)).isEqualTo(whole);
    }

    /** Stands in an array with the id of its type. */
    @Wire
    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, include = JsonTypeInfo.As.WRAPPER_ARRAY)
    @JsonSubTypes(@JsonSubTypes.Type(value = Wrapped.class, name = "wrapped"))
    interface Wrapping {}

    record Wrapped(int i) implements Wrapping {}

    /** Has the id of its type among its properties. */
    @Wire
    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME)
    @JsonSubTypes(@JsonSubTypes.Type(value = Held.class, name = "held"))
    interface Holding {}

    record Held(int i) implements Holding {}

    @ParameterizedTest
    @ValueSource(
            strings = {
                "[\"wrapped\",{\"i\":1} , \t\n  {}]",
                "[ \n \t \"wrap\",{\"i\":1}]",
                "[ \n  {},{}]",
                "{\"@type\" : \n \"hold\"}",
                "{ \"@type\": \t\t \"hold\",\"i\":1}"
            })
    void aTypeIdIsRefusedAtTheSameByteInChunksOfAnySize(String document) {
        Class<?> type = document.startsWith("[") ? Wrapping.class : Holding.class;
        String whole = refusal(() -> json.read(document, type)).getMessage();
        for (int size = 1; size < document.length(); size++) {
            InputStream drip = new Drip(document.getBytes(UTF_8), size);
            assertThat(refusal(() -> json.read(drip, type)).getMessage()).isEqualTo(whole);
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 4, 100, 20_000})
    void aStringLongerThanTheFirstChunkIsWhole(int size) {
        String longText = "ab\\\"\u00e4".repeat(20_000);
        byte[] document = json.write(longText);
        assertThat(json.read(new Drip(document, size), String.class)).isEqualTo(longText);
    }

    @Test
    void anErrorHasItsPathAndOffsetInChunksToo() {
        String text = "{\"name\":\"a\",\"children\":[{\"name\":\"b\",\"children\":[]},{\"name\":[]}]}";
        WireException whole = refusal(() -> json.read(text, Tree.class));
        assertThat(whole.path()).isEqualTo("$.children[1].name");
        for (int size = 1; size < text.length(); size++) {
            InputStream drip = new Drip(text.getBytes(UTF_8), size);
            assertThat(refusal(() -> json.read(drip, Tree.class))).hasMessage(whole.getMessage());
        }
    }

    private static WireException refusal(Supplier<?> reading) {
        Object value;
        try {
            value = reading.get();
        } catch (WireException e) {
            return e;
        }
        throw new AssertionError("not refused: " + value);
    }

    @Test
    void aPartOfAnArrayIsRead() {
        byte[] array = "xx{\"v\":7}1".getBytes(UTF_8);
        assertThat(json.read(array, 2, 7, IntValue.class)).isEqualTo(new IntValue(7));
        assertThatThrownBy(() -> json.read(array, 2, 10, IntValue.class)).isInstanceOf(IndexOutOfBoundsException.class);
        assertThat(refusal(() -> json.read(array, 2, 6, IntValue.class)).offset())
                .isEqualTo(6);
    }

    @Test
    void readersAreRead() {
        String text = "\"" + "a\u00e4\u20ac\uD83D\uDE00".repeat(10_000) + "\"";
        assertThat(json.read(new StringReader(text), String.class)).isEqualTo(text.substring(1, text.length() - 1));
        assertThat(json.read(new StringReader("{\"v\":7}"), IntValue.class)).isEqualTo(new IntValue(7));
        assertThat(refusal(() -> json.read(new StringReader(""), IntValue.class))
                        .kind())
                .isEqualTo(WireException.Kind.MALFORMED);
    }

    @Test
    void textIsAppended() {
        StringBuilder text = new StringBuilder("x");
        json.writeText(new IntValue(7), text);
        assertThat(text).hasToString("x{\"v\":7}");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "[{\"v\":1},{\"v\":2}, null ,{\"v\":3}]",
                "{\"v\":1}\n{\"v\":2}\nnull\n{\"v\":3}\n",
                "\r\n{\"v\":1} {\"v\":2}null{\"v\":3}"
            })
    void manyValuesAreReadOneByOne(String text) {
        assertThat(json.readMany(stream(text), IntValue.class))
                .containsExactly(new IntValue(1), new IntValue(2), null, new IntValue(3));
    }

    @Test
    void noValuesAreNoValues() {
        assertThat(json.readMany(stream(""), IntValue.class)).isEmpty();
        assertThat(json.readMany(stream(" \n"), IntValue.class)).isEmpty();
        assertThat(json.readMany(stream("[]"), IntValue.class)).isEmpty();
    }

    @Test
    void aValueIsReadBeforeTheNextIsThere() {
        Drip endless = new Drip("{\"v\":1}\n{\"v\":".getBytes(UTF_8), 1);
        try (Stream<IntValue> values = json.readMany(endless, IntValue.class)) {
            Iterator<IntValue> iterator = values.iterator();
            assertThat(iterator.next()).isEqualTo(new IntValue(1));
            assertThat(refusal(iterator::hasNext).kind()).isEqualTo(WireException.Kind.MALFORMED);
        }
    }

    @Test
    void whatFollowsAnArrayIsRefused() {
        assertThat(refusal(() ->
                        json.readMany(stream("[{\"v\":1}] 2"), IntValue.class).toList()))
                .hasMessageContaining("Expected the end of the document");
    }

    @ParameterizedTest
    @ValueSource(strings = {"[{\"v\":1},{\"v\":\"x\"},{\"v\":3}]", "{\"v\":1}\n{\"v\":\"x\"}\n{\"v\":3}"})
    void nothingFollowsAProblem(String text) {
        Spliterator<IntValue> values =
                json.readMany(stream(text), IntValue.class).spliterator();
        List<IntValue> read = new ArrayList<>();
        assertThat(values.tryAdvance(read::add)).isTrue();
        assertThat(refusal(() -> values.tryAdvance(read::add)).kind()).isEqualTo(WireException.Kind.MISMATCH);
        assertThat(values.tryAdvance(read::add)).isFalse();
        assertThat(read).containsExactly(new IntValue(1));
    }

    @Test
    void aProblemHasThePathInItsOwnDocumentAndTheOffsetInAll() {
        WireException e = refusal(() -> json.readMany(stream("{\"v\":1}\n{\"v\":\"x\"}"), IntValue.class)
                .toList());
        assertThat(e.path()).isEqualTo("$.v");
        assertThat(e.offset()).isEqualTo(13);
    }

    @Test
    void prettyPrintingIsJacksons() {
        for (Object value : Arrays.asList(
                Rich.sample(),
                new Tree("a\"{[,:", List.of(new Tree("b", List.of()), new Tree(null, null))),
                List.of(List.of(1, 2), List.of(), List.of(new IntValue(1), new IntValue(2))),
                "x",
                5,
                null)) {
            String expected = JACKSON.writerWithDefaultPrettyPrinter().writeValueAsString(value);
            assertThat(json.pretty().writeText(value)).isEqualTo(expected);
            assertThat(json.pretty().write(value)).isEqualTo(expected.getBytes(UTF_8));
        }
    }

    @Test
    void prettyTextKeepsLoneSurrogatesAndBytesEscapeThem() {
        ObjectWriter jackson = JACKSON.writerWithDefaultPrettyPrinter();
        for (Object value :
                List.of(new Tree("h\uD83D", List.of()), Map.of("\uDE00\uD83D", "\uD83D\uDE00\uD83D"), "\uDE00")) {
            String expected = jackson.writeValueAsString(value);
            assertThat(json.pretty().writeText(value)).isEqualTo(expected);
            StringBuilder appended = new StringBuilder("x");
            json.pretty().writeText(value, appended);
            assertThat(appended).hasToString("x" + expected);
            assertThat(json.pretty().write(value)).isEqualTo(jackson.writeValueAsBytes(value));
        }
    }
}
