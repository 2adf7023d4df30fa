package dev.wirespeed.lab.sustained;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.wirespeed.lab.LabException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class SustainedFileTest {

    @TempDir
    Path folder;

    @Test
    void whatIsWrittenIsRead() {
        SustainedFile.write(SampleRuns.result(), folder);

        assertThat(SustainedFile.read(folder.resolve("sustained.json"))).isEqualTo(SampleRuns.result());
    }

    @Test
    void otherFilesAreOneLine() throws IOException {
        Path none = folder.resolve("none.json");
        Path other = Files.writeString(folder.resolve("other.json"), "{\"schemaVersion\": 1}");
        Path broken = Files.writeString(folder.resolve("broken.json"), "{\"schemaVersion\": 1");

        assertThatThrownBy(() -> SustainedFile.read(none))
                .isInstanceOf(LabException.class)
                .hasMessage("there is no file " + none);
        assertThatThrownBy(() -> SustainedFile.read(other))
                .isInstanceOf(LabException.class)
                .hasMessage(other + " is not a result of sustained runs that this version of the lab can read");
        assertThatThrownBy(() -> SustainedFile.read(broken))
                .isInstanceOf(LabException.class)
                .hasMessageStartingWith(broken + " is not a result of sustained runs: Unexpected end-of-input");
    }
}
