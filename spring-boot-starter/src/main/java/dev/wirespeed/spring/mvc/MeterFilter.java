package dev.wirespeed.spring.mvc;

import dev.wirespeed.spring.meter.SerializationMeter;
import jakarta.servlet.AsyncEvent;
import jakarta.servlet.AsyncListener;
import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import org.springframework.web.filter.OncePerRequestFilter;

/**
 * Times responses, and has conversions see what goes to the socket. It stands as close to Spring MVC as can be, so that what other
 * filters do with a response, such as to compress it, counts as the socket's.
 */
final class MeterFilter extends OncePerRequestFilter {

    private final SerializationMeter meter;

    MeterFilter(SerializationMeter meter) {
        this.meter = meter;
    }

    /** The container makes a response anew for an error, and what writes that is a conversion like others. */
    @Override
    protected boolean shouldNotFilterErrorDispatch() {
        return false;
    }

    @Override
    protected void doFilterInternal(HttpServletRequest request, HttpServletResponse response, FilterChain chain)
            throws ServletException, IOException {
        long start = meter.clock().nanos();
        ConversionProbe.takeOffered(); // one whose converter never wrote
        MeteredResponse metered = new MeteredResponse(meter, request, response);
        try {
            chain.doFilter(new MeteredRequest(request), metered);
        } finally {
            if (request.isAsyncStarted()) {
                request.getAsyncContext().addListener(new WhenComplete(start, request, metered));
            } else {
                responded(start, request, metered);
            }
        }
    }

    private void responded(long start, HttpServletRequest request, MeteredResponse response) {
        response.endOpen();
        meter.responded(Endpoints.of(meter, request), meter.clock().nanos() - start);
    }

    private final class WhenComplete implements AsyncListener {
        private final long start;
        private final HttpServletRequest request;
        private final MeteredResponse response;

        WhenComplete(long start, HttpServletRequest request, MeteredResponse response) {
            this.start = start;
            this.request = request;
            this.response = response;
        }

        @Override
        public void onComplete(AsyncEvent event) {
            responded(start, request, response);
        }

        @Override
        public void onStartAsync(AsyncEvent event) { // once more, after a dispatch: listeners are gone then
            event.getAsyncContext().addListener(this);
        }

        @Override
        public void onTimeout(AsyncEvent event) {}

        @Override
        public void onError(AsyncEvent event) {}
    }
}
