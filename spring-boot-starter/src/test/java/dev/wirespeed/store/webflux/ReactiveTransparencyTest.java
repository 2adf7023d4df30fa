package dev.wirespeed.store.webflux;

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
import org.springframework.boot.jetty.reactive.JettyReactiveWebServerFactory;
import org.springframework.boot.reactor.netty.NettyReactiveWebServerFactory;
import org.springframework.boot.tomcat.reactive.TomcatReactiveWebServerFactory;
import org.springframework.boot.web.server.WebServer;
import org.springframework.boot.web.server.reactive.ReactiveWebServerFactory;
import org.springframework.boot.web.server.reactive.context.ReactiveWebServerApplicationContext;
import org.springframework.context.ConfigurableApplicationContext;
import org.springframework.context.support.GenericApplicationContext;

/** Answers with the starter are those without it, whatever the server. */
class ReactiveTransparencyTest {

    private static final List<String> GETS = List.of(
            "/users/7",
            "/users",
            "/plain",
            "/made",
            "/brief",
            "/entity",
            "/text",
            "/bytes",
            "/resource",
            "/empty",
            "/none",
            "/lines",
            "/events",
            "/function/7",
            "/function/x",
            "/broken",
            "/half",
            "/broken-off",
            "/users/8",
            "/broken-lines",
            "/users/9",
            "/entity-flux",
            "/priced",
            "/future",
            "/entity-plain",
            "/entity-mono",
            "/entity-none",
            "/entity-of-flux",
            "/entity-lines",
            "/no-lines",
            "/plain-events",
            "/all-events",
            "/accepted",
            "/only-headers",
            "/tagged",
            "/checked",
            "/functions/flux",
            "/functions/none",
            "/functions/no-response",
            "/functions/future",
            "/functions/lines",
            "/functions/plain-events",
            "/functions/events",
            "/functions/tagged",
            "/functions/checked",
            "/functions/broken",
            "/functions/problem",
            "/functions/detail",
            "/functions/signalled",
            "/functions/known",
            "/errors/status",
            "/errors/status-thrown",
            "/errors/flux",
            "/errors/thrown",
            "/errors/signalled",
            "/errors/returned",
            "/errors/returned-mono",
            "/errors/detail",
            "/errors/detail-mono",
            "/errors/entity",
            "/errors/annotated",
            "/errors/known",
            "/missing",
            "/users/x");

    private static final String USER =
            "{\"id\":1,\"email\":\"\u00e4@b.c\",\"orders\":[{\"number\":1,\"notes\":{\"a\":\"b\"}}]}";

    private static final List<Asked> REQUESTS = Answers.requests(
            GETS,
            List.of(
                    "/users",
                    "/function",
                    "/valid",
                    "/map",
                    "/node",
                    "/list",
                    "/flux",
                    "/http-entity",
                    "/request-entity",
                    "/optional-body",
                    "/optional-plain",
                    "/functions/users",
                    "/priced"),
            Asked.of("HEAD", "/users/7"),
            Asked.of("HEAD", "/users"),
            Asked.of("HEAD", "/lines"),
            Asked.of("HEAD", "/functions/users"),
            Asked.of("HEAD", "/errors/detail"),
            Asked.of("OPTIONS", "/users"),
            Asked.of("OPTIONS", "/users/7"),
            Asked.of("OPTIONS", "/functions/users"),
            Asked.of("DELETE", "/users/7"),
            Asked.of("DELETE", "/functions/users"),
            Asked.of("DELETE", "/text"),
            Asked.json("DELETE", "/users", USER),
            Asked.json("PUT", "/users/7", USER),
            Asked.json("PUT", "/users/7", "{\"id\":}"),
            Asked.json("PUT", "/functions/users", USER),
            Asked.json("PUT", "/functions/users", "{\"id\":}"),
            Asked.json("PATCH", "/users/7", USER).inChunks(),
            Asked.json("PATCH", "/functions/users", USER).inChunks(),
            Asked.get("/tagged", "If-None-Match", "\"1\""),
            Asked.get("/tagged", "If-None-Match", "\"2\""),
            Asked.get("/tagged", "If-Modified-Since", "Thu, 01 Jan 1970 01:00:00 GMT"),
            Asked.get("/checked", "If-None-Match", "\"1\""),
            Asked.get("/entity-flux", "If-None-Match", "\"1\""),
            Asked.get("/functions/tagged", "If-None-Match", "\"1\""),
            Asked.get("/functions/checked", "If-None-Match", "\"1\""),
            Asked.get("/resource", "Range", "bytes=1-"),
            Asked.get("/resource", "Range", "bytes=9-"),
            Asked.get("/users", "Accept", "application/*"),
            Asked.get("/users", "Accept", "text/event-stream"),
            Asked.get("/functions/flux", "Accept", "text/event-stream"),
            Asked.get("/functions/flux", "Accept", "application/x-ndjson"),
            Asked.get("/priced", "Accept", "text/html, */*;q=0.8"),
            Asked.get("/priced", "Accept", "application/pdf"),
            Asked.post("/priced", USER, "text/plain"),
            Asked.post("/users", USER, "application/pdf"),
            Asked.post("/functions/users", USER, "application/pdf"),
            Asked.post("/functions/users", "[" + USER + "," + USER + "]").inChunks(),
            Asked.post("/functions/users", USER + "\n" + USER, "application/x-ndjson"),
            Asked.post("/optional-body", USER),
            Asked.post("/text-body", USER, "text/plain"),
            Asked.post("/text-body", USER),
            Asked.post("/buffers", USER).inChunks(),
            Asked.get("/users", "Accept", "application/x-ndjson"),
            Asked.post("/valid", USER),
            Asked.post("/list", "[" + USER + "," + USER + "]"),
            Asked.post("/list", "[" + USER + "," + USER + "]").inChunks(),
            Asked.post("/flux", "[" + USER + "," + USER + "]").inChunks(),
            Asked.post("/flux", USER + "\n" + USER, "application/x-ndjson"),
            Asked.post("/flux", USER + "\n{\"id\":}", "application/x-ndjson"),
            Asked.post("/brief", "{\"id\":1,\"password\":\"mine\"}"),
            Asked.part("/parts", "user", USER),
            Asked.part("/parts", "user", "{\"id\":}"),
            Asked.part("/parts", "other", USER));

    @ParameterizedTest
    @CsvSource({
        "Netty, false, false",
        "Netty, true, false",
        "Netty, false, true",
        "Jetty, false, false",
        "Jetty, true, false",
        "Tomcat, false, false",
        "Tomcat, true, false",
        "Tomcat, true, true"
    })
    void answersAreTheSame(String server, boolean gzip, boolean offers) throws Exception {
        List<String> without = Answers.once(List.of(getClass(), server, gzip), () -> {
            try (ConfigurableApplicationContext plain = WithoutStarter.run(store(server, gzip))) {
                return answers(plain, gzip);
            }
        });
        try (ConfigurableApplicationContext with = store(server, gzip).run(Answers.offers(offers))) {
            assertThat(((ReactiveWebServerApplicationContext) with)
                            .getWebServer()
                            .getClass()
                            .getSimpleName())
                    .startsWith(server);
            assertThat(answers(with, gzip)).containsExactlyElementsOf(without);
            Counts counts = new Counts(with.getBean(SerializationMeter.class));
            assertThat(counts.await("GET", "/broken-off", Direction.WRITE, "json", 1)
                            .failures())
                    .isEqualTo(1);
            assertThat(counts.failures("GET", "/broken-lines", Direction.WRITE, "x-ndjson"))
                    .isPositive();
        }
        for (String path : List.of("tagged", "checked", "functions/tagged", "functions/checked")) {
            assertThat(without)
                    .anySatisfy(each -> assertThat(each)
                            .startsWith("GET /" + path + " {If-None-Match=")
                            .contains("  304 "));
        }
        assertThat(without)
                .filteredOn(each -> each.startsWith("GET /broken-"))
                .hasSize(2)
                .allSatisfy(each -> assertThat(each).contains(" 200 ").endsWith(" broken off"));
    }

    private static SpringApplicationBuilder store(String server, boolean gzip) {
        return new SpringApplicationBuilder(ReactiveStore.class)
                .web(WebApplicationType.REACTIVE)
                .initializers(context -> ((GenericApplicationContext) context)
                        .registerBean(ReactiveWebServerFactory.class, () -> factory(server)))
                .properties(
                        "management.otlp.metrics.export.enabled=false",
                        "logging.level.root=off",
                        "spring.reactor.netty.shutdown-quiet-period=0s",
                        "server.compression.enabled=" + gzip,
                        "server.compression.min-response-size=64");
    }

    private static List<String> answers(ConfigurableApplicationContext application, boolean gzip) throws Exception {
        WebServer server = ((ReactiveWebServerApplicationContext) application).getWebServer();
        return Answers.of(new Client(server.getPort()), REQUESTS, gzip ? "gzip" : "identity");
    }

    private static ReactiveWebServerFactory factory(String server) {
        return switch (server) {
            case "Netty" -> new NettyReactiveWebServerFactory(0);
            case "Jetty" -> new JettyReactiveWebServerFactory(0);
            default -> new TomcatReactiveWebServerFactory(0);
        };
    }
}
