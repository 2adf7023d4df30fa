package dev.wirespeed.store.formats;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.wirespeed.spring.meter.Direction;
import dev.wirespeed.spring.meter.SerializationMeter;
import dev.wirespeed.store.Client;
import dev.wirespeed.store.Counts;
import dev.wirespeed.store.formats.mvc.FormatsStore;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.context.SpringBootTest;
import org.springframework.boot.test.web.server.LocalServerPort;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;

/**
 * The endpoint's JSON has the fields of a recorded answer, which the lab's tests read, whatever the application's mapper
 * is set to. Started with {@code -Dwirespeed.golden=update} it records another one.
 */
@SpringBootTest(
        classes = FormatsStore.class,
        webEnvironment = SpringBootTest.WebEnvironment.RANDOM_PORT,
        properties = {
            "management.endpoints.web.exposure.include=serialization",
            "spring.jackson.property-naming-strategy=SNAKE_CASE",
            "spring.jackson.default-property-inclusion=non_null",
            "wirespeed.meter.thresholds.time=0ns",
            "wirespeed.meter.thresholds.leave-below=0"
        })
class RecordedReportTest {

    private static final Path RECORDED = Path.of("src/test/golden/serialization.json");
    private static final JsonMapper JSON =
            JsonMapper.builder().enable(SerializationFeature.INDENT_OUTPUT).build();

    @LocalServerPort
    private int port;

    @Autowired
    private SerializationMeter meter;

    @Test
    void theFieldsAreThoseRecorded() throws Exception {
        Client client = new Client(port);
        Counts counts = new Counts(meter);
        client.get("/users/7", "Accept", "application/json");
        counts.payload(counts.await("GET", "/users/{id}", Direction.WRITE, "json", 1));
        client.post("/all", "application/json", "application/xml", "[{\"id\":1}]".getBytes(UTF_8));
        counts.await("POST", "/all", Direction.READ, "json", 1);
        counts.await("POST", "/all", Direction.WRITE, "xml", 1);

        JsonNode report =
                JSON.readTree(client.get("/actuator/serialization").body().getBytes(UTF_8));
        if ("update".equals(System.getProperty("wirespeed.golden"))) {
            record(report);
        }
        assertThat(fields(report)).isEqualTo(fields(JSON.readTree(Files.readString(RECORDED))));
    }

    private static void record(JsonNode report) throws IOException {
        Files.createDirectories(RECORDED.getParent());
        Files.writeString(RECORDED, JSON.writeValueAsString(report) + "\n");
    }

    private static Set<String> fields(JsonNode node) {
        Set<String> fields = new TreeSet<>();
        add("", node, fields);
        return fields;
    }

    private static void add(String path, JsonNode node, Set<String> fields) {
        if (node.isArray()) {
            node.forEach(each -> add(path + "[]", each, fields));
        } else {
            node.properties().forEach(each -> {
                fields.add(path + "." + each.getKey());
                add(path + "." + each.getKey(), each.getValue(), fields);
            });
        }
    }
}
