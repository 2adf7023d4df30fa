package dev.wirespeed.spring.mvc;

import dev.wirespeed.spring.meter.Conversion;
import jakarta.servlet.ReadListener;
import jakarta.servlet.ServletInputStream;
import java.io.IOException;

/** Stops the clock of the current conversion while it waits for bytes. */
final class MeteredInputStream extends ServletInputStream {

    private final MeteredRequest request;
    private final ServletInputStream socket;

    MeteredInputStream(MeteredRequest request, ServletInputStream socket) {
        this.request = request;
        this.socket = socket;
    }

    /** The clock runs on, as reading it twice takes longer than a byte does. */
    @Override
    public int read() throws IOException {
        int value = socket.read();
        if (value >= 0) {
            request.moved(1);
        }
        return value;
    }

    @Override
    public int read(byte[] bytes, int offset, int length) throws IOException {
        Conversion conversion = request.conversion();
        if (conversion == null) {
            int count = socket.read(bytes, offset, length);
            request.moved(Math.max(count, 0));
            return count;
        }
        conversion.leave();
        try {
            int count = socket.read(bytes, offset, length);
            request.moved(Math.max(count, 0));
            return count;
        } finally {
            conversion.enter();
        }
    }

    @Override
    public int available() throws IOException {
        return socket.available();
    }

    @Override
    public void close() throws IOException {
        socket.close();
    }

    @Override
    public boolean isFinished() {
        return socket.isFinished();
    }

    @Override
    public boolean isReady() {
        return socket.isReady();
    }

    @Override
    public void setReadListener(ReadListener listener) {
        socket.setReadListener(listener);
    }
}
