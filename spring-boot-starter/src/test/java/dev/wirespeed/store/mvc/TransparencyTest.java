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
            "/task",
            "/stage",
            "/failed-stage",
            "/callable-entity",
            "/too-late",
            "/mono",
            "/mono-empty",
            "/mono-entity",
            "/entity-mono",
            "/entity-flux",
            "/server-sent",
            "/broken-emitter",
            "/accepted",
            "/only-headers",
            "/tagged",
            "/shallow",
            "/priced",
            "/functions/negotiated",
            "/functions/list",
            "/functions/tagged",
            "/functions/checked",
            "/functions/async",
            "/functions/async-mono",
            "/functions/future",
            "/functions/flux",
            "/functions/sse",
            "/functions/stream",
            "/functions/broken",
            "/functions/problem",
            "/functions/detail",
            "/functions/thrown",
            "/functions/known",
            "/errors/status",
            "/errors/later",
            "/errors/mono",
            "/errors/thrown",
            "/errors/returned",
            "/errors/detail",
            "/errors/entity",
            "/errors/annotated",
            "/errors/known",
            "/filtered/body",
            "/filtered/entity",
            "/filtered/envelope",
            "/filtered/wire",
            "/missing",
            "/users/x");

    private static final String USER =
            "{\"id\":1,\"email\":\"\u00e4@b.c\",\"orders\":[{\"number\":1,\"notes\":{\"a\":\"b\"}}]}";

    /** The tag of {@code /shallow}. */
    private static final String SHALLOW = "\"01729a54b3470d3bc2d512a919029d34d\"";

    private static final List<Asked> REQUESTS = Answers.requests(
            GETS,
            List.of(
                    "/users",
                    "/patch",
                    "/function",
                    "/valid",
                    "/map",
                    "/node",
                    "/list",
                    "/signed",
                    "/request-entity",
                    "/optional-body",
                    "/priced"),
            Asked.of("HEAD", "/users/7"),
            Asked.of("HEAD", "/large"),
            Asked.of("HEAD", "/functions/users"),
            Asked.of("HEAD", "/errors/thrown"),
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
            Asked.json("PATCH", "/functions/users", "[" + USER + "]").inChunks(),
            Asked.get("/tagged", "If-None-Match", "\"1\""),
            Asked.get("/tagged", "If-None-Match", "\"2\""),
            Asked.get("/tagged", "If-Modified-Since", "Thu, 01 Jan 1970 01:00:00 GMT"),
            Asked.get("/shallow", "If-None-Match", SHALLOW),
            Asked.get("/functions/tagged", "If-None-Match", "\"1\""),
            Asked.get("/functions/checked", "If-None-Match", "\"1\""),
            Asked.get("/resource", "Range", "bytes=1-"),
            Asked.get("/resource", "Range", "bytes=9-"),
            Asked.get("/users", "Accept", "application/*"),
            Asked.get("/priced", "Accept", "text/html, */*;q=0.8"),
            Asked.get("/priced", "Accept", "application/pdf"),
            Asked.post("/priced", USER, "text/plain"),
            Asked.post("/users", USER, "application/pdf"),
            Asked.post("/optional-body", USER),
            Asked.post("/form", "a=1&b=2&a=3", "application/x-www-form-urlencoded"),
            Asked.post("/text-body", USER, "text/plain"),
            Asked.post("/text-body", USER),
            Asked.post("/bytes-body", USER, "application/octet-stream"),
            Asked.post("/input", USER),
            Asked.post("/input", USER).inChunks(),
            Asked.post("/reader", USER),
            Asked.part("/file", "user", USER),
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
    @CsvSource({
        "Tomcat, false, false, false",
        "Tomcat, false, true, false",
        "Tomcat, true, true, false",
        "Tomcat, false, false, true",
        "Jetty, false, false, false",
        "Jetty, true, true, false",
        "Jetty, true, true, true"
    })
    void answersAreTheSame(String server, boolean virtualThreads, boolean gzip, boolean offers) throws Exception {
        List<String> without = Answers.once(List.of(getClass(), server, virtualThreads, gzip), () -> {
            try (ConfigurableApplicationContext plain = WithoutStarter.run(store(server, virtualThreads, gzip))) {
                return answers(plain, gzip);
            }
        });
        try (ConfigurableApplicationContext with =
                store(server, virtualThreads, gzip).run(Answers.offers(offers))) {
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
        for (String path : List.of("tagged", "shallow", "functions/tagged", "functions/checked")) {
            assertThat(without)
                    .anySatisfy(each -> assertThat(each)
                            .startsWith("GET /" + path + " {If-None-Match=")
                            .contains("  304 "));
        }
        assertThat(without)
                .filteredOn(each -> each.startsWith("GET /filtered/") && !each.startsWith("GET /filtered/wire"))
                .hasSize(3)
                .allSatisfy(each -> assertThat(each).contains("\"id\":1").doesNotContain("wordy"));
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
                        "logging.level.root=off",
                        "spring.threads.virtual.enabled=" + virtualThreads,
                        "server.compression.enabled=" + gzip,
                        "server.compression.min-response-size=64");
    }

    private static List<String> answers(ConfigurableApplicationContext application, boolean gzip) throws Exception {
        WebServer server = ((ServletWebServerApplicationContext) application).getWebServer();
        return Answers.of(new Client(server.getPort()), REQUESTS, gzip ? "gzip" : "identity");
    }
}
