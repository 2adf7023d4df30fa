package dev.wirespeed.lab.sustained;

import dev.wirespeed.lab.result.SchemaPage;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.json.JsonMapper;

/** {@code docs/sustained.md} against a result; a real one is held to it where one is made. */
final class SustainedSchemaTest {

    static final Path PAGE = Path.of("../docs/sustained.md");

    @Test
    void whatIsWrittenIsWhatTheDocsSay() throws IOException {
        SchemaPage page = new SchemaPage(PAGE);
        page.check(JsonMapper.shared().readTree(SustainedFile.toJson(SampleRuns.result())));
        page.except("contestants[].traits[]");
        page.except("contestants[].jvmArguments.<jdk>[]");

        page.assertAllSeen();
    }
}
