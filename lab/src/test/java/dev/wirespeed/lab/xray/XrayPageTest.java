package dev.wirespeed.lab.xray;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.wirespeed.lab.report.Browser;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

/** Looks at the page in a real browser; leaves pictures of it in {@code target/screenshots}. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
final class XrayPageTest {

    private static final Path PICTURES = Path.of("target/screenshots");

    private final Xray xray = Xrays.of(SampleDocument.user(50), "user.json").xray(1 << 24, "1.0");
    private Path folder = Path.of("");
    private Path page = Path.of("");

    @SuppressWarnings("NullAway.Init") // JUnit sets it
    private Browser browser;

    @BeforeAll
    void start(@TempDir Path temporary) throws IOException, InterruptedException {
        assumeTrue(
                Browser.program().isPresent(),
                "skipped: there is no Chromium to look at the page with (Debian: apt install chromium)");
        folder = temporary;
        page = XrayReports.write(xray, folder);
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
        assertThat(count("svg.icicle[aria-label]")).isEqualTo(1);
        assertThat(count("svg.plot[role=img][aria-label]")).isEqualTo(3);
        assertThat(text("#widest tbody")).contains("$.orders[].items[].giftMessage");
        assertThat(text("main")).contains(String.format("%,d", xray.size().gzip()));
        browser.screenshot(PICTURES.resolve("xray-light-1200.png"), 1200, height());
    }

    @Test
    void boxesAreAsWideAsTheirBytes() {
        browser.open(page, 1200, "light");

        double all = width("user.json");
        assertThat(width("$") / all).isCloseTo((double) total("$") / xray.size().plain(), within(0.01));
        assertThat(width("$.orders[].items[]") / all)
                .isCloseTo((double) total("$.orders[].items[]") / xray.size().plain(), within(0.01));
    }

    @Test
    void theSwitchMakesThemAsWideAsTheirShareOfGzip() throws IOException {
        browser.open(page, 1200, "light");

        browser.evaluate(
                "[...document.querySelectorAll('.switch button')].find(b => b.textContent === 'gzip').click()");

        long gzip = Objects.requireNonNull(path("$.orders").gzip());
        assertThat(width("$.orders") / width("user.json"))
                .isCloseTo((double) gzip / (xray.size().gzip() + xray.whiteSpaceGzip()), within(0.01));
        assertThat(browser.evaluate(box("$") + ".getAttribute('aria-label')").asString())
                .contains(String.format(
                        "gzip without it: −%,d B (100.0 %%)", xray.size().gzip()));
        browser.screenshot(PICTURES.resolve("xray-gzip-1200.png"), 1200, height());
    }

    @Test
    void aBoxTellsItsFiguresToMouseAndKeyboard() {
        browser.open(page, 1200, "light");
        Xray.PathBytes orders = path("$.orders");
        List<String> figures = List.of(
                "$.orders",
                String.format("%,d B, ", orders.total()),
                String.format("gzip without it: −%,d B", orders.gzip()));

        browser.evaluate(
                box("$.orders") + ".dispatchEvent(new PointerEvent('pointermove', {clientX: 50, clientY: 50}))");
        assertThat(text("#tip")).contains(figures);

        browser.evaluate(box("user.json") + ".focus()");
        press("ArrowDown");
        press("ArrowDown");
        assertThat(text(".detail")).contains(figures);
        assertThat(focused()).startsWith("$.orders;");
        press("ArrowRight");
        assertThat(focused()).doesNotStartWith("$.orders;");
        press("ArrowLeft");
        press("ArrowUp");
        assertThat(focused()).startsWith("$;");
    }

    @Test
    void enterZoomsInAndEscapeOut() {
        browser.open(page, 1200, "light");
        double before = width("$.orders[].items");

        browser.evaluate(box("$.orders[].items") + ".focus()");
        press("Enter");
        assertThat(width("$.orders[].items"))
                .isCloseTo(width("user.json"), within(0.5))
                .isGreaterThan(before * 1.2);
        assertThat(focused()).startsWith("$.orders[].items;");

        press("Escape");
        press("Escape");
        press("Escape");
        press("Escape");
        assertThat(width("$.orders[].items")).isCloseTo(before, within(0.5));
    }

    @Test
    void whatLooksLikeMarkupIsShownAsText() throws IOException {
        Xray odd = Xrays.of("{\"</script><b>x</b>\":\"y\"}".getBytes(StandardCharsets.UTF_8), "<i>odd</i>.json")
                .xray(1 << 20, "1.0");

        browser.open(XrayReports.write(odd, Files.createDirectories(folder.resolve("odd"))), 1200, "light");

        assertThat(browser.complaints()).isEmpty();
        assertThat(text("h1")).isEqualTo("<i>odd</i>.json");
        assertThat(text("#widest tbody")).contains("$['</script><b>x</b>']");
        assertThat(count("main i:not([class]):not(.meter i), main td b")).isZero();
    }

    @Test
    void darkIsDark() throws IOException {
        browser.open(page, 1200, "dark");

        assertThat(number("getComputedStyle(document.body).backgroundColor.match(/\\d+/g)"
                        + ".slice(0, 3).reduce((sum, part) => sum + Number(part), 0)"))
                .isLessThan(60);
        browser.screenshot(PICTURES.resolve("xray-dark-1200.png"), 1200, height());
    }

    @Test
    void aPhoneDoesNotScrollSideways() throws IOException {
        browser.open(page, 390, "light");

        assertThat(number("document.documentElement.scrollWidth")).isEqualTo(390);
        browser.screenshot(PICTURES.resolve("xray-light-390.png"), 390, height());
        browser.open(page, 390, "dark");
        browser.screenshot(PICTURES.resolve("xray-dark-390.png"), 390, height());
    }

    private Xray.PathBytes path(String path) {
        return xray.paths().stream()
                .filter(candidate -> candidate.path().equals(path))
                .findFirst()
                .orElseThrow();
    }

    private long total(String path) {
        return path(path).total();
    }

    private void press(String key) {
        browser.evaluate("document.activeElement.dispatchEvent(new KeyboardEvent('keydown', {key: '" + key
                + "', bubbles: true}))");
    }

    private String focused() {
        return browser.evaluate("document.activeElement.getAttribute('aria-label')")
                .asString();
    }

    private double width(String path) {
        return number(box(path) + ".querySelector('rect').width.baseVal.value");
    }

    private static String box(String path) {
        return "[...document.querySelectorAll('svg.icicle .box')].find(box =>"
                + " box.getAttribute('aria-label').startsWith('" + path + ";'))";
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
