package dev.wirespeed.conformance.json;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import dev.wirespeed.Wire;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A mapper with codecs writes properties that have methods alone in the order in which the JVM happens to list those, where nothing sorts. */
class MethodOrderTest {
    interface Named {
        default String getPath() {
            return "p";
        }

        default String getUrl() {
            return "u";
        }

        default int getAge() {
            return 1;
        }

        default int getKind() {
            return 2;
        }

        default int getCount() {
            return 3;
        }
    }

    @Wire
    static class Plain {
        public String getZone() {
            return "z";
        }

        public String getPath() {
            return "p";
        }

        public String getUrl() {
            return "u";
        }

        public int getAge() {
            return 1;
        }

        public int getKind() {
            return 2;
        }

        public int getCount() {
            return 3;
        }
    }

    @Wire
    static class Inheriting implements Named {
        public int getB() {
            return 1;
        }

        public int getA() {
            return 2;
        }
    }

    static class Generic<T> implements Named {
        public T getValue() {
            return null;
        }
    }

    @Wire
    static class Holding {
        public List<Plain> plain = List.of(new Plain());
        public Generic<String> generic = new Generic<>();
        public Based based = new Variant();
    }

    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME)
    @JsonSubTypes(@JsonSubTypes.Type(Variant.class))
    interface Based extends Named {}

    static class Variant implements Based {
        public int getB() {
            return 1;
        }

        public int getA() {
            return 2;
        }
    }

    @Wire
    record Row(int b, int a) implements Named {}

    static Stream<Object> values() {
        return Stream.of(
                new Plain(), new Inheriting(), new Holding(), new Row(1, 2), List.of(new Plain(), new Row(1, 2)));
    }

    @ParameterizedTest
    @MethodSource("values")
    void isTheMappers(Object value) throws Mapper.Refusal {
        assertThat(Mappers.JACKSON.withCodecs().writeText(value)).isEqualTo(Mappers.JACKSON.writeText(value));
    }
}
