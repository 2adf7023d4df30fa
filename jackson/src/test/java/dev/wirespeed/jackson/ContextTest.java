package dev.wirespeed.jackson;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.annotation.JsonAnyGetter;
import com.fasterxml.jackson.annotation.JsonAnySetter;
import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonValue;
import dev.wirespeed.Wire;
import java.time.LocalDate;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.NullUnmarked;
import org.junit.jupiter.api.Test;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.JsonParser;
import tools.jackson.databind.BeanDescription;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.SerializationConfig;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.ValueDeserializer;
import tools.jackson.databind.ValueSerializer;
import tools.jackson.databind.annotation.JsonDeserialize;
import tools.jackson.databind.annotation.JsonSerialize;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.module.SimpleModule;
import tools.jackson.databind.ser.BeanPropertyWriter;
import tools.jackson.databind.ser.ValueSerializerModifier;
import tools.jackson.databind.util.StdConverter;

/** What a mapper does for a class by way of something else has its effect. */
class ContextTest {
    private static JsonMapper with(UnaryOperator<JsonMapper.Builder> b) {
        return b.apply(DefaultMappers.withoutSettings().addModule(new WirespeedModule()))
                .build();
    }

    private static JsonMapper without(UnaryOperator<JsonMapper.Builder> b) {
        return b.apply(DefaultMappers.withoutSettings()).build();
    }

    /** A value in place of an object. */
    @NullUnmarked
    public static class Day {
        private final LocalDate value;

        @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
        public Day(LocalDate value) {
            this.value = value;
        }

        @JsonValue
        public LocalDate value() {
            return value;
        }
    }

    /** Has one. */
    @Wire
    @NullUnmarked
    public static class WithDay {
        public Day day;
    }

    /** Keys. */
    public enum Size {
        BIG,
        SMALL
    }

    /** Changes one of them. */
    public enum SizeMixed {
        @JsonProperty("b")
        BIG
    }

    /** Has such keys. */
    @Wire
    @NullUnmarked
    public static class WithKeys {
        public Map<Size, Integer> bySize;
    }

    /** Has entries, by methods. */
    @Wire
    @NullUnmarked
    public static class WithAny {
        private Map<String, LocalDate> more = new LinkedHashMap<>();

        @JsonAnyGetter
        public Map<String, LocalDate> more() {
            return more;
        }

        @JsonAnySetter
        public void put(String name, LocalDate value) {
            more.put(name, value);
        }
    }

    /** Has entries, in a field. */
    @Wire
    @NullUnmarked
    public static class WithAnyMap {
        @JsonAnySetter
        @JsonAnyGetter
        public Map<String, LocalDate> more = new LinkedHashMap<>();
    }

    /** Asks for an attribute. */
    public static final class Asking extends ValueSerializer<String> {
        @Override
        public void serialize(String value, JsonGenerator out, SerializationContext context) throws JacksonException {
            out.writeString(value + context.getAttribute("x"));
        }
    }

    /** Asks for it, too. */
    public static final class Told extends ValueDeserializer<String> {
        @Override
        public String deserialize(JsonParser in, DeserializationContext context) throws JacksonException {
            return in.getString() + context.getAttribute("x");
        }
    }

    /** Is written and read by those. */
    @Wire
    @NullUnmarked
    public static class WithAttribute {
        @JsonSerialize(using = Asking.class)
        @JsonDeserialize(using = Told.class)
        public String text;
    }

    /** Lets the mapper write something else. */
    public static final class Handing extends ValueSerializer<String> {
        @Override
        public void serialize(String value, JsonGenerator out, SerializationContext context) throws JacksonException {
            out.writePOJO(LocalDate.EPOCH);
        }
    }

    /** Is written by that. */
    @Wire
    @NullUnmarked
    public static class WithHanding {
        @JsonSerialize(using = Handing.class)
        public String text;
    }

    /** Makes something else. */
    public static final class ToDay extends StdConverter<String, LocalDate> {
        @Override
        public LocalDate convert(String value) {
            return LocalDate.EPOCH;
        }
    }

    /** Is written as that. */
    @Wire
    @NullUnmarked
    public static class WithConverter {
        @JsonSerialize(converter = ToDay.class)
        public String text;
    }

    /** A key that is written as what it holds. */
    @NullUnmarked
    public static class Id {
        @JsonValue
        public LocalDate value = LocalDate.EPOCH;
    }

    /** Has such keys. */
    @Wire
    @NullUnmarked
    public static class WithIds {
        @JsonProperty(access = JsonProperty.Access.READ_ONLY)
        public Map<Id, Integer> byId = Map.of(new Id(), 1);
    }

    private static final class StarKeys extends ValueSerializer<LocalDate> {
        @Override
        public void serialize(LocalDate value, JsonGenerator out, SerializationContext context)
                throws JacksonException {
            out.writeName("***");
        }
    }

    private static final class Stars<T> extends ValueSerializer<T> {
        @Override
        public void serialize(T value, JsonGenerator out, SerializationContext context) throws JacksonException {
            out.writeString("***");
        }
    }

    private static final class Fixed extends ValueDeserializer<LocalDate> {
        @Override
        public LocalDate deserialize(JsonParser in, DeserializationContext context) throws JacksonException {
            return LocalDate.of(2000, 1, 1);
        }
    }

    private static JsonMapper.Builder days(JsonMapper.Builder b) {
        return b.addModule(new SimpleModule()
                .addSerializer(LocalDate.class, new Stars<>())
                .addKeySerializer(LocalDate.class, new StarKeys())
                .addDeserializer(LocalDate.class, new Fixed()));
    }

    private static void same(UnaryOperator<JsonMapper.Builder> b, Object value) throws JacksonException {
        assertThat(with(b).writeValueAsString(value)).isEqualTo(without(b).writeValueAsString(value));
    }

    @Test
    void whatAnObjectIsWrittenAs() throws JacksonException {
        WithDay d = new WithDay();
        d.day = new Day(LocalDate.EPOCH);
        same(ContextTest::days, d);
    }

    @Test
    void whatAnObjectIsReadFrom() throws JacksonException {
        assertThat(with(ContextTest::days)
                        .readValue("{\"day\":\"2020-01-01\"}", WithDay.class)
                        .day
                        .value())
                .isEqualTo(LocalDate.of(2000, 1, 1));
    }

    @Test
    void mixInsOfKeysWhenWriting() throws JacksonException {
        WithKeys d = new WithKeys();
        d.bySize = Map.of(Size.BIG, 1);
        same(b -> b.addMixIn(Size.class, SizeMixed.class), d);
    }

    @Test
    void mixInsOfKeysWhenReading() throws JacksonException {
        assertThat(with(b -> b.addMixIn(Size.class, SizeMixed.class))
                        .readValue("{\"bySize\":{\"b\":1}}", WithKeys.class)
                        .bySize)
                .containsEntry(Size.BIG, 1);
    }

    @Test
    void entriesOfAnyNameWhenWriting() throws JacksonException {
        WithAny d = new WithAny();
        d.put("a", LocalDate.EPOCH);
        same(ContextTest::days, d);
        WithAnyMap m = new WithAnyMap();
        m.more.put("a", LocalDate.EPOCH);
        same(ContextTest::days, m);
    }

    @Test
    void entriesOfAnyNameWhenReading() throws JacksonException {
        assertThat(with(ContextTest::days)
                        .readValue("{\"day\":\"2020-01-01\"}", WithAny.class)
                        .more())
                .containsEntry("day", LocalDate.of(2000, 1, 1));
    }

    @Test
    void entriesOfAnyNameOfAField() throws JacksonException {
        assertThat(with(ContextTest::days).readValue("{\"day\":\"2020-01-01\"}", WithAnyMap.class).more)
                .containsEntry("day", LocalDate.of(2000, 1, 1));
    }

    @Test
    void attributesWhenWriting() throws JacksonException {
        WithAttribute d = new WithAttribute();
        d.text = "t";
        assertThat(with(b -> b).writer().withAttribute("x", 1).writeValueAsString(d))
                .isEqualTo("{\"text\":\"t1\"}");
    }

    @Test
    void attributesWhenReading() throws JacksonException {
        assertThat(with(b -> b)
                        .readerFor(WithAttribute.class)
                        .withAttribute("x", 1)
                        .<WithAttribute>readValue("{\"text\":\"t\"}")
                        .text)
                .isEqualTo("t1");
    }

    @Test
    void whatASerializerHandsToTheMapper() throws JacksonException {
        WithHanding d = new WithHanding();
        d.text = "t";
        same(ContextTest::days, d);
    }

    @Test
    void whatAConverterMakes() throws JacksonException {
        WithConverter d = new WithConverter();
        d.text = "t";
        same(ContextTest::days, d);
    }

    @Test
    void whatAKeyIsWrittenAs() throws JacksonException {
        same(ContextTest::days, new WithIds());
    }

    /** Leaves open what it holds. */
    @Wire
    @NullUnmarked
    public static class WithObjects {
        public Map<String, Object> byName;
    }

    @Test
    void textOfWhichNoMoreIsKnown() throws JacksonException {
        UnaryOperator<JsonMapper.Builder> trimming =
                b -> b.addModule(new SimpleModule().addDeserializer(String.class, new ValueDeserializer<>() {
                    @Override
                    public String deserialize(JsonParser in, DeserializationContext context) throws JacksonException {
                        return in.getString().trim();
                    }
                }));
        assertThat(with(trimming).readValue("{\"byName\":{\"a\":\" b \"}}", WithObjects.class).byName)
                .containsEntry("a", "b");
    }

    /** Writes a text for null. */
    private static final class NoText extends ValueSerializerModifier {
        private static final long serialVersionUID = 1L;

        @Override
        public List<BeanPropertyWriter> changeProperties(
                SerializationConfig config, BeanDescription.Supplier type, List<BeanPropertyWriter> properties) {
            properties.forEach(each -> each.assignNullSerializer(new ValueSerializer<>() {
                @Override
                public void serialize(Object value, JsonGenerator out, SerializationContext context)
                        throws JacksonException {
                    out.writeString("");
                }
            }));
            return properties;
        }
    }

    @Test
    void nullsOfOneProperty() throws JacksonException {
        same(b -> b.addModule(new SimpleModule().setSerializerModifier(new NoText())), new WithDay());
    }
}
