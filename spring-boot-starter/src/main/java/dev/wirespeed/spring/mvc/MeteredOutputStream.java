package dev.wirespeed.spring.mvc;

import dev.wirespeed.spring.meter.Conversion;
import jakarta.servlet.ServletOutputStream;
import jakarta.servlet.WriteListener;
import java.io.IOException;

/** Stops the clock of the current conversion while the socket has the bytes. */
final class MeteredOutputStream extends ServletOutputStream {

    private final MeteredResponse response;
    private final ServletOutputStream socket;

    MeteredOutputStream(MeteredResponse response, ServletOutputStream socket) {
        this.response = response;
        this.socket = socket;
    }

    /** The clock runs on, as reading it twice takes longer than a byte does. */
    @Override
    public void write(int value) throws IOException {
        socket.write(value);
        Conversion conversion = response.conversion();
        if (conversion == null) {
            return;
        }
        if (conversion.examines() > 0) {
            conversion.moved(new byte[] {(byte) value}, 0, 1);
        } else {
            conversion.moved(1);
        }
    }

    @Override
    public void write(byte[] bytes, int offset, int length) throws IOException {
        Conversion conversion = response.conversion();
        if (conversion == null) {
            socket.write(bytes, offset, length);
            return;
        }
        conversion.leave();
        try {
            socket.write(bytes, offset, length);
            conversion.moved(bytes, offset, length);
        } finally {
            conversion.enter();
        }
    }

    @Override
    public void flush() throws IOException {
        Conversion conversion = response.conversion();
        if (conversion == null) {
            socket.flush();
            return;
        }
        conversion.leave();
        try {
            socket.flush();
        } finally {
            conversion.enter();
        }
    }

    @Override
    public void close() throws IOException {
        socket.close();
    }

    @Override
    public boolean isReady() {
        return socket.isReady();
    }

    @Override
    public void setWriteListener(WriteListener listener) {
        socket.setWriteListener(listener);
    }
}
