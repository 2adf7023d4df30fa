package dev.wirespeed.store.many;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.wirespeed.spring.meter.Direction;
import dev.wirespeed.spring.meter.SerializationMeter;
import dev.wirespeed.spring.report.Browser;
import dev.wirespeed.store.Client;
import dev.wirespeed.store.Counts;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.autoconfigure.SpringBootApplication;
import org.springframework.boot.test.context.SpringBootTest;
import org.springframework.boot.test.web.server.LocalServerPort;
import org.springframework.context.annotation.Bean;
import org.springframework.http.MediaType;
import org.springframework.web.servlet.function.RouterFunction;
import org.springframework.web.servlet.function.RouterFunctions;
import org.springframework.web.servlet.function.ServerResponse;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** A service may have many endpoints with bodies of many parts. */
@SpringBootTest(
        webEnvironment = SpringBootTest.WebEnvironment.RANDOM_PORT,
        properties = {
            "management.endpoints.web.exposure.include=serialization",
            "wirespeed.meter.max-endpoints=1000",
            "wirespeed.meter.thresholds.time=0ns",
            "wirespeed.meter.thresholds.leave-below=0"
        })
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class ManyEndpointsTest {

    private static final int ENDPOINTS = 500;

    record Whole(Part a, Part b, Part c, Part d, Part e, Part f, Part g, Part h, Part i, Part j) {}

    record Part(Piece a, Piece b, Piece c, Piece d, Piece e, Piece f, Piece g, Piece h, Piece i, Piece j) {}

    record Piece(int a, int b, int c, int d, int e, int f, int g, int h, int i, int j) {}

    private static final Piece PIECE = new Piece(1, 2, 3, 4, 5, 6, 7, 8, 9, 10);
    private static final Part PART = new Part(PIECE, PIECE, PIECE, PIECE, PIECE, PIECE, PIECE, PIECE, PIECE, PIECE);
    private static final Whole WHOLE = new Whole(PART, PART, PART, PART, PART, PART, PART, PART, PART, PART);

    @LocalServerPort
    private int port;

    @Autowired
    private SerializationMeter meter;

    @BeforeAll
    void askAll() throws Exception {
        Client client = new Client(port);
        Counts counts = new Counts(meter);
        for (int i = 0; i < ENDPOINTS; i++) {
            assertThat(client.get("/e" + i).statusCode()).isEqualTo(200);
            counts.payload(counts.await("GET", "/e" + i, Direction.WRITE, "json", 1));
        }
        assertThat(client.get("/large").body().length()).isGreaterThan(10_000_000);
        counts.payload(counts.await("GET", "/large", Direction.WRITE, "json", 1));
    }

    @Test
    void theReportStaysSmall() throws Exception {
        Client client = new Client(port);
        String json = client.get("/actuator/serialization").body();
        assertThat(json.length()).isLessThan(8_000_000);
        JsonNode rows = JsonMapper.shared().readTree(json).required("conversions");
        assertThat(rows).hasSize(ENDPOINTS + 1);
        assertThat(rows).filteredOn(row -> row.required("payload").isNull()).isEmpty();
        assertThat(client.get("/actuator/serialization", "Accept", "text/html").body())
                .hasSizeLessThan(8_000_000)
                .contains("/e" + (ENDPOINTS - 1) + "\"");
    }

    @Test
    void aBrowserShowsItAll() throws Exception {
        assumeTrue(
                Browser.program().isPresent(),
                "skipped: there is no Chromium to look at the page with (Debian: apt install chromium)");
        Path profile = Files.createTempDirectory(Path.of("target").toAbsolutePath(), "browser");
        try (Browser browser = new Browser(Browser.program().orElseThrow(), profile)) {
            browser.open(URI.create("http://localhost:" + port + "/actuator/serialization"), 1200, "light");
            assertThat(patterns(browser)).hasSize(ENDPOINTS + 1).startsWith("/large");
            browser.evaluate("[...document.querySelectorAll('#endpoints thead button')]"
                    + ".find(button => button.textContent === 'endpoint').click()");
            assertThat(patterns(browser))
                    .hasSize(ENDPOINTS + 1)
                    .isSorted()
                    .startsWith("/e0")
                    .endsWith("/large");
            browser.evaluate("(() => { window.opened = [...document.querySelectorAll('.row th button')]"
                    + ".find(button => button.children[1].textContent === '/e499'); opened.click(); })()");
            assertThat(browser.evaluate("opened.ariaExpanded").asString()).isEqualTo("true");
            assertThat(browser.evaluate("document.getElementById(opened.getAttribute('aria-controls')).textContent")
                            .asString())
                    .contains(Whole.class.getName());
            assertThat(browser.evaluate("document.querySelectorAll('.icicle > *').length")
                            .asInt())
                    .isGreaterThan(100);
            assertThat(browser.complaints()).isEmpty();
        }
    }

    /** Those of the rows that are shown, from the top. */
    private static List<String> patterns(Browser browser) {
        List<String> found = new ArrayList<>();
        browser.evaluate("[...document.querySelectorAll('.row th button')].filter(button => button.checkVisibility())"
                        + ".map(button => button.children[1].textContent)")
                .forEach(each -> found.add(each.asString()));
        return found;
    }

    @SpringBootApplication
    static class Application {
        @Bean
        RouterFunction<ServerResponse> functions() {
            RouterFunctions.Builder routes = RouterFunctions.route();
            for (int i = 0; i < ENDPOINTS; i++) {
                routes.GET("/e" + i, request -> json().body(WHOLE));
            }
            Object[] large = IntStream.range(0, 1_600).mapToObj(i -> WHOLE).toArray();
            return routes.GET("/large", request -> json().body(large)).build();
        }

        private static ServerResponse.BodyBuilder json() {
            return ServerResponse.ok().contentType(MediaType.APPLICATION_JSON);
        }
    }
}
