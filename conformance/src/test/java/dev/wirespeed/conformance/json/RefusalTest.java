package dev.wirespeed.conformance.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import dev.wirespeed.Json;
import dev.wirespeed.Wire;
import dev.wirespeed.WireException;
import dev.wirespeed.WireException.Kind;
import dev.wirespeed.conformance.Rich;
import dev.wirespeed.conformance.fixture.Creators;
import dev.wirespeed.conformance.fixture.Records;
import java.nio.charset.StandardCharsets;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.Year;
import java.util.Arrays;
import java.util.Map;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What a refusal says: whose fault it is, and where. */
class RefusalTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "{",
                "{\"id\":}",
                "{\"id\":1,}",
                "{\"id\" 1}",
                "{id:1}",
                "{\"id\":01}",
                "{\"id\":1.}",
                "{\"id\":tru}",
                "{\"first_name\":\"\\x\"}",
                "{\"first_name\":\"\\u12g4\"}",
                "{\"unknown\":[1,}]}",
                "{\"tags\":[1 2]}",
                "{\"id\":1"
            })
    void brokenDocumentsAreMalformed(String document) {
        assertThat(refusal(document, Rich.class).kind()).as(document).isEqualTo(Kind.MALFORMED);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
                    {"id":"x"}                              | $.id
                    {"id":null}                             | $.id
                    {"id":99999999999999999999}             | $.id
                    {"id":[]}                               | $.id
                    {"first_name":{}}                       | $.first_name
                    {"active":"maybe"}                      | $.active
                    {"grade":"too long"}                    | $.grade
                    {"small":300}                           | $.small
                    {"colour":"PINK"}                       | $.colour
                    {"key":"no id"}                         | $.key
                    {"created":"yesterday"}                 | $.created
                    {"day":"2024-02-30"}                    | $.day
                    {"took":"P1Y"}                          | $.took
                    {"price":"free"}                        | $.price
                    {"data":"*"}                            | $.data
                    {"counts":[0,1,"x"]}                    | $.counts[2]
                    {"tags":["a",{}]}                       | $.tags[1]
                    {"tags":{}}                             | $.tags
                    {"attributes":{"k":"x"}}                | $.attributes.k
                    {"child":{"child":{"id":"x"}}}          | $.child.child.id
                    {"child":{"tags":["a","b",[]]}}         | $.child.tags[2]
                    """)
    void wrongValuesAreMismatchesAtTheirPath(String document, String path) {
        WireException refusal = refusal(document, Rich.class);
        assertThat(refusal.kind()).as(document).isEqualTo(Kind.MISMATCH);
        assertThat(refusal.path()).as(document).isEqualTo(path);
    }

    /** An enum that is read by values of its own. */
    public enum Size {
        SMALL,
        LARGE;

        @JsonValue
        public String letter() {
            return name().substring(0, 1);
        }
    }

    /** An enum that is made by its own code. */
    public enum Level {
        LOW,
        HIGH;

        @JsonCreator
        public static Level of(String text) {
            return text.equals("1") ? LOW : null;
        }
    }

    /** What is read from texts of its own, or from more kinds of values than one. */
    @Wire
    public record Told(
            Map<Size, String> sizes,
            Map<Level, String> levels,
            Size size,
            Year year,
            LocalDate day,
            LocalTime time,
            int number,
            double fraction,
            boolean yes,
            UUID id) {}

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
                    {"sizes":{"SMALL":""}}   | Expected one of S, L as key but was another at path $.sizes, byte 10
                    {"levels":{"LOW":""}}    | Expected a text that the enum's creator takes as key but was another at path $.levels, byte 11
                    {"size":"SMALL"}         | Expected one of S, L but was another value at path $.size, byte 8
                    {"year":1.5}             | Expected a year but was a number with a fraction or an exponent at path $.year, byte 8
                    {"year":"then"}          | Expected a year but was a string that is not one at path $.year, byte 8
                    {"day":[2024,1,null]}    | Expected an array of 3 integers but was another array at path $.day, byte 7
                    {"day":[2024,1.5,1]}     | Expected an integer but was a number with a fraction or an exponent at path $.day[1], byte 13
                    {"day":[2024,2,30]}      | Expected a date but was another value at path $.day, byte 7
                    {"day":"2024-02-30"}     | Expected a date but was a string that is not one at path $.day, byte 7
                    {"time":[1]}             | Expected an array of 2 to 4 integers but was another array at path $.time, byte 8
                    {"number":"x"}           | Expected a number but was a string that is not one at path $.number, byte 10
                    {"fraction":"x"}         | Expected a number but was a string that is not one at path $.fraction, byte 12
                    {"yes":"x"}              | Expected a boolean but was a string that is not one at path $.yes, byte 7
                    {"yes":tru}              | Expected true but was another word at path $.yes, byte 7
                    {"yes":nul}              | Expected null but was another word at path $.yes, byte 7
                    {"id":"x"}               | Expected a UUID but was a string that is not one at path $.id, byte 6
                    {"id":5}                 | Expected a UUID but was a number at path $.id, byte 6
                    """)
    void messagesSayWhatIsTaken(String document, String message) {
        assertThat(refusal(document, Told.class)).hasMessage(message);
    }

    @Test
    void theRootHasThePathDollar() {
        assertThat(refusal("[]", Rich.class).path()).isEqualTo("$");
        assertThat(refusal("[]", Rich.class).kind()).isEqualTo(Kind.MISMATCH);
    }

    @Test
    void missingRequiredPropertiesAreMismatches() {
        assertThat(refusal("{\"text\":\"x\"}", requiredType()).kind()).isEqualTo(Kind.MISMATCH);
    }

    @Test
    void whatAConstructorThrowsIsAMismatchWithItsMessage() {
        WireException refusal = refusal("{\"size\":-1}", Records.Checked.class);
        assertThat(refusal.kind()).isEqualTo(Kind.MISMATCH);
        assertThat(refusal).hasMessageContaining("negative size");
    }

    @Test
    void offsetsLieInsideTheDocument() {
        byte[] document = (byte[]) Sides.STANDARD.jacksonWrites(Rich.sample()).value();
        for (int length = 0; length < document.length; length++) {
            byte[] truncated = Arrays.copyOf(document, length);
            WireException refusal = catchThrowableOfType(
                    WireException.class, () -> Json.standard().read(truncated, Rich.class));
            assertThat(refusal.offset()).as("cut to %d bytes", length).isBetween(-1L, (long) length);
        }
    }

    @Test
    void messagesFitOnALine() {
        String document = "{\"first_name\":" + "[".repeat(100) + "\"" + "x\\n".repeat(1000) + "\"";
        assertThat(refusal(document, Rich.class).getMessage())
                .doesNotContain("\n")
                .hasSizeLessThan(500);
    }

    private static Class<?> requiredType() {
        return new Creators()
                .types().stream()
                        .filter(type -> type.getSimpleName().equals("Required"))
                        .findFirst()
                        .orElseThrow();
    }

    private static WireException refusal(String document, Class<?> type) {
        byte[] bytes = document.getBytes(StandardCharsets.UTF_8);
        return catchThrowableOfType(WireException.class, () -> Json.standard().read(bytes, type));
    }
}
