package dev.wirespeed.lab.result;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.wirespeed.lab.LabException;
import dev.wirespeed.lab.report.FormatsResult;
import dev.wirespeed.lab.report.SampleResult;
import dev.wirespeed.lab.report.Verdicts;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class ResultFileTest {

    @TempDir
    Path folder;

    @Test
    void whatIsWrittenIsReadBackEqual() {
        Path file = folder.resolve(ResultFile.NAME);

        ResultFile.write(SampleResult.full(), file);

        assertThat(ResultFile.read(file)).isEqualTo(SampleResult.full());

        ResultFile.write(FormatsResult.of(), file);

        assertThat(ResultFile.read(file)).isEqualTo(FormatsResult.of());
    }

    @Test
    void aCompressedResultIsRead() throws IOException {
        Path file = folder.resolve("result.json.gz");
        try (OutputStream out = new GZIPOutputStream(Files.newOutputStream(file))) {
            out.write(ResultFile.toJson(SampleResult.full()).getBytes(UTF_8));
        }

        assertThat(ResultFile.read(file)).isEqualTo(SampleResult.full());

        Files.writeString(file, ResultFile.toJson(SampleResult.full()));

        assertThatThrownBy(() -> ResultFile.read(file))
                .isInstanceOf(LabException.class)
                .hasMessage("cannot read " + file + ": Not in GZIP format");
    }

    /** Written before results said what ran beside a fork, and what the user's classes are. */
    @Test
    void aResultOfAnEarlierReleaseIsStillRead() {
        Result result = ResultFile.read(Path.of("../docs/results/versions/result.json"));

        assertThat(result.forks())
                .hasSize(240)
                .allSatisfy(fork -> assertThat(fork.otherCores()).isNull())
                .allSatisfy(fork -> assertThat(fork.fixedWorkMillis()).isNull());
        assertThat(result.sample()).isEmpty();
        assertThat(result.background()).isNull();
        assertThat(result.entries()).extracting(Entry::format).containsOnly("JSON");
        assertThat(result.settings().cold()).isNull();
        assertThat(result.settings().settleMillis()).isNull();
        assertThat(result.forks())
                .allSatisfy(fork -> assertThat(fork.coldStarts()).isEmpty());
        assertThat(result.workloads()).extracting(Result.WorkloadUsed::messages).containsOnly(1);
        assertThat(result.agreements()).extracting(Agreement::zstdBytes).containsOnlyNulls();
        assertThat(result.reported()).extracting(Reported::comparison).containsOnlyNulls();
        assertThat(result.cells()).noneMatch(Cell::polluted);
        assertThat(result.forks().getFirst().measurements())
                .allSatisfy(measurement -> assertThat(measurement.otherTypes()).isNull())
                .allSatisfy(
                        measurement -> assertThat(measurement.settledMillis()).isNull())
                .noneMatch(measurement -> measurement.cell().polluted());
        assertThat(Verdicts.of(result)).hasSize(96);
    }

    @Test
    void writingAgainReplacesTheFileAndLeavesNoDraft() throws IOException {
        Path file = folder.resolve(ResultFile.NAME);
        ResultFile.write(SampleResult.full(), file);

        ResultFile.write(SampleResult.small(), file);

        assertThat(ResultFile.read(file)).isEqualTo(SampleResult.small());
        try (var files = Files.list(folder)) {
            assertThat(files).containsExactly(file);
        }
    }

    @Test
    void aFileThatIsMissingOrNotAResultIsOneLine() throws IOException {
        assertRefused("there is no file " + folder.resolve("missing.json"), folder.resolve("missing.json"));
        assertRefused("%s is not a result of the lab: ", written("{\"schemaVersion\": 1, "));
        String unknown =
                "%s is not a result that this version of the lab can read: it has no schemaVersion, expected 1";
        assertRefused(unknown, written(""));
        assertRefused(unknown, written("[]"));
        assertRefused(
                "%s is not a result that this version of the lab can read: its schemaVersion is 2, expected 1",
                written("{\"schemaVersion\": 2}"));
        assertRefused(
                "%s is not a result of the lab: Missing creator property 'experiment'",
                written("{\"schemaVersion\": 1}"));
    }

    private Path written(String text) throws IOException {
        return Files.writeString(folder.resolve("some.json"), text);
    }

    private static void assertRefused(String message, Path file) {
        assertThatThrownBy(() -> ResultFile.read(file))
                .isInstanceOf(LabException.class)
                .message()
                .startsWith(message.replace("%s", file.toString()))
                .doesNotContain("\n");
    }
}
