package dev.wirespeed.lab.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.wirespeed.lab.measure.TestResults;
import dev.wirespeed.lab.result.ResultFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** Looks at the page in a real browser; leaves pictures of it in {@code target/screenshots}. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
final class HtmlReportTest {

    private static final Path PICTURES = Path.of("target/screenshots");

    private Path folder = Path.of("");
    private Path page = Path.of("");

    @SuppressWarnings("NullAway.Init") // JUnit sets it
    private Browser browser;

    @BeforeAll
    void start(@TempDir Path temporary) throws IOException, InterruptedException {
        assumeTrue(
                Browser.program().isPresent(),
                "skipped: there is no Chromium to look at the report with (Debian: apt install chromium)");
        folder = temporary;
        page = Reports.draw(SampleResult.full(), folder, false).page();
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
    void drawsEveryFigureWithoutComplaintAndWithoutAskingTheNetwork() throws IOException {
        browser.open(page, 1200, "light");

        assertThat(browser.complaints()).isEmpty();
        assertThat(browser.requests()).allMatch(url -> url.equals(page.toUri().toString()) || url.startsWith("data:"));
        // 16 entries: 2 overviews, 6 cells of throughput and of allocation; 15 contestants on 3 workloads, one
        // disagrees
        assertThat(count("rect.bar")).isEqualTo(16 * 2 + 16 * 6 * 2 + 44);
        // 16 entries in 6 cells, and 5 comparisons of 6 cells
        assertThat(count("svg .dot")).isEqualTo(16 * 6 + 5 * 6);
        assertThat(count("svg.plot[role=img][aria-label]"))
                .isEqualTo(count("svg.plot"))
                .isEqualTo(2 + 5 + 6 * 3 + 3);
        assertThat(count("details table")).isEqualTo(2 + 5 + 6 * 3 + 3 + 1 + 1);
        browser.screenshot(PICTURES.resolve("light-1200.png"), 1200, height());
    }

    @Test
    void whatOnlyFormatsHasIsDrawnAndCanBeReckonedAgain() throws IOException {
        Path formats = Reports.draw(FormatsResult.of(), Files.createDirectories(folder.resolve("formats")), false)
                .page();
        browser.open(formats, 1200, "light");

        assertThat(browser.complaints()).isEmpty();
        assertThat(text("#story p")).isEqualTo("It takes 33 ms.");
        assertThat(count("#cold-starts svg circle")).isEqualTo(3);
        assertThat(count("#cold-starts svg path.reported")).isEqualTo(1);
        String first =
                "[...document.querySelectorAll('section')].find(s => s.querySelector('#link')).querySelector('tbody tr')";
        String usual = browser.evaluate(first + ".children[1].textContent").asString();
        browser.evaluate("(() => { const input = document.querySelector('#link input'); input.value = '0.001';"
                + " input.dispatchEvent(new Event('input')); })()");

        assertThat(browser.evaluate(first + ".children[1].textContent").asString())
                .isNotEqualTo(usual);
        assertThat(browser.evaluate(first + ".children[2].textContent").asString())
                .isEqualTo("network");
        browser.screenshot(PICTURES.resolve("formats-1200.png"), 1200, height());
    }

    @Test
    void barsAreAsLongAsTheirFigures() {
        browser.open(page, 1200, "light");

        double wirespeed = barWidth("Wirespeed");
        double baseline = barWidth("Jackson 3");

        assertThat(wirespeed / baseline).isCloseTo(3.58, within(0.02));
    }

    @Test
    void aClickOnAHeadingSortsAndASecondOneTurnsTheOrderAround() {
        browser.open(page, 1200, "light");
        String click =
                "[...document.querySelectorAll('#all-figures th button')].find(b => b.textContent === 'B/op').click()";

        browser.evaluate(click);
        List<Double> descending = column(10);
        browser.evaluate(click);
        List<Double> ascending = column(10);

        assertThat(descending).hasSize(96).isSortedAccordingTo((a, b) -> Double.compare(b, a));
        assertThat(ascending).isSorted().isEqualTo(descending.reversed());
        assertThat(text("#all-figures th[aria-sort=ascending]")).isEqualTo("B/op");
    }

    @Test
    void theOtherJdkIsAClickAway() {
        browser.open(page, 1200, "light");

        browser.evaluate(
                "[...document.querySelectorAll('.switch button')].find(b => b.textContent === 'JDK 17').click()");

        assertThat(text(".switch button[aria-pressed=true]")).isEqualTo("JDK 17");
        assertThat(text("details.whole > summary")).isEqualTo("All figures on JDK 17");
    }

    @Test
    void aRowTellsItsFiguresWhenItIsReached() {
        browser.open(page, 1200, "light");

        browser.evaluate("document.querySelector('g.row').focus()");

        assertThat(text("#tip")).startsWith("Floor (array copy)").contains("geometric mean of 3 of 3 cells");
        browser.evaluate("document.querySelector('g.row').blur()");
        assertThat(browser.evaluate("document.getElementById('tip').hidden").asBoolean())
                .isTrue();
    }

    @Test
    void whatLooksLikeMarkupIsShownAsText() {
        browser.open(page, 1200, "light");

        assertThat(text(".alert")).contains("accepts broken documents: <b>comma</b> | missing");
        assertThat(count(".alert b")).isZero();
        assertThat(text("main")).contains("java.lang.OutOfMemoryError: Java heap <space>");
    }

    @Test
    void verdictsAreShownBesideWhatWasReported() {
        browser.open(page, 1200, "light");

        assertThat(count(".pill.confirmed, .pill.not-confirmed, .pill.within-noise"))
                .isEqualTo(18 + 3);
        assertThat(text("main")).contains("+12.5 % to +19.9 %");
    }

    @Test
    void everyEntryHasAVerdictInEveryCellAndItsVariantIsMarked() {
        browser.open(page, 1200, "light");

        assertThat(count("#verdicts tbody tr")).isEqualTo(16);
        assertThat(count("#verdicts .pill.baseline")).isEqualTo(6);
        assertThat(count("#verdicts .pill")).isEqualTo(16 * 6);
        assertThat(text("#verdicts tbody tr:nth-child(2)")).contains("faster", "×");
        // in each table behind a plot too, and among all figures
        assertThat(number(
                        "[...document.querySelectorAll('table')].filter(table => [...table.querySelectorAll('td.name')]"
                                + ".some(cell => cell.textContent === 'Fory JSONUnsafeflags')).length"))
                .isEqualTo(2 + 1 + 6 * 3 + 3 + 1 + 1);
    }

    /** On the cells that Protobuf's messages were timed in they are ahead of the codecs in reading; in all, nobody knows. */
    @Test
    void whoWasNotTimedInEveryCellStandsApartBesideTheCodecsOnTheSameOnes() throws IOException {
        Path peers = Reports.draw(
                        ResultFile.read(Path.of("../docs/results/peers", ResultFile.NAME + ".gz")),
                        Files.createDirectories(folder.resolve("peers")),
                        false)
                .page();
        browser.open(peers, 1200, "light");

        assertThat(browser.complaints()).isEmpty();
        String reading = "[...document.querySelectorAll('.two > .card')][1]";
        String names = ".querySelectorAll('g.row > text:first-of-type')].map(name => name.textContent).join()";
        assertThat(browser.evaluate("[..." + reading + ".querySelectorAll('svg')[0]" + names)
                        .asString())
                .startsWith("Floor (array copy),Wirespeed,")
                .doesNotContain("Protobuf", "wast");
        assertThat(browser.evaluate("[..." + reading + ".querySelectorAll('svg')[1]" + names)
                        .asString())
                .startsWith("Protobuf, messages,Protobuf, own classes,");
        assertThat(browser.evaluate(reading + ".querySelectorAll('svg')[1].querySelector('.figure').textContent")
                        .asString())
                .isEqualTo("5.62×, ours 5.40×");
        assertThat(number(reading + ".querySelectorAll('svg')[1].querySelectorAll('line.tick').length"))
                .isEqualTo(7);
        assertThat(text(".tile.ours"))
                .contains("Wirespeed over Jackson 3", "3.31×", "6.00×")
                .doesNotContain("+", "2.22");
        assertThat(text("main"))
                .contains("One beside the other, cell by cell")
                .doesNotContain("Reported by the author", "reported by the author");
    }

    @Test
    void aRunWithoutAWarmForkSaysSoInRed() throws IOException {
        Path cold = Reports.draw(
                        TestResults.stillClimbing(SampleResult.small(), fork -> true),
                        Files.createDirectories(folder.resolve("cold")),
                        false)
                .page();
        for (String scheme : List.of("light", "dark")) {
            browser.open(cold, 1200, scheme);

            assertThat(browser.complaints()).isEmpty();
            assertThat(text(".alarm")).startsWith("No verdict: no fork was warm when it was measured");
            assertThat(count("#verdicts .pill.not-warm")).isEqualTo(2 * 6);
            assertThat(count(".pill.faster, .pill.slower")).isZero();
            for (String place : List.of(".alarm", ".pill.not-warm")) {
                assertThat(number("(colour => colour[0] - Math.max(colour[1], colour[2]))(getComputedStyle("
                                + "document.querySelector('" + place + "')).color.match(/\\d+/g).map(Number))"))
                        .as(place + " in " + scheme)
                        .isGreaterThan(90);
            }
            browser.screenshot(PICTURES.resolve("cold-" + scheme + "-1200.png"), 1200, height());
        }
        browser.open(page, 1200, "light");
        assertThat(count(".alarm")).isZero();
    }

    @Test
    void darkIsDark() throws IOException {
        browser.open(page, 1200, "dark");

        assertThat(brightness("backgroundColor")).isLessThan(60);
        assertThat(brightness("color")).isGreaterThan(650);
        browser.screenshot(PICTURES.resolve("dark-1200.png"), 1200, height());
        browser.open(page, 1200, "light");
        assertThat(brightness("backgroundColor")).isGreaterThan(700);
    }

    @Test
    void aPhoneDoesNotScrollSideways() throws IOException {
        browser.open(page, 390, "light");

        assertThat(number("document.documentElement.scrollWidth")).isEqualTo(390);
        browser.screenshot(PICTURES.resolve("light-390.png"), 390, height());
        browser.evaluate("document.querySelectorAll('details').forEach(details => { details.open = true; })");
        assertThat(number("document.documentElement.scrollWidth")).isEqualTo(390);
        browser.open(page, 390, "dark");
        browser.screenshot(PICTURES.resolve("dark-390.png"), 390, height());
    }

    @Test
    void aRunThatMeasuredNothingHasAReportToo() throws IOException {
        Path empty = Reports.draw(SampleResult.empty(), Files.createDirectories(folder.resolve("empty")), false)
                .page();

        browser.open(empty, 1200, "light");

        assertThat(browser.complaints()).isEmpty();
        assertThat(text("main")).contains("Nothing was measured.");
    }

    private double barWidth(String title) {
        return number(
                "[...document.querySelectorAll('.two g.row')].find(row => row.querySelector('text').textContent === '"
                        + title + "').querySelector('rect.bar').width.baseVal.value");
    }

    private List<Double> column(int number) {
        JsonNode texts =
                browser.evaluate("[...document.querySelectorAll('#all-figures tbody tr')].map(row => row.cells["
                        + (number - 1) + "].textContent.replaceAll(',', ''))");
        return StreamSupport.stream(texts.spliterator(), false)
                .map(text -> Double.valueOf(text.asString()))
                .toList();
    }

    /** The sum of red, green and blue of a colour of the page's body. */
    private double brightness(String property) {
        return number("getComputedStyle(document.body)." + property
                + ".match(/\\d+/g).slice(0, 3).reduce((sum, part) => sum + Number(part), 0)");
    }

    private int height() {
        return (int) number("document.documentElement.scrollHeight");
    }

    private int count(String selector) {
        return (int) number("document.querySelectorAll('" + selector + "').length");
    }

    private double number(String expression) {
        return browser.evaluate(expression).asDouble();
    }

    private String text(String selector) {
        return browser.evaluate("document.querySelector('" + selector + "').textContent")
                .asString();
    }
}
