package dev.wirespeed.spring.mvc;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wirespeed.spring.meter.Clock;
import dev.wirespeed.spring.meter.SamplingSettings;
import dev.wirespeed.spring.meter.SerializationMeter;
import jakarta.servlet.ServletException;
import jakarta.servlet.ServletRequest;
import java.io.IOException;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.springframework.mock.web.MockFilterChain;
import org.springframework.mock.web.MockHttpServletRequest;
import org.springframework.mock.web.MockHttpServletResponse;

/** Which requests show their bytes. */
class MeterFilterTest {

    private final MeterFilter filter = new MeterFilter(new SerializationMeter(
            Clock.system(), 10, new SamplingSettings(0, 1_024, types -> name -> true, Runnable::run), List.of()));

    private ServletRequest passedOn(MockHttpServletRequest request) throws ServletException, IOException {
        MockFilterChain chain = new MockFilterChain();
        filter.doFilter(request, new MockHttpServletResponse(), chain);
        assertThat(chain.getResponse()).isInstanceOf(MeteredResponse.class);
        return Objects.requireNonNull(chain.getRequest());
    }

    private static MockHttpServletRequest request(String method) {
        return new MockHttpServletRequest(method, "/users");
    }

    @Test
    void aRequestThatHasNoBodyIsPassedOnAsItIs() throws Exception {
        MockHttpServletRequest get = request("GET");
        MockHttpServletRequest head = request("HEAD");
        assertThat(passedOn(get)).isSameAs(get);
        assertThat(passedOn(head)).isSameAs(head);
    }

    @Test
    void anyThatMayHaveOneIsWrapped() throws Exception {
        MockHttpServletRequest withLength = request("GET");
        withLength.setContent(new byte[1]);
        MockHttpServletRequest inChunks = request("GET");
        inChunks.addHeader("Transfer-Encoding", "chunked");
        MockHttpServletRequest framed = request("GET");
        framed.setProtocol("HTTP/2.0");
        assertThat(passedOn(withLength)).isInstanceOf(MeteredRequest.class);
        assertThat(passedOn(inChunks)).isInstanceOf(MeteredRequest.class);
        assertThat(passedOn(framed)).isInstanceOf(MeteredRequest.class);
        assertThat(passedOn(request("POST"))).isInstanceOf(MeteredRequest.class);
    }
}
