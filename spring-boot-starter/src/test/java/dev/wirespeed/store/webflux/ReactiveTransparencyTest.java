package dev.wirespeed.store.webflux;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wirespeed.store.Answers;
import dev.wirespeed.store.Client;
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

    private static final String[] OFF = {
        "wirespeed.codecs.enabled=false", "wirespeed.meter.enabled=false",
    };

    @ParameterizedTest
    @CsvSource({"Netty, false", "Netty, true", "Jetty, false", "Tomcat, true"})
    void answersAreTheSame(String server, boolean gzip) throws Exception {
        List<String> without = answers(server, gzip, OFF);
        assertThat(answers(server, gzip)).containsExactlyElementsOf(without);
        assertThat(without).hasSize(GETS.size() + 2 + 2 * 5);
    }

    private static List<String> answers(String server, boolean gzip, String... properties) throws Exception {
        try (ConfigurableApplicationContext application = new SpringApplicationBuilder(ReactiveStore.class)
                .web(WebApplicationType.REACTIVE)
                .initializers(context -> ((GenericApplicationContext) context)
                        .registerBean(ReactiveWebServerFactory.class, () -> factory(server)))
                .properties("server.compression.enabled=" + gzip, "server.compression.min-response-size=64")
                .properties(properties)
                .run()) {
            WebServer running = ((ReactiveWebServerApplicationContext) application).getWebServer();
            assertThat(running.getClass().getSimpleName()).startsWith(server);
            return Answers.of(
                    new Client(running.getPort()), GETS, List.of("/users", "/function"), gzip ? "gzip" : "identity");
        }
    }

    private static ReactiveWebServerFactory factory(String server) {
        return switch (server) {
            case "Netty" -> new NettyReactiveWebServerFactory(0);
            case "Jetty" -> new JettyReactiveWebServerFactory(0);
            default -> new TomcatReactiveWebServerFactory(0);
        };
    }
}
