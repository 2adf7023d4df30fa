package dev.wirespeed.spring.mvc;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpInputMessage;

/** A part of a multipart request, whose bytes the server has read already. */
record MeteredPart(HttpInputMessage message, Handling handling) implements HttpInputMessage {

    @Override
    public HttpHeaders getHeaders() {
        return message.getHeaders();
    }

    @Override
    public InputStream getBody() throws IOException {
        return new FilterInputStream(message.getBody()) {
            @Override
            public int read() throws IOException {
                int value = super.read();
                handling.moved(value < 0 ? 0 : 1);
                return value;
            }

            @Override
            public int read(byte[] bytes, int offset, int length) throws IOException {
                int count = super.read(bytes, offset, length);
                handling.moved(Math.max(count, 0));
                return count;
            }
        };
    }
}
