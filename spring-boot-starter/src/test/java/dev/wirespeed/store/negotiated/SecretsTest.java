package dev.wirespeed.store.negotiated;

import static org.assertj.core.api.Assertions.assertThat;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.classic.spi.ThrowableProxyUtil;
import ch.qos.logback.core.read.ListAppender;
import dev.wirespeed.spring.meter.Payload;
import dev.wirespeed.spring.meter.SerializationMeter;
import dev.wirespeed.store.Client;
import dev.wirespeed.store.Counts;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.slf4j.LoggerFactory;
import org.springframework.boot.WebApplicationType;

/** No value leaves the process by the meter or by the log of anything here. */
class SecretsTest {
    private static final Duration LONGEST = Duration.ofSeconds(10);
    private static final String SECRET = Safe.SECRET;
    private static final String POSITIONAL = "application/json;shape=array";
    private static final List<String> BODIES = List.of(
            "{\"text\":\"s3cret\",\"keys\":{\"s3cret\":\"s3cret\"},\"list\":[\"s3cret\"]}",
            "{\"text\":\"s3cret\",",
            "{\"text\":s3cret}",
            "{\"s3cret\":1}",
            "{\"text\":{\"s3cret\":\"s3cret\"}}",
            "s3cret");

    private final Logger logger = (Logger) LoggerFactory.getLogger("dev.wirespeed");
    private final ListAppender<ILoggingEvent> log = new ListAppender<>();

    @BeforeEach
    void listen() {
        Shops.of(WebApplicationType.SERVLET); // each application sets up the log anew
        Shops.of(WebApplicationType.REACTIVE);
        log.start();
        logger.setLevel(Level.TRACE);
        logger.addAppender(log);
    }

    @AfterEach
    void stop() {
        logger.detachAppender(log);
        logger.setLevel(null);
    }

    @ParameterizedTest
    @EnumSource(
            value = WebApplicationType.class,
            names = {"SERVLET", "REACTIVE"})
    void noneIsTold(WebApplicationType type) throws Exception {
        Client client = new Client(Shops.port(type));
        Counts counts = new Counts(Shops.of(type).getBean(SerializationMeter.class));
        for (String path : List.of("/safe/box/s3cret?s3cret=s3cret", "/safe/keys", "/safe/refused", "/safe/quoting")) {
            String pattern = path.replaceFirst("/s3cret.*", "/{id}");
            assertThat(examined(client, counts, path, pattern).toString())
                    .as(path)
                    .contains("name=*")
                    .doesNotContain(SECRET);
        }
        assertThat(client.get("/safe/moody").body()).contains(SECRET);
        assertThat(client.get("/safe/failing").statusCode()).isEqualTo(500);
        assertThat(client.get("/safe/box/1?fields=s3cret").statusCode()).isEqualTo(400);
        assertThat(client.get("/safe/box/1?fields=s3cret(").statusCode()).isEqualTo(400);
        assertThat(client.get("/s3cret").statusCode()).isEqualTo(404);
        for (String body : BODIES) {
            client.post("/safe/box", body);
            client.post("/safe/box", body, POSITIONAL);
        }
        String report = client.get("/actuator/serialization", "Accept", "application/json")
                .body();
        assertThat(report).contains("/safe/box/{id}", "it refused an object", "\"name\":\"text\"");
        assertThat(report).doesNotContain(SECRET);
        assertThat(client.get("/actuator/serialization", "Accept", "text/html").body())
                .contains("/safe/box/{id}")
                .doesNotContain(SECRET);
        assertThat(client.get("/actuator/prometheus").body())
                .contains("wirespeed_conversion_seconds_count")
                .doesNotContain(SECRET);
        assertThat(log.list).isNotEmpty().allSatisfy(each -> {
            assertThat(each.getFormattedMessage()).doesNotContain(SECRET);
            assertThat(each.getThrowableProxy() == null ? "" : ThrowableProxyUtil.asString(each.getThrowableProxy()))
                    .doesNotContain(SECRET);
        });
    }

    /** Asks until an answer has been examined, for which others may have taken the place. */
    private static Payload examined(Client client, Counts counts, String path, String pattern) throws Exception {
        Instant end = Instant.now().plus(LONGEST);
        Optional<Payload> payload = Optional.empty();
        while (payload.isEmpty() && Instant.now().isBefore(end)) {
            assertThat(client.get(path, "X-Secret", SECRET).body()).contains(SECRET);
            payload = counts.all("GET", pattern).stream()
                    .flatMap(each -> each.payload().stream())
                    .findFirst();
        }
        return payload.orElseThrow();
    }
}
