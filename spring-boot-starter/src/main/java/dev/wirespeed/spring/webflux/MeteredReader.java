package dev.wirespeed.spring.webflux;

import dev.wirespeed.spring.meter.SerializationMeter;
import java.util.List;
import java.util.Map;
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

/** A reader that is timed; all else is the reader's. */
record MeteredReader<T>(HttpMessageReader<T> reader, Supplier<SerializationMeter> meter)
        implements HttpMessageReader<T> {

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

    @Override
    public Flux<T> read(ResolvableType elementType, ReactiveHttpInputMessage message, Map<String, Object> hints) {
        if (message instanceof ServerHttpRequest request
                && isObject(elementType)) { // functional endpoints ask like that
            Reading reading = new Reading(meter.get(), request, elementType);
            return Flux.from(reading.values(reader.read(elementType, reading.request(), hints)))
                    .doFinally(reading::end);
        }
        return reader.read(elementType, message, hints);
    }

    @Override
    public Mono<T> readMono(ResolvableType elementType, ReactiveHttpInputMessage message, Map<String, Object> hints) {
        if (message instanceof ServerHttpRequest request && isObject(elementType)) {
            Reading reading = new Reading(meter.get(), request, elementType);
            return Mono.from(reading.values(reader.readMono(elementType, reading.request(), hints)))
                    .doFinally(reading::end);
        }
        return reader.readMono(elementType, message, hints);
    }

    @Override
    public Flux<T> read(
            ResolvableType actualType,
            ResolvableType elementType,
            ServerHttpRequest request,
            ServerHttpResponse response,
            Map<String, Object> hints) {
        if (!isObject(elementType)) {
            return reader.read(actualType, elementType, request, response, hints);
        }
        Reading reading = new Reading(meter.get(), request, elementType);
        return Flux.from(reading.values(reader.read(actualType, elementType, reading.request(), response, hints)))
                .doFinally(reading::end);
    }

    @Override
    public Mono<T> readMono(
            ResolvableType actualType,
            ResolvableType elementType,
            ServerHttpRequest request,
            ServerHttpResponse response,
            Map<String, Object> hints) {
        if (!isObject(elementType)) {
            return reader.readMono(actualType, elementType, request, response, hints);
        }
        Reading reading = new Reading(meter.get(), request, elementType);
        return Mono.from(reading.values(reader.readMono(actualType, elementType, reading.request(), response, hints)))
                .doFinally(reading::end);
    }

    private static boolean isObject(ResolvableType type) {
        return Writing.isObject(type.resolve(Object.class));
    }
}
