package dev.wirespeed.lab.store;

import dev.wirespeed.lab.result.SchemaPage;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.json.JsonMapper;

/** {@code docs/store.md} against a result. */
final class SpeedSchemaTest {

    @Test
    void whatIsWrittenIsWhatTheDocsSay() throws IOException {
        SchemaPage page = new SchemaPage(Path.of("../docs/store.md"));
        page.check(JsonMapper.shared().readTree(SpeedFile.toJson(StoreSpeedResults.result())));

        page.assertAllSeen();
    }
}
