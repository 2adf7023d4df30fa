package dev.wirespeed.lab.find;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.wirespeed.lab.report.Browser;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

/** Looks at the page in a real browser; leaves pictures of it in {@code target/screenshots}. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
final class FindPageTest {

    private static final Path PICTURES = Path.of("target/screenshots");

    private Path page = Path.of("");

    @SuppressWarnings("NullAway.Init") // JUnit sets it
    private Browser browser;

    @BeforeAll
    void start(@TempDir Path folder) throws IOException, InterruptedException {
        assumeTrue(
                Browser.program().isPresent(),
                "skipped: there is no Chromium to look at the page with (Debian: apt install chromium)");
        page = FindReports.write(SampleFind.result(), folder);
        Files.createDirectories(PICTURES);
        // not in the temporary folder: a browser may go on writing for a moment after its end
        Path profile = Files.createTempDirectory(Path.of("target").toAbsolutePath(), "browser");
        browser = new Browser(Browser.program().orElseThrow(), profile);
    }

    @AfterAll
    void stop() {
        if (browser != null) {
            browser.close();
        }
    }

    @Test
    void drawsEverythingWithoutComplaintAndWithoutAskingTheNetwork() throws IOException {
        browser.open(page, 1200, "light");

        assertThat(browser.complaints()).isEmpty();
        assertThat(browser.requests()).allMatch(url -> url.equals(page.toUri().toString()) || url.startsWith("data:"));
        assertThat(number("document.querySelectorAll('svg.icicle[aria-label]').length"))
                .isEqualTo(1);
        assertThat(number("document.querySelectorAll('table').length")).isEqualTo(5);
        assertThat(text("ol.classes"))
                .isEqualTo("com.acme.Order: 0.360 cores, USD 20.74 a month"
                        + "com.acme.User: at most 0.0120 cores, USD 0.6912 a month");
        assertThat(text("main")).contains("Only a sample, with <b>markup</b>.");
        browser.screenshot(PICTURES.resolve("find-light-1200.png"), 1200, height());
    }

    @Test
    void boxesAreAsWideAsWhatTheyTake() {
        browser.open(page, 1200, "light");

        assertThat(width("com.acme.Api.orders") / width("serialization")).isCloseTo(0.5, within(0.01));
        assertThat(browser.evaluate(box("com.acme.Api.orders") + ".getAttribute('aria-label')")
                        .asString())
                .contains("50.0 % of serialization's CPU, 20.5 % of all", "texts: characters, escapes, names 50.0 %");
    }

    @Test
    void darkIsDarkAndAPhoneDoesNotScrollSideways() throws IOException {
        browser.open(page, 390, "dark");

        assertThat(browser.complaints()).isEmpty();
        assertThat(number("document.documentElement.scrollWidth")).isEqualTo(390);
        assertThat(number("getComputedStyle(document.body).backgroundColor.match(/\\d+/g)"
                        + ".slice(0, 3).reduce((sum, part) => sum + Number(part), 0)"))
                .isLessThan(60);
        browser.screenshot(PICTURES.resolve("find-dark-390.png"), 390, height());
    }

    private double width(String name) {
        return number(box(name) + ".querySelector('rect').width.baseVal.value");
    }

    private static String box(String name) {
        return "[...document.querySelectorAll('svg.icicle .box')].find(box =>"
                + " box.getAttribute('aria-label').startsWith('" + name + ";'))";
    }

    private int height() {
        return (int) number("document.documentElement.scrollHeight");
    }

    private double number(String expression) {
        return browser.evaluate(expression).asDouble();
    }

    private String text(String selector) {
        return browser.evaluate("document.querySelector('" + selector + "').textContent")
                .asString();
    }
}
