package dev.wirespeed.spring.mvc;

import dev.wirespeed.spring.meter.Conversion;
import dev.wirespeed.spring.meter.Converter;
import dev.wirespeed.spring.meter.Direction;
import dev.wirespeed.spring.meter.SerializationMeter;
import jakarta.servlet.ServletInputStream;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletRequestWrapper;
import java.io.IOException;
import org.jspecify.annotations.Nullable;
import org.springframework.core.ResolvableType;
import org.springframework.http.MediaType;

/** A request, as those see it who read its body: it shows the current conversion the bytes from the socket. */
final class MeteredRequest extends HttpServletRequestWrapper {

    private final SerializationMeter meter;
    private @Nullable MeteredInputStream stream;
    private @Nullable Conversion conversion;
    private long readBefore;

    MeteredRequest(SerializationMeter meter, HttpServletRequest request) {
        super(request);
        this.meter = meter;
    }

    /**
     * Starts a conversion. It sees the bytes read until it is detached, and those that were read before to find out
     * whether there is a body.
     */
    Conversion start(ResolvableType type, @Nullable MediaType mediaType, Converter converter) {
        Conversion started = meter.start(Endpoints.of(meter, this), Direction.READ, mediaType, type, converter);
        started.moved(readBefore);
        readBefore = 0;
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

    /** Counts bytes that were read, for the conversion that reads them or the next one. */
    void moved(int count) {
        if (conversion == null) {
            readBefore += count;
        } else {
            conversion.moved(count);
        }
    }

    @Override
    public ServletInputStream getInputStream() throws IOException {
        if (stream == null) {
            stream = new MeteredInputStream(this, super.getInputStream());
        }
        return stream;
    }
}
