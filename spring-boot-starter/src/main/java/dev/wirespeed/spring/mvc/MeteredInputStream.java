package dev.wirespeed.spring.mvc;

import dev.wirespeed.spring.meter.Conversion;
import jakarta.servlet.ReadListener;
import jakarta.servlet.ServletInputStream;
import java.io.IOException;
import org.jspecify.annotations.Nullable;

/** Stops the time of the conversion under way while it waits for bytes. */
final class MeteredInputStream extends ServletInputStream {

    private final ServletInputStream socket;
    private @Nullable Conversion conversion;
    private long readBefore;

    MeteredInputStream(ServletInputStream socket) {
        this.socket = socket;
    }

    /** Has it see what is read from now on, and what was read before to find out whether there is a body. */
    void attach(Conversion started) {
        started.moved(readBefore);
        conversion = started;
    }

    void detach() {
        conversion = null;
    }

    @Override
    public int read() throws IOException {
        leave();
        try {
            int value = socket.read();
            moved(value < 0 ? 0 : 1);
            return value;
        } finally {
            enter();
        }
    }

    @Override
    public int read(byte[] bytes, int offset, int length) throws IOException {
        leave();
        try {
            int count = socket.read(bytes, offset, length);
            moved(count);
            return count;
        } finally {
            enter();
        }
    }

    private void leave() {
        if (conversion != null) {
            conversion.leave();
        }
    }

    private void enter() {
        if (conversion != null) {
            conversion.enter();
        }
    }

    private void moved(int count) {
        if (count <= 0) {
            return;
        }
        if (conversion == null) {
            readBefore += count;
        } else {
            conversion.moved(count);
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
