package dev.wirespeed.store.mvc;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wirespeed.spring.meter.Conversions;
import dev.wirespeed.spring.meter.Direction;
import dev.wirespeed.spring.meter.SerializationMeter;
import dev.wirespeed.store.Client;
import dev.wirespeed.store.Counts;
import java.net.http.HttpResponse;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
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
class MvcMeterTest {

    private static final String USER = "{\"id\":1,\"email\":\"a@b.c\",\"orders\":[]}";

    @LocalServerPort
    private int port;

    @Autowired
    private SerializationMeter meter;

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

    @Test
    void eachEventCounts() throws Exception {
        assertThat(client.get("/events").body()).contains("data:{\"id\":1,").contains("data:{\"id\":2,");
        assertThat(counts.await("GET", "/events", Direction.WRITE, "event-stream", 2)
                        .count())
                .isEqualTo(2);
    }

    @Test
    void eventsInAnEntityCount() throws Exception {
        assertThat(client.get("/events-entity").body()).contains("data:{\"id\":1,");
        counts.await("GET", "/events-entity", Direction.WRITE, "event-stream", 1);
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
        assertThat(counts.await("POST", "/parts", Direction.READ, "json", 1).types())
                .containsExactly(Store.User.class);
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
