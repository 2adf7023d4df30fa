package dev.wirespeed.lab.sustained;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wirespeed.lab.report.Browser;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class SustainedReportsTest {

    /** Started by the first test that looks at a page. */
    private static @Nullable Browser browser;

    @TempDir
    Path folder;

    private Path page = Path.of("");

    @BeforeEach
    void write() {
        SustainedFile.write(SampleRuns.result(), folder);
        page = SustainedReports.write(SustainedFile.read(folder.resolve("sustained.json")), folder);
    }

    @AfterAll
    static void close() {
        if (browser != null) {
            browser.close();
        }
    }

    private static Browser browser() throws IOException, InterruptedException {
        Assumptions.assumeTrue(Browser.program().isPresent(), "needs Chromium");
        Browser started = browser;
        if (started == null) {
            // not in the temporary folder: a browser may go on writing for a moment after its end
            Path profile = Files.createTempDirectory(Path.of("target").toAbsolutePath(), "browser");
            started = new Browser(Browser.program().orElseThrow(), profile);
            browser = started;
        }
        return started;
    }

    @Test
    void theTerminalHasLatenciesCostsMaximaAndLosses() {
        assertThat(SustainedReports.text(SampleRuns.result()))
                .contains("""
                          Contestant  records/s  seconds  heap   p50   p99  p99.9  longest  verified   lost  sustained
                          Jackson 3      10,000        6    1g  2.00  2.00   2.00     18.0    60,000      0        yes
                          Wirespeed      10,000        6    1g  1.00  1.00   1.00     9.00    60,000      0        yes
                          Jackson 3      20,000        6    1g  3.00  3.00   3.00     27.0   120,000      0        yes
                          Wirespeed      20,000        6    1g  1.50  1.50   1.50     13.5   117,999  2,000         no
                        """)
                .contains("wirespeed-20000-6s-1g  2,000 records were lost\n")
                .containsPattern("Jackson 3 +10,000 +6 +1g +sender +0\\.500 +40\\.0 +10\\.0 +10\\.0 +6 +10\\.5 +200\n")
                .containsPattern("Wirespeed +20,000 +6 +1g +receiver +0\\.750 +40\\.0 +20\\.0 +20\\.0 +10 +17\\.5\n")
                .containsPattern("Jackson 3 +1g +200,000 +220,000 +fell behind: a reason\n")
                .containsPattern("Wirespeed +1g +– +100 +the search did not end:\n")
                .containsPattern("Wirespeed +20,000 +6 +1g +2,000 +40,000 to 41,998; 50,000\n")
                .contains("2.25 s    the receiver was killed by signal 9\n");
    }

    @Test
    void ofTwentyMinutesTheFirstTenAreTold() {
        SustainedResult one = SampleRuns.of(List.of("jackson3"), SampleRuns.twentyMinutes("jackson3"));

        assertThat(SustainedReports.text(one))
                .containsPattern(
                        "Jackson 3 +10,000 +first 600 +1g +sender +0\\.500 .*\n.*first 600 +1g +receiver +1\\.00 ")
                .containsPattern("Jackson 3 +10,000 +1,200 +1g +sender +0\\.375 .*\n.* 1,200 +1g +receiver +0\\.750 ");
    }

    @Test
    void thePageTellsOfTheFirstTenMinutesWhatTheyTook() throws Exception {
        SustainedResult one = SampleRuns.of(List.of("jackson3"), SampleRuns.twentyMinutes("jackson3"));
        Path other = SustainedReports.write(one, Files.createDirectory(folder.resolve("long")));
        Browser browser = browser();
        browser.open(other, 1280, "light");
        assertThat(browser.complaints()).isEmpty();
        assertThat(text(browser, "#runs tbody tr:nth-child(1)"))
                .isEqualTo("Jackson 310,000first 6001g0.5001.0040.0 MB40.0 MB––0 ms0 ms1.00");
        assertThat(text(browser, "#runs tbody tr:nth-child(2)")).contains("1,200", "0.375", "60,000", "yes");
    }

    @Test
    void markdownHasTheSameAndSaysHow() throws IOException {
        assertThat(Files.readString(folder.resolve("sustained.md")))
                .startsWith("# Sustained: records from one JVM to another\n")
                .contains("| Wirespeed | 20,000 | 6 | 1g | 2,000 | 40,000 to 41,998; 50,000 |\n")
                .contains("is \\<b\\>other\\</b\\> than expected")
                .contains("\n- Records are due in batches, 500 ms apart")
                .contains("\n- Machine: A <fast> CPU, 8 cores, 32 GB\n");
    }

    @Test
    void markdownSaysWhatWasFound() {
        SustainedResult found = SampleRuns.of(
                List.of("msgpack-arrays", "protobuf"),
                SampleRuns.fine("msgpack-arrays", 10_000, 1_000),
                SampleRuns.fine("protobuf", 10_000, 1_000));

        assertThat(SustainedReports.markdown(found))
                .contains(
                        "\n## MessagePack and Protobuf\n\n- msgpack-core, arrays over Protobuf, messages, both JVMs together");
        assertThat(SustainedReports.markdown(SampleRuns.result())).doesNotContain("MessagePack");
    }

    @Test
    void thePageShowsEverythingInABrowser() throws Exception {
        Browser browser = browser();
        for (String colours : new String[] {"light", "dark"}) {
            for (int width : new int[] {1280, 390}) {
                browser.open(page, width, colours);
                assertThat(browser.complaints()).isEmpty();
                assertThat(browser.evaluate("document.documentElement.scrollWidth <= window.innerWidth")
                                .asBoolean())
                        .as("no wider than a screen of %s", width)
                        .isTrue();
            }
        }
        assertThat(browser.requests()).allMatch(address -> address.startsWith("file:"));
        assertThat(text(browser, "#runs tbody")).contains("Jackson 3", "117,999", "2.00 ms", "2,000 records were lost");
        assertThat(text(browser, "#losses")).contains("40,000 to 41,998; 50,000", "killed by signal 9", "<b>other</b>");
        assertThat(text(browser, "#maxima")).contains("200,000", "none that was tried");
        assertThat(browser.evaluate("document.querySelectorAll('#panels svg.lines').length")
                        .asInt())
                .isEqualTo(16);
        assertThat(browser.evaluate(
                                "[...document.querySelectorAll('#panels svg')].every(svg => /\\d/.test(svg.getAttribute('aria-label')))")
                        .asBoolean())
                .isTrue();
    }

    @Test
    void conditionsCanBeChosenAndSecondsPointedAt() throws Exception {
        Browser browser = browser();
        browser.open(page, 1280, "light");
        browser.evaluate(
                "[...document.querySelectorAll('.choices button')].find(one => one.textContent.startsWith('10,000')).click()");
        browser.await("document.querySelectorAll('#panels svg.lines').length === 16");
        browser.evaluate("(() => { const plot = document.querySelector('#panels svg.lines'); plot.focus();"
                + " plot.dispatchEvent(new KeyboardEvent('keydown', {key: 'ArrowRight'})); })()");
        assertThat(text(browser, "#tip")).contains("1 s", "Jackson 3: 2.00 ms", "Wirespeed: 1.00 ms");

        browser.evaluate("document.querySelector('#panels details').open = true");
        browser.await("document.querySelector('#panels details table') !== null");
        assertThat(text(browser, "#panels details tbody tr:nth-child(6)")).contains("5", "2.00 ms", "1.00 ms");
    }

    private static String text(Browser browser, String selector) {
        return browser.evaluate("document.querySelector(" + '"' + selector + '"' + ").textContent")
                .asString();
    }
}
