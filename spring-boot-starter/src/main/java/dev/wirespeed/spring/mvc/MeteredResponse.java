package dev.wirespeed.spring.mvc;

import dev.wirespeed.spring.meter.Conversion;
import dev.wirespeed.spring.meter.Converter;
import dev.wirespeed.spring.meter.Direction;
import dev.wirespeed.spring.meter.Endpoint;
import dev.wirespeed.spring.meter.MediaTypes;
import dev.wirespeed.spring.meter.SerializationMeter;
import jakarta.servlet.ServletOutputStream;
import jakarta.servlet.ServletResponse;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import jakarta.servlet.http.HttpServletResponseWrapper;
import java.io.IOException;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.springframework.http.MediaType;
import org.springframework.web.util.WebUtils;

/** A response that shows the current conversion the bytes to the socket. */
final class MeteredResponse extends HttpServletResponseWrapper {

    private record Found(@Nullable Object pattern, Endpoint endpoint) {}

    private final SerializationMeter meter;
    private final HttpServletRequest request;
    private @Nullable MeteredOutputStream stream;
    private @Nullable Conversion conversion;
    private @Nullable Found found;
    private boolean handled;

    MeteredResponse(SerializationMeter meter, HttpServletRequest request, HttpServletResponse response) {
        super(response);
        this.meter = meter;
        this.request = request;
    }

    /**
     * The one inside a response that others may have wrapped; null if there is none, as in a test of one controller.
     */
    static @Nullable MeteredResponse in(@Nullable ServletResponse response) {
        return response == null ? null : WebUtils.getNativeResponse(response, MeteredResponse.class);
    }

    /** The endpoint, as far as Spring MVC has determined it. */
    Endpoint endpoint() {
        Object now = Endpoints.patternOf(request);
        Found known = found;
        if (known == null || !Objects.equals(now, known.pattern())) {
            known = new Found(now, Endpoints.of(meter, request, now));
            found = known;
        }
        return known.endpoint();
    }

    /**
     * Spring MVC begins to handle a return value, and may convert it.
     *
     * @return whether it was doing so already, for {@link #end}
     */
    boolean begin() {
        boolean outer = handled;
        handled = true;
        return outer;
    }

    /** Whether Spring MVC handles a return value, so that a conversion will be ended. */
    boolean isHandled() {
        return handled;
    }

    /** Spring MVC's work has ended, and with it the conversion, if there was one. */
    void end(boolean outer, boolean failed) {
        handled = outer;
        Conversion ended = conversion;
        if (ended != null) {
            conversion = null;
            ended.end(failed);
        }
    }

    /** Starts a conversion, which sees the bytes written until it is detached. */
    Conversion start(Object value, @Nullable MediaType type, Converter converter) {
        String named = getContentType();
        MediaType known = named == null ? type : MediaTypes.of(named);
        Conversion started = meter.start(endpoint(), Direction.WRITE, known, value, converter);
        conversion = started;
        return started;
    }

    /** Detaches the conversion. */
    void detach() {
        conversion = null;
    }

    @Nullable
    Conversion conversion() {
        return conversion;
    }

    @Override
    public ServletOutputStream getOutputStream() throws IOException {
        if (stream == null) {
            stream = new MeteredOutputStream(this, super.getOutputStream());
        }
        return stream;
    }
}
