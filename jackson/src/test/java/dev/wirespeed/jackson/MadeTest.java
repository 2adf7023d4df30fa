package dev.wirespeed.jackson;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wirespeed.Json;
import dev.wirespeed.WireException;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.JacksonModule;
import tools.jackson.databind.MapperFeature;
import tools.jackson.databind.ValueDeserializer;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.module.SimpleModule;

/** Objects are made as Jackson makes them, by {@code Json}, and by mappers with the module, of any factory. */
class MadeTest {
    private static final JsonMapper PLAIN = DefaultMappers.withoutSettings().build();
    private static final JsonMapper SORTING = DefaultMappers.withoutSettings()
            .enable(MapperFeature.SORT_PROPERTIES_ALPHABETICALLY)
            .disable(MapperFeature.SORT_CREATOR_PROPERTIES_FIRST)
            .build();
    private static final List<JsonMapper> MAPPERS = mappers();

    private static List<JsonMapper> mappers(JacksonModule... modules) {
        return ThisJackson.factories().stream()
                .map(factory -> JacksonApi.withDefaultModules(JsonMapper.builder(factory))
                        .addModule(new WirespeedModule())
                        .addModules(modules)
                        .build())
                .toList();
    }

    static Stream<Arguments> documents() {
        return Stream.of(
                Arguments.of(Made.Flag.class, "{'a':3}", "Flag {'a':3}"),
                Arguments.of(Made.Flag.class, "{'a':'x'}", "refused"),
                Arguments.of(Made.Maker.class, "{'a':3}", "Maker {'a':3}"),
                Arguments.of(
                        Made.Flags.class,
                        "{'one':{'a':3},'many':[{'a':4}],'named':{'x':{'a':5}},'maker':{'a':6}}",
                        "Flags {'maker':{'a':6},'many':[{'a':4}],'named':{'x':{'a':5}},'one':{'a':3}}"),
                Arguments.of(Made.Itself.class, "{'a':3}", "Itself {'a':3}"),
                Arguments.of(
                        Made.Built.class,
                        "{'text':'t','x':{'a':1,'b':2},'numbers':[2]}",
                        "Built {'more':{'x':{'a':1,'b':2}},'numbers':[1,2],'text':'T'}"),
                Arguments.of(Made.Sorted.class, "{'b':1,'a':2}", "Sorted {'a':2,'b':1}"),
                Arguments.of(Made.SortedRecord.class, "{'b':1,'a':2}", "SortedRecord {'a':2,'b':1}"),
                Arguments.of(Made.Wide.class, "[{'a':1,'b':2}]", "Wide [{'a':1,'b':2}]"),
                Arguments.of(Made.Buffered.class, "{'m':[1]}", "Buffered {'first':'START_OBJECT'}"),
                Arguments.of(Made.Buffered.class, "[1]", "Buffered {'first':'START_ARRAY'}"),
                Arguments.of(Made.Buffered.class, "1", "Buffered {'first':'VALUE_NUMBER_INT'}"),
                Arguments.of(Made.Listed.class, "{'n':1}", "Listed {'list':null,'n':1}"),
                Arguments.of(Made.Listed.class, "[1,2]", "Listed {'list':[1,2],'n':0}"),
                Arguments.of(
                        Made.Figure.class,
                        "{'kind':'round','radius':3,'color':'red'}",
                        "Round {'color':'red','kind':'round','radius':3}"),
                Arguments.of(
                        Made.Figure.class,
                        " {'radius':3,'color':'red','kind':'round'} ",
                        "Round {'color':'red','kind':'round','radius':3}"),
                Arguments.of(Made.Figure.class, "{'radius':[],'kind':'round'}", "refused"),
                Arguments.of(Made.Figure.class, "{'color':'red','kind':'s'}", "Figure {'color':'red','kind':'s'}"),
                Arguments.of(
                        Made.Figure.class,
                        "{'radius':3,'kind':'s'}",
                        ThisJackson.refusesUnknown() ? "refused" : "Figure {'color':null,'kind':'s'}"),
                Arguments.of(Made.Figure.class, "{'color':'red'}", "null"),
                Arguments.of(Made.Figure.class, "{'radius':3}", ThisJackson.refusesUnknown() ? "refused" : "null"),
                Arguments.of(
                        Made.Figures.class,
                        "{'one':{'radius':1,'kind':'round'},'many':[{'kind':'round','radius':2},{'kind':'s'}]}",
                        "Figures {'many':[{'color':null,'kind':'round','radius':2},{'color':null,'kind':'s'}],'one':{'color':null,'kind':'round','radius':1}}"),
                Arguments.of(
                        Made.Tree.class,
                        "{'kind':'tall','inner':{'kind':'tall','height':1,'inner':{'kind':'s'}},'height':2}",
                        "Tall {'height':2,'inner':{'height':1,'inner':{'inner':null,'kind':'s'},'kind':'tall'},'kind':'tall'}"),
                Arguments.of(Made.Square.class, "{'a':1,'depth':2}", "Cube {'a':1,'depth':2}"),
                Arguments.of(Made.Anything.class, "{'a':1}", "Anything {'a':2}"),
                Arguments.of(Made.Merged.class, "{'x':1,'list':[2]}", "Merged {'inner':{'a':0},'list':[1,2],'x':1}"),
                Arguments.of(Made.Merged.class, "{'list':[2],'x':1}", "Merged {'inner':{'a':0},'list':[1,2],'x':1}"),
                Arguments.of(
                        Made.Merged.class,
                        "{'list':null,'inner':{'a':5},'x':1}",
                        "Merged {'inner':{'a':5},'list':null,'x':1}"),
                Arguments.of(Made.Filled.class, "{'inner':{'e':2}}", "Filled {'inner':{'d':1,'e':2},'x':0}"),
                Arguments.of(Made.Entries.class, "{'x':{'a':1,'b':2}}", "Entries {'x':{'a':1,'b':2}}"),
                Arguments.of(Made.Put.class, "{'x':{'a':1,'b':2}}", "Put {'x':{'a':1,'b':2}}"),
                Arguments.of(Made.LoudEntries.class, "{'x':'y'}", "LoudEntries {'X':'Y'}"),
                Arguments.of(Made.DatedEntries.class, "{'x':'03.04.2020'}", "DatedEntries {'x':'03.04.2020'}"),
                Arguments.of(Made.DatedEntries.class, "{'x':'2020-04-03'}", "refused"),
                Arguments.of(
                        Made.TypedEntries.class, "{'x':{'@type':'sub','b':2}}", "TypedEntries {'all':[{'a':0,'b':2}]}"),
                Arguments.of(Made.MergedEntries.class, "{'b':[2]}", "MergedEntries {'a':[1],'b':[2]}"),
                Arguments.of(Made.TextEntries.class, "{}", "TextEntries {'k':'3'}"),
                Arguments.of(Made.OtherEntries.class, "{'x':1}", "OtherEntries {'x':1,'k':3}"));
    }

    @ParameterizedTest
    @MethodSource("documents")
    void objectsAreMadeAsByJackson(Class<?> type, String quoted, String expected) {
        String document = quoted.replace('\'', '"');
        assertThat(described(() -> PLAIN.readValue(document, type))).isEqualTo(expected);
        assertThat(described(() -> Json.standard().read(document, type))).isEqualTo(expected);
        for (JsonMapper mapper : MAPPERS) {
            assertThat(described(() -> mapper.readValue(document, type))).isEqualTo(expected);
        }
    }

    /** What was read is written as Jackson writes it. */
    @ParameterizedTest
    @MethodSource("documents")
    void theyAreWrittenAsByJackson(Class<?> type, String quoted, String expected) throws JacksonException {
        if (!expected.equals("refused")) {
            Object value = PLAIN.readValue(quoted.replace('\'', '"'), type);
            String written = PLAIN.writeValueAsString(value);
            assertThat(Json.standard().writeText(value)).isEqualTo(written);
            for (JsonMapper mapper : MAPPERS) {
                assertThat(mapper.writeValueAsString(value)).isEqualTo(written);
            }
        }
    }

    private interface Reading {
        @Nullable
        Object read() throws JacksonException;
    }

    private static String described(Reading reading) {
        try {
            Object value = reading.read();
            return value == null
                    ? "null"
                    : value.getClass().getSimpleName()
                            + " "
                            + SORTING.writeValueAsString(value).replace('"', '\'');
        } catch (JacksonException | WireException e) {
            return "refused";
        }
    }

    /** A mapper may read a subclass otherwise than its codec's class lets expect. */
    @Test
    void whatAMapperKnowsOfASubclassCounts() throws JacksonException {
        SimpleModule own = new SimpleModule().addDeserializer(Made.Round.class, new ValueDeserializer<>() {
            @Override
            public Made.Round deserialize(JsonParser in, DeserializationContext context) {
                return new Made.Round();
            }

            @Override
            public Made.Round deserialize(JsonParser in, DeserializationContext context, Made.Round into)
                    throws JacksonException {
                in.skipChildren();
                into.radius = 77;
                return into;
            }
        });
        for (JsonMapper mapper : mappers(own)) {
            Made.Figure read = mapper.readValue("{\"kind\":\"round\",\"radius\":3}", Made.Figure.class);
            assertThat(((Made.Round) read).radius).isEqualTo(77);
        }
    }
}
