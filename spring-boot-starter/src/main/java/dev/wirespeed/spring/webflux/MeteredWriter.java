package dev.wirespeed.spring.webflux;

import dev.wirespeed.spring.meter.SerializationMeter;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.reactivestreams.Publisher;
import org.springframework.core.ResolvableType;
import org.springframework.http.MediaType;
import org.springframework.http.ReactiveHttpOutputMessage;
import org.springframework.http.codec.HttpMessageWriter;
import org.springframework.http.server.reactive.ServerHttpRequest;
import org.springframework.http.server.reactive.ServerHttpResponse;
import reactor.core.publisher.Mono;

/** A writer that is timed; all else is the writer's. */
record MeteredWriter<T>(HttpMessageWriter<T> writer, Supplier<SerializationMeter> meter)
        implements HttpMessageWriter<T> {

    @Override
    public List<MediaType> getWritableMediaTypes() {
        return writer.getWritableMediaTypes();
    }

    @Override
    public List<MediaType> getWritableMediaTypes(ResolvableType elementType) {
        return writer.getWritableMediaTypes(elementType);
    }

    @Override
    public boolean canWrite(ResolvableType elementType, @Nullable MediaType mediaType) {
        return writer.canWrite(elementType, mediaType);
    }

    @Override
    public Mono<Void> write(
            Publisher<? extends T> values,
            ResolvableType elementType,
            @Nullable MediaType mediaType,
            ReactiveHttpOutputMessage message,
            Map<String, Object> hints) {
        return writer.write(values, elementType, mediaType, message, hints);
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
        Writing writing = new Writing(meter.get(), request, response);
        return writer.write(
                        writing.values(values),
                        actualType,
                        elementType,
                        mediaType,
                        request,
                        new MeteredResponse(response, writing),
                        hints)
                .doFinally(writing::end);
    }
}
