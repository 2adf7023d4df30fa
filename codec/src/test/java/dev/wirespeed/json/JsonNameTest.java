package dev.wirespeed.json;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.wirespeed.Limits;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class JsonNameTest {
    private static final String LONGEST = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_".repeat(4);

    static Stream<String> namesOfManyLengths() {
        return IntStream.concat(IntStream.rangeClosed(0, 80), IntStream.of(200, LONGEST.length()))
                .mapToObj(length -> LONGEST.substring(0, length));
    }

    @ParameterizedTest
    @MethodSource("namesOfManyLengths")
    void writesAnyNameWithItsColon(String name) {
        assertThat(twice(name)).isEqualTo("{\"" + name + "\":1,\"" + name + "\":2}");
    }

    @Test
    void escapesWhatDoesNotStandForItself() {
        assertThat(twice("ké\n\"y")).isEqualTo("{\"ké\\n\\\"y\":1,\"ké\\n\\\"y\":2}");
    }

    @ParameterizedTest
    @MethodSource("namesOfManyLengths")
    void findsItWhereItIsExpected(String name) {
        JsonName expected = JsonName.of(name);
        JsonReader in = reader(twice(name));
        in.beginFields();
        assertThat(in.next(expected)).isTrue();
        assertThat(in.readInt()).isEqualTo(1);
        assertThat(in.next(expected)).isTrue();
        assertThat(in.readInt()).isEqualTo(2);
    }

    @ParameterizedTest
    @MethodSource("namesOfManyLengths")
    void doesNotTakeAnotherNameForIt(String name) {
        JsonName expected = JsonName.of(name);
        for (int i = 0; i < name.length(); i++) {
            String other = name.substring(0, i) + "#" + name.substring(i + 1);
            JsonReader in = reader(twice(other));
            in.beginFields();
            assertThat(in.next(expected)).as(other).isFalse();
        }
    }

    private static String twice(String name) {
        JsonWriter out = new JsonWriter(Codecs.BY_NAME, 16);
        out.beginObject(JsonName.of(name)).value(1);
        out.name(JsonName.of(name)).value(2);
        out.endObject();
        return new String(out.document(), UTF_8);
    }

    private static JsonReader reader(String document) {
        byte[] bytes = document.getBytes(UTF_8);
        return new JsonReader(bytes, 0, bytes.length, Limits.standard());
    }
}
