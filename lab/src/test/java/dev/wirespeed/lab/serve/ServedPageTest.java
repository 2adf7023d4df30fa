package dev.wirespeed.lab.serve;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.wirespeed.lab.measure.TestResults;
import dev.wirespeed.lab.report.Browser;
import dev.wirespeed.lab.report.SampleResult;
import dev.wirespeed.lab.result.Result;
import dev.wirespeed.lab.result.ResultFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A page that fills while a run goes on, in a real browser. */
final class ServedPageTest {

    private static final Result WHOLE = SampleResult.small();

    @TempDir
    Path folder;

    @Test
    void fillsWhileARunGoesOnAndStaysWhereTheReaderIs() throws IOException, InterruptedException {
        assumeTrue(
                Browser.program().isPresent(),
                "skipped: there is no Chromium to look at the report with (Debian: apt install chromium)");
        Path profile = Files.createTempDirectory(Path.of("target").toAbsolutePath(), "browser");
        try (ReportServer server = Watch.folder(folder, 0);
                Browser browser = new Browser(Browser.program().orElseThrow(), profile)) {
            write(4);
            browser.open(server.url(), 1200, "light");
            assertThat(text(browser, "#progress")).isEqualTo("so far 4 of 12 forks");
            int rows = rows(browser);
            browser.evaluate("document.querySelector('details.whole').open = true");
            browser.evaluate("window.scrollTo(0, 300)");

            write(8);
            browser.await("document.querySelector('#progress').textContent === 'so far 8 of 12 forks'");
            assertThat(rows(browser)).isGreaterThan(rows);
            assertThat(browser.evaluate("document.querySelector('details.whole').open")
                            .asBoolean())
                    .isTrue();
            assertThat(browser.evaluate("window.scrollY").asInt()).isEqualTo(300);

            ResultFile.write(WHOLE, folder.resolve(ResultFile.NAME));
            browser.await("document.querySelector('#progress') === null");
            assertThat(text(browser, "#served")).isEmpty();
            assertThat(browser.complaints()).isEmpty();
            assertThat(browser.requests()).allMatch(url -> url.startsWith(server.url()) || url.startsWith("data:"));
            assertThat(text(browser, "main"))
                    .contains("serialize: Jackson 3")
                    .doesNotContain("serialize: Jackson 3 (again)");
            browser.evaluate("window.scrollTo(0, 0)");
            Files.createDirectories(Path.of("target/screenshots"));
            browser.screenshot(Path.of("target/screenshots/served-1200.png"), 1200, 900);
        }
    }

    @Test
    void saysWhenNobodyServesItAnymore() throws IOException, InterruptedException {
        assumeTrue(
                Browser.program().isPresent(),
                "skipped: there is no Chromium to look at the report with (Debian: apt install chromium)");
        Path profile = Files.createTempDirectory(Path.of("target").toAbsolutePath(), "browser");
        try (Browser browser = new Browser(Browser.program().orElseThrow(), profile)) {
            write(4);
            try (ReportServer server = Watch.folder(folder, 0)) {
                browser.open(server.url(), 390, "dark");
            }
            browser.await("document.querySelector('#served').textContent.startsWith('This page is no longer served')");
            assertThat(browser.evaluate("document.documentElement.scrollWidth").asInt())
                    .isEqualTo(390);
        }
    }

    private void write(int forks) {
        ResultFile.write(
                TestResults.withForks(WHOLE, WHOLE.forks().subList(0, forks)), folder.resolve(ResultFile.NAME));
    }

    private static int rows(Browser browser) {
        return browser.evaluate("document.querySelectorAll('#all-figures tbody tr').length")
                .asInt();
    }

    private static String text(Browser browser, String selector) {
        return browser.evaluate("document.querySelector('" + selector + "').textContent")
                .asString();
    }
}
