package dev.wirespeed.jackson;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.core.JacksonException;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.databind.ObjectWriter;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;

/** Settings that codecs follow: what they write and read is what the mapper would, and it is they that do it. */
class HonouredTest {
    private static final List<@Nullable Class<?>> VIEWS =
            Arrays.asList(null, Settable.Public.class, Settable.Internal.class, String.class);

    /** Made once, since it shows every value that is read. */
    private static final JsonMapper EXACT = ThisJackson.exact();

    private static final String MOMENT = "2020-01-02T03:04:05.6+02:00";

    /** What is read. */
    private record Document(Class<?> type, String json) {}

    private static Settable.Scalars scalars() {
        Settable.Scalars scalars = new Settable.Scalars();
        scalars.seen = "a";
        scalars.hidden = "b";
        return scalars;
    }

    private static final List<Object> VALUES = List.of(
            new Settable.Times(),
            new Settable.Left(),
            new Settable.Seen(1, 2, "c", "d", 3),
            scalars(),
            new Settable.Owner(new Settable.Dog(1), 2),
            new Shown.Maps(),
            new Shown.Numbers(),
            new Shown.Texts(),
            new Shown.Ids(),
            new Shown.Raw(),
            new Shown.Keys());

    /** Of which something is left to Jackson, in one of the dialects at least. */
    private static final Set<Class<?>> LEFT =
            Set.of(Settable.Left.class, Shown.Keys.class, Shown.Numbers.class, Shown.Texts.class);

    private static Stream<Document> documents() {
        return Stream.of(
                        of(
                                Settable.Times.class,
                                "{'n':1}",
                                "{'instant':5,'offset':1577930645,'zoned':1577930645,'duration':5,'n':1}",
                                "{'instant':5.6,'offset':1577930645.6,'zoned':1577930645.6,'duration':5.6,'n':1}",
                                "{'instant':'5','date':[2020,1,2],'time':[1,2,3,400],'dateTime':[2020,1,2,3,4,5,6],'n':1}",
                                "{'time':[1,2,3,400000000],'dateTime':[2020,1,2,3,4,5,6000000],'n':1}",
                                "{'offset':'" + MOMENT + "','zoned':'" + MOMENT + "[Europe/Berlin]','n':1}",
                                "{'offset':' " + MOMENT + "','duration':'PT1S','n':1}"),
                        of(
                                Settable.Left.class,
                                "{'date':5,'day':'02.01.2020','n':1}",
                                "{'date':'2020-01-02T03:04:05Z','any':1500,'n':1}",
                                "{'seen':{'a':1,'b':2,'c':'x','d':'y','n':3},'n':1}",
                                "{'seen':{'b':2,'other':'x','n':3},'n':1}",
                                "{'seen':{'a':null},'n':1}"),
                        of(
                                Settable.Seen.class,
                                "{'a':1,'b':2,'c':'x','d':'y','n':3}",
                                "{'n':3,'b':2}",
                                "{'a':1,'other':[1,{'a':2}],'n':3}"),
                        of(
                                Settable.Scalars.class,
                                "{'i':1,'ignored':5,'n':2}",
                                "{'other':1,'n':1}",
                                "{'oth\\u0065r':1,'n':1}",
                                "{'n':1} 5",
                                "{'seen':'a','hidden':'b','n':1}",
                                "{'i':null,'l':null,'d':null,'b':null,'c':null,'n':1}",
                                "{'i':'','l':'','d':'','b':'','c':'','n':1}",
                                "{'i':'null','n':1}",
                                "{'box':null,'all':[1,null],'n':1}"),
                        of(Settable.Loose.class, "{'other':1,'n':1}"),
                        of(Settable.Paid.class, "{'amount':5,'n':1}", "{'amount':'5','n':1}", "{'amount':'','n':1}"),
                        of(Settable.Paid.class, "{'amount':'null','n':1}", "{'amount':null,'n':1}"),
                        of(Settable.Some.class, "{'skipped':1,'n':1}", "{'other':1,'n':1}"),
                        of(Settable.Kept.class, "{'n':1}", "{'written':true,'n':1}"),
                        of(Settable.Made.class, "{'n':1}", "{'other':1,'n':1}"),
                        of(
                                Settable.Argued.class,
                                argued("i", ""),
                                argued("d", ""),
                                argued("c", ""),
                                argued("text", "'text':null,"),
                                argued("text", ""),
                                argued("box", "'box':null,"),
                                argued("box", ""),
                                argued("maybe", "'maybe':null,"),
                                argued("maybe", ""),
                                argued("number", ""),
                                argued("list", "'list':null,"),
                                argued("none", ""),
                                argued("text", "'text':'b',"),
                                "{'n':1}"),
                        of(
                                Settable.Completed.class,
                                "{'n':1,'text':'a','late':6}",
                                "{'late':6,'text':null,'n':1}",
                                "{'late':6,'n':1}",
                                "{'late':6,'text':'a'}"),
                        of(
                                Settable.Emptied.class,
                                "{'i':1,'text':'a','n':1}",
                                "{'i':null,'text':null,'n':1}",
                                "{'n':1}",
                                "{'i':1}"),
                        of(Settable.Unread.class, "{'n':1}", "{'n':1,'i':2}"),
                        of(
                                Settable.Owner.class,
                                "{'pet':{'@type':'dog','age':1},'n':2}",
                                "{'pet':{'age':1,'@type':'dog','other':1},'n':2}"))
                .flatMap(each -> each);
    }

    /** A document with all arguments but one, which stands in front in another way, or not at all. */
    private static String argued(String name, String instead) {
        String all = "'i':1,'d':2.5,'c':'x','text':'a','box':3,'maybe':'m','number':4,'list':['b'],'n':1}";
        return "{" + instead + all.replaceAll("'" + name + "':[^,]*,", "");
    }

    private static Stream<Document> of(Class<?> type, String... documents) {
        return Stream.of(documents).map(each -> new Document(type, each.replace('\'', '"')));
    }

    static Stream<Arguments> settings() {
        return ThisJackson.honoured().entrySet().stream().map(each -> Arguments.of(each.getKey(), each.getValue()));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("settings")
    void isWrittenByCodecs(String what, UnaryOperator<JsonMapper.Builder> settings) throws JacksonException {
        JsonMapper plain = mapper(settings, new JsonFactory());
        JsonMapper with = withCodecs(settings, new JsonFactory());
        for (Class<?> view : VIEWS) {
            for (Object value : VALUES) {
                // Several lines can't be spread over what Jackson writes of it.
                boolean told = !LEFT.contains(value.getClass()) || !what.startsWith(ThisJackson.SEVERAL_LINES);
                assertIsWritten(value, plain.writerWithView(view), with.writerWithView(view), told);
                Object around = Map.of("in", List.of(value, List.of(), value));
                assertIsWritten(around, plain.writerWithView(view), with.writerWithView(view), told);
            }
        }
    }

    private static void assertIsWritten(Object value, ObjectWriter plain, ObjectWriter with, boolean told)
            throws JacksonException {
        String expected = plain.writeValueAsString(value);
        boolean byCodec = told && expected.contains("\"n\"");
        Settable.wasByCodec();
        assertThat(with.writeValueAsString(value)).isEqualTo(expected);
        assertThat(Settable.wasByCodec() || !byCodec).as(expected).isTrue();
        assertThat(with.writeValueAsBytes(value)).asString(UTF_8).isEqualTo(expected);
        assertThat(Settable.wasByCodec() || !byCodec).as(expected).isTrue();
    }

    @Test
    void keysWithoutAnOrderAreRefusedWhereTheyAre() {
        UnaryOperator<JsonMapper.Builder> settings = b -> b.enable(
                SerializationFeature.ORDER_MAP_ENTRIES_BY_KEYS,
                SerializationFeature.FAIL_ON_ORDER_MAP_BY_INCOMPARABLE_KEY);
        assertThat(written(withCodecs(settings, new JsonFactory()), new Shown.Keys()))
                .contains("Cannot order Map entries by key of incomparable type")
                .isEqualTo(written(mapper(settings, new JsonFactory()), new Shown.Keys()));
    }

    /** Of which bytes and text are not the same. */
    @ParameterizedTest(name = "{0}")
    @MethodSource("settings")
    void pairsAreWrittenByCodecs(String what, UnaryOperator<JsonMapper.Builder> settings) throws JacksonException {
        JsonMapper plain = mapper(settings, new JsonFactory());
        JsonMapper with = withCodecs(settings, new JsonFactory());
        Shown.Pairs pairs = new Shown.Pairs();
        for (Class<?> view : VIEWS) {
            assertThat(with.writerWithView(view).writeValueAsString(pairs))
                    .isEqualTo(plain.writerWithView(view).writeValueAsString(pairs));
            assertThat(with.writerWithView(view).writeValueAsBytes(pairs))
                    .isEqualTo(plain.writerWithView(view).writeValueAsBytes(pairs));
        }
    }

    private static String written(JsonMapper mapper, Object value) {
        try {
            return mapper.writeValueAsString(value);
        } catch (JacksonException e) {
            return e.toString();
        }
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("settings")
    void isReadByCodecs(String what, UnaryOperator<JsonMapper.Builder> settings) {
        JsonMapper plain = mapper(settings, new JsonFactory());
        Map<JsonFactory, JsonMapper> with = new LinkedHashMap<>();
        ThisJackson.factories().forEach(factory -> with.put(factory, withCodecs(settings, factory)));
        for (Class<?> view : VIEWS) {
            boolean taken = view == null || !what.equals(ThisJackson.NO_OTHER_VIEWS); // else creators take them
            documents().forEach(each -> {
                String expected = read(plain, view, each);
                boolean told = taken && expected.startsWith("{") && !expected.contains("\"n\":0");
                with.forEach((factory, mapper) -> {
                    Settable.wasByCodec();
                    String read = read(mapper, view, each);
                    boolean byCodec = Settable.wasByCodec();
                    assertThat(read).as("%s in view %s", each, view).isEqualTo(expected);
                    assertThat(byCodec || !told || !ThisJackson.readsByCodecs(factory, each.json()))
                            .as("a codec reads %s in view %s", each, view)
                            .isTrue();
                });
            });
        }
    }

    private static JsonMapper mapper(UnaryOperator<JsonMapper.Builder> settings, JsonFactory factory) {
        return settings.apply(ThisJackson.builder(factory)).build();
    }

    private static JsonMapper withCodecs(UnaryOperator<JsonMapper.Builder> settings, JsonFactory factory) {
        return settings.apply(ThisJackson.builder(factory))
                .addModule(new WirespeedModule())
                .build();
    }

    private static String read(JsonMapper mapper, @Nullable Class<?> view, Document document) {
        try {
            return EXACT.writeValueAsString(
                    mapper.readerFor(document.type).withView(view).readValue(document.json.getBytes(UTF_8)));
        } catch (JacksonException e) {
            return e.toString().replaceAll("(column|offset): #?\\d+", ""); // what is read again was copied
        }
    }
}
