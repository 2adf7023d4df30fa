package dev.wirespeed.spring.mvc;

import dev.wirespeed.spring.meter.Conversion;
import dev.wirespeed.spring.meter.Direction;
import dev.wirespeed.spring.meter.SerializationMeter;
import jakarta.servlet.ServletOutputStream;
import jakarta.servlet.ServletResponse;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import jakarta.servlet.http.HttpServletResponseWrapper;
import java.io.IOException;
import org.jspecify.annotations.Nullable;
import org.springframework.web.util.WebUtils;

/** A response that shows the conversion under way what goes to the socket. */
final class MeteredResponse extends HttpServletResponseWrapper {

    private final SerializationMeter meter;
    private final HttpServletRequest request;
    private @Nullable MeteredOutputStream stream;
    private @Nullable Conversion conversion;
    private boolean endsWithFlush;

    MeteredResponse(SerializationMeter meter, HttpServletRequest request, HttpServletResponse response) {
        super(response);
        this.meter = meter;
        this.request = request;
    }

    /** The one inside of a response that others may have wrapped; null if there is none, as in a test of one controller. */
    static @Nullable MeteredResponse in(@Nullable ServletResponse response) {
        return response == null ? null : WebUtils.getNativeResponse(response, MeteredResponse.class);
    }

    @Override
    public ServletOutputStream getOutputStream() throws IOException {
        Class<?> offered = ConversionProbe.takeOffered();
        if (offered != null) {
            endOpen();
            conversion = meter.start(
                    Endpoints.of(meter, request), Direction.WRITE, Endpoints.mediaType(getContentType()), offered);
            endsWithFlush = true;
        }
        if (stream == null) {
            stream = new MeteredOutputStream(this, super.getOutputStream());
        }
        return stream;
    }

    @Nullable
    Conversion conversion() {
        return conversion;
    }

    /** Has it see what is written from now on, until it is detached. */
    void attach(Conversion started) {
        endOpen();
        conversion = started;
        endsWithFlush = false;
    }

    /** Lets go of the conversion, which has ended. */
    void detach() {
        conversion = null;
    }

    void flushed() {
        if (endsWithFlush && conversion != null) {
            conversion.end(false);
            conversion = null;
        }
    }

    /** A conversion that has no end yet has failed: an exception has left the converter before it flushed. */
    void endOpen() {
        if (conversion != null) {
            conversion.end(true);
            conversion = null;
        }
    }
}
