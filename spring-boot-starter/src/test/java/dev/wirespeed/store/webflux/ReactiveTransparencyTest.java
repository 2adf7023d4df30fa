package dev.wirespeed.store.webflux;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wirespeed.store.Answers;
import dev.wirespeed.store.Client;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.springframework.boot.WebApplicationType;
import org.springframework.boot.builder.SpringApplicationBuilder;
import org.springframework.boot.web.server.reactive.context.ReactiveWebServerApplicationContext;
import org.springframework.context.ConfigurableApplicationContext;

/** Answers with the starter are those without it, on Netty, too. */
class ReactiveTransparencyTest {

    private static final List<String> GETS = List.of(
            "/users/7",
            "/users",
            "/plain",
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
            "/missing",
            "/users/x");

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void answersAreTheSame(boolean gzip) throws Exception {
        List<String> without = answers(gzip, "wirespeed.codecs.enabled=false", "wirespeed.meter.enabled=false");
        assertThat(answers(gzip)).containsExactlyElementsOf(without);
        assertThat(without).hasSize(GETS.size() + 1 + 2 * 5);
    }

    private static List<String> answers(boolean gzip, String... properties) throws Exception {
        try (ConfigurableApplicationContext application = new SpringApplicationBuilder(ReactiveStore.class)
                .web(WebApplicationType.REACTIVE)
                .properties(
                        "server.port=0",
                        "server.compression.enabled=" + gzip,
                        "server.compression.min-response-size=64")
                .properties(properties)
                .run()) {
            int port = ((ReactiveWebServerApplicationContext) application)
                    .getWebServer()
                    .getPort();
            return Answers.of(new Client(port), GETS, List.of("/users", "/function"), gzip ? "gzip" : "identity");
        }
    }
}
