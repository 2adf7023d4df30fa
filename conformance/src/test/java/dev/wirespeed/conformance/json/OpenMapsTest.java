package dev.wirespeed.conformance.json;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.annotation.JsonKey;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonValue;
import dev.wirespeed.Json;
import java.math.BigDecimal;
import java.nio.CharBuffer;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZonedDateTime;
import java.util.ArrayList;
import java.util.Calendar;
import java.util.Date;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TimeZone;
import java.util.UUID;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.json.JsonMapper;

/** The keys of a map of which nothing is declared are written by their class, as Jackson does it. */
class OpenMapsTest {
    enum Plain {
        ONE
    }

    enum Named {
        @JsonProperty("first")
        ONE,
        TWO
    }

    enum Valued {
        ONE;

        @JsonValue
        public String shown() {
            return "one";
        }
    }

    interface Shown {
        @JsonValue
        String shown();
    }

    enum Inherited implements Shown {
        ONE {
            @Override
            public String shown() {
                return "inherited";
            }
        }
    }

    record Keyed(int number) {
        @JsonKey
        public String key() {
            return "key" + number;
        }
    }

    record Other(int number) {}

    /** Text, but not its own as a key. */
    record Name(String text) implements CharSequence {
        @JsonKey
        public String key() {
            return "key of " + text;
        }

        @Override
        public int length() {
            return text.length();
        }

        @Override
        public char charAt(int index) {
            return text.charAt(index);
        }

        @Override
        public CharSequence subSequence(int start, int end) {
            return text.substring(start, end);
        }

        @Override
        public String toString() {
            return text;
        }
    }

    @SuppressWarnings("JavaUtilDate") // Jackson has a form of its own for them
    static Stream<Object> keys() {
        Calendar calendar = Calendar.getInstance(TimeZone.getTimeZone("UTC"), Locale.ROOT);
        calendar.setTimeInMillis(5);
        return Stream.of(
                "text",
                CharBuffer.wrap("buffer"),
                new Name("n"),
                1,
                2L,
                (short) 3,
                (byte) 4,
                1.5f,
                1e300,
                new BigDecimal("1E+3"),
                true,
                'x',
                new UUID(1, 2),
                Plain.ONE,
                Named.ONE,
                Named.TWO,
                Valued.ONE,
                Inherited.ONE,
                new Date(5),
                calendar,
                Instant.EPOCH,
                ZonedDateTime.of(2020, 1, 2, 3, 4, 5, 0, ZoneId.of("Europe/Paris")),
                Duration.ofSeconds(5),
                "bytes".getBytes(StandardCharsets.UTF_8),
                Locale.GERMANY,
                Integer.class,
                new Keyed(1),
                new Other(2));
    }

    @ParameterizedTest
    @MethodSource("keys")
    void isWrittenAsByJackson(Object key) {
        Map<Object, Object> map = new LinkedHashMap<>();
        map.put("before", List.of());
        map.put(key, Map.of(key, 1));
        for (Object value : List.of(map, List.of(map), new ArrayList<>(map.values()))) {
            assertThat(Json.standard().writeText(value))
                    .isEqualTo(JsonMapper.shared().writeValueAsString(value));
        }
    }

    @ParameterizedTest
    @MethodSource("enumMaps")
    void isWrittenAsByJackson(Map<?, ?> map) {
        assertThat(Json.standard().writeText(map)).isEqualTo(JsonMapper.shared().writeValueAsString(map));
    }

    static Stream<Map<?, ?>> enumMaps() {
        return Stream.of(
                new EnumMap<>(Map.of(Plain.ONE, 1)),
                new EnumMap<>(Map.of(Named.ONE, 1, Named.TWO, 2)),
                new EnumMap<>(Map.of(Inherited.ONE, 1)));
    }
}
