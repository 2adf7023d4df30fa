package dev.wirespeed.jackson;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import dev.wirespeed.Wire;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.exc.InvalidDefinitionException;
import tools.jackson.databind.json.JsonMapper;

/** Jackson 3 writes no object that has its type id as a property, too. */
class ConflictingIdsTest {
    /** One of several, of which one has the id again. */
    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "kind", visible = true)
    @JsonSubTypes({
        @JsonSubTypes.Type(value = Mute.class, name = "mute"),
        @JsonSubTypes.Type(value = Loud.class, name = "loud")
    })
    public interface Voice {}

    /** One that Jackson writes. */
    public record Mute(int number) implements Voice {}

    /** One that it does not. */
    public record Loud(String kind, int number) implements Voice {}

    /** Holds one of them. */
    @Wire
    public record Speaker(String title, Voice voice) {
        @Override
        public String title() {
            Shop.note();
            return title;
        }
    }

    /** Can't be written, since what it holds is known to be what Jackson does not write. */
    @Wire
    public record LoudSpeaker(String title, @Nullable Loud loud) {}

    @Test
    void aSubtypeThatNoMapperWritesIsNoDifference() {
        JsonMapper mapper =
                JsonMapper.builder().addModule(new WirespeedModule()).build();
        Shop.byCodec();
        assertThat(mapper.writeValueAsString(new Speaker("t", new Mute(1))))
                .isEqualTo(JsonMapper.shared().writeValueAsString(new Speaker("t", new Mute(1))))
                .contains("\"kind\":\"mute\"");
        assertThat(Shop.byCodec()).isTrue();
        for (Object refused : List.of(new Speaker("t", new Loud("x", 1)), new LoudSpeaker("t", null))) {
            assertThatThrownBy(() -> mapper.writeValueAsString(refused))
                    .isInstanceOf(InvalidDefinitionException.class)
                    .hasMessageContaining("Conflict between type id property 'kind'");
        }
    }
}
