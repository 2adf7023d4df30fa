package dev.wirespeed.store.mvc;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wirespeed.store.Client;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.springframework.boot.WebApplicationType;
import org.springframework.boot.builder.SpringApplicationBuilder;
import org.springframework.boot.web.server.servlet.context.ServletWebServerApplicationContext;
import org.springframework.context.ConfigurableApplicationContext;

/** Answers with the starter are those without it: status, headers and every byte. */
class TransparencyTest {

    private static final List<String> GETS = List.of(
            "/users/7",
            "/users",
            "/large",
            "/brief",
            "/entity",
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
            "/error-code",
            "/missing",
            "/users/x");

    private static final List<String> BODIES =
            List.of("{\"id\":1,\"email\":\"a@b.c\",\"orders\":[]}", "{\"id\":}", "", "[]", "{\"id\":1,\"other\":{}}");

    private static final String[] OFF = {
        "wirespeed.codecs.enabled=false", "wirespeed.meter.enabled=false",
    };

    @ParameterizedTest
    @CsvSource({"false, false", "true, true"})
    void answersAreTheSame(boolean virtualThreads, boolean gzip) throws Exception {
        String[] common = {
            "server.port=0",
            "spring.threads.virtual.enabled=" + virtualThreads,
            "server.compression.enabled=" + gzip,
            "server.compression.min-response-size=64",
        };
        List<String> without = answers(common, OFF, gzip);
        assertThat(answers(common, new String[0], gzip)).containsExactlyElementsOf(without);
        assertThat(without).hasSize(GETS.size() + 1 + 3 * BODIES.size());
    }

    private static List<String> answers(String[] common, String[] more, boolean gzip) throws Exception {
        try (ConfigurableApplicationContext application = new SpringApplicationBuilder(Store.class)
                .web(WebApplicationType.SERVLET)
                .properties(common)
                .properties(more)
                .run()) {
            int port = ((ServletWebServerApplicationContext) application)
                    .getWebServer()
                    .getPort();
            return answers(new Client(port), gzip ? "gzip" : "identity");
        }
    }

    private static List<String> answers(Client client, String encoding) throws IOException, InterruptedException {
        List<String> all = new ArrayList<>();
        for (String path : GETS) {
            all.add(path + " " + text(client.get(path, "Accept-Encoding", encoding)));
        }
        all.add("xml " + text(client.get("/users/7", "Accept", "application/xml", "Accept-Encoding", encoding)));
        for (String body : BODIES) {
            for (String path : List.of("/users", "/patch", "/function")) {
                all.add(path + " " + body + " " + text(client.post(path, body)));
            }
        }
        return all;
    }

    /** How a body is compressed depends on the pieces in which it comes. */
    private static String decoded(HttpResponse<String> response) throws IOException {
        byte[] bytes = response.body().getBytes(StandardCharsets.ISO_8859_1);
        boolean gzip = response.headers().firstValue("Content-Encoding").equals(Optional.of("gzip"));
        return new String(
                gzip ? new GZIPInputStream(new ByteArrayInputStream(bytes)).readAllBytes() : bytes,
                StandardCharsets.ISO_8859_1);
    }

    private static String text(HttpResponse<String> response) throws IOException {
        Map<String, List<String>> headers = new TreeMap<>(response.headers().map());
        headers.remove("date");
        String body = decoded(response).replaceAll("\"timestamp\":\"[^\"]*\"", "");
        return response.statusCode() + " " + headers + " " + body;
    }
}
