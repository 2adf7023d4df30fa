package dev.wirespeed.conformance.positional;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import com.fasterxml.jackson.annotation.JsonAlias;
import com.fasterxml.jackson.annotation.JsonEnumDefaultValue;
import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import dev.wirespeed.Json;
import dev.wirespeed.Wire;
import dev.wirespeed.WireException;
import dev.wirespeed.WireFormat;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The table of {@code docs/positional.md}: which changes of a class old readers and old documents bear. */
class EvolutionTest {
    enum Level {
        LOW,
        HIGH
    }

    enum MoreLevels {
        LOW,
        HIGH,
        EXTREME
    }

    enum LenientLevel {
        LOW,
        HIGH,
        @JsonEnumDefaultValue
        OTHER
    }

    @Wire
    @JsonPropertyOrder({"id", "name"})
    record Base(int id, String name) {
        static Base sample() {
            return new Base(1, "a");
        }
    }

    @Wire
    @JsonPropertyOrder({"id", "name", "note"})
    record Appended(int id, String name, String note) {
        static Appended sample() {
            return new Appended(1, "a", "n");
        }
    }

    @Wire
    @JsonPropertyOrder({"id", "name", "note"})
    record AppendedRequired(
            int id,
            String name,
            @JsonProperty(required = true) String note) {
        static AppendedRequired sample() {
            return new AppendedRequired(1, "a", "n");
        }
    }

    @Wire
    @JsonPropertyOrder({"id", "note", "name"})
    record Inserted(int id, String note, String name) {
        static Inserted sample() {
            return new Inserted(1, "n", "a");
        }
    }

    @Wire
    @JsonPropertyOrder({"name", "id"})
    record Moved(String name, int id) {
        static Moved sample() {
            return new Moved("a", 1);
        }
    }

    @Wire
    @JsonPropertyOrder({"id", "title"})
    record Renamed(int id, String title) {
        static Renamed sample() {
            return new Renamed(1, "a");
        }
    }

    @Wire
    @JsonPropertyOrder({"id", "title"})
    record RenamedWithAlias(int id, @JsonAlias("name") String title) {
        static RenamedWithAlias sample() {
            return new RenamedWithAlias(1, "a");
        }
    }

    @Wire
    @JsonPropertyOrder({"id"})
    record LastRemoved(int id) {
        static LastRemoved sample() {
            return new LastRemoved(1);
        }
    }

    @Wire
    @JsonPropertyOrder({"name"})
    record FirstRemoved(String name) {
        static FirstRemoved sample() {
            return new FirstRemoved("a");
        }
    }

    @Wire
    @JsonPropertyOrder({"id", "name"})
    record Widened(long id, String name) {
        static Widened sample() {
            return new Widened(1L << 40, "a");
        }
    }

    @Wire
    record Graded(Level level) {
        static Graded sample() {
            return new Graded(Level.HIGH);
        }
    }

    @Wire
    record GradedMore(MoreLevels level) {
        static GradedMore sample() {
            return new GradedMore(MoreLevels.EXTREME);
        }
    }

    @Wire
    record GradedLeniently(
            @JsonFormat(with = JsonFormat.Feature.READ_UNKNOWN_ENUM_VALUES_USING_DEFAULT_VALUE)
            LenientLevel level) {
        static GradedLeniently sample() {
            return new GradedLeniently(LenientLevel.HIGH);
        }
    }

    /**
     * What becomes of a document of one class that is read as another one: the same, what is lost, another value, or a refusal.
     */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    a property is appended, old document    | Base       | Appended         | Appended[id=1, name=a, note=null]  | Appended[id=1, name=a, note=null]
                    a property is appended, old reader      | Appended   | Base             | Base[id=1, name=a]                 | Base[id=1, name=a]
                    a required one is, old document         | Base       | AppendedRequired | refused                            | refused
                    a required one is, old reader           | AppendedRequired | Base       | Base[id=1, name=a]                 | Base[id=1, name=a]
                    a property is inserted, old document    | Base       | Inserted         | Inserted[id=1, note=null, name=a]  | Inserted[id=1, note=a, name=null]
                    a property is inserted, old reader      | Inserted   | Base             | Base[id=1, name=a]                 | Base[id=1, name=n]
                    properties change places, old document  | Base       | Moved            | Moved[name=a, id=1]                | refused
                    properties change places, old reader    | Moved      | Base             | Base[id=1, name=a]                 | refused
                    a property is renamed, old document     | Base       | Renamed          | Renamed[id=1, title=null]          | Renamed[id=1, title=a]
                    a property is renamed, old reader       | Renamed    | Base             | Base[id=1, name=null]              | Base[id=1, name=a]
                    with an alias, old document             | Base       | RenamedWithAlias | RenamedWithAlias[id=1, title=a]    | RenamedWithAlias[id=1, title=a]
                    the last is removed, old document       | Base       | LastRemoved      | LastRemoved[id=1]                  | LastRemoved[id=1]
                    the last is removed, old reader         | LastRemoved | Base            | Base[id=1, name=null]              | Base[id=1, name=null]
                    another is removed, old document        | Base       | FirstRemoved     | FirstRemoved[name=a]               | FirstRemoved[name=1]
                    another is removed, old reader          | FirstRemoved | Base           | Base[id=0, name=a]                 | refused
                    an int becomes a long, old document     | Base       | Widened          | Widened[id=1, name=a]              | Widened[id=1, name=a]
                    an int becomes a long, old reader       | Widened    | Base             | refused                            | refused
                    an enum has one more, old document      | Graded     | GradedMore       | GradedMore[level=HIGH]             | GradedMore[level=HIGH]
                    an enum has one more, old reader        | GradedMore | Graded           | refused                            | refused
                    with a default, old reader              | GradedMore | GradedLeniently  | GradedLeniently[level=OTHER]       | GradedLeniently[level=OTHER]
                    """)
    void whatBecomesOfADocument(String change, String written, String read, String byName, String byPlace)
            throws ReflectiveOperationException {
        assertThat(readAs(Json.standard(), written, read))
                .as(change + ", by name")
                .isEqualTo(byName);
        assertThat(readAs(Json.positional(), written, read))
                .as(change + ", by place")
                .isEqualTo(byPlace);
    }

    private static String readAs(WireFormat format, String written, String read) throws ReflectiveOperationException {
        Object sample = type(written).getDeclaredMethod("sample").invoke(null);
        Class<?> type = type(read);
        String[] value = {"refused"};
        Throwable refusal = catchThrowable(() -> value[0] = String.valueOf(format.read(format.write(sample), type)));
        assertThat(refusal == null || refusal instanceof WireException).isTrue();
        return value[0];
    }

    private static Class<?> type(String name) throws ClassNotFoundException {
        return Class.forName(EvolutionTest.class.getName() + "$" + name);
    }
}
