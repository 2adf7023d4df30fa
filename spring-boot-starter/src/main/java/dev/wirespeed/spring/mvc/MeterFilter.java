package dev.wirespeed.spring.mvc;

import dev.wirespeed.spring.meter.SerializationMeter;
import jakarta.servlet.AsyncEvent;
import jakarta.servlet.AsyncListener;
import jakarta.servlet.Filter;
import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.ServletRequest;
import jakarta.servlet.ServletResponse;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;

/**
 * Times responses, and lets conversions see which bytes go to the socket. It is as close to Spring MVC as possible, so
 * the work of other filters on a response, compression for example, counts as the socket's. The request stays as it is:
 * Spring asks it for attributes and headers dozens of times, and each time a wrapper would take a little.
 */
final class MeterFilter implements Filter {

    private final SerializationMeter meter;

    MeterFilter(SerializationMeter meter) {
        this.meter = meter;
    }

    /** Once a request; again for an error, whose response the container creates anew: its body is converted, too. */
    @Override
    public void doFilter(ServletRequest request, ServletResponse response, FilterChain chain)
            throws ServletException, IOException {
        if (request instanceof HttpServletRequest asked
                && response instanceof HttpServletResponse answer
                && MeteredResponse.in(answer) == null) {
            metered(asked, answer, chain);
        } else {
            chain.doFilter(request, response);
        }
    }

    private void metered(HttpServletRequest request, HttpServletResponse response, FilterChain chain)
            throws ServletException, IOException {
        MeteredResponse metered = new MeteredResponse(meter, request, response);
        long start = meter.clock().nanos();
        try {
            chain.doFilter(request, metered);
        } finally {
            if (!isListenedTo(start, request, metered)) {
                responded(start, metered);
            }
        }
    }

    /** Whether the response is written later and its end will be reported. */
    private boolean isListenedTo(long start, HttpServletRequest request, MeteredResponse response) {
        try {
            if (request.isAsyncStarted()) {
                request.getAsyncContext().addListener(new WhenComplete(start, response));
                return true;
            }
            return false;
        } catch (IllegalStateException e) { // it has just been completed
            return false;
        }
    }

    private void responded(long start, MeteredResponse response) {
        meter.responded(response.endpoint(), meter.clock().nanos() - start);
    }

    private final class WhenComplete implements AsyncListener {
        private final long start;
        private final MeteredResponse response;

        WhenComplete(long start, MeteredResponse response) {
            this.start = start;
            this.response = response;
        }

        @Override
        public void onComplete(AsyncEvent event) {
            responded(start, response);
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
