package dev.wirespeed.lab.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** Started with {@code -Dgolden=write} it writes the golden files anew. */
final class MarkdownReportTest {

    private static final Path GOLDEN = Path.of("src/test/golden");

    @Test
    void markdownIsAsInTheGoldenFile() throws IOException {
        assertGolden(
                "report.md", MarkdownReport.of(SampleResult.small(), Analysis.of(SampleResult.small()), Link.USUAL));
    }

    @Test
    void textIsAsInTheGoldenFile() throws IOException {
        assertGolden("report.txt", TextReport.of(SampleResult.full(), Analysis.of(SampleResult.full()), false));
    }

    @Test
    void whatCouldBeTakenForMarkupIsEscaped() {
        String markdown = MarkdownReport.of(SampleResult.full(), Analysis.of(SampleResult.full()), Link.USUAL);

        assertThat(markdown)
                .contains("| fastjson2 | Small | 25 | accepts broken documents: \\<b\\>comma\\</b\\> \\| missing |")
                .contains("java.lang.OutOfMemoryError: Java heap \\<space\\> |");
    }

    private static void assertGolden(String name, String text) throws IOException {
        Path file = GOLDEN.resolve(name);
        if ("write".equals(System.getProperty("golden"))) {
            Files.createDirectories(GOLDEN);
            Files.writeString(file, text);
        }
        assertThat(text).isEqualTo(Files.readString(file));
    }
}
