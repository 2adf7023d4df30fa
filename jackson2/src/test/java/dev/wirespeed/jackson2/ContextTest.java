package dev.wirespeed.jackson2;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.annotation.JsonAnyGetter;
import com.fasterxml.jackson.annotation.JsonAnySetter;
import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonValue;
import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonFactoryBuilder;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.BeanDescription;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.SerializationConfig;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import com.fasterxml.jackson.databind.annotation.JsonSerialize;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.module.SimpleModule;
import com.fasterxml.jackson.databind.ser.BeanPropertyWriter;
import com.fasterxml.jackson.databind.ser.BeanSerializerModifier;
import com.fasterxml.jackson.databind.util.StdConverter;
import dev.wirespeed.Wire;
import java.io.IOException;
import java.io.StringWriter;
import java.time.LocalDate;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.NullUnmarked;
import org.junit.jupiter.api.Test;

/** What a mapper does for a class by way of something else has its effect. */
class ContextTest {
    private static final LocalDate FIXED = LocalDate.of(2000, 1, 1);

    private static JsonMapper mapper(boolean codecs, boolean days) {
        JsonMapper.Builder builder = Sameness.plainMapper();
        if (codecs) {
            builder.addModule(new WirespeedModule());
        }
        if (days) {
            builder.addModule(new SimpleModule("days")
                            .addSerializer(LocalDate.class, new Stars())
                            .addKeySerializer(LocalDate.class, new StarKeys())
                            .addDeserializer(LocalDate.class, new Fixed()))
                    .addMixIn(Size.class, SizeMixed.class);
        }
        return builder.build();
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
        BIG
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
        public Map<Size, Integer> bySize = Map.of(Size.BIG, 1);
    }

    /** A key that is written as what it holds. */
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

    /** Has entries of any name. */
    @Wire
    @NullUnmarked
    public static class WithAny {
        private final Map<String, LocalDate> more = new LinkedHashMap<>();

        @JsonAnyGetter
        public Map<String, LocalDate> more() {
            return more;
        }

        @JsonAnySetter
        public void put(String name, LocalDate value) {
            more.put(name, value);
        }
    }

    /** Asks for an attribute. */
    public static final class Asked extends JsonSerializer<String> {
        @Override
        public void serialize(String value, JsonGenerator out, SerializerProvider context) throws IOException {
            out.writeString(value + context.getAttribute("x"));
        }
    }

    /** Asks for it, too. */
    public static final class Told extends JsonDeserializer<String> {
        @Override
        public String deserialize(JsonParser in, DeserializationContext context) throws IOException {
            return in.getText() + context.getAttribute("x");
        }
    }

    /** Is written and read by those. */
    @Wire
    @NullUnmarked
    public static class WithAttribute {
        @JsonSerialize(using = Asked.class)
        @JsonDeserialize(using = Told.class)
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
        public String text = "t";
    }

    private static final class Stars extends JsonSerializer<LocalDate> {
        @Override
        public void serialize(LocalDate value, JsonGenerator out, SerializerProvider context) throws IOException {
            out.writeString("***");
        }
    }

    private static final class StarKeys extends JsonSerializer<LocalDate> {
        @Override
        public void serialize(LocalDate value, JsonGenerator out, SerializerProvider context) throws IOException {
            out.writeFieldName("***");
        }
    }

    private static final class Fixed extends JsonDeserializer<LocalDate> {
        @Override
        public LocalDate deserialize(JsonParser in, DeserializationContext context) {
            return FIXED;
        }
    }

    private static void assertSame(Object value) throws JsonProcessingException {
        assertThat(mapper(true, true).writeValueAsString(value))
                .isEqualTo(mapper(false, true).writeValueAsString(value));
    }

    @Test
    void whatObjectsAreWrittenAs() throws JsonProcessingException {
        WithDay day = new WithDay();
        day.day = new Day(LocalDate.EPOCH);
        assertSame(day);
        assertSame(new WithConverter());
    }

    @Test
    void whatObjectsAreReadFrom() throws JsonProcessingException {
        assertThat(mapper(true, true)
                        .readValue("{\"day\":\"2020-01-01\"}", WithDay.class)
                        .day
                        .value())
                .isEqualTo(FIXED);
    }

    @Test
    void keys() throws JsonProcessingException {
        assertSame(new WithKeys());
        assertThat(mapper(true, true).readValue("{\"bySize\":{\"b\":1}}", WithKeys.class).bySize)
                .containsEntry(Size.BIG, 1);
        assertSame(new WithIds());
    }

    @Test
    void entriesOfAnyName() throws JsonProcessingException {
        WithAny any = new WithAny();
        any.put("a", LocalDate.EPOCH);
        assertSame(any);
        assertThat(mapper(true, true)
                        .readValue("{\"day\":\"2020-01-01\"}", WithAny.class)
                        .more())
                .containsEntry("day", FIXED);
    }

    /** Leaves open what it holds. */
    @Wire
    @NullUnmarked
    public static class WithObjects {
        public Map<String, Object> byName;
    }

    @Test
    void textOfWhichNoMoreIsKnown() throws JsonProcessingException {
        JsonMapper mapper = Sameness.plainMapper()
                .addModule(new WirespeedModule())
                .addModule(new SimpleModule().addDeserializer(String.class, new JsonDeserializer<>() {
                    @Override
                    public String deserialize(JsonParser in, DeserializationContext context) throws IOException {
                        return in.getText().trim();
                    }
                }))
                .build();
        assertThat(mapper.readValue("{\"byName\":{\"a\":\" b \"}}", WithObjects.class).byName)
                .containsEntry("a", "b");
    }

    /** Writes a text for null. */
    private static final class NoText extends BeanSerializerModifier {
        private static final long serialVersionUID = 1L;

        @Override
        public List<BeanPropertyWriter> changeProperties(
                SerializationConfig config, BeanDescription type, List<BeanPropertyWriter> properties) {
            properties.forEach(each -> each.assignNullSerializer(new JsonSerializer<>() {
                @Override
                public void serialize(Object value, JsonGenerator out, SerializerProvider context) throws IOException {
                    out.writeString("");
                }
            }));
            return properties;
        }
    }

    @Test
    void nullsOfOneProperty() throws JsonProcessingException {
        JsonMapper mapper = Sameness.plainMapper()
                .addModule(new WirespeedModule())
                .addModule(new SimpleModule().setSerializerModifier(new NoText()))
                .build();
        assertThat(mapper.writeValueAsString(new WithDay())).isEqualTo("{\"day\":\"\"}");
    }

    @Test
    void attributes() throws JsonProcessingException {
        WithAttribute value = new WithAttribute();
        value.text = "t";
        JsonMapper mapper = mapper(true, false);
        assertThat(mapper.writer().withAttribute("x", 1).writeValueAsString(value))
                .isEqualTo("{\"text\":\"t1\"}");
        assertThat(mapper.readerFor(WithAttribute.class)
                        .withAttribute("x", 1)
                        .<WithAttribute>readValue("{\"text\":\"t\"}")
                        .text)
                .isEqualTo("t1");
    }

    @Test
    void aGeneratorOfAFactoryThatKnowsNoMapper() throws IOException {
        WithObjects objects = new WithObjects();
        objects.byName = Map.of("a", "b");
        JsonMapper mapper = mapper(true, false);
        assertThat(mapper.writeValueAsString(objects)).isEqualTo("{\"byName\":{\"a\":\"b\"}}");
        StringWriter written = new StringWriter();
        try (JsonGenerator out =
                new JsonFactoryBuilder().quoteChar('\'').build().createGenerator(written)) {
            mapper.writeValue(out, objects);
        }
        assertThat(written).hasToString("{'byName':{'a':'b'}}");
    }

    @Test
    void whatIsAroundCountsInTheNesting() throws JsonProcessingException {
        WithObjects objects = new WithObjects();
        objects.byName = Map.of("a", "b");
        Object value = objects;
        for (int i = 0; i < 999; i++) {
            value = new Object[] {value};
        }
        Object tooDeep = value;
        assertThatThrownBy(() -> mapper(false, false).writeValueAsBytes(tooDeep))
                .isInstanceOf(JsonProcessingException.class)
                .hasMessageContaining("(1001)");
        assertThatThrownBy(() -> mapper(true, false).writeValueAsBytes(tooDeep))
                .isInstanceOf(JsonProcessingException.class)
                .hasMessageContaining("(1001)");
    }

    @Test
    void quotationMarksOfTheFactory() throws JsonProcessingException {
        WithObjects objects = new WithObjects();
        objects.byName = Map.of("a", "b");
        JsonFactory factory = new JsonFactoryBuilder().quoteChar('\'').build();
        JsonMapper mapper =
                JsonMapper.builder(factory).addModule(new WirespeedModule()).build();
        assertThat(mapper.writeValueAsString(objects))
                .isEqualTo(JsonMapper.builder(factory).build().writeValueAsString(objects))
                .isEqualTo("{'byName':{'a':'b'}}");
    }
}
