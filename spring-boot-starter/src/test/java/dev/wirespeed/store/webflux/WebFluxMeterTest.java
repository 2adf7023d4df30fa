package dev.wirespeed.store.webflux;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wirespeed.spring.meter.Conversions;
import dev.wirespeed.spring.meter.Direction;
import dev.wirespeed.spring.meter.SerializationMeter;
import dev.wirespeed.store.Chunks;
import dev.wirespeed.store.Client;
import dev.wirespeed.store.Counts;
import io.micrometer.core.instrument.MeterRegistry;
import java.io.OutputStream;
import java.net.Socket;
import java.net.http.HttpResponse;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.context.SpringBootTest;
import org.springframework.boot.test.web.server.LocalServerPort;

/** Counts what each kind of handler of Spring WebFlux converts. */
@SpringBootTest(
        classes = ReactiveStore.class,
        webEnvironment = SpringBootTest.WebEnvironment.RANDOM_PORT,
        properties = {
            "spring.main.web-application-type=reactive",
            "management.endpoints.web.exposure.include=*",
            "server.forward-headers-strategy=framework",
            "wirespeed.meter.sampling.interval=0s"
        })
abstract class WebFluxMeterTest {

    private static final String USER = "{\"id\":1,\"email\":\"a@b.c\",\"orders\":[]}";

    @LocalServerPort
    private int port;

    @Autowired
    private SerializationMeter meter;

    @Autowired
    private MeterRegistry registry;

    @Autowired
    private Streams streams;

    private Client client;
    private Counts counts;

    @BeforeEach
    void start() {
        client = new Client(port);
        counts = new Counts(meter);
    }

    @ParameterizedTest
    @CsvSource({
        "/users/7, /users/{id}, json, 1",
        "/plain, /plain, json, 1",
        "/made, /made, json, 1",
        "/users, /users, json, 1",
        "/entity, /entity, json, 1",
        "/function/7, /function/{id}, json, 1",
        "/lines, /lines, x-ndjson, 3",
        "/events, /events, event-stream, 2",
    })
    void countsWhatIsWritten(String path, String pattern, String format, long count) throws Exception {
        long before = counts.of("GET", pattern, Direction.WRITE, format);
        HttpResponse<String> response = client.get(path);
        Conversions found = counts.await("GET", pattern, Direction.WRITE, format, before + count);
        assertThat(found.failures()).isZero();
        assertThat(found.bytes() / found.count() * count)
                .isEqualTo(response.body().length());
        assertThat(found.nanos()).isPositive();
        assertThat(counts.responseNanos(found)).isGreaterThan(found.nanos());
        assertThat(found.types()).containsExactly(ReactiveStore.User.class);
    }

    /** Of whose headers Spring makes another request, before anything of the exchange is known. */
    @Test
    void theResponseToAForwardedRequestIsTimed() throws Exception {
        long before = counts.responses("/plain");
        assertThat(client.get("/plain", "Forwarded", "proto=https;host=example.com")
                        .statusCode())
                .isEqualTo(200);
        Counts.until(() -> counts.responses("/plain") > before);
        assertThat(counts.responses("/plain")).isEqualTo(before + 1);
    }

    @Test
    void noCpuTimeIsMeasured() throws Exception {
        long before = counts.of("GET", "/plain", Direction.WRITE, "json");
        for (int i = 0; i < 130; i++) {
            client.get("/plain");
        }
        Conversions found = counts.await("GET", "/plain", Direction.WRITE, "json", before + 130);
        assertThat(found.cpuCount()).isZero();
    }

    @Test
    void nothingIsConverted() throws Exception {
        assertThat(client.get("/text").statusCode()).isEqualTo(200);
        assertThat(counts.all("GET", "/text")).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"/users", "/function"})
    void bodiesOfRequestsCount(String path) throws Exception {
        assertThat(client.post(path, USER).statusCode()).isEqualTo(200);
        Conversions read = counts.await("POST", path, Direction.READ, "json", 1);
        assertThat(read.bytes()).isEqualTo(USER.length());
        assertThat(read.failures()).isZero();
        counts.await("POST", path, Direction.WRITE, "json", 1);
        assertThat(client.post(path, "{\"id\":}").statusCode()).isEqualTo(400);
        assertThat(counts.await("POST", path, Direction.READ, "json", 2).failures())
                .isEqualTo(1);
    }

    @Test
    void valuesThatCantBeWrittenCountAsFailures() throws Exception {
        assertThat(client.get("/broken").statusCode()).isEqualTo(500);
        Conversions found = counts.await("GET", "/broken", Direction.WRITE, "json", 2); // and the error itself
        assertThat(found.failures()).isEqualTo(1);
    }

    /** Spring Boot writes it beyond all filters. */
    @Test
    void whatIsSaidOfAnErrorIsNoFailure() throws Exception {
        assertThat(client.get("/missing").statusCode()).isEqualTo(404);
        assertThat(counts.await("GET", "/**", Direction.WRITE, "json", 1).failures())
                .isZero();
    }

    @Test
    void whatASlowReaderTakesIsTheSockets() throws Exception {
        long stalled;
        try (Socket socket = client.open("/slow")) {
            stalled = streams.slow.awaitStall();
            socket.getInputStream().transferTo(OutputStream.nullOutputStream());
        }
        Conversions found = counts.await("GET", "/slow", Direction.WRITE, "x-ndjson", Chunks.COUNT);
        assertThat(found.failures()).isZero();
        assertThat(found.nanos()).isLessThan(counts.responseNanos(found) - stalled / 2);
    }

    @Test
    void elementsForClientsThatHangUpCountOnce() throws Exception {
        try (Socket socket = client.open("/hung-up")) {
            streams.hungUp.awaitStall();
            assertThat(socket.getInputStream().read()).isPositive();
        }
        counts.awaitResponses("/hung-up", 1);
        int taken = streams.hungUp.taken();
        Conversions found = counts.await("GET", "/hung-up", Direction.WRITE, "x-ndjson", taken);
        assertThat(taken).isLessThan(Chunks.COUNT);
        assertThat(found.bytes()).isGreaterThan(100_000);
    }

    @Test
    void theShareOfTheResponseIsAMetric() throws Exception {
        client.get("/plain");
        String[] tags = {"method", "GET", "uri", "/plain", "direction", "write", "format", "json"};
        Counts.until(
                () -> registry.find("wirespeed.conversion.share").tags(tags).gauge() != null);
        assertThat(registry.get("wirespeed.conversion.share").tags(tags).gauge().value())
                .isBetween(1e-9, 1.0);
    }
}
