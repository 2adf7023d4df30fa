package dev.wirespeed.store.formats;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.wirespeed.spring.meter.SerializationMeter;
import dev.wirespeed.store.Client;
import dev.wirespeed.store.formats.mvc.FormatsStore;
import dev.wirespeed.store.formats.webflux.ReactiveFormatsStore;
import java.io.IOException;
import java.net.http.HttpResponse;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.springframework.boot.WebApplicationType;
import org.springframework.boot.builder.SpringApplicationBuilder;
import org.springframework.boot.web.server.context.WebServerApplicationContext;
import org.springframework.context.ConfigurableApplicationContext;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** The report tells what codecs do, and what others do. */
class CodecAdviceTest {

    private static final String USER = "{\"id\":1,\"mail\":\"a@b.c\",\"orders\":[]}";
    private static final String BY_CODECS =
            "look: Codecs do this already. What is left is the data, and what getters load.";

    private ConfigurableApplicationContext application;
    private Client client;

    private void start(Class<?> store, WebApplicationType type, String mapper) {
        application = new SpringApplicationBuilder(store)
                .web(type)
                .properties(
                        "server.port=0",
                        "spring.http.converters.preferred-json-mapper=" + mapper,
                        "management.endpoints.web.exposure.include=serialization",
                        "wirespeed.formats.positional-json=true",
                        "wirespeed.meter.thresholds.time=0ns",
                        "wirespeed.meter.thresholds.leave-below=0",
                        "wirespeed.meter.thresholds.codecs-above=0",
                        "wirespeed.meter.thresholds.binary-above=" + Long.MAX_VALUE)
                .run();
        client = new Client(
                ((WebServerApplicationContext) application).getWebServer().getPort());
    }

    @AfterEach
    void stop() {
        application.close();
    }

    @Test
    void ofSpringMvc() throws Exception {
        start(FormatsStore.class, WebApplicationType.SERVLET, "jackson");
        for (String type : List.of("application/json", "application/xml", "application/cbor", "text/csv")) {
            get("/users/7", type);
        }
        get("/picture", "application/json;shape=array");
        get("/own-picture", "application/vnd.own+json");
        get("/function/7", "application/json");
        get("/map", "application/json");
        get("/set", "application/json");
        get("/tree", "application/json");
        post("/all", "[" + USER + "]");
        post("/generic", "[" + USER + "]");
        post("/function", USER);
        assertThat(advice())
                .containsEntry("GET /users/{id} write json", BY_CODECS)
                .containsEntry("GET /function/{id} write json", BY_CODECS)
                .containsEntry("GET /picture write json", BY_CODECS)
                .containsEntry("POST /generic read json", BY_CODECS)
                .containsEntry("POST /all read json", BY_CODECS)
                .containsEntry("POST /all write json", BY_CODECS)
                .containsEntry("POST /function read json", BY_CODECS)
                .containsEntry("GET /map write json", unknown(LinkedHashMap.class))
                .containsEntry("GET /set write json", unknown(LinkedHashSet.class))
                .containsEntry("GET /tree write json", unknown(ObjectNode.class))
                .containsEntry(
                        "GET /users/{id} write xml",
                        elsewhere("org.springframework.http.converter.xml.JacksonXmlHttpMessageConverter"))
                .containsEntry(
                        "GET /users/{id} write cbor",
                        elsewhere("org.springframework.http.converter.cbor.JacksonCborHttpMessageConverter"))
                .containsEntry(
                        "GET /users/{id} write other", elsewhere("dev.wirespeed.store.formats.mvc.OwnConverters$OfCsv"))
                .containsEntry(
                        "GET /own-picture write json",
                        elsewhere("dev.wirespeed.store.formats.mvc.OwnConverters$OfJson"));
    }

    @Test
    void ofSpringMvcWithGson() throws Exception {
        start(FormatsStore.class, WebApplicationType.SERVLET, "gson");
        get("/users/7", "application/json");
        get("/function/7", "application/json");
        String gson = elsewhere("org.springframework.http.converter.json.GsonHttpMessageConverter");
        assertThat(advice())
                .containsEntry("GET /users/{id} write json", gson)
                .containsEntry("GET /function/{id} write json", gson);
    }

    @Test
    void ofSpringWebFlux() throws Exception {
        start(ReactiveFormatsStore.class, WebApplicationType.REACTIVE, "jackson");
        get("/users/7", "application/json");
        get("/users/7", "application/x-jackson-smile");
        get("/function/7", "application/json");
        get("/events", "text/event-stream");
        get("/picture", "application/json;shape=array");
        get("/own-picture", "application/vnd.own+json");
        get("/map", "application/json");
        post("/all", "[" + USER + "]");
        assertThat(advice())
                .containsEntry("GET /users/{id} write json", BY_CODECS)
                .containsEntry("GET /function/{id} write json", BY_CODECS)
                .containsEntry("GET /events write event-stream", BY_CODECS)
                .containsEntry("GET /picture write json", BY_CODECS)
                .containsEntry("POST /all read json", BY_CODECS)
                .containsEntry("POST /all write json", BY_CODECS)
                .containsEntry("GET /map write json", unknown(LinkedHashMap.class))
                .containsEntry(
                        "GET /users/{id} write x-jackson-smile",
                        elsewhere("org.springframework.http.codec.smile.JacksonSmileEncoder"))
                .containsEntry(
                        "GET /own-picture write json",
                        elsewhere("dev.wirespeed.store.formats.webflux.OwnCodecs$JsonWriter"));
    }

    private static String unknown(Class<?> type) {
        return "codecs: " + type.getName()
                + " is written by Jackson: only classes with properties have codecs, and what is in it is not known here";
    }

    private static String elsewhere(String converter) {
        return "codecs: " + User.class.getName() + " is written by " + converter
                + ": codecs only work in Spring's converters of JSON with Jackson";
    }

    private void get(String path, String type) throws IOException, InterruptedException {
        ok(client.get(path, "Accept", type));
    }

    private void post(String path, String body) throws IOException, InterruptedException {
        ok(client.post(path, "application/json", "application/json", body.getBytes(UTF_8)));
    }

    private static void ok(HttpResponse<String> response) {
        assertThat(response.statusCode()).as(response.body()).isEqualTo(200);
    }

    /** The verdict and advice of each row, once all conversions are counted. */
    private Map<String, String> advice() throws IOException, InterruptedException {
        awaitQuiet();
        Map<String, String> advice = new TreeMap<>();
        JsonNode report = JsonMapper.shared()
                .readTree(client.get("/actuator/serialization").body());
        for (JsonNode row : report.required("conversions")) {
            assertThat(row.required("advice"))
                    .hasSize(1)
                    .allMatch(each -> each.required("savingAMonth").isNull());
            advice.put(
                    "%s %s %s %s"
                            .formatted(
                                    row.required("method").asString(),
                                    row.required("pattern").asString(),
                                    row.required("direction").asString(),
                                    row.required("format").asString()),
                    row.required("verdict").asString().toLowerCase(java.util.Locale.ROOT) + ": "
                            + row.required("advice").get(0).required("text").asString());
        }
        return advice;
    }

    private void awaitQuiet() throws InterruptedException {
        SerializationMeter meter = application.getBean(SerializationMeter.class);
        long end = System.nanoTime() + 10_000_000_000L;
        while (System.nanoTime() < end
                && meter.endpoints().stream()
                        .anyMatch(endpoint -> endpoint.conversions().stream().anyMatch(each -> each.count() == 0))) {
            Thread.sleep(5);
        }
    }
}
