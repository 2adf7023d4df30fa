package dev.wirespeed.spring.mvc;

import dev.wirespeed.spring.meter.SerializationMeter;
import org.springframework.http.HttpHeaders;
import org.springframework.http.server.ServletServerHttpRequest;

/** The message of a functional endpoint, with a body that shows its bytes. */
final class MeteredMessage extends ServletServerHttpRequest {

    private final ServletServerHttpRequest message;
    private final MeteredRequest request;

    MeteredMessage(SerializationMeter meter, ServletServerHttpRequest message) {
        this(message, new MeteredRequest(meter, message.getServletRequest()));
    }

    private MeteredMessage(ServletServerHttpRequest message, MeteredRequest request) {
        super(request);
        this.message = message;
        this.request = request;
    }

    /** The request whose conversion sees the bytes. */
    MeteredRequest request() {
        return request;
    }

    /** Those of the message, which may have been parsed already. */
    @Override
    public HttpHeaders getHeaders() {
        return message.getHeaders();
    }
}
