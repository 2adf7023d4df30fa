package dev.wirespeed.store.mvc;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wirespeed.spring.meter.Conversions;
import dev.wirespeed.spring.meter.Direction;
import dev.wirespeed.spring.meter.SerializationMeter;
import dev.wirespeed.store.Client;
import dev.wirespeed.store.Counts;
import java.io.OutputStream;
import java.net.Socket;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.context.SpringBootTest;
import org.springframework.boot.test.web.server.LocalServerPort;

/** Clients that hang up or read slowly, and values that can't be written to their end. */
@SpringBootTest(
        classes = Store.class,
        webEnvironment = SpringBootTest.WebEnvironment.RANDOM_PORT,
        properties = {"management.otlp.metrics.export.enabled=false", "spring.threads.virtual.enabled=true"})
class FaultsTest {

    private static final int CLIENTS = 10;

    @LocalServerPort
    private int port;

    @Autowired
    private SerializationMeter meter;

    @Autowired
    private Streams streams;

    private Client client;
    private Counts counts;

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
}
