package dev.wirespeed.lab.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Which stacks are conversions. */
final class ProfilerTest {

    private static final String JACKSON = "tools.jackson.core.json.UTF8JsonGenerator";
    private static final String CONVERTER = "org.springframework.http.converter.json.JacksonJsonHttpMessageConverter";

    @Test
    void whatAConverterCallsIsConversion() {
        assertThat(Profiler.isConversion(List.of(JACKSON, CONVERTER, "org.apache.coyote.Http11Processor")))
                .isTrue();
        assertThat(Profiler.isConversion(List.of(CONVERTER))).isTrue();
        assertThat(Profiler.isConversion(List.of(JACKSON, "org.springframework.http.codec.json.JacksonJsonEncoder")))
                .isTrue();
    }

    @Test
    void theSocketWithinItIsNot() {
        assertThat(Profiler.isConversion(
                        List.of("org.apache.catalina.connector.CoyoteOutputStream", JACKSON, CONVERTER)))
                .isFalse();
        assertThat(Profiler.isConversion(
                        List.of("io.netty.channel.Channel", "org.springframework.http.codec.EncoderHttpMessageWriter")))
                .isFalse();
        assertThat(Profiler.isConversion(List.of(JACKSON))).isFalse();
        assertThat(Profiler.isConversion(List.of())).isFalse();
    }
}
