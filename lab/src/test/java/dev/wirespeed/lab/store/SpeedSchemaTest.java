package dev.wirespeed.lab.store;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wirespeed.lab.result.SchemaPage;
import dev.wirespeed.lab.store.SpeedResult.Converted;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** {@code docs/store.md} against a result. */
final class SpeedSchemaTest {

    @Test
    void whatIsWrittenIsWhatTheDocsSay() throws IOException {
        SchemaPage page = new SchemaPage(Path.of("../docs/store.md"));
        page.check(JsonMapper.shared().readTree(SpeedFile.toJson(StoreSpeedResults.result())));

        page.assertAllSeen();
    }

    @Test
    void earlierFilesSayLess(@TempDir Path folder) throws IOException {
        ObjectNode earlier = (ObjectNode) JsonMapper.shared().readTree(SpeedFile.toJson(StoreSpeedResults.result()));
        earlier.path("profiled")
                .forEach(each -> ((ObjectNode) each)
                        .remove(List.of("waiting", "meterCpuSeconds", "outputSamples", "meterSamples")));
        ((ObjectNode) earlier.path("settings")).remove("twoMappers");
        earlier.path("converted").forEach(each -> ((ObjectNode) each).remove("framework"));
        Path file = Files.writeString(folder.resolve(SpeedFile.NAME), earlier.toString());

        assertThat(SpeedFile.read(file).profiled()).isNotEmpty().allSatisfy(each -> {
            assertThat(each.waiting()).isZero();
            assertThat(each.has(MeterClock.CPU_TIME)).isFalse();
            assertThat(each.outputSamples()).isZero();
            assertThat(each.meterSamples()).isZero();
        });
        assertThat(SpeedFile.read(file).settings().twoMappers()).isFalse();
        assertThat(SpeedFile.read(file).converted())
                .isNotEmpty()
                .extracting(Converted::framework)
                .containsOnlyNulls();
    }
}
