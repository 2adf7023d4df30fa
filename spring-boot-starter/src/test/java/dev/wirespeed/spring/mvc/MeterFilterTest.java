package dev.wirespeed.spring.mvc;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wirespeed.spring.meter.Clock;
import dev.wirespeed.spring.meter.SamplingSettings;
import dev.wirespeed.spring.meter.SerializationMeter;
import jakarta.servlet.ServletException;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.springframework.mock.web.MockFilterChain;
import org.springframework.mock.web.MockHttpServletRequest;
import org.springframework.mock.web.MockHttpServletResponse;

/** What the filter passes on. */
class MeterFilterTest {

    private final MeterFilter filter = new MeterFilter(new SerializationMeter(
            Clock.system(), 10, new SamplingSettings(0, 1_024, types -> name -> true, Runnable::run), List.of()));

    @Test
    void theRequestStaysAsItIsAndTheResponseShowsItsBytes() throws ServletException, IOException {
        MockHttpServletRequest request = new MockHttpServletRequest("POST", "/users");
        request.setContent(new byte[1]);
        MockFilterChain chain = new MockFilterChain();
        filter.doFilter(request, new MockHttpServletResponse(), chain);
        assertThat(chain.getRequest()).isSameAs(request);
        assertThat(chain.getResponse()).isInstanceOf(MeteredResponse.class);
    }
}
