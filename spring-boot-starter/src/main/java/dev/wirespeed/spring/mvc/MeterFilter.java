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
        try {
            chain.doFilter(new MeteredRequest(meter, request), new MeteredResponse(meter, request, response));
        } finally {
            if (!isListenedTo(start, request)) {
                responded(start, request);
            }
        }
    }

    /** Whether the response is written later, so that its end will be told. */
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
