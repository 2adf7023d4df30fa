package dev.wirespeed.lab.find;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.wirespeed.lab.LabException;
import dev.wirespeed.lab.result.SchemaPage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** {@code docs/find.md} against a result, and the file against what is read of it. */
final class FindSchemaTest {

    @TempDir
    Path folder;

    @Test
    void whatIsWrittenIsWhatTheDocsSay() throws IOException {
        SchemaPage page = new SchemaPage(Path.of("../docs/find.md"));
        page.check(JsonMapper.shared().readTree(FindFile.toJson(SampleFind.result())));
        page.check(JsonMapper.shared().readTree(FindFile.toJson(SampleFind.checked())));
        page.check(
                JsonMapper.shared().readTree(FindFile.toJson(SampleFind.faster().after(SampleFind.result()))));

        page.assertAllSeen();
    }

    @Test
    void whatIsReadIsWhatWasWritten() {
        FindFile.write(SampleFind.result(), folder);

        assertThat(FindFile.read(folder.resolve(FindFile.NAME))).isEqualTo(SampleFind.result());

        FindFile.write(SampleFind.checked(), folder);

        assertThat(FindFile.read(folder.resolve(FindFile.NAME))).isEqualTo(SampleFind.checked());

        FindResult compared = SampleFind.faster().after(SampleFind.result());
        FindFile.write(compared, folder);

        assertThat(FindFile.read(folder.resolve(FindFile.NAME))).isEqualTo(compared);
    }

    @Test
    void earlierFilesHaveTheClassesOfTheirTypes() throws IOException {
        ObjectNode earlier = (ObjectNode) JsonMapper.shared().readTree(FindFile.toJson(SampleFind.result()));
        earlier.remove(List.of("classes", "before"));
        Path file = Files.writeString(folder.resolve("find.json"), earlier.toString());

        assertThat(FindFile.read(file)).isEqualTo(SampleFind.result());
    }

    @Test
    void otherFilesAreOneLine() throws IOException {
        Path none = folder.resolve("none/find.json");
        Path other = Files.writeString(folder.resolve("find.json"), "{}");
        Path later = Files.writeString(
                folder.resolve("later.json"),
                FindFile.toJson(SampleFind.result()).replace("\"schemaVersion\" : 1", "\"schemaVersion\" : 2"));

        assertThatThrownBy(() -> FindFile.read(none))
                .isInstanceOf(LabException.class)
                .hasMessage("there is no file " + none);
        assertThatThrownBy(() -> FindFile.read(other))
                .isInstanceOf(LabException.class)
                .hasMessageStartingWith(other + " is not a result of the lab: ");
        assertThatThrownBy(() -> FindFile.read(later))
                .hasMessage(later
                        + " is not a result that this version of the lab can read: its schemaVersion is 2, expected 1");
    }
}
