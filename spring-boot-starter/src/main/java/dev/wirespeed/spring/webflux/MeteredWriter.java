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
    private final @Nullable HttpMessageWriter<T> ofSingleValues;

    MeteredWriter(HttpMessageWriter<T> writer, Supplier<SerializationMeter> meter) {
        super(writer);
        this.meter = meter;
        this.converter = Converters.of(writer);
        this.headersLast = Converters.setsHeadersLast(writer);
        this.ofSingleValues = MeteredEncoder.ofSingleValues(writer);
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
        if (ofSingleValues != null && values instanceof Mono) {
            Map<String, Object> known = MeteredEncoder.hints(hints, writing);
            return Signals.ending(
                    ofSingleValues.write(values, actualType, elementType, mediaType, request, response, known),
                    writing::end);
        }
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
