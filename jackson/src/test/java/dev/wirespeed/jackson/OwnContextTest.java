package dev.wirespeed.jackson;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.annotation.JsonFormat.Shape;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonManagedReference;
import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.Nulls;
import dev.wirespeed.Json;
import dev.wirespeed.Wire;
import dev.wirespeed.WireException;
import java.nio.charset.StandardCharsets;
import java.time.LocalDate;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.jspecify.annotations.NullUnmarked;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.json.JsonMapper;

/** What a property asks for counts for the objects in it, and for what Jackson does in a codec's place. */
@NullUnmarked
class OwnContextTest {
    private static final JsonMapper JACKSON = JsonMapper.builder().build();

    @Wire
    record Part(int id, String text) {}

    @Wire
    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME)
    @JsonSubTypes(@JsonSubTypes.Type(value = Other.class, name = "other"))
    sealed interface Kind permits Other {}

    record Other(String text) implements Kind {}

    @Wire
    record One(@JsonFormat(shape = Shape.STRING) Part v) {}

    @Wire
    record Same(@JsonFormat(shape = Shape.OBJECT) Part v) {}

    @Wire
    record Many(@JsonFormat(shape = Shape.NATURAL) List<Optional<Part>> v) {}

    @Wire
    record Entries(@JsonFormat(shape = Shape.NUMBER) Map<String, Part> v) {}

    @Wire
    record Kinds(@JsonFormat(shape = Shape.SCALAR) Kind v) {}

    @Wire
    static class BySetter {
        private Part v = new Part(1, null);

        public Part getV() {
            return v;
        }

        @JsonFormat(shape = Shape.BINARY)
        public void setV(Part v) {
            this.v = v;
        }
    }

    /** Left to Jackson, which meets the codec of what is in it. */
    record Holder(@JsonFormat(shape = Shape.STRING) Part v) {}

    @Wire
    static class Parent {
        @JsonManagedReference
        @JsonFormat(shape = Shape.STRING)
        public Part v = new Part(1, null);
    }

    @Wire
    record NoPattern(@JsonFormat(pattern = "I") LocalDate v) {}

    @Wire
    record Failing(
            int id,

            @JsonSetter(nulls = Nulls.FAIL, contentNulls = Nulls.SKIP)
            List<String> v) {}

    /** Takes everything. */
    static class All {
        @Override
        public boolean equals(Object other) {
            return true;
        }

        @Override
        public int hashCode() {
            return 1;
        }
    }

    @Wire
    @JsonInclude(value = JsonInclude.Include.CUSTOM, valueFilter = All.class)
    record OwnFilter(
            String id,

            @JsonInclude(value = JsonInclude.Include.USE_DEFAULTS)
            String v) {}

    @Wire
    record NoFilter(
            @JsonInclude(value = JsonInclude.Include.CUSTOM, content = JsonInclude.Include.CUSTOM)
            Map<String, Optional<String>> v) {}

    static Stream<Object> objects() {
        Part part = new Part(1, null);
        return Stream.of(
                part,
                new One(part),
                new Same(part),
                new Many(List.of(Optional.of(part), Optional.empty())),
                new Entries(Map.of("a", part)),
                new Kinds(new Other(null)),
                new BySetter(),
                new OwnFilter("a", "b"),
                new OwnFilter(null, null),
                new NoFilter(null),
                new NoFilter(Collections.singletonMap("a", null)),
                new NoFilter(Map.of("a", Optional.empty())),
                new Holder(part),
                new Parent());
    }

    @ParameterizedTest
    @MethodSource("objects")
    void agreesOnWriting(Object value) {
        JsonMapper mapper =
                JsonMapper.builder().addModule(new WirespeedModule()).build();
        String expected = JsonMapper.builder().build().writeValueAsString(value);
        assertThat(mapper.writeValueAsString(value)).isEqualTo(expected);
        assertThat(new String(mapper.writeValueAsBytes(value), StandardCharsets.UTF_8))
                .isEqualTo(expected);
        if (!(value instanceof Holder)) {
            // Jackson keeps the serializer of a type that it makes first, with a shape or without; here as Json's own
            // mapper does
            assertThat(Json.standard().writeText(value)).isEqualTo(JACKSON.writeValueAsString(value));
        }
    }

    @Test
    void refusesWhatIsNoPattern() {
        NoPattern value = new NoPattern(LocalDate.EPOCH);
        assertThatThrownBy(() -> JACKSON.writeValueAsString(value)).isInstanceOf(RuntimeException.class);
        assertThatThrownBy(() -> Json.standard().writeText(value)).isInstanceOf(RuntimeException.class);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{\"id\":1,\"v\":[\"a\",null]}",
                "{\"v\":[],\"id\":1}",
                "{\"v\":[],\"v\":[\"b\"]}",
                "{\"id\":1,\"v\":null}",
                "{\"id\":1}",
                "{}"
            })
    void failsOnNullAlone(String json) {
        assertThat(outcome(() -> Json.standard().read(json, Failing.class)))
                .isEqualTo(outcome(() -> JACKSON.readValue(json, Failing.class)));
    }

    private static Object outcome(Supplier<Object> reading) {
        try {
            return reading.get();
        } catch (JacksonException | WireException e) {
            return "refused";
        }
    }
}
