package dev.wirespeed.jackson2;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonValue;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.json.JsonMapper;
import dev.wirespeed.Json;
import dev.wirespeed.Wire;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.NullUnmarked;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A value is written, and left out as empty, as its own class says. */
@NullUnmarked
class OwnFormTest {
    private static final JsonMapper PLAIN = DefaultMappers.withoutSettings().build();

    /** Is never an empty text. */
    static class Always extends ArrayList<String> {
        @JsonValue
        public String text() {
            return "always";
        }
    }

    /** Is always an empty text. */
    static class Never extends ArrayList<String> {
        Never(String... elements) {
            super(List.of(elements));
        }

        @JsonValue
        public String text() {
            return "";
        }
    }

    /** Leaves out what is empty. */
    @Wire
    @JsonInclude(JsonInclude.Include.NON_EMPTY)
    public static class Filled {
        public List<String> list;
        public CharSequence text;
        public BigDecimal number = BigDecimal.ONE;

        private static Filled of(List<String> list, CharSequence text) {
            Filled filled = new Filled();
            filled.list = list;
            filled.text = text;
            return filled;
        }
    }

    static List<Filled> filled() {
        return List.of(
                Filled.of(new Always(), ""),
                Filled.of(new Never("a"), "a"),
                Filled.of(List.of(), ""),
                Filled.of(List.of("a"), null));
    }

    @ParameterizedTest
    @MethodSource("filled")
    void isJacksons(Filled holder) throws JsonProcessingException {
        String expected = PLAIN.writeValueAsString(holder);
        assertThat(Json.standard().writeText(holder)).isEqualTo(expected);
        JsonMapper fresh = DefaultMappers.withoutSettings()
                .addModule(new WirespeedModule())
                .build(); // it has refused nothing yet
        assertThat(fresh.writeValueAsString(holder)).isEqualTo(expected);
    }
}
