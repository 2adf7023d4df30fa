package dev.wirespeed.spring.mvc;

import dev.wirespeed.spring.meter.Conversion;
import dev.wirespeed.spring.meter.Converter;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import jakarta.servlet.http.Part;
import java.io.IOException;
import org.jspecify.annotations.Nullable;
import org.springframework.core.ResolvableType;
import org.springframework.http.MediaType;
import org.springframework.web.context.request.NativeWebRequest;

/** Spring MVC resolves an argument or handles a return value on this thread, and may convert a body in that time. */
final class Handling {

    private static final ThreadLocal<@Nullable Handling> CURRENT = new ThreadLocal<>();

    private final NativeWebRequest request;
    private @Nullable Conversion conversion;
    private @Nullable Runnable detach;

    private Handling(NativeWebRequest request) {
        this.request = request;
    }

    /** The work of Spring MVC. */
    @FunctionalInterface
    interface Step<R extends @Nullable Object> {
        R run() throws Exception;
    }

    /** Ends the conversion that the step started, if any, however the step ends. */
    static <R extends @Nullable Object> R during(NativeWebRequest request, Step<R> step) throws Exception {
        Handling outer = CURRENT.get();
        Handling handling = new Handling(request);
        CURRENT.set(handling);
        boolean failed = true;
        try {
            R result = step.run();
            failed = false;
            return result;
        } finally {
            CURRENT.set(outer);
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
    void writes(Object value, MediaType type, Converter converter) {
        MeteredResponse response = MeteredResponse.in(request.getNativeResponse(HttpServletResponse.class));
        if (response != null) {
            conversion = response.start(value, type, converter);
            detach = response::detach;
        }
    }

    /** A converter is about to read. */
    void reads(ResolvableType type, @Nullable MediaType mediaType, Converter converter) {
        if (request.getNativeRequest() instanceof MeteredRequest metered) {
            conversion = metered.start(type, mediaType, converter);
            detach = metered::detach;
        }
    }

    /** Counts the bytes of a part of a multipart request, which the server has read already. */
    void movedPart(@Nullable String name) {
        HttpServletRequest servlet = request.getNativeRequest(HttpServletRequest.class);
        if (conversion == null || servlet == null || name == null) {
            return;
        }
        try {
            Part part = servlet.getPart(name);
            conversion.moved(part == null ? 0 : part.getSize());
        } catch (IOException | ServletException | IllegalStateException e) { // an application's own resolver of parts
            conversion.moved(0);
        }
    }

    /** The conversion has ended, if there was one. */
    void end(boolean failed) {
        if (detach != null) {
            detach.run();
        }
        if (conversion != null) {
            conversion.end(failed);
        }
    }
}
