package dev.wirespeed.lab.report;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wirespeed.lab.result.Result;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class OverNetworkTest {

    @TempDir
    Path all;

    private final Result formats = FormatsResult.of();

    @Test
    void onlyTheExperimentOnFormatsIsToldOfSustainedRuns() {
        assertThat(inHtml(SampleResult.full(), all)).isEmpty();
        assertThat(inHtml(FormatsResult.of("fairness"), all)).isEmpty();
        assertThat(inHtml(formats, all).orElseThrow().text())
                .endsWith("Run ./wirespeed lab sustained for that; docs/sustained.md explains it.");
        assertThat(OverNetwork.of(formats).orElseThrow().page()).isNull();
    }

    @Test
    void runsBesideTheReportAreLinkedTheNewestFirst() throws IOException {
        Path folder = Files.createDirectory(all.resolve("formats-20260102-000000"));
        pages("sustained-20260101-000000");
        pages("sustained-20260103-000000");
        pages("zoo");

        assertThat(inHtml(formats, folder).orElseThrow().page())
                .isEqualTo("../sustained-20260103-000000/sustained.html");
        Files.createFile(folder.resolve("sustained.html"));
        assertThat(inHtml(formats, folder).orElseThrow().page()).isEqualTo("sustained.html");
    }

    @Test
    void eachFormOfTheReportLinksToItsOwn() throws IOException {
        Path folder = Files.createDirectory(all.resolve("formats"));
        pages("sustained-1");

        Path page = Reports.draw(formats, folder, false).page();

        assertThat(Files.readString(folder.resolve("report.md")))
                .contains("Sustained runs on this machine: [report](../sustained-1/sustained.md)\n");
        assertThat(Files.readString(page)).contains("\"page\":\"../sustained-1/sustained.html\"");
        assertThat(Objects.requireNonNull(page.getParent())).isEqualTo(folder);
    }

    /** As published: what is drawn for browsers is left out. */
    @Test
    void noPageIsLinkedThatIsNotThere() throws IOException {
        Path folder = Files.createDirectory(all.resolve("formats"));
        pages("sustained");
        Files.delete(all.resolve("sustained/sustained.html"));

        Path page = Reports.draw(formats, folder, false).page();

        assertThat(Files.readString(folder.resolve("report.md"))).contains("[report](../sustained/sustained.md)\n");
        assertThat(Files.readString(page)).doesNotContain("../sustained/");
    }

    private static Optional<OverNetwork> inHtml(Result result, Path folder) {
        return OverNetwork.of(result, folder, OverNetwork.HTML);
    }

    private void pages(String name) throws IOException {
        Path folder = Files.createDirectory(all.resolve(name));
        Files.createFile(folder.resolve("sustained.html"));
        Files.createFile(folder.resolve("sustained.md"));
    }
}
