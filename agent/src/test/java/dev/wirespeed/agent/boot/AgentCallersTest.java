package dev.wirespeed.agent.boot;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wirespeed.agent.boot.Callers.Kind;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Whose code a caller is. */
class AgentCallersTest {
    @Test
    void libraries() {
        assertThat(Stream.of(
                        "java.util.ArrayList",
                        "com.fasterxml.jackson.databind.ObjectMapper",
                        "dev.wirespeed.Json$Typed",
                        "dev.wirespeed.agent.boot.Conversion"))
                .allSatisfy(name -> assertThat(Callers.kind(name)).isEqualTo(Kind.LIBRARY));
    }

    @Test
    void frameworks() {
        assertThat(Stream.of(
                        "org.springframework.http.converter.AbstractJacksonHttpMessageConverter",
                        "org.apache.catalina.connector.CoyoteOutputStream",
                        "com.linecorp.armeria.server.HttpServer",
                        "retrofit2.converter.gson.GsonRequestBodyConverter"))
                .allSatisfy(name -> assertThat(Callers.kind(name)).isEqualTo(Kind.FRAMEWORK));
    }

    @Test
    void applicationsAlsoBelowTheNamesOfFrameworks() {
        assertThat(Stream.of(
                        "com.acme.Order",
                        "org.springframework.samples.petclinic.rest.OwnerRestController",
                        "org.apache.nifi.web.api.FlowResource",
                        "dev.wirespeed.examples.store.Orders"))
                .allSatisfy(name -> assertThat(Callers.kind(name)).isEqualTo(Kind.APPLICATION));
    }
}
