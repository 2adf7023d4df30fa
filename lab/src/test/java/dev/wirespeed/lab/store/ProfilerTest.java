package dev.wirespeed.lab.store;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wirespeed.lab.store.Profiler.Part;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Which stacks are conversions. */
final class ProfilerTest {

    private static final String JACKSON = "tools.jackson.core.json.UTF8JsonGenerator";
    private static final String CONVERTER = "org.springframework.http.converter.json.JacksonJsonHttpMessageConverter";

    @Test
    void whatAConverterCallsIsConversion() {
        assertThat(Profiler.part(List.of(JACKSON, CONVERTER, "org.apache.coyote.Http11Processor")))
                .isEqualTo(Part.CONVERSION);
        assertThat(Profiler.part(List.of(CONVERTER))).isEqualTo(Part.CONVERSION);
        assertThat(Profiler.part(List.of(JACKSON, "org.springframework.http.codec.json.JacksonJsonEncoder")))
                .isEqualTo(Part.CONVERSION);
    }

    @Test
    void theSocketWithinItIsOutput() {
        assertThat(Profiler.part(List.of("org.apache.catalina.connector.CoyoteOutputStream", JACKSON, CONVERTER)))
                .isEqualTo(Part.OUTPUT);
        assertThat(Profiler.part(
                        List.of("java.net.Socket", "org.apache.coyote.Http11Processor", CONVERTER, "shop.Orders")))
                .isEqualTo(Part.OUTPUT);
    }

    @Test
    void theMeterIsAtWorkWhereNothingOfTheServiceIsWithinIt() {
        String filter = "dev.wirespeed.spring.mvc.MeterFilter";
        String chain = "org.apache.catalina.core.ApplicationFilterChain";
        assertThat(Profiler.isMeter(List.of("java.util.HashMap", filter, chain)))
                .isTrue();
        assertThat(Profiler.isMeter(List.of("org.apache.catalina.connector.RequestFacade", filter, chain)))
                .isTrue();
        assertThat(Profiler.isMeter(List.of("jakarta.servlet.http.HttpServletResponseWrapper", CONVERTER)))
                .isTrue();
        assertThat(Profiler.isMeter(List.of(chain, filter, chain))).isFalse();
        assertThat(Profiler.isMeter(List.of("java.util.HashMap", chain, filter)))
                .isFalse();
        assertThat(Profiler.isMeter(List.of("org.apache.catalina.connector.ResponseFacade", CONVERTER)))
                .isFalse();
        assertThat(Profiler.isMeter(List.of(
                        "org.apache.catalina.connector.Request", "jakarta.servlet.ServletRequestWrapper", CONVERTER)))
                .isFalse();
        assertThat(Profiler.isMeter(List.of("java.lang.Thread"))).isFalse();
    }

    @Test
    void anythingElseIsNeither() {
        assertThat(Profiler.part(
                        List.of("io.netty.channel.Channel", "org.springframework.http.codec.EncoderHttpMessageWriter")))
                .isEqualTo(Part.OTHER);
        assertThat(Profiler.part(List.of("org.apache.coyote.Http11Processor"))).isEqualTo(Part.OTHER);
        assertThat(Profiler.part(List.of(JACKSON))).isEqualTo(Part.OTHER);
        assertThat(Profiler.part(List.of())).isEqualTo(Part.OTHER);
    }
}
