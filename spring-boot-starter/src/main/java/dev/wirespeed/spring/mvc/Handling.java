package dev.wirespeed.spring.mvc;

import dev.wirespeed.spring.meter.Conversion;
import dev.wirespeed.spring.meter.Converter;
import org.jspecify.annotations.Nullable;
import org.springframework.http.MediaType;

/** Spring MVC handles a return value, and may convert it in that time. */
final class Handling {

    private final MeteredResponse response;
    private final @Nullable Handling outer;
    private final Thread thread = Thread.currentThread();
    private @Nullable Conversion conversion;

    /** @param outer the one that this is inside of */
    Handling(MeteredResponse response, @Nullable Handling outer) {
        this.response = response;
        this.outer = outer;
    }

    /** False on the thread of an emitter that has the same response. */
    boolean isOfThisThread() {
        return thread == Thread.currentThread();
    }

    /** A converter is about to write. */
    void writes(Object value, MediaType type, Converter converter) {
        conversion = response.start(value, type, converter);
    }

    /** Spring MVC's work has ended, and with it the conversion, if there was one. */
    void end(boolean failed) {
        response.handledBy(outer);
        if (conversion != null) {
            response.detach(conversion);
            conversion.end(failed);
        }
    }
}
