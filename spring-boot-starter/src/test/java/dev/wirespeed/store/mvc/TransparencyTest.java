package dev.wirespeed.store.mvc;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wirespeed.spring.meter.Direction;
import dev.wirespeed.spring.meter.SerializationMeter;
import dev.wirespeed.store.Answers;
import dev.wirespeed.store.Asked;
import dev.wirespeed.store.Client;
import dev.wirespeed.store.Counts;
import dev.wirespeed.store.WithoutStarter;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.springframework.boot.WebApplicationType;
import org.springframework.boot.builder.SpringApplicationBuilder;
import org.springframework.boot.jetty.servlet.JettyServletWebServerFactory;
import org.springframework.boot.tomcat.servlet.TomcatServletWebServerFactory;
import org.springframework.boot.web.server.WebServer;
import org.springframework.boot.web.server.servlet.ServletWebServerFactory;
import org.springframework.boot.web.server.servlet.context.ServletWebServerApplicationContext;
import org.springframework.context.ConfigurableApplicationContext;
import org.springframework.context.support.GenericApplicationContext;

/** Answers with the starter are those without it: status, headers and every byte. */
class TransparencyTest {

    private static final List<String> GETS = List.of(
            "/users/7",
            "/users",
            "/large",
            "/brief",
            "/entity",
            "/brief-entity",
            "/shapes",
            "/events-entity",
            "/text",
            "/bytes",
            "/resource",
            "/nothing",
            "/optional",
            "/callable",
            "/future",
            "/deferred",
            "/many",
            "/events",
            "/stream",
            "/function/7",
            "/function/x",
            "/problem",
            "/broken",
            "/half",
            "/broken-off",
            "/users/8",
            "/pieces",
            "/stream-entity",
            "/error-code",
            "/missing",
            "/users/x");

    private static final String USER =
            "{\"id\":1,\"email\":\"\u00e4@b.c\",\"orders\":[{\"number\":1,\"notes\":{\"a\":\"b\"}}]}";

    private static final List<Asked> REQUESTS = Answers.requests(
            GETS,
            List.of("/users", "/patch", "/function", "/valid", "/map", "/node", "/list", "/signed"),
            Asked.of("HEAD", "/users/7"),
            Asked.of("OPTIONS", "/users"),
            Asked.post("/valid", USER),
            Asked.post("/signed", USER),
            Asked.post("/bound", USER),
            Asked.post("/function/question", "?", "application/x-asked"),
            Asked.getWithBody("/found", USER),
            Asked.getWithBody("/found", USER).inChunks(),
            Asked.post("/list", "[" + USER + ",null," + USER + "]"),
            Asked.post("/list", "[" + USER + "," + USER + "]").inChunks(),
            Asked.post("/users", USER).inChunks(),
            Asked.post("/brief", "{\"id\":1,\"password\":\"mine\"}"),
            Asked.part("/parts", "user", USER),
            Asked.part("/parts", "user", "{\"id\":}"),
            Asked.part("/signed-part", "user", USER),
            Asked.part("/parts", "other", USER));

    @ParameterizedTest
    @CsvSource({"Tomcat, false, false", "Tomcat, true, true", "Jetty, true, true"})
    void answersAreTheSame(String server, boolean virtualThreads, boolean gzip) throws Exception {
        List<String> without;
        try (ConfigurableApplicationContext plain = WithoutStarter.run(store(server, virtualThreads, gzip))) {
            without = answers(plain, gzip);
        }
        try (ConfigurableApplicationContext with =
                store(server, virtualThreads, gzip).run()) {
            assertThat(((ServletWebServerApplicationContext) with)
                            .getWebServer()
                            .getClass()
                            .getSimpleName())
                    .startsWith(server);
            assertThat(answers(with, gzip)).containsExactlyElementsOf(without);
            Counts counts = new Counts(with.getBean(SerializationMeter.class));
            assertThat(counts.await("GET", "/broken-off", Direction.WRITE, "json", 1)
                            .failures())
                    .isEqualTo(1);
        }
        assertThat(without)
                .anySatisfy(each -> assertThat(each)
                        .startsWith("POST /bound")
                        .contains("1 org.springframework.web.context.request.async.StandardServletAsyncWebRequest "));
        assertThat(without)
                .anySatisfy(each ->
                        assertThat(each).startsWith("POST /function/question").endsWith("POST"));
        assertThat(without)
                .filteredOn(each -> each.startsWith("GET /broken-off"))
                .singleElement()
                .asString()
                .startsWith("GET /broken-off {}  200 ")
                .endsWith("{\"id\":1}]"); // as Jackson closes what is open
    }

    private static SpringApplicationBuilder store(String server, boolean virtualThreads, boolean gzip) {
        return new SpringApplicationBuilder(Store.class)
                .web(WebApplicationType.SERVLET)
                .initializers(context -> ((GenericApplicationContext) context)
                        .registerBean(
                                ServletWebServerFactory.class,
                                () -> server.equals("Jetty")
                                        ? new JettyServletWebServerFactory(0)
                                        : new TomcatServletWebServerFactory(0)))
                .properties(
                        "server.port=0",
                        "management.otlp.metrics.export.enabled=false",
                        "spring.threads.virtual.enabled=" + virtualThreads,
                        "server.compression.enabled=" + gzip,
                        "server.compression.min-response-size=64");
    }

    private static List<String> answers(ConfigurableApplicationContext application, boolean gzip) throws Exception {
        WebServer server = ((ServletWebServerApplicationContext) application).getWebServer();
        return Answers.of(new Client(server.getPort()), REQUESTS, gzip ? "gzip" : "identity");
    }
}
