package dev.wirespeed.conformance.json;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonValue;
import dev.wirespeed.Wire;
import dev.wirespeed.conformance.contract.Answer;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Classes that Jackson writes, but refuses to read whatever the document is, are written and refused, too. */
class OnlyWrittenTest {
    @Wire
    static class Setters {
        public int getX() {
            return 1;
        }

        public void setX(Integer x) {}

        public void setX(Long x) {}
    }

    @Wire
    static class Inherited extends Setters {
        public int y = 2;
    }

    @Wire
    static class Fields {
        @JsonProperty("x")
        public int a;

        @JsonProperty("x")
        public int b;

        public int getX() {
            return 1;
        }
    }

    @Wire
    record Names(@JsonProperty("b") int a, int b) {}

    @Wire
    static class NamesOfFactory {
        public int getX() {
            return 1;
        }

        @JsonCreator
        static NamesOfFactory of(@JsonProperty("x") int a, @JsonProperty("x") int b) {
            return new NamesOfFactory();
        }
    }

    @Wire
    static class Texts {
        @JsonValue
        public String text() {
            return "x";
        }

        public static Texts valueOf(String text) {
            return new Texts();
        }

        public static Texts fromString(String text) {
            return new Texts();
        }
    }

    static Stream<Object> values() {
        return Stream.of(
                new Setters(), new Inherited(), new Fields(), new Names(1, 2), new NamesOfFactory(), new Texts());
    }

    @ParameterizedTest
    @MethodSource("values")
    void isWrittenAsByJackson(Object value) {
        assertThat(Sides.STANDARD.jacksonWrites(value).refused()).isFalse();
        assertThat(Agreement.onWriting(value)).isEmpty();
    }

    @ParameterizedTest
    @MethodSource("values")
    void isRefused(Object value) {
        for (String document : List.of("{}", "{\"x\":1}", "{\"b\":1}", "{\"y\":1}", "\"x\"", "1", "[]")) {
            byte[] bytes = document.getBytes(StandardCharsets.UTF_8);
            assertThat(Sides.STANDARD.jacksonReads(bytes, value.getClass()).refused())
                    .isTrue();
            Answer answer = Sides.STANDARD.wirespeedReads(bytes, value.getClass());
            assertThat(answer.refused()).isTrue();
            assertThat(answer.refusal()).hasMessageContaining(" can't be read: ");
        }
    }
}
