package dev.wirespeed.spring.webflux;

import dev.wirespeed.spring.meter.Converter;
import dev.wirespeed.spring.meter.SerializationMeter;
import java.util.Map;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.reactivestreams.Publisher;
import org.springframework.core.ResolvableType;
import org.springframework.http.MediaType;
import org.springframework.http.codec.HttpMessageWriter;
import org.springframework.http.server.reactive.ServerHttpRequest;
import org.springframework.http.server.reactive.ServerHttpResponse;
import reactor.core.publisher.Mono;

/** A timed writer that forwards to another one. */
final class MeteredWriter<T> extends ForwardingWriter<T> {
    private final Supplier<SerializationMeter> meter;
    private final Converter converter;
    private final boolean headersLast;

    MeteredWriter(HttpMessageWriter<T> writer, Supplier<SerializationMeter> meter) {
        super(writer);
        this.meter = meter;
        this.converter = Converters.of(writer);
        this.headersLast = Converters.setsHeadersLast(writer);
    }

    @Override
    public Mono<Void> write(
            Publisher<? extends T> values,
            ResolvableType actualType,
            ResolvableType elementType,
            @Nullable MediaType mediaType,
            ServerHttpRequest request,
            ServerHttpResponse response,
            Map<String, Object> hints) {
        if (!Writing.isObject(elementType.resolve(Object.class))) { // a file goes out without a copy
            return writer.write(values, actualType, elementType, mediaType, request, response, hints);
        }
        Writing writing = new Writing(meter.get(), converter, request, response, mediaType);
        Mono<Void> written = writer.write(
                writing.values(values),
                actualType,
                elementType,
                mediaType,
                request,
                new MeteredResponse(response, writing, headersLast),
                hints);
        return Signals.ending(written, writing::end);
    }
}
