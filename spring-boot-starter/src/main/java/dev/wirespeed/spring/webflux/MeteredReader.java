package dev.wirespeed.spring.webflux;

import dev.wirespeed.spring.meter.Converter;
import dev.wirespeed.spring.meter.SerializationMeter;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.springframework.core.ResolvableType;
import org.springframework.http.MediaType;
import org.springframework.http.ReactiveHttpInputMessage;
import org.springframework.http.codec.HttpMessageReader;
import org.springframework.http.server.reactive.ServerHttpRequest;
import org.springframework.http.server.reactive.ServerHttpResponse;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;

/** A timed reader that forwards to another one. */
final class MeteredReader<T> implements HttpMessageReader<T> {
    private final HttpMessageReader<T> reader;
    private final Supplier<SerializationMeter> meter;
    private final Converter converter;
    private final @Nullable HttpMessageReader<T> ofSingleValues;

    MeteredReader(HttpMessageReader<T> reader, Supplier<SerializationMeter> meter) {
        this.reader = reader;
        this.meter = meter;
        this.converter = Converters.of(reader);
        this.ofSingleValues = MeteredDecoder.ofSingleValues(reader, meter, converter);
    }

    @Override
    public List<MediaType> getReadableMediaTypes() {
        return reader.getReadableMediaTypes();
    }

    @Override
    public List<MediaType> getReadableMediaTypes(ResolvableType elementType) {
        return reader.getReadableMediaTypes(elementType);
    }

    @Override
    public boolean canRead(ResolvableType elementType, @Nullable MediaType mediaType) {
        return reader.canRead(elementType, mediaType);
    }

    /** Called by functional endpoints. */
    @Override
    public Flux<T> read(ResolvableType elementType, ReactiveHttpInputMessage message, Map<String, Object> hints) {
        return message instanceof ServerHttpRequest request
                ? values(elementType, request, metered -> reader.read(elementType, metered, hints))
                : reader.read(elementType, message, hints);
    }

    @Override
    public Mono<T> readMono(ResolvableType elementType, ReactiveHttpInputMessage message, Map<String, Object> hints) {
        if (!(message instanceof ServerHttpRequest request) || !Writing.isObject(elementType.resolve(Object.class))) {
            return reader.readMono(elementType, message, hints);
        }
        return ofSingleValues == null
                ? value(elementType, request, metered -> reader.readMono(elementType, metered, hints))
                : ofSingleValues.readMono(elementType, request, MeteredDecoder.hints(hints, request));
    }

    @Override
    public Flux<T> read(
            ResolvableType actualType,
            ResolvableType elementType,
            ServerHttpRequest request,
            ServerHttpResponse response,
            Map<String, Object> hints) {
        return values(elementType, request, metered -> reader.read(actualType, elementType, metered, response, hints));
    }

    @Override
    public Mono<T> readMono(
            ResolvableType actualType,
            ResolvableType elementType,
            ServerHttpRequest request,
            ServerHttpResponse response,
            Map<String, Object> hints) {
        if (!Writing.isObject(elementType.resolve(Object.class))) {
            return reader.readMono(actualType, elementType, request, response, hints);
        }
        return ofSingleValues == null
                ? value(elementType, request, each -> reader.readMono(actualType, elementType, each, response, hints))
                : ofSingleValues.readMono(
                        actualType, elementType, request, response, MeteredDecoder.hints(hints, request));
    }

    private Flux<T> values(ResolvableType type, ServerHttpRequest request, Function<ServerHttpRequest, Flux<T>> read) {
        if (!Writing.isObject(type.resolve(Object.class))) {
            return read.apply(request);
        }
        Reading reading = new Reading(meter.get(), converter, request, type);
        return Flux.from(reading.values(read.apply(reading.request()))).doFinally(reading::end);
    }

    private Mono<T> value(ResolvableType type, ServerHttpRequest request, Function<ServerHttpRequest, Mono<T>> read) {
        Reading reading = new Reading(meter.get(), converter, request, type);
        return Mono.from(reading.values(read.apply(reading.request()))).doFinally(reading::end);
    }
}
