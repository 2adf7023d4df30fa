package dev.wirespeed.store.access;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wirespeed.spring.meter.Direction;
import dev.wirespeed.spring.meter.SerializationMeter;
import dev.wirespeed.spring.report.SerializationEndpoint;
import dev.wirespeed.store.Client;
import dev.wirespeed.store.Counts;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.springframework.boot.WebApplicationType;
import org.springframework.boot.autoconfigure.SpringBootApplication;
import org.springframework.boot.builder.SpringApplicationBuilder;
import org.springframework.context.ConfigurableApplicationContext;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RestController;

/** The actuator's settings say who sees the report. */
class AccessTest {

    private static final String PATH = "/actuator/serialization";
    private static final String EXPOSED = "--management.endpoints.web.exposure.include=*";

    /** Of those on the class path, the actuator takes one. */
    private static final String OTHER_SERVERS = "org.springframework.boot.jetty.autoconfigure.actuate.web.server."
            + "JettyServletManagementContextAutoConfiguration,"
            + "org.springframework.boot.jetty.autoconfigure.actuate.web.server."
            + "JettyReactiveManagementContextAutoConfiguration,"
            + "org.springframework.boot.tomcat.autoconfigure.actuate.web.server."
            + "TomcatReactiveManagementContextAutoConfiguration";

    @SpringBootApplication
    static class Application {
        @RestController
        static class Users {
            @GetMapping("/users")
            Map<String, Integer> users() {
                return Map.of("users", 1);
            }
        }
    }

    @ParameterizedTest
    @CsvSource({
        "SERVLET, --management.endpoints.web.exposure.exclude=serialization",
        "SERVLET, --management.endpoint.serialization.access=none",
        "SERVLET, --management.endpoints.access.default=none",
        "SERVLET, --management.endpoints.access.max-permitted=none",
        "REACTIVE, --management.endpoint.serialization.access=none",
    })
    void whoMayNotSeeItFindsNothing(WebApplicationType type, String setting) throws Exception {
        try (ConfigurableApplicationContext service = run(type, EXPOSED, setting)) {
            Client client = new Client(port(service, "server"));
            assertThat(client.get(PATH).statusCode()).isEqualTo(404);
            assertThat(client.get(PATH, "Accept", "text/html").statusCode()).isEqualTo(404);
            assertThat(client.get("/actuator").body()).doesNotContain("serialization");
            assertThat(service.getBeanProvider(SerializationEndpoint.class)).isEmpty();
        }
    }

    @ParameterizedTest
    @EnumSource(
            value = WebApplicationType.class,
            names = {"SERVLET", "REACTIVE"})
    void itIsNotExposedUnasked(WebApplicationType type) throws Exception {
        try (ConfigurableApplicationContext service = run(type)) {
            Client client = new Client(port(service, "server"));
            assertThat(client.get("/actuator/health").statusCode()).isEqualTo(200);
            assertThat(client.get(PATH).statusCode()).isEqualTo(404);
        }
    }

    @ParameterizedTest
    @EnumSource(
            value = WebApplicationType.class,
            names = {"SERVLET", "REACTIVE"})
    void whoMayReadSeesIt(WebApplicationType type) throws Exception {
        try (ConfigurableApplicationContext service =
                run(type, EXPOSED, "--management.endpoint.serialization.access=read-only")) {
            Client client = new Client(port(service, "server"));
            assertThat(client.get(PATH).statusCode()).isEqualTo(200);
            assertThat(client.get(PATH, "Accept", "text/html").statusCode()).isEqualTo(200);
            assertThat(client.get("/actuator").body()).contains(PATH);
            assertThat(client.post(PATH, "{}").statusCode()).isEqualTo(405);
        }
    }

    @ParameterizedTest
    @EnumSource(
            value = WebApplicationType.class,
            names = {"SERVLET", "REACTIVE"})
    void itIsOnlyAtThePortOfTheActuator(WebApplicationType type) throws Exception {
        try (ConfigurableApplicationContext service = run(type, EXPOSED, "--management.server.port=0")) {
            Client client = new Client(port(service, "server"));
            Client management = new Client(port(service, "management"));
            assertThat(client.get("/users").body()).isEqualTo("{\"users\":1}");
            new Counts(service.getBean(SerializationMeter.class)).await("GET", "/users", Direction.WRITE, "json", 1);
            assertThat(client.get(PATH).statusCode()).isEqualTo(404);
            assertThat(management.get(PATH).body()).contains("\"pattern\":\"/users\"");
            assertThat(management.get(PATH, "Accept", "text/html").body()).startsWith("<!doctype html>");
        }
    }

    private static ConfigurableApplicationContext run(WebApplicationType type, String... settings) {
        return new SpringApplicationBuilder(Application.class)
                .web(type)
                .properties(
                        "server.port=0",
                        "spring.autoconfigure.exclude=" + OTHER_SERVERS,
                        "management.otlp.metrics.export.enabled=false",
                        "spring.reactor.netty.shutdown-quiet-period=0s")
                .run(settings);
    }

    private static int port(ConfigurableApplicationContext service, String of) {
        return service.getEnvironment().getRequiredProperty("local." + of + ".port", Integer.class);
    }
}
