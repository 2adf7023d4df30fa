package dev.wirespeed.store.mvc;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;

import com.sun.net.httpserver.HttpServer;
import dev.wirespeed.spring.meter.Conversions;
import dev.wirespeed.spring.meter.Direction;
import dev.wirespeed.spring.meter.SerializationMeter;
import dev.wirespeed.store.Client;
import dev.wirespeed.store.Counts;
import java.io.IOException;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.context.SpringBootTest;
import org.springframework.boot.test.web.server.LocalServerPort;
import org.springframework.test.context.DynamicPropertyRegistry;
import org.springframework.test.context.DynamicPropertySource;

/** Clients that hang up or read slowly, values that can't be written to their end; and a receiver of metrics. */
@SpringBootTest(
        classes = Store.class,
        webEnvironment = SpringBootTest.WebEnvironment.RANDOM_PORT,
        properties = {"management.otlp.metrics.export.step=1s", "spring.threads.virtual.enabled=true"})
class FaultsTest {

    private static final int CLIENTS = 10;
    private static final Queue<String> RECEIVED = new ConcurrentLinkedQueue<>();
    private static final HttpServer RECEIVER = receiver();

    @LocalServerPort
    private int port;

    @Autowired
    private SerializationMeter meter;

    @Autowired
    private Streams streams;

    private Client client;
    private Counts counts;

    private static HttpServer receiver() {
        try {
            HttpServer server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
            server.createContext("/", exchange -> {
                RECEIVED.add(new String(exchange.getRequestBody().readAllBytes(), ISO_8859_1));
                exchange.sendResponseHeaders(200, -1);
                exchange.close();
            });
            server.start();
            return server;
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }

    @DynamicPropertySource
    static void receiver(DynamicPropertyRegistry properties) {
        properties.add(
                "management.otlp.metrics.export.url",
                () -> "http://localhost:" + RECEIVER.getAddress().getPort() + "/v1/metrics");
    }

    @AfterAll
    static void stop() {
        RECEIVER.stop(0);
    }

    @BeforeEach
    void start() {
        client = new Client(port);
        counts = new Counts(meter);
    }

    @Test
    void clientsThatHangUpCountOnceAndHarmNobody() throws Exception {
        String good = client.get("/users/7").body();
        long before = counts.of("GET", "/huge", Direction.WRITE, "json");
        for (int i = 0; i < CLIENTS; i++) {
            try (Socket socket = client.open("/huge")) {
                assertThat(socket.getInputStream().readNBytes(100)).hasSize(100);
            }
        }
        Conversions of = counts.await("GET", "/huge", Direction.WRITE, "json", before + CLIENTS);
        assertThat(of.failures()).isGreaterThanOrEqualTo(CLIENTS);
        assertThat(client.get("/users/7").body()).isEqualTo(good);
        if (Runtime.version().feature() >= 21) { // which has virtual threads, whose CPU time nobody tells
            assertThat(of.cpuCount()).isZero();
        }
    }

    @Test
    void whatASlowReaderTakesIsTheSockets() throws Exception {
        long stalled;
        try (Socket socket = client.open("/slow")) {
            stalled = streams.slow.awaitStall();
            socket.getInputStream().transferTo(OutputStream.nullOutputStream());
        }
        Conversions of = counts.await("GET", "/slow", Direction.WRITE, "json", 1);
        counts.awaitResponses("/slow", 1);
        assertThat(of.failures()).isZero();
        assertThat(of.nanos()).isLessThan(of.endpoint().responseNanos() - stalled / 2);
    }

    @Test
    void aDocumentThatBreaksOffCountsAsAFailure() throws Exception {
        String good = client.get("/users/7").body();
        int status = client.get("/half").statusCode();
        assertThat(status).isEqualTo(500);
        assertThat(counts.await("GET", "/half", Direction.WRITE, "json", 1).failures())
                .isEqualTo(1);
        assertThat(client.get("/users/7").body()).isEqualTo(good);
    }

    @Test
    void metricsArriveOverOtlp() throws Exception {
        client.get("/users/7");
        String[] expected = {"wirespeed.conversion", "wirespeed.conversion.size", "/users/{id}", "direction"};
        Predicate<String> isExpected = each -> Stream.of(expected).allMatch(each::contains);
        for (int i = 0; i < 100 && RECEIVED.stream().noneMatch(isExpected); i++) {
            Thread.sleep(100);
        }
        assertThat(RECEIVED)
                .anySatisfy(each -> assertThat(each).contains(expected))
                .noneSatisfy(each -> assertThat(each).contains("secret"));
    }
}
