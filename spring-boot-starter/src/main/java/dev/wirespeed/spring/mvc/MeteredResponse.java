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
import org.springframework.web.context.request.RequestContextHolder;
import org.springframework.web.context.request.ServletRequestAttributes;
import org.springframework.web.util.WebUtils;

/** A response that shows the current conversion the bytes to the socket. */
final class MeteredResponse extends HttpServletResponseWrapper {

    private record Found(@Nullable Object pattern, Endpoint endpoint) {}

    private final SerializationMeter meter;
    private final HttpServletRequest request;
    private @Nullable MeteredOutputStream stream;
    private @Nullable Conversion conversion;
    private @Nullable Found found;
    private @Nullable Handling handling;

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

    /** That of the request which Spring MVC has on this thread; null if there is none. */
    static @Nullable MeteredResponse current() {
        return RequestContextHolder.getRequestAttributes() instanceof ServletRequestAttributes attributes
                ? in(attributes.getResponse())
                : null;
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

    /** Spring MVC begins to handle a return value. */
    Handling handle() {
        Handling begun = new Handling(this, handling);
        handling = begun;
        return begun;
    }

    /** What is at work on a return value; null if nothing is. */
    @Nullable
    Handling handling() {
        return handling;
    }

    void handledBy(@Nullable Handling outer) {
        handling = outer;
    }

    /** Starts a conversion, which sees the bytes written until it is detached. */
    Conversion start(Object value, @Nullable MediaType type, Converter converter) {
        String named = getContentType();
        MediaType known = named == null ? type : MediaTypes.of(named);
        Conversion started = meter.start(endpoint(), Direction.WRITE, known, value, converter);
        conversion = started;
        return started;
    }

    /** Detaches a conversion, unless another thread has started one since. */
    void detach(Conversion ended) {
        if (conversion == ended) {
            conversion = null;
        }
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
