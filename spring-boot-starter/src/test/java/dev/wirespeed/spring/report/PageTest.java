package dev.wirespeed.spring.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.json.JsonMapper;

/**
 * Looks at the page in a real browser; leaves pictures of it in {@code target/screenshots}. It is long since one browser serves all cases.
 */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
final class PageTest {

    private static final Path PICTURES = Path.of("target/screenshots");
    private static final String ITEMS = "items[].variants[].prices[]";

    private Path folder = Path.of("");

    @SuppressWarnings("NullAway.Init") // JUnit sets it
    private Browser browser;

    @BeforeAll
    void start(@TempDir Path temporary) throws IOException, InterruptedException {
        assumeTrue(
                Browser.program().isPresent(),
                "skipped: there is no Chromium to look at the page with (Debian: apt install chromium)");
        folder = temporary;
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
    void showsAllWithoutComplaintAndWithoutAskingTheNetwork() throws IOException {
        open(SampleReports.shop(), 1200, "light");

        assertThat(browser.complaints()).isEmpty();
        assertThat(browser.requests()).allMatch(url -> url.startsWith("file:") || url.startsWith("data:"));
        assertThat(patterns()).hasSize(20).startsWith("/products", "/search", "/prices");
        assertThat(text(".tiles")).contains("Cost a month", "USD", "Worth a look");
        assertThat(text(".brand")).contains("since 2 Mar 2026", ", for 3 hours 12 minutes");
        assertThat(browser.evaluate("typeof x").asString()).isEqualTo("undefined");
        picture("light-1200", 1200);
    }

    @Test
    void saysThatThereIsNoDataYet() throws IOException {
        open(SampleReports.empty(), 1200, "light");

        assertThat(browser.complaints()).isEmpty();
        assertThat(text("main")).contains("No conversion yet: send the service some requests and reload.");
        assertThat(count("#endpoints")).isZero();
        picture("empty-1200", 1200);
    }

    @Test
    void figuresHaveUnits() {
        open(SampleReports.shop(), 1200, "light");

        assertThat(cells("/export/orders"))
                .containsExactly(
                        "31.01",
                        "leave it",
                        "62 %",
                        "1.10 k",
                        "184 ms",
                        "754 ms",
                        "171 ms",
                        "10.4 MB",
                        "28.1 MB",
                        "2,900",
                        "0");
        assertThat(cells("/prices")).contains("use codecs", "74.0 M", "160 µs", "14.9 kB", "–");
        assertThat(cells("/events")).contains("use codecs, think of a binary format", "17");
    }

    @Test
    void isSortedByCostAtFirst() {
        open(SampleReports.shop(), 1200, "light");

        assertThat(sorted()).containsExactly("cost a month, USD descending");
        assertThat(numbers("row.costAMonth")).isSortedAccordingTo((a, b) -> Double.compare(b, a));
    }

    @ParameterizedTest
    @CsvSource({
        "share of response, /categories",
        "a day, /stock/{warehouse}/{sku}",
        "time, /export/orders",
        "time p99, /export/orders",
        "CPU time, /export/orders",
        "size, /export/orders",
        "size p99, /export/orders",
        "objects, /products",
        "failed, /events",
    })
    void aClickOnAColumnSortsByItTheLargestFirst(String column, String first) {
        open(SampleReports.shop(), 1200, "light");

        click(sorter(column));

        assertThat(patterns()).hasSize(20).startsWith(first);
        assertThat(sorted()).containsExactly(column + " descending");
    }

    @Test
    void theKeyboardSortsToo() {
        open(SampleReports.shop(), 1200, "light");
        browser.evaluate(sorter("endpoint") + ".focus()");

        browser.press("Enter");
        assertThat(patterns()).isSorted();
        assertThat(sorted()).containsExactly("endpoint ascending");

        browser.press(" ");
        assertThat(patterns()).startsWith("/users/{id}/address");
        assertThat(sorted()).containsExactly("endpoint descending");
    }

    @Test
    void whatIsUnknownComesLastEitherWay() {
        open(SampleReports.shop(), 1200, "light");

        click(sorter("share of response"));
        assertThat(patterns().get(19)).isEqualTo("/prices");
        click(sorter("share of response"));
        assertThat(patterns()).startsWith("/health/dependencies");
        assertThat(patterns().get(19)).isEqualTo("/prices");
    }

    @Test
    void theFilterLeavesWhatMatches() {
        open(SampleReports.shop(), 1200, "light");

        filter("ORDERS");
        assertThat(patterns()).containsExactlyInAnyOrder("/export/orders", "/orders/{id}", "/orders");
        assertThat(text("[role=status]")).isEqualTo("3 of 20 rows");
        filter("post /orders");
        assertThat(patterns()).containsExactly("/orders");
        filter("nothing like this");
        assertThat(patterns()).isEmpty();
        filter("");
        assertThat(patterns()).hasSize(20);
    }

    @ParameterizedTest
    @ValueSource(strings = {"Enter", " "})
    void aRowOpensAndClosesByKeyboard(String key) {
        open(SampleReports.shop(), 1200, "light");
        browser.evaluate(opener("/products") + ".focus()");

        browser.press(key);
        assertThat(browser.evaluate(opener("/products") + ".ariaExpanded").asString())
                .isEqualTo("true");
        assertThat(text("#"
                        + browser.evaluate(opener("/products") + ".getAttribute('aria-controls')")
                                .asString()))
                .contains(
                        "Leave out what callers don't need",
                        "Might save ",
                        "It rests on Wirespeed's published run",
                        "1.84 ms in the mean, p50 1.47 ms, p99 7.54 ms",
                        "com.example.shop.answers.Item");

        browser.press(key);
        assertThat(browser.evaluate(opener("/products") + ".ariaExpanded").asString())
                .isEqualTo("false");
        assertThat(count("tr.detail:not([hidden])")).isZero();
    }

    @Test
    void detailsStayWithTheirRow() {
        openedRow("/products", 1200, "light");

        click(sorter("endpoint"));

        assertThat(browser.evaluate(opener("/products") + ".closest('tbody').querySelector('.icicle') !== null")
                        .asBoolean())
                .isTrue();
        filter("/orders");
        assertThat(browser.evaluate("document.querySelector('.icicle').checkVisibility()")
                        .asBoolean())
                .isFalse();
    }

    @Test
    void boxesAreAsWideAsTheirBytes() {
        openedRow("/products", 1200, "light");

        assertThat(width(ITEMS) / width("$")).isCloseTo(58_000 / 186_000.0, within(0.005));
        assertThat(width("items[].name") / width("$")).isCloseTo(3_900 / 186_000.0, within(0.005));
        assertThat(shown(ITEMS)).isEqualTo("[] 58.0 kB");
        assertThat(shown("items[].description")).isEqualTo("description 41.0 kB");
        assertThat(shown("items[].id")).isEmpty();
        assertThat(count(".icicle .rest[title]")).isPositive();
    }

    @Test
    void aBoxTellsItsFigures() {
        openedRow("/products", 1200, "light");
        String figures = "58,000 B";

        assertThat(browser.evaluate(box(ITEMS) + ".title").asString())
                .isEqualTo(ITEMS + ", 1,830 values, 58,000 B, 31 % of what was seen")
                .isEqualTo(browser.evaluate(box(ITEMS) + ".ariaLabel").asString());
        assertThat(text(".told")).contains("$ · 1 value · 186,000 B · 100 % of what was seen");
        browser.evaluate(box(ITEMS) + ".dispatchEvent(new PointerEvent('pointerenter'))");
        assertThat(text(".told")).contains(ITEMS, figures);
        browser.evaluate(box("items") + ".focus()");
        browser.press("ArrowDown");
        assertThat(focused()).startsWith("items[],");
        browser.press("ArrowDown");
        browser.press("ArrowRight");
        assertThat(focused()).startsWith("items[].description,");
        assertThat(text(".told")).contains("items[].description", "41,000 B");
        browser.press("ArrowLeft");
        browser.press("ArrowUp");
        assertThat(focused()).startsWith("items[],");
        assertThat(count(".icicle [tabindex='0']")).isEqualTo(1);
    }

    @Test
    void enterZoomsInAndEscapeOut() throws IOException {
        openedRow("/products", 1200, "light");
        double before = width("items[].variants");
        assertThat(isDisabled(".out")).isTrue();

        browser.evaluate(box("items[].variants") + ".focus()");
        browser.press("Enter");
        assertThat(width("items[].variants")).isCloseTo(width("$"), within(0.5)).isGreaterThan(before * 1.5);
        assertThat(focused()).startsWith("items[].variants,");
        assertThat(isDisabled(".out")).isFalse();
        picture("zoomed-1200", 1200);

        browser.press("Escape");
        assertThat(width("items[].variants")).isCloseTo(before, within(0.5));
        assertThat(focused()).startsWith("$,");

        click(box("items[].images"));
        assertThat(width("items[].images")).isCloseTo(width("$"), within(0.5));
        click("document.querySelector('.out')");
        assertThat(width("items[].variants")).isCloseTo(before, within(0.5));
    }

    @Test
    void aDeepBodyWithManyPartsIsDrawn() throws IOException {
        open(SampleReports.deep(60, 30), 1200, "light");
        click(opener("/deep"));

        assertThat(browser.complaints()).isEmpty();
        assertThat(count(".icicle > *")).isBetween(100, 2_000);
        click(box("part0"));
        assertThat(width("part0")).isCloseTo(width("$"), within(0.5));
        assertThat(number("document.documentElement.scrollWidth")).isEqualTo(1200);
        picture("deep-1200", 1200);
    }

    @Test
    void theLargestPathsAreATable() {
        openedRow("/products", 1200, "light");

        assertThat(strings("[...document.querySelectorAll('.paths tbody tr')].map(row =>"
                        + " [...row.cells].map(cell => cell.textContent).join(' | '))"))
                .hasSize(12)
                .startsWith("items[] | 100 % | 186 kB | 40 | 4.64 kB")
                .contains(ITEMS + " | 31 % | 58.0 kB | 1,830 | 32 B");
    }

    @Test
    void ofALargeBodyOnlyAPartWasSeen() {
        openedRow("/export/orders", 1200, "light");

        assertThat(text(".partial")).isEqualTo("Only the first 262 kB of 10.4 MB were looked at.");
        assertThat(shown("[].lines[].text")).isEqualTo("text 120 kB");
        openedRow("/products", 1200, "light");
        assertThat(count(".partial")).isZero();
    }

    @Test
    void whatLooksLikeMarkupIsShownAsText() throws IOException {
        open(SampleReports.odd(), 1200, "light");
        click(opener("/" + SampleReports.MARKUP));

        assertThat(browser.complaints()).isEmpty();
        assertThat(text(".method")).isEqualTo(SampleReports.MARKUP);
        assertThat(text(".how")).isEqualTo("write " + SampleReports.MARKUP + ", codecs");
        assertThat(text(".advice li")).startsWith(SampleReports.MARKUP).endsWith(SampleReports.MARKUP);
        assertThat(text(".facts")).endsWith(SampleReports.MARKUP);
        assertThat(text(".paths td")).isEqualTo(SampleReports.MARKUP);
        assertThat(shown(SampleReports.MARKUP)).startsWith(SampleReports.MARKUP);
        assertThat(count("[onclick]")).isZero();
        assertThat(count("script")).isEqualTo(3);
        picture("odd-1200", 1200);
    }

    @Test
    void namesOfPlacesInTheTemplateAreNoPlaces() {
        assertThat(Page.of(SampleReports.odd())).doesNotContain("{{", "</script><b");
    }

    @ParameterizedTest
    @ValueSource(ints = {360, 700, 1000, 1240, 1600})
    void thePageDoesNotScrollSideways(int width) throws IOException {
        openedRow("/products", width, "light");

        assertThat(number("document.documentElement.scrollWidth")).isEqualTo(width);
        assertThat(number("document.querySelector('.icicle').getBoundingClientRect().right"))
                .isBetween(width * 0.5, (double) width);
        picture("opened-light-" + width, width);
    }

    @ParameterizedTest
    @ValueSource(ints = {360, 1240})
    void longNamesAndHugeFiguresDoNotWidenThePage(int width) {
        open(SampleReports.huge(), width, "light");
        click("document.querySelector('.row th button')");

        assertThat(browser.complaints()).isEmpty();
        assertThat(number("document.documentElement.scrollWidth")).isEqualTo(width);
        open(SampleReports.deep(60, 30), width, "light");
        click(opener("/deep"));
        assertThat(number("document.documentElement.scrollWidth")).isEqualTo(width);
    }

    @Test
    void theHeadStaysInSight() {
        open(SampleReports.many(100), 1300, "light");

        browser.evaluate("window.scrollTo(0, 1500)");

        assertThat(number("document.querySelector('#endpoints thead th').getBoundingClientRect().top"))
                .isZero();
        open(SampleReports.many(100), 800, "light");
        browser.evaluate("document.querySelector('.scroll').scrollTo(0, 1500)");
        assertThat(number("document.querySelector('#endpoints thead th').getBoundingClientRect().top"
                        + " - document.querySelector('.scroll').getBoundingClientRect().top"))
                .isBetween(0.0, 1.0);
    }

    @Test
    void fiveHundredEndpointsStayFast() {
        open(SampleReports.many(500), 1200, "light");

        assertThat(patterns()).hasSize(500).startsWith("/e/0", "/e/1");
        assertThat(count("tr.detail")).isZero();
        double millis = number("(() => { const start = performance.now(); " + sorter("time")
                + ".click(); " + sorter("a day") + ".click(); " + sorter("a day")
                + ".click(); document.body.offsetHeight; return performance.now() - start; })()");
        assertThat(patterns()).startsWith("/e/499");
        assertThat(millis).isLessThan(2_000); // some 50 on an idle machine
    }

    @Test
    void darkIsDarkAndLightIsLight() throws IOException {
        openedRow("/products", 1200, "light");
        assertThat(brightness("document.body")).isGreaterThan(700);
        openedRow("/products", 1200, "dark");
        assertThat(brightness("document.body")).isLessThan(60);
        picture("opened-dark-1200", 1200);
        openedRow("/products", 360, "dark");
        picture("opened-dark-360", 360);
    }

    @ParameterizedTest
    @ValueSource(strings = {"light", "dark"})
    void textStandsOutFromWhatIsBehindIt(String colours) {
        openedRow("/products", 1200, colours);

        assertThat(strings(CONTRASTS)).isEmpty();
    }

    @Test
    void saysWhatSetsTheRules() {
        open(SampleReports.shop(), 1200, "light");

        assertThat(strings("[...document.querySelectorAll('.settings code')].map(code => code.textContent)"))
                .containsExactly(
                        "wirespeed.meter.thresholds.share=0.2",
                        "wirespeed.meter.thresholds.time=100us",
                        "wirespeed.meter.thresholds.leave-below=1000000",
                        "wirespeed.meter.thresholds.codecs-above=10000000",
                        "wirespeed.meter.thresholds.binary-above=100000000",
                        "wirespeed.meter.thresholds.large-body=100KB",
                        "wirespeed.meter.thresholds.many-objects=1000",
                        "wirespeed.meter.cost.vcpu-hour=0.04",
                        "wirespeed.meter.cost.utilisation=0.5",
                        "wirespeed.meter.cost.egress=0.09",
                        "wirespeed.meter.cost.days=30",
                        "wirespeed.meter.cost.currency=USD");
    }

    /** Texts with less than 4.5 : 1 between their colour and that behind them. */
    private static final String CONTRASTS = """
            (() => {
              const canvas = Object.assign(document.createElement('canvas'), { width: 1, height: 1 });
              const pen = canvas.getContext('2d', { willReadFrequently: true });
              const paint = colours => {
                pen.clearRect(0, 0, 1, 1);
                colours.forEach(colour => { pen.fillStyle = colour; pen.fillRect(0, 0, 1, 1); });
                return [...pen.getImageData(0, 0, 1, 1).data].slice(0, 3);
              };
              const light = rgb => rgb.map(c => c / 255).map(c => c <= 0.03928 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4)
                .reduce((sum, c, i) => sum + c * [0.2126, 0.7152, 0.0722][i], 0);
              const behind = node => node ? [...behind(node.parentElement), getComputedStyle(node).backgroundColor] : ['white'];
              const texts = [...document.querySelectorAll('main *')].filter(node => node.checkVisibility() && !node.disabled
                && [...node.childNodes].some(child => child.nodeType === 3 && child.data.trim()));
              return texts.map(node => {
                const back = behind(node);
                pen.globalAlpha = 1;
                const ground = light(paint(back));
                const ink = light(paint([...back, getComputedStyle(node).color]));
                return [(Math.max(ground, ink) + 0.05) / (Math.min(ground, ink) + 0.05), node];
              }).filter(([ratio]) => ratio < 4.5).map(([ratio, node]) => `${ratio.toFixed(2)} ${node.className} ${node.textContent.slice(0, 30)}`);
            })()
            """;

    private void open(Report report, int width, String colours) {
        try {
            Path page = Files.writeString(folder.resolve("page.html"), Page.of(report));
            browser.open(page.toUri(), width, colours);
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    private void openedRow(String pattern, int width, String colours) {
        open(SampleReports.shop(), width, colours);
        click(opener(pattern));
    }

    private void click(String element) {
        browser.evaluate(element + ".click()");
    }

    private void filter(String text) {
        browser.evaluate("(() => { const box = document.querySelector('#filter'); box.value = '" + text
                + "'; box.dispatchEvent(new Event('input')); })()");
    }

    private static String sorter(String column) {
        return "[...document.querySelectorAll('#endpoints thead button')].find(button => button.textContent === '"
                + column + "')";
    }

    private static String opener(String pattern) {
        return "[...document.querySelectorAll('.row th button')].find(button => button.children[1].textContent === "
                + quoted(pattern) + ")";
    }

    private static String box(String path) {
        return "[...document.querySelectorAll('.icicle button')].find(box => box.ariaLabel.startsWith("
                + quoted(path + ", ") + "))";
    }

    private static String quoted(String text) {
        return JsonMapper.shared().writeValueAsString(text);
    }

    /** What is seen of the label of a box: what does not fit wraps below its edge. */
    private String shown(String path) {
        return browser.evaluate("(box => [...box.querySelectorAll('.fit > *')].filter(label =>"
                        + " label.getBoundingClientRect().top < box.getBoundingClientRect().bottom - 5)"
                        + ".map(label => label.textContent).join(' '))(" + box(path) + ")")
                .asString();
    }

    private double width(String path) {
        return number(box(path) + ".getBoundingClientRect().width");
    }

    private List<String> patterns() {
        return strings("[...document.querySelectorAll('.row th button')].filter(button => button.checkVisibility())"
                + ".map(button => button.children[1].textContent)");
    }

    private List<String> cells(String pattern) {
        return strings(
                "[..." + opener(pattern) + ".closest('tr').querySelectorAll('td')].map(cell => cell.textContent)");
    }

    private List<String> sorted() {
        return strings("[...document.querySelectorAll('th[aria-sort]')].map(th => th.textContent + ' ' + th.ariaSort)");
    }

    private List<Double> numbers(String ofRow) {
        List<Double> found = new ArrayList<>();
        browser.evaluate("rows.map(row => " + ofRow + ")").forEach(each -> found.add(each.asDouble()));
        return found;
    }

    private List<String> strings(String expression) {
        List<String> found = new ArrayList<>();
        browser.evaluate(expression).forEach(each -> found.add(each.asString()));
        return found;
    }

    private int brightness(String element) {
        return (int) number("getComputedStyle(" + element + ").backgroundColor.match(/\\d+/g)"
                + ".slice(0, 3).reduce((sum, part) => sum + Number(part), 0)");
    }

    private String focused() {
        return browser.evaluate("document.activeElement.ariaLabel").asString();
    }

    private boolean isDisabled(String selector) {
        return browser.evaluate("document.querySelector('" + selector + "').disabled")
                .asBoolean();
    }

    private void picture(String name, int width) throws IOException {
        browser.evaluate("window.scrollTo(0, 0)");
        browser.screenshot(
                PICTURES.resolve(name + ".png"), width, (int) number("document.documentElement.scrollHeight"));
    }

    private int count(String selector) {
        return browser.evaluate("document.querySelectorAll(\"" + selector + "\").length")
                .asInt();
    }

    private double number(String expression) {
        return browser.evaluate(expression).asDouble();
    }

    private String text(String selector) {
        return browser.evaluate("document.querySelector('" + selector + "').textContent")
                .asString();
    }
}
