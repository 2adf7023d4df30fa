package dev.wirespeed.spring.mvc;

import dev.wirespeed.spring.meter.Conversion;
import dev.wirespeed.spring.meter.Direction;
import dev.wirespeed.spring.meter.SerializationMeter;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import org.jspecify.annotations.Nullable;
import org.springframework.http.MediaType;

/** Spring MVC resolves an argument or handles a return value on this thread, and may convert a body meanwhile. */
final class Handling {

    private static final ThreadLocal<@Nullable Handling> CURRENT = new ThreadLocal<>();

    private final SerializationMeter meter;
    private final HttpServletRequest request;
    private final @Nullable HttpServletResponse response;
    private @Nullable Conversion conversion;
    private Runnable detach = () -> {};

    private Handling(SerializationMeter meter, HttpServletRequest request, @Nullable HttpServletResponse response) {
        this.meter = meter;
        this.request = request;
        this.response = response;
    }

    /** What Spring MVC does meanwhile. */
    @FunctionalInterface
    interface Step<R extends @Nullable Object> {
        R run() throws Exception;
    }

    /** Ends the conversion that the step started, if it did, however the step ends. */
    static <R extends @Nullable Object> R during(
            SerializationMeter meter, HttpServletRequest request, @Nullable HttpServletResponse response, Step<R> step)
            throws Exception {
        Handling handling = new Handling(meter, request, response);
        CURRENT.set(handling);
        boolean failed = true;
        try {
            R result = step.run();
            failed = false;
            return result;
        } finally {
            CURRENT.remove();
            handling.end(failed);
        }
    }

    static @Nullable Handling current() {
        return CURRENT.get();
    }

    static boolean isNone() {
        return CURRENT.get() == null;
    }

    /** A converter is about to write. */
    void writes(Object value, MediaType type) {
        Conversion started = start(Direction.WRITE, type, value);
        MeteredResponse metered = MeteredResponse.in(response);
        if (metered != null) {
            metered.attach(started);
            detach = metered::detach;
        }
    }

    /** A converter is about to read. */
    void reads(Class<?> type, @Nullable MediaType mediaType) {
        Conversion started = start(Direction.READ, mediaType, type);
        MeteredRequest metered = MeteredRequest.in(request);
        if (metered != null) {
            metered.attach(started);
            detach = metered::detach;
        }
    }

    private Conversion start(Direction direction, @Nullable MediaType type, Object value) {
        Conversion started = meter.start(Endpoints.of(meter, request), direction, type, value);
        conversion = started;
        return started;
    }

    /** The conversion has ended, if there was one. */
    void end(boolean failed) {
        detach.run();
        if (conversion != null) {
            conversion.end(failed);
        }
    }
}
