package dev.wirespeed.spring.webflux;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.reactivestreams.Publisher;
import org.springframework.core.ResolvableType;
import org.springframework.core.codec.Hints;
import org.springframework.core.io.buffer.DataBuffer;
import org.springframework.core.io.buffer.DataBufferFactory;
import org.springframework.http.MediaType;
import org.springframework.http.codec.EncoderHttpMessageWriter;
import org.springframework.http.codec.HttpMessageEncoder;
import org.springframework.http.codec.HttpMessageWriter;
import org.springframework.http.codec.json.JacksonJsonEncoder;
import org.springframework.http.server.reactive.ServerHttpRequest;
import org.springframework.http.server.reactive.ServerHttpResponse;
import org.springframework.util.MimeType;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;

/**
 * Spring's encoder of JSON, timed where it makes the one buffer of a single value: less work than to wrap what the
 * writer gets and gives.
 */
final class MeteredEncoder implements HttpMessageEncoder<Object> {

    private static final String WRITING = Writing.class.getName();

    private final JacksonJsonEncoder encoder;

    private MeteredEncoder(JacksonJsonEncoder encoder) {
        this.encoder = encoder;
    }

    /** The same writer with a timed encoder, for single values alone; null for one that may work in another way. */
    @SuppressWarnings("unchecked") // both take any object
    static <T> @Nullable HttpMessageWriter<T> ofSingleValues(HttpMessageWriter<T> writer) {
        return writer.getClass() == EncoderHttpMessageWriter.class
                        && ((EncoderHttpMessageWriter<T>) writer).getEncoder() instanceof JacksonJsonEncoder encoder
                        && encoder.getClass() == JacksonJsonEncoder.class
                ? (HttpMessageWriter<T>) new EncoderHttpMessageWriter<>(new MeteredEncoder(encoder))
                : null;
    }

    /** Hints that say which response it is. */
    static Map<String, Object> hints(Map<String, Object> hints, Writing writing) {
        return Hints.merge(hints, WRITING, writing);
    }

    /** As Spring encodes a {@code Mono}. */
    @Override
    public Flux<DataBuffer> encode(
            Publisher<?> value,
            DataBufferFactory buffers,
            ResolvableType type,
            @Nullable MimeType mimeType,
            @Nullable Map<String, Object> hints) {
        return Mono.from(value)
                .map(each -> encodeValue(each, buffers, type, mimeType, hints))
                .flux();
    }

    @Override
    public DataBuffer encodeValue(
            Object value,
            DataBufferFactory buffers,
            ResolvableType type,
            @Nullable MimeType mimeType,
            @Nullable Map<String, Object> hints) {
        Writing writing = Hints.getRequiredHint(hints, WRITING);
        return writing.single(value, mimeType, () -> encoder.encodeValue(value, buffers, type, mimeType, hints));
    }

    @Override
    public boolean canEncode(ResolvableType type, @Nullable MimeType mimeType) {
        return encoder.canEncode(type, mimeType);
    }

    @Override
    public List<MimeType> getEncodableMimeTypes() {
        return encoder.getEncodableMimeTypes();
    }

    @Override
    public List<MimeType> getEncodableMimeTypes(ResolvableType type) {
        return encoder.getEncodableMimeTypes(type);
    }

    @Override
    public List<MediaType> getStreamingMediaTypes() {
        return encoder.getStreamingMediaTypes();
    }

    @Override
    public Map<String, Object> getEncodeHints(
            @Nullable ResolvableType actualType,
            ResolvableType elementType,
            @Nullable MediaType mediaType,
            ServerHttpRequest request,
            ServerHttpResponse response) {
        return encoder.getEncodeHints(actualType, elementType, mediaType, request, response);
    }
}
