package dev.wirespeed.conformance.json;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wirespeed.conformance.Disagreements;
import dev.wirespeed.conformance.Drip;
import dev.wirespeed.conformance.fixture.BigNumbers.BigDecimalValue;
import dev.wirespeed.conformance.fixture.Boxes.BooleanBox;
import dev.wirespeed.conformance.fixture.CollectionTypes.DoubleList;
import dev.wirespeed.conformance.fixture.CollectionTypes.NestedList;
import dev.wirespeed.conformance.fixture.CollectionTypes.StringList;
import dev.wirespeed.conformance.fixture.MapTypes.ToString;
import dev.wirespeed.conformance.fixture.Records;
import dev.wirespeed.conformance.fixture.Recursion.Tree;
import dev.wirespeed.conformance.fixture.Scalars.DoubleValue;
import dev.wirespeed.conformance.fixture.Text.StringValue;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** nst/JSONTestSuite through types: as the value of a property, as one that is skipped, and as the whole document. */
class JsonTestSuiteTest {
    private static final List<Class<?>> TYPES = List.of(
            Records.Empty.class,
            StringValue.class,
            StringList.class,
            DoubleValue.class,
            DoubleList.class,
            NestedList.class,
            BigDecimalValue.class,
            BooleanBox.class,
            ToString.class,
            Tree.class);

    @ParameterizedTest
    @ValueSource(strings = {"test_parsing", "test_transform"})
    void everyFileAgrees(String folder) {
        Disagreements disagreements = new Disagreements();
        for (Path file : Corpus.files("json-test-suite/" + folder, ".json")) {
            byte[] json = Corpus.bytes(file);
            for (Class<?> type : TYPES) {
                disagreements.check(Agreement.onReading(json, type).map(d -> file.getFileName() + ": " + d));
                disagreements.check(
                        Agreement.onReading(around("{\"v\":", json), type).map(d -> file.getFileName() + ": " + d));
            }
        }
        disagreements.assertNone(folder);
    }

    /** What must be accepted is accepted where it is skipped, and what must be refused is refused there, too. */
    @ParameterizedTest
    @ValueSource(strings = {"y_", "n_"})
    void skippingChecksTheGrammar(String prefix) {
        List<Path> files = Corpus.files("json-test-suite/test_parsing", ".json").stream()
                .filter(file -> file.getFileName().toString().startsWith(prefix))
                .toList();
        assertThat(files).isNotEmpty().allSatisfy(file -> {
            byte[] document = around("{\"skipped\":", Corpus.bytes(file));
            boolean refused =
                    Sides.STANDARD.jacksonReads(document, Records.Empty.class).refused();
            assertThat(Sides.STANDARD
                            .wirespeedReads(document, Records.Empty.class)
                            .refused())
                    .as(file.getFileName().toString())
                    .isEqualTo(refused);
        });
    }

    /** As a whole document, as an array and in single bytes. */
    @Test
    void whatMustBeIsAcceptedOrRefused() throws IOException {
        List<Path> files = Corpus.files("json-test-suite/test_parsing", ".json");
        List<Path> accepted = startingWith("y_", files);
        List<Path> refused = startingWith("n_", files);
        List<Path> undecided = startingWith("i_", files);
        assertThat(accepted)
                .hasSize(95)
                .noneSatisfy(file -> assertThat(isRefused(file)).isTrue());
        assertThat(refused)
                .hasSize(188)
                .allSatisfy(file -> assertThat(isRefused(file)).isTrue());
        assertThat(undecided).hasSize(35);
        String document = JsonTestSuiteDocument.of(undecided, accepted.size(), refused.size());
        Path documented = Path.of("../docs/json-test-suite.md");
        if ("update".equals(System.getProperty("wirespeed.golden"))) {
            Files.writeString(documented, document);
        }
        assertThat(document).isEqualTo(Files.readString(documented));
    }

    private static List<Path> startingWith(String prefix, List<Path> files) {
        return files.stream()
                .filter(file -> file.getFileName().toString().startsWith(prefix))
                .toList();
    }

    private static boolean isRefused(Path file) {
        byte[] document = Corpus.bytes(file);
        boolean refused = Sides.STANDARD.wirespeedReads(document, Object.class).refused();
        assertThat(Sides.STANDARD
                        .wirespeedReads(new Drip(document, 1), Object.class)
                        .refused())
                .isEqualTo(refused);
        return refused;
    }

    private static byte[] around(String start, byte[] json) {
        ByteArrayOutputStream document = new ByteArrayOutputStream();
        document.writeBytes(start.getBytes(StandardCharsets.UTF_8));
        document.writeBytes(json);
        document.write('}');
        return document.toByteArray();
    }
}
