package dev.wirespeed.store.mvc;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wirespeed.spring.ConversionMetric;
import dev.wirespeed.spring.meter.Conversions;
import dev.wirespeed.spring.meter.Direction;
import dev.wirespeed.spring.meter.SerializationMeter;
import dev.wirespeed.store.Asked;
import dev.wirespeed.store.Client;
import dev.wirespeed.store.Counts;
import io.micrometer.core.instrument.MeterRegistry;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.List;
import jdk.jfr.Recording;
import jdk.jfr.consumer.RecordedEvent;
import jdk.jfr.consumer.RecordingFile;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.context.SpringBootTest;
import org.springframework.boot.test.web.server.LocalServerPort;

/** Counts what each kind of handler of Spring MVC converts. */
@SpringBootTest(
        classes = Store.class,
        webEnvironment = SpringBootTest.WebEnvironment.RANDOM_PORT,
        properties = {"management.endpoints.web.exposure.include=*", "wirespeed.meter.sampling.interval=0s"})
abstract class MvcMeterTest {

    private static final String USER = "{\"id\":1,\"email\":\"a@b.c\",\"orders\":[]}";

    @LocalServerPort
    private int port;

    @Autowired
    private SerializationMeter meter;

    @Autowired
    private MeterRegistry registry;

    private Client client;
    private Counts counts;

    @BeforeEach
    void start() {
        client = new Client(port);
        counts = new Counts(meter);
    }

    @ParameterizedTest
    @CsvSource({
        "/users/7, /users/{id}, json",
        "/users, /users, json",
        "/entity, /entity, json",
        "/callable, /callable, json",
        "/future, /future, json",
        "/deferred, /deferred, json",
        "/many, /many, json",
        "/function/7, /function/{id}, json",
        "/problem, /problem, json",
    })
    void countsWhatIsWritten(String path, String pattern, String format) throws Exception {
        long before = counts.of("GET", pattern, Direction.WRITE, format);
        HttpResponse<String> response = client.get(path);
        Conversions found = counts.await("GET", pattern, Direction.WRITE, format, before + 1);
        assertThat(found.failures()).isZero();
        assertThat(found.bytes() / found.count()).isEqualTo(response.body().length());
        assertThat(found.nanos()).isPositive();
        assertThat(counts.responseNanos(found)).isGreaterThan(found.nanos());
    }

    @ParameterizedTest
    @CsvSource({"/text", "/stream"})
    void nothingIsConverted(String path) throws Exception {
        assertThat(client.get(path).statusCode()).isEqualTo(200);
        assertThat(counts.all("GET", path)).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({
        "/events, event-stream, 2",
        "/events-entity, event-stream, 1",
        "/emitter, json, 2",
        "/lines, x-ndjson, 3",
    })
    void eachElementCounts(String path, String format, int count) throws Exception {
        String user = client.get("/users/7").body();
        assertThat(client.get(path).body().split("\"id\"", -1)).hasSize(count + 1);
        Conversions found = counts.await("GET", path, Direction.WRITE, format, count);
        assertThat(found.failures()).isZero();
        assertThat(found.bytes()).isEqualTo(count * (long) user.length());
    }

    @Test
    void shareAndCpuAreMetrics() throws Exception {
        for (int i = 0; i < 70; i++) {
            client.get("/shapes");
        }
        Conversions found = counts.await("GET", "/shapes", Direction.WRITE, "json", 70);
        counts.awaitResponses("/shapes", 70);
        String[] tags = {"method", "GET", "uri", "/shapes", "direction", "write", "format", "json"};
        assertThat(registry.get("wirespeed.conversion.share").tags(tags).gauge().value())
                .isEqualTo((double) found.nanos() / found.endpoint().responseNanos())
                .isBetween(1e-9, 1.0);
        assertThat(registry.get("wirespeed.conversion.cpu").tags(tags).timer().count())
                .isEqualTo(1);
    }

    @Test
    void allMetricsAreScraped() throws Exception {
        for (int i = 0; i < 70; i++) {
            client.get("/brief");
        }
        counts.awaitResponses("/brief", 70);
        List<String> lines = client.get("/actuator/prometheus").body().lines().toList();
        for (ConversionMetric each : ConversionMetric.values()) {
            String name = each.getName().replace('.', '_')
                    + switch (each.getType()) {
                        case TIMER -> "_seconds_count";
                        case DISTRIBUTION_SUMMARY -> "_bytes_count";
                        default -> "";
                    };
            assertThat(lines)
                    .filteredOn(line -> line.startsWith(name + "{") && line.contains("uri=\"/brief\""))
                    .singleElement()
                    .asString()
                    .contains("direction=\"write\",format=\"json\",method=\"GET\"");
        }
    }

    @Test
    void theFlightRecorderHasThem(@TempDir Path folder) throws Exception {
        Path file = folder.resolve("conversions.jfr");
        Conversions counted;
        try (Recording recording = new Recording()) {
            recording.enable("wirespeed.Conversion");
            recording.start();
            for (int i = 0; i < 3; i++) {
                client.get("/accepted");
            }
            counted = counts.await("GET", "/accepted", Direction.WRITE, "json", 3);
            counts.awaitResponses("/accepted", 3);
            recording.dump(file);
        }
        List<RecordedEvent> events = RecordingFile.readAllEvents(file).stream()
                .filter(each -> each.getEventType().getName().equals("wirespeed.Conversion"))
                .filter(each -> each.getString("uri").equals("/accepted"))
                .toList();
        assertThat(events).hasSize(3).allSatisfy(each -> {
            assertThat(each.getString("method")).isEqualTo("GET");
            assertThat(each.getString("direction")).isEqualTo("write");
            assertThat(each.getString("format")).isEqualTo("json");
            assertThat(each.getDuration("time")).isPositive();
            assertThat(each.getBoolean("failed")).isFalse();
        });
        assertThat(events.stream().mapToLong(each -> each.getLong("bytes")).sum())
                .isPositive()
                .isEqualTo(counted.bytes());
    }

    @Test
    void bodiesOfRequestsCount() throws Exception {
        assertThat(client.post("/users", USER).statusCode()).isEqualTo(200);
        Conversions read = counts.await("POST", "/users", Direction.READ, "json", 1);
        assertThat(read.bytes()).isEqualTo(USER.length());
        assertThat(read.types()).containsExactly(Store.User.class);
        assertThat(counts.of("POST", "/users", Direction.WRITE, "json")).isEqualTo(1);
    }

    @Test
    void bodiesOfGetRequestsCount() throws Exception {
        assertThat(client.send(Asked.getWithBody("/found", USER)).isWhole()).isTrue();
        assertThat(client.send(Asked.getWithBody("/found", USER).inChunks()).isWhole())
                .isTrue();
        assertThat(counts.await("GET", "/found", Direction.READ, "json", 2).bytes())
                .isEqualTo(2L * USER.length());
    }

    @Test
    void messagesThatAdviceReplacesCount() throws Exception {
        assertThat(client.post("/signed", USER).body()).isEqualTo(USER);
        assertThat(counts.await("POST", "/signed", Direction.READ, "json", 1).bytes())
                .isEqualTo(USER.length());
        assertThat(client.postPart("/signed-part", "user", USER).body()).isEqualTo(USER);
        assertThat(counts.await("POST", "/signed-part", Direction.READ, "json", 1)
                        .bytes())
                .isEqualTo(USER.length());
    }

    @Test
    void bodiesThatCantBeReadCountAsFailures() throws Exception {
        long before = counts.of("POST", "/users", Direction.READ, "json");
        assertThat(client.post("/users", "{\"id\":}").statusCode()).isEqualTo(400);
        assertThat(counts.await("POST", "/users", Direction.READ, "json", before + 1)
                        .failures())
                .isEqualTo(1);
    }

    @Test
    void bodiesOfFunctionalEndpointsCount() throws Exception {
        assertThat(client.post("/function", USER).statusCode()).isEqualTo(200);
        assertThat(counts.await("POST", "/function", Direction.READ, "json", 1).bytes())
                .isEqualTo(USER.length());
        counts.await("POST", "/function", Direction.WRITE, "json", 1);
    }

    @Test
    void partsOfRequestsCount() throws Exception {
        assertThat(client.postPart("/parts", "user", USER).statusCode()).isEqualTo(200);
        Conversions read = counts.await("POST", "/parts", Direction.READ, "json", 1);
        assertThat(read.types()).containsExactly(Store.User.class);
        assertThat(read.bytes()).isEqualTo(USER.length());
    }

    @Test
    void valuesThatCantBeWrittenCountAsFailures() throws Exception {
        assertThat(client.get("/broken").statusCode()).isEqualTo(500);
        assertThat(counts.await("GET", "/broken", Direction.WRITE, "json", 1).failures())
                .isEqualTo(1);
    }

    @Test
    void thePageAndTheReportKnowNoValues() throws Exception {
        long before = counts.of("GET", "/users/{id}", Direction.WRITE, "json");
        client.get("/users/7");
        counts.payload(counts.await("GET", "/users/{id}", Direction.WRITE, "json", before + 1));
        HttpResponse<String> json = client.get("/actuator/serialization");
        assertThat(json.headers().firstValue("Content-Type")).get().asString().contains("json");
        assertThat(json.body())
                .contains("/users/{id}")
                .contains("\"name\":\"notes\"")
                .doesNotContain("secret");
        HttpResponse<String> page = client.get("/actuator/serialization", "Accept", "text/html,*/*;q=0.8");
        assertThat(page.headers().firstValue("Content-Type")).get().asString().startsWith("text/html");
        assertThat(page.body()).contains("/users/{id}").doesNotContain("secret");
        assertThat(client.get("/actuator/prometheus").body())
                .contains("wirespeed_conversion_seconds_count{direction=\"write\",format=\"json\",method=\"GET\"")
                .doesNotContain("secret");
    }
}
