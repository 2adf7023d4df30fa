package dev.wirespeed.jackson2;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JacksonException;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.module.SimpleModule;
import dev.wirespeed.Json;
import dev.wirespeed.WireException;
import java.io.IOException;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Objects are made as Jackson makes them, by {@code Json}, and by mappers with the module. */
class Jackson2MadeTest {
    private static final JsonMapper PLAIN = Sameness.plainMapper().build();
    private static final JsonMapper MAPPER =
            Sameness.plainMapper().addModule(new WirespeedModule()).build();

    static Stream<Arguments> documents() {
        return Stream.of(
                Arguments.of(Jackson2Made.Flag.class, "{'a':3}", "Flag {'a':3}"),
                Arguments.of(Jackson2Made.Flag.class, "{'a':'x'}", "refused"),
                Arguments.of(Jackson2Made.Maker.class, "{'a':3}", "Maker {'a':3}"),
                Arguments.of(
                        Jackson2Made.Flags.class,
                        "{'one':{'a':3},'many':[{'a':4}],'named':{'x':{'a':5}},'maker':{'a':6}}",
                        "Flags {'one':{'a':3},'many':[{'a':4}],'named':{'x':{'a':5}},'maker':{'a':6}}"),
                Arguments.of(Jackson2Made.Itself.class, "{'a':3}", "Itself {'a':3}"),
                Arguments.of(
                        Jackson2Made.Built.class,
                        "{'text':'t','x':{'a':1,'b':2},'numbers':[2]}",
                        "Built {'text':'T','more':{'x':{'a':1,'b':2}},'numbers':[1,2]}"),
                Arguments.of(Jackson2Made.Sorted.class, "{'b':1,'a':2}", "Sorted {'a':2,'b':1}"),
                Arguments.of(Jackson2Made.SortedRecord.class, "{'b':1,'a':2}", "SortedRecord {'a':2,'b':1}"),
                Arguments.of(Jackson2Made.Wide.class, "[{'a':1,'b':2}]", "Wide [{'a':1,'b':2}]"),
                Arguments.of(Jackson2Made.Buffered.class, "{'m':[1]}", "Buffered {'first':'START_OBJECT'}"),
                Arguments.of(Jackson2Made.Buffered.class, "[1]", "Buffered {'first':'START_ARRAY'}"),
                Arguments.of(Jackson2Made.Buffered.class, "1", "Buffered {'first':'VALUE_NUMBER_INT'}"),
                Arguments.of(Jackson2Made.Listed.class, "{'n':1}", "Listed {'n':1,'list':null}"),
                Arguments.of(Jackson2Made.Listed.class, "[1,2]", "Listed {'n':0,'list':[1,2]}"),
                Arguments.of(
                        Jackson2Made.Figure.class,
                        "{'kind':'round','radius':3,'color':'red'}",
                        "Round {'kind':'round','color':'red','radius':3}"),
                Arguments.of(
                        Jackson2Made.Figure.class,
                        " {'radius':3,'color':'red','kind':'round'} ",
                        "Round {'kind':'round','color':'red','radius':3}"),
                Arguments.of(Jackson2Made.Figure.class, "{'radius':[],'kind':'round'}", "refused"),
                Arguments.of(
                        Jackson2Made.Figure.class, "{'color':'red','kind':'s'}", "Figure {'kind':'s','color':'red'}"),
                Arguments.of(Jackson2Made.Figure.class, "{'radius':3,'kind':'s'}", "refused"),
                Arguments.of(Jackson2Made.Figure.class, "{'color':'red'}", "null"),
                Arguments.of(
                        Jackson2Made.Figures.class,
                        "{'one':{'radius':1,'kind':'round'},'many':[{'kind':'round','radius':2},{'kind':'s'}]}",
                        "Figures {'one':{'kind':'round','color':null,'radius':1},'many':[{'kind':'round','color':null,'radius':2},{'kind':'s','color':null}]}"),
                Arguments.of(
                        Jackson2Made.Tree.class,
                        "{'kind':'tall','inner':{'kind':'tall','height':1,'inner':{'kind':'s'}},'height':2}",
                        "Tall {'kind':'tall','inner':{'kind':'tall','inner':{'kind':'s','inner':null},'height':1},'height':2}"),
                Arguments.of(Jackson2Made.Square.class, "{'a':1,'depth':2}", "Cube {'a':1,'depth':2}"),
                Arguments.of(Jackson2Made.Anything.class, "{'a':1}", "Anything {'a':2}"),
                Arguments.of(
                        Jackson2Made.Merged.class, "{'x':1,'list':[2]}", "Merged {'x':1,'list':[1,2],'inner':{'a':0}}"),
                Arguments.of(
                        Jackson2Made.Merged.class, "{'list':[2],'x':1}", "Merged {'x':1,'list':[1,2],'inner':{'a':0}}"),
                Arguments.of(
                        Jackson2Made.Merged.class,
                        "{'list':null,'inner':{'a':5},'x':1}",
                        "Merged {'x':1,'list':null,'inner':{'a':5}}"),
                Arguments.of(Jackson2Made.Filled.class, "{'inner':{'e':2}}", "Filled {'x':0,'inner':{'d':1,'e':2}}"),
                Arguments.of(Jackson2Made.Entries.class, "{'x':{'a':1,'b':2}}", "Entries {'x':{'a':1,'b':2}}"),
                Arguments.of(Jackson2Made.Put.class, "{'x':{'a':1,'b':2}}", "Put {'x':{'a':1,'b':2}}"),
                Arguments.of(Jackson2Made.LoudEntries.class, "{'x':'y'}", "LoudEntries {'X':'Y'}"),
                Arguments.of(Jackson2Made.DatedEntries.class, "{'x':'03.04.2020'}", "DatedEntries {'x':'03.04.2020'}"),
                Arguments.of(Jackson2Made.DatedEntries.class, "{'x':'2020-04-03'}", "refused"),
                Arguments.of(
                        Jackson2Made.TypedEntries.class,
                        "{'x':{'@type':'sub','b':2}}",
                        "TypedEntries {'all':[{'a':0,'b':2}]}"),
                Arguments.of(Jackson2Made.MergedEntries.class, "{'b':[2]}", "MergedEntries {'a':[1],'b':[2]}"),
                Arguments.of(Jackson2Made.TextEntries.class, "{}", "TextEntries {'k':'3'}"),
                Arguments.of(Jackson2Made.OtherEntries.class, "{'x':1}", "OtherEntries {'x':1,'k':3}"));
    }

    @ParameterizedTest
    @MethodSource("documents")
    void objectsAreMadeAsByJackson(Class<?> type, String quoted, String expected) {
        String document = quoted.replace('\'', '"');
        assertThat(described(() -> PLAIN.readValue(document, type))).isEqualTo(expected);
        assertThat(described(() -> Json.standard().read(document, type))).isEqualTo(expected);
        assertThat(described(() -> MAPPER.readValue(document, type))).isEqualTo(expected);
    }

    /** What was read is written as Jackson writes it. */
    @ParameterizedTest
    @MethodSource("documents")
    void theyAreWrittenAsByJackson(Class<?> type, String quoted, String expected) throws JsonProcessingException {
        if (!expected.equals("refused")) {
            Object value = PLAIN.readValue(quoted.replace('\'', '"'), type);
            String written = PLAIN.writeValueAsString(value);
            assertThat(Json.standard().writeText(value)).isEqualTo(written);
            assertThat(MAPPER.writeValueAsString(value)).isEqualTo(written);
        }
    }

    private interface Reading {
        @Nullable
        Object read() throws JsonProcessingException;
    }

    private static String described(Reading reading) {
        try {
            Object value = reading.read();
            return value == null
                    ? "null"
                    : value.getClass().getSimpleName()
                            + " "
                            + PLAIN.writeValueAsString(value).replace('"', '\'');
        } catch (JacksonException | WireException e) {
            return "refused";
        }
    }

    /** A mapper may read a subclass otherwise than its codec's class lets expect. */
    @Test
    void whatAMapperKnowsOfASubclassCounts() throws JsonProcessingException {
        SimpleModule own = new SimpleModule().addDeserializer(Jackson2Made.Round.class, new JsonDeserializer<>() {
            @Override
            public Jackson2Made.Round deserialize(JsonParser in, DeserializationContext context) {
                return new Jackson2Made.Round();
            }

            @Override
            public Jackson2Made.Round deserialize(
                    JsonParser in, DeserializationContext context, Jackson2Made.Round into) throws IOException {
                in.skipChildren();
                into.radius = 77;
                return into;
            }
        });
        Jackson2Made.Figure read = Sameness.plainMapper()
                .addModule(new WirespeedModule())
                .addModule(own)
                .build()
                .readValue("{\"kind\":\"round\",\"radius\":3}", Jackson2Made.Figure.class);
        assertThat(((Jackson2Made.Round) read).radius).isEqualTo(77);
    }
}
