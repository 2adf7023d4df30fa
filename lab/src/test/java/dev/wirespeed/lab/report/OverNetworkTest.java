package dev.wirespeed.lab.report;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wirespeed.lab.result.Result;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class OverNetworkTest {

    @TempDir
    Path all;

    private final Result formats = FormatsResult.of();

    @Test
    void onlyTheExperimentOnFormatsIsToldOfSustainedRuns() {
        assertThat(OverNetwork.of(SampleResult.full(), all)).isEmpty();
        assertThat(OverNetwork.of(FormatsResult.of("fairness"), all)).isEmpty();
        assertThat(OverNetwork.of(formats, all).orElseThrow().text())
                .endsWith("Run ./wirespeed lab sustained for that; docs/sustained.md explains it.");
        assertThat(OverNetwork.of(formats, null).orElseThrow().page()).isNull();
    }

    @Test
    void runsBesideTheReportAreLinkedTheNewestFirst() throws IOException {
        Path folder = Files.createDirectory(all.resolve("formats-20260102-000000"));
        page("sustained-20260101-000000");
        page("sustained-20260103-000000");
        page("zoo");

        assertThat(OverNetwork.of(formats, folder).orElseThrow().page())
                .isEqualTo("../sustained-20260103-000000/sustained.html");
        Files.createFile(folder.resolve("sustained.html"));
        assertThat(OverNetwork.of(formats, folder).orElseThrow().page()).isEqualTo("sustained.html");
    }

    @Test
    void theReportHasTheLink() throws IOException {
        Path folder = Files.createDirectory(all.resolve("formats"));
        page("sustained-1");

        Path page = Reports.write(formats, folder);

        assertThat(Files.readString(folder.resolve("report.md")))
                .contains("Sustained runs on this machine: [report](../sustained-1/sustained.html)\n");
        assertThat(Files.readString(page)).contains("\"page\":\"../sustained-1/sustained.html\"");
        assertThat(Objects.requireNonNull(page.getParent())).isEqualTo(folder);
    }

    private void page(String name) throws IOException {
        Files.createFile(Files.createDirectory(all.resolve(name)).resolve("sustained.html"));
    }
}
