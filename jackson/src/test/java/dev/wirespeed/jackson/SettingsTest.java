package dev.wirespeed.jackson;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.annotation.JsonAutoDetect;
import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.JsonValue;
import com.fasterxml.jackson.annotation.Nulls;
import dev.wirespeed.Wire;
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
import java.util.TimeZone;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.jspecify.annotations.NullUnmarked;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.StreamWriteConstraints;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.EnumNamingStrategies;
import tools.jackson.databind.KeyDeserializer;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.ValueSerializer;
import tools.jackson.databind.cfg.CoercionAction;
import tools.jackson.databind.cfg.CoercionInputShape;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.module.SimpleModule;
import tools.jackson.databind.type.LogicalType;
import tools.jackson.databind.util.StdDateFormat;

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

    /** A part, which nothing but a text makes. */
    public record Part(@JsonValue String text) {
        @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
        public Part {}
    }

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
        @JsonFormat(shape = JsonFormat.Shape.STRING, pattern = "HH:mm Z")
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

    /** Does not say that it has elements. */
    @Wire
    @NullUnmarked
    public static class Through {
        public Iterable<String> all;
    }

    /** Has parts. */
    @Wire
    @NullUnmarked
    public static class Parts {
        public Part one;
        public List<Part> all;
    }

    /** Holds others by classes of several names. */
    @Wire
    @NullUnmarked
    public static class Holder {
        public HashMap<String, Integer> map;
        public ArrayList<Long> list;
        public Deque<String> queue;
    }

    /** One of some. */
    public enum Color {
        DARK_RED
    }

    /** Has one of them. */
    @Wire
    @NullUnmarked
    public static class Colored {
        public Color color = Color.DARK_RED;
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

    private static final class LoudName extends ValueSerializer<String> {
        @Override
        public void serialize(String name, JsonGenerator out, SerializationContext context) {
            out.writeName(name + "!");
        }
    }

    private static final class Loudly extends KeyDeserializer {
        @Override
        public String deserializeKey(String name, DeserializationContext context) {
            return name + "!";
        }
    }

    private static final class Loud extends ValueSerializer<String> {
        @Override
        public void serialize(String value, JsonGenerator out, SerializationContext context) {
            out.writeString(value + "!");
        }
    }

    private static Arguments reading(
            String what, Class<?> type, String json, UnaryOperator<JsonMapper.Builder> settings) {
        return Arguments.of(what, type, json, settings);
    }

    static Stream<Arguments> readings() {
        return Stream.of(
                reading(
                        "creators that are not seen",
                        Named.class,
                        "{'name':'a'}",
                        b -> b.changeDefaultVisibility(v -> v.withCreatorVisibility(JsonAutoDetect.Visibility.NONE)
                                .withScalarConstructorVisibility(JsonAutoDetect.Visibility.NONE))),
                reading(
                        "names of constants",
                        Colored.class,
                        "{'color':'DARK_RED'}",
                        b -> b.enumNamingStrategy(EnumNamingStrategies.LOWER_CAMEL_CASE)),
                reading("leniency", Days.class, "{'all':['']}", b -> b.defaultLeniency(false)),
                reading(
                        "strict dates",
                        Dated.class,
                        "{'date':'2020-02-30'}",
                        b -> b.defaultDateFormat(new StdDateFormat().withLenient(false))),
                reading(
                        "coercion of what an Iterable holds",
                        Through.class,
                        "{'all':[1]}",
                        b -> b.withCoercionConfig(
                                LogicalType.Textual,
                                c -> c.setCoercion(CoercionInputShape.Integer, CoercionAction.Fail))),
                reading(
                        "coercion of texts by another name",
                        Said.class,
                        "{'text':1}",
                        b -> b.withCoercionConfig(
                                String.class, c -> c.setCoercion(CoercionInputShape.Integer, CoercionAction.Fail))),
                reading(
                        "nulls as empty objects",
                        Parts.class,
                        "{}",
                        b -> b.changeDefaultNullHandling(n -> JsonSetter.Value.forValueNulls(Nulls.AS_EMPTY))),
                reading(
                        "the key of an entry",
                        Entered.class,
                        "{'entry':{'a':1}}",
                        b -> b.addModule(new SimpleModule().addKeyDeserializer(String.class, new Loudly()))),
                reading(
                        "entries that are ignored",
                        Holder.class,
                        "{'map':{'a':1}}",
                        b -> b.withConfigOverride(
                                Map.class, o -> o.setIgnorals(JsonIgnoreProperties.Value.forIgnoredProperties("a")))));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("readings")
    void isReadAsToldToTheMapper(String what, Class<?> type, String json, UnaryOperator<JsonMapper.Builder> settings) {
        String document = json.replace('\'', '"');
        String expected = read(plain(settings), type, document);
        assertThat(expected).as("the settings").isNotEqualTo(read(plain(b -> b), type, document));
        assertThat(read(with(settings), type, document)).isEqualTo(expected);
    }

    private static Arguments writing(String what, Object value, UnaryOperator<JsonMapper.Builder> settings) {
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
        JsonFormat.Value asNumber = JsonFormat.Value.forShape(JsonFormat.Shape.NUMBER);
        Entered entered = new Entered();
        entered.entry = Map.entry("a", 1);
        UnaryOperator<JsonMapper.Builder> withoutNull = b -> b.withConfigOverride(
                Map.class,
                o -> o.setInclude(
                        JsonInclude.Value.construct(JsonInclude.Include.NON_NULL, JsonInclude.Include.NON_NULL)));
        JsonFormat.Value unwrapped =
                JsonFormat.Value.empty().withFeature(JsonFormat.Feature.WRITE_SINGLE_ELEM_ARRAYS_UNWRAPPED);
        return Stream.of(
                writing(
                        "the time zone of a default mapper",
                        moment,
                        b -> b.defaultTimeZone(TimeZone.getTimeZone("UTC"))),
                writing(
                        "names of constants",
                        new Colored(),
                        b -> b.enumNamingStrategy(EnumNamingStrategies.LOWER_CAMEL_CASE)),
                writing("small numbers", bytes, b -> b.withConfigOverride(Number.class, o -> o.setFormat(asText))),
                writing("dates", planned, b -> b.withConfigOverride(Calendar.class, o -> o.setFormat(asNumber))),
                writing(
                        "the key of an entry",
                        entered,
                        b -> b.addModule(new SimpleModule().addKeySerializer(String.class, new LoudName()))),
                writing("maps", holder, withoutNull),
                writing("maps as objects", anything, withoutNull),
                writing("lists", list, b -> b.withConfigOverride(List.class, o -> o.setFormat(unwrapped))),
                writing("collections", queue, b -> b.withConfigOverride(Collection.class, o -> o.setFormat(unwrapped))),
                writing(
                        "lists for Iterable",
                        through,
                        b -> b.withConfigOverride(List.class, o -> o.setFormat(unwrapped))),
                writing(
                        "what an Iterable holds",
                        through,
                        b -> b.addModule(new SimpleModule().addSerializer(String.class, new Loud()))));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("writings")
    void isWrittenAsToldToTheMapper(String what, Object value, UnaryOperator<JsonMapper.Builder> settings) {
        String expected = plain(settings).writeValueAsString(value);
        assertThat(expected).as("the settings").isNotEqualTo(plain(b -> b).writeValueAsString(value));
        assertThat(with(settings).writeValueAsString(value)).isEqualTo(expected);
    }

    @Test
    void aLimitOfNestingForAllMappersCounts() {
        Days days = new Days();
        days.all = List.of(LocalDate.EPOCH);
        StreamWriteConstraints.overrideDefaultStreamWriteConstraints(
                StreamWriteConstraints.builder().maxNestingDepth(1).build());
        try {
            JsonMapper plain = plain(b -> b);
            JsonMapper with = with(b -> b);
            assertThatThrownBy(() -> plain.writeValueAsBytes(days)).hasMessageContaining("depth (2)");
            assertThatThrownBy(() -> with.writeValueAsBytes(days)).hasMessageContaining("depth (2)");
        } finally {
            StreamWriteConstraints.overrideDefaultStreamWriteConstraints(null);
        }
    }

    private static JsonMapper plain(UnaryOperator<JsonMapper.Builder> settings) {
        return settings.apply(JsonMapper.builder()).build();
    }

    private static JsonMapper with(UnaryOperator<JsonMapper.Builder> settings) {
        return settings.apply(JsonMapper.builder().addModule(new WirespeedModule()))
                .build();
    }

    private static String read(JsonMapper mapper, Class<?> type, String json) {
        try {
            return plain(b -> b).writeValueAsString(mapper.readValue(json, type));
        } catch (JacksonException e) {
            return e.getClass().getName() + e.getOriginalMessage();
        }
    }
}
