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
record MeteredReader<T>(HttpMessageReader<T> reader, Converter converter, Supplier<SerializationMeter> meter)
        implements HttpMessageReader<T> {

    MeteredReader(HttpMessageReader<T> reader, Supplier<SerializationMeter> meter) {
        this(reader, Converters.of(reader), meter);
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
        return message instanceof ServerHttpRequest request
                ? value(elementType, request, metered -> reader.readMono(elementType, metered, hints))
                : reader.readMono(elementType, message, hints);
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
        return value(
                elementType, request, metered -> reader.readMono(actualType, elementType, metered, response, hints));
    }

    private Flux<T> values(ResolvableType type, ServerHttpRequest request, Function<ServerHttpRequest, Flux<T>> read) {
        if (!Writing.isObject(type.resolve(Object.class))) {
            return read.apply(request);
        }
        Reading reading = new Reading(meter.get(), converter, request, type);
        return Flux.from(reading.values(read.apply(reading.request()))).doFinally(reading::end);
    }

    private Mono<T> value(ResolvableType type, ServerHttpRequest request, Function<ServerHttpRequest, Mono<T>> read) {
        if (!Writing.isObject(type.resolve(Object.class))) {
            return read.apply(request);
        }
        Reading reading = new Reading(meter.get(), converter, request, type);
        return Mono.from(reading.values(read.apply(reading.request()))).doFinally(reading::end);
    }
}
