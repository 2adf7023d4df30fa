package dev.wirespeed.store.negotiated;

import static org.assertj.core.api.Assertions.assertThat;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.classic.spi.IThrowableProxy;
import ch.qos.logback.classic.spi.ThrowableProxyUtil;
import ch.qos.logback.core.read.ListAppender;
import dev.wirespeed.spring.meter.Payload;
import dev.wirespeed.spring.meter.SerializationMeter;
import dev.wirespeed.store.Client;
import dev.wirespeed.store.Counts;
import dev.wirespeed.store.WithoutStarter;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import jdk.jfr.Recording;
import jdk.jfr.consumer.RecordingFile;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.slf4j.LoggerFactory;
import org.springframework.boot.WebApplicationType;
import org.springframework.boot.builder.SpringApplicationBuilder;
import org.springframework.boot.web.server.context.WebServerApplicationContext;
import org.springframework.context.ConfigurableApplicationContext;

/** No value leaves the process by the meter or by the log of anything here. */
class SecretsTest {
    private static final Duration LONGEST = Duration.ofSeconds(10);
    private static final String SECRET = Safe.SECRET;
    private static final String POSITIONAL = "application/json;shape=array";
    private static final List<String> EXAMINED =
            List.of("/safe/box/s3cret?s3cret=s3cret", "/safe/keys", "/safe/refused", "/safe/quoting");
    private static final List<String> BODIES = List.of(
            "{\"text\":\"s3cret\",\"keys\":{\"s3cret\":\"s3cret\"},\"list\":[\"s3cret\"]}",
            "{\"text\":\"s3cret\",",
            "{\"text\":s3cret}",
            "{\"s3cret\":1}",
            "{\"text\":{\"s3cret\":\"s3cret\"}}",
            "s3cret");

    private final Logger logger = (Logger) LoggerFactory.getLogger("dev.wirespeed");
    private final ListAppender<ILoggingEvent> log = new ListAppender<>();
    private final Logger root = (Logger) LoggerFactory.getLogger(Logger.ROOT_LOGGER_NAME);
    private final ListAppender<ILoggingEvent> all = new ListAppender<>();

    @BeforeEach
    void listen() {
        Shops.of(WebApplicationType.SERVLET); // each application sets up the log anew
        Shops.of(WebApplicationType.REACTIVE);
        log.start();
        logger.setLevel(Level.TRACE);
        logger.addAppender(log);
        all.start();
        root.addAppender(all);
    }

    @AfterEach
    void stop() {
        logger.detachAppender(log);
        logger.setLevel(null);
        root.detachAppender(all);
    }

    @ParameterizedTest
    @EnumSource(
            value = WebApplicationType.class,
            names = {"SERVLET", "REACTIVE"})
    void noneIsTold(WebApplicationType type, @TempDir Path folder) throws Exception {
        Client client = new Client(Shops.port(type));
        Counts counts = new Counts(Shops.of(type).getBean(SerializationMeter.class));
        try (Recording recording = new Recording()) {
            recording.enable("wirespeed.Conversion");
            recording.start();
            for (String path : EXAMINED) {
                String pattern = path.replaceFirst("/s3cret.*", "/{id}");
                assertThat(examined(client, counts, path, pattern).toString())
                        .as(path)
                        .contains("name=*")
                        .doesNotContain(SECRET);
            }
            assertThat(client.get("/safe/box/1?fields=s3cret").statusCode()).isEqualTo(400);
            assertThat(client.get("/safe/box/1?fields=s3cret(").statusCode()).isEqualTo(400);
            assertThat(client.get("/safe/moody").body()).contains(SECRET);
            ask(client);
            recording.dump(folder.resolve("all.jfr"));
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
        assertThat(RecordingFile.readAllEvents(folder.resolve("all.jfr")))
                .anySatisfy(each -> assertThat(each.toString()).contains("/safe/box/{id}"))
                .noneSatisfy(each -> assertThat(each.toString()).contains(SECRET));
        Set<String> with = told();
        assertThat(toldWithoutStarter(type)).isNotEmpty().containsAll(with);
    }

    /** Spring, Jackson and servers quote what was sent or thrown. */
    private Set<String> toldWithoutStarter(WebApplicationType type) throws Exception {
        SpringApplicationBuilder application =
                new SpringApplicationBuilder(Shop.class).web(type).properties(Shops.PLAIN);
        try (ConfigurableApplicationContext plain = WithoutStarter.run(application)) {
            all.start(); // the start of an application sets up the log anew
            root.addAppender(all);
            Client client = new Client(
                    ((WebServerApplicationContext) plain).getWebServer().getPort());
            for (String path : EXAMINED) {
                client.get(path, "X-Secret", SECRET);
            }
            ask(client);
            return told();
        }
    }

    /** What the log tells of secrets since it was asked last. */
    private Set<String> told() {
        Set<String> found = new TreeSet<>();
        for (ILoggingEvent each : List.copyOf(all.list)) {
            StringBuilder text = new StringBuilder(each.getLoggerName() + ": " + each.getFormattedMessage());
            for (IThrowableProxy of = each.getThrowableProxy(); of != null; of = of.getCause()) {
                text.append(" | ").append(of.getClassName()).append(": ").append(of.getMessage());
            }
            if (text.indexOf(SECRET) >= 0) {
                found.add(text.toString().replaceAll("\\[[0-9a-f]{4,}(-\\d+)?]", ""));
            }
        }
        all.list.clear();
        return found;
    }

    private static void ask(Client client) throws Exception {
        client.get("/safe/moody");
        assertThat(client.get("/safe/failing").statusCode()).isEqualTo(500);
        assertThat(client.get("/s3cret").statusCode()).isEqualTo(404);
        for (String body : BODIES) {
            client.post("/safe/box", body);
            client.post("/safe/box", body, POSITIONAL);
        }
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
