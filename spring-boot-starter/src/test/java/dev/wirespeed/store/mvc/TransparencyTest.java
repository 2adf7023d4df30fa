package dev.wirespeed.store.mvc;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wirespeed.store.Answers;
import dev.wirespeed.store.Client;
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
            "/error-code",
            "/missing",
            "/users/x");

    private static final String[] OFF = {
        "wirespeed.codecs.enabled=false", "wirespeed.meter.enabled=false",
    };

    @ParameterizedTest
    @CsvSource({"false, false, false", "false, true, true", "true, false, false"})
    void answersAreTheSame(boolean jetty, boolean virtualThreads, boolean gzip) throws Exception {
        String[] common = {
            "server.port=0",
            "spring.threads.virtual.enabled=" + virtualThreads,
            "server.compression.enabled=" + gzip,
            "server.compression.min-response-size=64",
        };
        List<String> without = answers(common, OFF, jetty, gzip);
        assertThat(answers(common, new String[0], jetty, gzip)).containsExactlyElementsOf(without);
        assertThat(without).hasSize(GETS.size() + 2 + 3 * 5);
    }

    private static List<String> answers(String[] common, String[] more, boolean jetty, boolean gzip) throws Exception {
        try (ConfigurableApplicationContext application = new SpringApplicationBuilder(Store.class)
                .web(WebApplicationType.SERVLET)
                .initializers(context -> ((GenericApplicationContext) context)
                        .registerBean(
                                ServletWebServerFactory.class,
                                () -> jetty
                                        ? new JettyServletWebServerFactory(0)
                                        : new TomcatServletWebServerFactory(0)))
                .properties(common)
                .properties(more)
                .run()) {
            WebServer server = ((ServletWebServerApplicationContext) application).getWebServer();
            assertThat(server.getClass().getSimpleName()).startsWith(jetty ? "Jetty" : "Tomcat");
            return Answers.of(
                    new Client(server.getPort()),
                    GETS,
                    List.of("/users", "/patch", "/function"),
                    gzip ? "gzip" : "identity");
        }
    }
}
