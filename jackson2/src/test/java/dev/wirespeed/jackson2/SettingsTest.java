package dev.wirespeed.jackson2;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.annotation.JsonAutoDetect;
import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.Nulls;
import com.fasterxml.jackson.annotation.PropertyAccessor;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.KeyDeserializer;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.cfg.CoercionAction;
import com.fasterxml.jackson.databind.cfg.CoercionInputShape;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.module.SimpleModule;
import com.fasterxml.jackson.databind.type.LogicalType;
import com.fasterxml.jackson.databind.util.StdDateFormat;
import com.fasterxml.jackson.datatype.jdk8.Jdk8Module;
import dev.wirespeed.Wire;
import java.io.IOException;
import java.time.LocalDate;
import java.time.OffsetDateTime;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Calendar;
import java.util.Collection;
import java.util.Date;
import java.util.Deque;
import java.util.GregorianCalendar;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TimeZone;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.jspecify.annotations.NullUnmarked;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** What a mapper is told of all classes, or of some, has its effect, whether a serializer or deserializer shows it or not. */
@SuppressWarnings("JavaUtilDate") // a type that no code is generated for
class SettingsTest {

    /** Made of a text, too. */
    @NullUnmarked
    public static class Name {
        public String text;

        public Name() {}

        public Name(String given) {
            this.text = "of " + given;
        }
    }

    /** A pair, which nothing but both its values makes. */
    public record Pair(int a, String b) {}

    /** Has one. */
    @Wire
    @NullUnmarked
    public static class Named {
        public Name name;
    }

    /** Has times of other zones. */
    @Wire
    @NullUnmarked
    public static class Moment {
        @JsonFormat(shape = JsonFormat.Shape.STRING)
        public OffsetDateTime at;
    }

    /** Has days in a list alone. */
    @Wire
    @NullUnmarked
    public static class Days {
        public List<LocalDate> all;
    }

    /** Has a date, which is left to Jackson. */
    @Wire
    @NullUnmarked
    public static class Dated {
        public Date date;
    }

    /** May miss a value. */
    @Wire
    public record Missing(Optional<String> text) {}

    /** Does not say that it has elements. */
    @Wire
    @NullUnmarked
    public static class Through {
        public Iterable<String> all;
    }

    /** Has pairs. */
    @Wire
    @NullUnmarked
    public static class Pairs {
        public Pair one;
        public List<Pair> all;
    }

    /** Holds others by classes of several names. */
    @Wire
    @NullUnmarked
    public static class Holder {
        public HashMap<String, Integer> map;
        public ArrayList<Long> list;
        public Deque<String> queue;
    }

    /** Has small numbers. */
    @Wire
    @NullUnmarked
    public static class Bytes {
        public List<Byte> all;
    }

    /** Holds anything. */
    @Wire
    @NullUnmarked
    public static class Anything {
        public Object one;
    }

    /** Is not taken for the module that a mapper has already. */
    private static final class AnotherJdk8Module extends Jdk8Module {}

    /** Has a date whose class extends the one that dates are written by. */
    @Wire
    @NullUnmarked
    public static class Planned {
        public GregorianCalendar day;
    }

    /** Has an entry without a map. */
    @Wire
    @NullUnmarked
    public static class Entered {
        public Map.Entry<String, Integer> entry;
    }

    /** Has a text by another name. */
    @Wire
    @NullUnmarked
    public static class Said {
        public CharSequence text;
    }

    private static final class LoudName extends JsonSerializer<String> {
        @Override
        public void serialize(String name, JsonGenerator out, SerializerProvider context) throws IOException {
            out.writeFieldName(name + "!");
        }
    }

    private static final class Loudly extends KeyDeserializer {
        @Override
        public String deserializeKey(String name, DeserializationContext context) {
            return name + "!";
        }
    }

    private static final class Loud extends JsonSerializer<String> {
        @Override
        public void serialize(String value, JsonGenerator out, SerializerProvider context) throws IOException {
            out.writeString(value + "!");
        }
    }

    private static Arguments reading(String what, Class<?> type, String json, Consumer<JsonMapper> settings) {
        return Arguments.of(what, type, json, settings);
    }

    static Stream<Arguments> readings() {
        return Stream.of(
                reading(
                        "creators that are not seen",
                        Named.class,
                        "{'name':'a'}",
                        m -> m.setVisibility(PropertyAccessor.CREATOR, JsonAutoDetect.Visibility.NONE)),
                reading("leniency", Days.class, "{'all':['']}", m -> m.setDefaultLeniency(false)),
                reading(
                        "strict dates",
                        Dated.class,
                        "{'date':'2020-02-30'}",
                        m -> m.setDateFormat(new StdDateFormat().withLenient(false))
                                .enable(SerializationFeature.WRITE_DATES_AS_TIMESTAMPS)),
                reading(
                        "what is absent",
                        Missing.class,
                        "{}",
                        m -> m.registerModule(new AnotherJdk8Module().configureReadAbsentAsNull(true))),
                reading(
                        "coercion of what an Iterable holds",
                        Through.class,
                        "{'all':[1]}",
                        m -> m.coercionConfigFor(LogicalType.Textual)
                                .setCoercion(CoercionInputShape.Integer, CoercionAction.Fail)),
                reading(
                        "coercion of texts by another name",
                        Said.class,
                        "{'text':1}",
                        m -> m.coercionConfigFor(String.class)
                                .setCoercion(CoercionInputShape.Integer, CoercionAction.Fail)),
                reading(
                        "nulls as empty objects",
                        Pairs.class,
                        "{}",
                        m -> m.setDefaultSetterInfo(JsonSetter.Value.forValueNulls(Nulls.AS_EMPTY))),
                reading(
                        "nulls in lists as empty objects",
                        Pairs.class,
                        "{}",
                        m -> m.configOverride(List.class)
                                .setSetterInfo(JsonSetter.Value.forContentNulls(Nulls.AS_EMPTY))),
                reading(
                        "the key of an entry",
                        Entered.class,
                        "{'entry':{'a':1}}",
                        m -> m.registerModule(new SimpleModule().addKeyDeserializer(String.class, new Loudly()))),
                reading(
                        "entries that are ignored",
                        Holder.class,
                        "{'map':{'a':1}}",
                        m -> m.configOverride(Map.class)
                                .setIgnorals(JsonIgnoreProperties.Value.forIgnoredProperties("a"))));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("readings")
    void isReadAsToldToTheMapper(String what, Class<?> type, String json, Consumer<JsonMapper> settings)
            throws IOException {
        String document = json.replace('\'', '"');
        String expected = read(plain(settings), type, document);
        assertThat(expected).as("the settings").isNotEqualTo(read(plain(m -> {}), type, document));
        assertThat(read(with(settings), type, document)).isEqualTo(expected);
    }

    private static Arguments writing(String what, Object value, Consumer<JsonMapper> settings) {
        return Arguments.of(what, value, settings);
    }

    static Stream<Arguments> writings() {
        Moment moment = new Moment();
        moment.at = OffsetDateTime.parse("2020-01-02T03:04:05+02:00");
        Holder holder = new Holder();
        holder.map = new HashMap<>();
        holder.map.put("a", null);
        Holder list = new Holder();
        list.list = new ArrayList<>(List.of(1L));
        Holder queue = new Holder();
        queue.queue = new ArrayDeque<>(List.of("a"));
        Anything anything = new Anything();
        anything.one = holder.map;
        Bytes bytes = new Bytes();
        bytes.all = List.of((byte) 1);
        JsonFormat.Value asText = JsonFormat.Value.forShape(JsonFormat.Shape.STRING);
        Through through = new Through();
        through.all = List.of("a");
        Planned planned = new Planned();
        planned.day = new GregorianCalendar(2020, Calendar.MARCH, 4);
        Entered entered = new Entered();
        entered.entry = Map.entry("a", 1);
        JsonInclude.Value withoutNull =
                JsonInclude.Value.construct(JsonInclude.Include.NON_NULL, JsonInclude.Include.NON_NULL);
        JsonFormat.Value unwrapped =
                JsonFormat.Value.empty().withFeature(JsonFormat.Feature.WRITE_SINGLE_ELEM_ARRAYS_UNWRAPPED);
        return Stream.of(
                writing("the time zone of a default mapper", moment, m -> m.setTimeZone(TimeZone.getTimeZone("UTC"))),
                writing(
                        "small numbers",
                        bytes,
                        m -> m.configOverride(Number.class).setFormat(asText)),
                writing("dates", planned, m -> m.configOverride(Calendar.class).setFormat(asText)),
                writing(
                        "the key of an entry",
                        entered,
                        m -> m.registerModule(new SimpleModule().addKeySerializer(String.class, new LoudName()))),
                writing("maps", holder, m -> m.configOverride(Map.class).setInclude(withoutNull)),
                writing(
                        "maps as objects",
                        anything,
                        m -> m.configOverride(Map.class).setInclude(withoutNull)),
                writing("lists", list, m -> m.configOverride(List.class).setFormat(unwrapped)),
                writing(
                        "collections",
                        queue,
                        m -> m.configOverride(Collection.class).setFormat(unwrapped)),
                writing(
                        "lists for Iterable",
                        through,
                        m -> m.configOverride(List.class).setFormat(unwrapped)),
                writing(
                        "what an Iterable holds",
                        through,
                        m -> m.registerModule(new SimpleModule().addSerializer(String.class, new Loud()))));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("writings")
    void isWrittenAsToldToTheMapper(String what, Object value, Consumer<JsonMapper> settings) throws IOException {
        String expected = plain(settings).writeValueAsString(value);
        assertThat(expected).as("the settings").isNotEqualTo(plain(m -> {}).writeValueAsString(value));
        assertThat(with(settings).writeValueAsString(value)).isEqualTo(expected);
    }

    private static JsonMapper plain(Consumer<JsonMapper> settings) {
        JsonMapper mapper = DefaultMappers.withoutSettings().build();
        settings.accept(mapper);
        return mapper;
    }

    private static JsonMapper with(Consumer<JsonMapper> settings) {
        JsonMapper mapper = DefaultMappers.withoutSettings()
                .addModule(new WirespeedModule())
                .build();
        settings.accept(mapper);
        return mapper;
    }

    private static String read(JsonMapper mapper, Class<?> type, String json) throws IOException {
        try {
            Object value = mapper.readValue(json, type);
            return value instanceof Record ? value.toString() : plain(m -> {}).writeValueAsString(value);
        } catch (JsonProcessingException e) {
            return e.getClass().getName() + e.getOriginalMessage();
        }
    }
}
