package dev.wirespeed.spring.mvc;

import dev.wirespeed.spring.meter.Conversion;
import jakarta.servlet.ServletInputStream;
import jakarta.servlet.ServletRequest;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletRequestWrapper;
import java.io.IOException;
import org.jspecify.annotations.Nullable;
import org.springframework.web.util.WebUtils;

/** A request that shows the conversion under way what comes from the socket. */
final class MeteredRequest extends HttpServletRequestWrapper {

    private @Nullable MeteredInputStream stream;

    MeteredRequest(HttpServletRequest request) {
        super(request);
    }

    /** The one inside of a request that others may have wrapped; null if there is none, as in a test of one controller. */
    static @Nullable MeteredRequest in(ServletRequest request) {
        return WebUtils.getNativeRequest(request, MeteredRequest.class);
    }

    @Override
    public ServletInputStream getInputStream() throws IOException {
        if (stream == null) {
            stream = new MeteredInputStream(super.getInputStream());
        }
        return stream;
    }

    void attach(Conversion started) {
        if (stream != null) {
            stream.attach(started);
        }
    }

    void detach() {
        if (stream != null) {
            stream.detach();
        }
    }
}
