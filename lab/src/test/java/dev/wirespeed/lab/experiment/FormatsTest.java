package dev.wirespeed.lab.experiment;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import dev.wirespeed.lab.contestant.Contestant;
import dev.wirespeed.lab.contestant.Contestants;
import dev.wirespeed.lab.result.Cell;
import dev.wirespeed.lab.result.Comparison;
import dev.wirespeed.lab.result.Mode;
import dev.wirespeed.lab.result.Reported;
import dev.wirespeed.lab.result.Settings;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

final class FormatsTest {

    private final Experiment formats = new Formats();

    @Test
    void cellsAreBothOperationsOnFourBatches() {
        assertThat(formats.cells())
                .extracting(Cell::id)
                .containsExactly(
                        "serialize/telemetry-10000",
                        "serialize/telemetry-20000",
                        "serialize/telemetry-50000",
                        "serialize/telemetry-100000",
                        "deserialize/telemetry-10000",
                        "deserialize/telemetry-20000",
                        "deserialize/telemetry-50000",
                        "deserialize/telemetry-100000");
    }

    @Test
    void allBinaryFormatsTakePartAndJsonTwice() {
        assertThat(Contestants.all().stream().filter(formats::includes).map(Contestant::id))
                .containsExactly(
                        "fory",
                        "jackson2-msgpack",
                        "jackson3",
                        "java-serialization",
                        "msgpack-arrays",
                        "msgpack-maps",
                        "protobuf",
                        "protobuf-domain",
                        "quickbuffers",
                        "wirespeed");
        assertThat(Contestants.all().stream().filter(new Versions()::includes).map(Contestant::id))
                .doesNotContain("protobuf", "fory")
                .contains("fory-json", "jackson3");
    }

    @ParameterizedTest
    @EnumSource(Mode.class)
    void everyContestantIsTimedCold(Mode mode) {
        Settings settings = formats.settings(mode, 22 * 8, 22 * 1_500);

        assertThat(Objects.requireNonNull(settings.cold()).contestants())
                .containsExactlyElementsOf(Contestants.all().stream()
                        .filter(formats::includes)
                        .map(Contestant::id)
                        .toList());
    }

    @Test
    void theFiguresOfTheAuthorAreHeldAgainstWarmRunsToo() {
        assertThat(formats.reported())
                .extracting(reported -> reported.cell().id(), Reported::low)
                .containsExactly(
                        tuple("serialize/telemetry-10000", 32.4),
                        tuple("serialize/telemetry-20000", 5.2),
                        tuple("serialize/telemetry-50000", -11.7),
                        tuple("serialize/telemetry-100000", -10.9));
    }

    @Test
    void everyFlawThatAComparisonShowsHasOne() {
        List<String> titles =
                formats.comparisons(List.of(25)).stream().map(Comparison::title).toList();

        assertThat(formats.background().orElseThrow().flaws())
                .extracting(flaw -> flaw.comparison())
                .filteredOn(Objects::nonNull)
                .containsExactlyElementsOf(titles);
    }
}
