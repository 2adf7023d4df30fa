package dev.wirespeed.spring.mvc;

import dev.wirespeed.spring.meter.Conversion;
import dev.wirespeed.spring.meter.Converter;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.Part;
import java.io.IOException;
import org.jspecify.annotations.Nullable;
import org.springframework.core.ResolvableType;
import org.springframework.http.MediaType;

/** Spring MVC resolves an argument on this thread, and may read a body in that time. */
final class Resolving {

    private static final ThreadLocal<@Nullable Resolving> CURRENT = new ThreadLocal<>();

    private final MeteredRequest request;
    private final @Nullable Resolving outer;
    private @Nullable Conversion conversion;

    private Resolving(MeteredRequest request, @Nullable Resolving outer) {
        this.request = request;
        this.outer = outer;
    }

    /** Begins; must be ended on the same thread. */
    static Resolving begin(MeteredRequest request) {
        Resolving resolving = new Resolving(request, CURRENT.get());
        CURRENT.set(resolving);
        return resolving;
    }

    static @Nullable Resolving current() {
        return CURRENT.get();
    }

    /** A converter is about to read. */
    void reads(ResolvableType type, @Nullable MediaType mediaType, Converter converter) {
        conversion = request.start(type, mediaType, converter);
    }

    /** Counts the bytes of a part of a multipart request, which the server has read already. */
    void movedPart(@Nullable String name) {
        if (conversion == null || name == null) {
            return;
        }
        try {
            Part part = request.getPart(name);
            conversion.moved(part == null ? 0 : part.getSize());
        } catch (IOException | ServletException | IllegalStateException e) { // an application's own resolver of parts
            conversion.moved(0);
        }
    }

    /** The conversion has ended, if there was one; what follows is not part of it. */
    void converted(boolean failed) {
        request.detach();
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
