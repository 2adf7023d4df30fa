package dev.wirespeed.jackson2;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonFactoryBuilder;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.json.JsonMapper;
import dev.wirespeed.Wire;
import java.io.IOException;
import java.io.StringWriter;
import java.util.Map;
import org.jspecify.annotations.NullUnmarked;
import org.junit.jupiter.api.Test;

/** What a generator has of its own, or is in already, has its effect. */
class GeneratorTest {
    /** Leaves open what it holds. */
    @Wire
    @NullUnmarked
    public static class WithObjects {
        public Map<String, Object> byName;
    }

    private static JsonMapper mapper(boolean codecs) {
        JsonMapper.Builder builder = DefaultMappers.withoutSettings();
        return (codecs ? builder.addModule(new WirespeedModule()) : builder).build();
    }

    @Test
    void aGeneratorOfAFactoryThatKnowsNoMapper() throws IOException {
        WithObjects objects = new WithObjects();
        objects.byName = Map.of("a", "b");
        JsonMapper mapper = mapper(true);
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
        assertThatThrownBy(() -> mapper(false).writeValueAsBytes(tooDeep))
                .isInstanceOf(JsonProcessingException.class)
                .hasMessageContaining("(1001)");
        assertThatThrownBy(() -> mapper(true).writeValueAsBytes(tooDeep))
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
