package dev.wirespeed.jackson;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wirespeed.Json;
import dev.wirespeed.Wire;
import java.util.List;
import org.jspecify.annotations.NullUnmarked;
import org.junit.jupiter.api.Test;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.JsonParser;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.KeyDeserializer;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.ValueDeserializer;
import tools.jackson.databind.ValueSerializer;
import tools.jackson.databind.annotation.JsonDeserialize;
import tools.jackson.databind.annotation.JsonSerialize;
import tools.jackson.databind.json.JsonMapper;

/** What is said to be read and written by nothing special, has a codec, whatever its supertypes say. */
@NullUnmarked
class NoneTest {
    /** Reads nothing. */
    public static final class NeverRead extends ValueDeserializer<Special> {
        @Override
        public Special deserialize(JsonParser in, DeserializationContext context) {
            throw new IllegalStateException("read by its supertype's");
        }
    }

    /** Writes nothing. */
    public static final class NeverWritten extends ValueSerializer<Special> {
        @Override
        public void serialize(Special value, JsonGenerator out, SerializationContext context) {
            throw new IllegalStateException("written by its supertype's");
        }
    }

    @JsonDeserialize(using = NeverRead.class)
    @JsonSerialize(using = NeverWritten.class)
    interface Special {}

    @Wire(strict = true)
    @JsonDeserialize(using = ValueDeserializer.None.class)
    @JsonSerialize(using = ValueSerializer.None.class)
    static final class Plain implements Special {
        public int id;

        @JsonDeserialize(using = ValueDeserializer.None.class, keyUsing = KeyDeserializer.None.class)
        public List<Part> parts;

        @JsonSerialize(using = ValueSerializer.None.class, contentUsing = ValueSerializer.None.class)
        @JsonDeserialize(using = ValueDeserializer.None.class)
        int count;
    }

    @JsonDeserialize(using = ValueDeserializer.None.class)
    static final class Part {
        public String name;
    }

    @Test
    void hasACodecThatAgrees() throws Exception {
        String document = "{\"count\":3,\"id\":1,\"parts\":[{\"name\":\"a\"}]}";
        JsonMapper mapper = JsonMapper.builder().build();
        Plain plain = mapper.readValue(document, Plain.class);
        assertThat(plain.count).isEqualTo(3);
        String written = mapper.writeValueAsString(plain);
        assertThat(written).contains("\"count\":3");
        Plain ours = Json.standard().read(written.getBytes(java.nio.charset.StandardCharsets.UTF_8), Plain.class);
        assertThat(ours).usingRecursiveComparison().isEqualTo(plain);
        assertThat(new String(Json.standard().write(plain), java.nio.charset.StandardCharsets.UTF_8))
                .isEqualTo(written);
    }
}
