package dev.wirespeed.conformance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.wirespeed.Json;
import dev.wirespeed.WireException;
import dev.wirespeed.WireException.Kind;
import dev.wirespeed.conformance.fixture.Creators;
import dev.wirespeed.conformance.fixture.Records;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
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
        byte[] document = (byte[]) Oracle.jacksonWrites(Rich.sample()).value();
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
