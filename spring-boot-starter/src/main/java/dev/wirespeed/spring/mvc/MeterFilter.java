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
 * Times responses, and lets conversions see which bytes go to the socket. It is as close to Spring MVC as possible, so
 * the work of other filters on a response, compression for example, counts as the socket's.
 */
final class MeterFilter extends OncePerRequestFilter {

    private final SerializationMeter meter;

    MeterFilter(SerializationMeter meter) {
        this.meter = meter;
    }

    /** For an error, the container creates the response anew, and its body is a conversion like any other. */
    @Override
    protected boolean shouldNotFilterErrorDispatch() {
        return false;
    }

    @Override
    protected void doFilterInternal(HttpServletRequest request, HttpServletResponse response, FilterChain chain)
            throws ServletException, IOException {
        long start = meter.clock().nanos();
        try {
            chain.doFilter(new MeteredRequest(meter, request), new MeteredResponse(meter, request, response));
        } finally {
            if (!isListenedTo(start, request)) {
                responded(start, request);
            }
        }
    }

    /** Whether the response is written later and its end will be reported. */
    private boolean isListenedTo(long start, HttpServletRequest request) {
        try {
            if (request.isAsyncStarted()) {
                request.getAsyncContext().addListener(new WhenComplete(start, request));
                return true;
            }
            return false;
        } catch (IllegalStateException e) { // it has just been completed
            return false;
        }
    }

    private void responded(long start, HttpServletRequest request) {
        meter.responded(Endpoints.of(meter, request), meter.clock().nanos() - start);
    }

    private final class WhenComplete implements AsyncListener {
        private final long start;
        private final HttpServletRequest request;

        WhenComplete(long start, HttpServletRequest request) {
            this.start = start;
            this.request = request;
        }

        @Override
        public void onComplete(AsyncEvent event) {
            responded(start, request);
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
