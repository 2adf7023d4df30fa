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
    private final @Nullable Handling outer;
    private @Nullable MeteredRequest read;
    private @Nullable MeteredResponse written;
    private @Nullable Conversion conversion;

    private Handling(NativeWebRequest request, @Nullable Handling outer) {
        this.request = request;
        this.outer = outer;
    }

    /** Begins; must be ended on the same thread. */
    static Handling begin(NativeWebRequest request) {
        Handling handling = new Handling(request, CURRENT.get());
        CURRENT.set(handling);
        return handling;
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
            written = response;
        }
    }

    /** A converter is about to read. */
    void reads(ResolvableType type, @Nullable MediaType mediaType, Converter converter) {
        if (request.getNativeRequest() instanceof MeteredRequest metered) {
            conversion = metered.start(type, mediaType, converter);
            read = metered;
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

    /** The conversion has ended, if there was one; what follows is not part of it. */
    void converted(boolean failed) {
        if (read != null) {
            read.detach();
        }
        if (written != null) {
            written.detach();
        }
        if (conversion != null) {
            conversion.end(failed);
        }
    }

    /** Spring MVC's work has ended, and with it the conversion, if there was one. */
    void end(boolean failed) {
        CURRENT.set(outer);
        converted(failed);
    }
}
