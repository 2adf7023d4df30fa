package dev.wirespeed.spring.webflux;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.reactivestreams.Publisher;
import org.springframework.core.ResolvableType;
import org.springframework.http.MediaType;
import org.springframework.http.ReactiveHttpOutputMessage;
import org.springframework.http.codec.HttpMessageWriter;
import reactor.core.publisher.Mono;

/** A writer in the place of another one, which it forwards to except for responses. */
abstract class ForwardingWriter<T> implements HttpMessageWriter<T> {
    final HttpMessageWriter<T> writer;

    ForwardingWriter(HttpMessageWriter<T> writer) {
        this.writer = writer;
    }

    @Override
    public final List<MediaType> getWritableMediaTypes() {
        return writer.getWritableMediaTypes();
    }

    @Override
    public final List<MediaType> getWritableMediaTypes(ResolvableType elementType) {
        return writer.getWritableMediaTypes(elementType);
    }

    @Override
    public final boolean canWrite(ResolvableType elementType, @Nullable MediaType mediaType) {
        return writer.canWrite(elementType, mediaType);
    }

    @Override
    public final Mono<Void> write(
            Publisher<? extends T> values,
            ResolvableType elementType,
            @Nullable MediaType mediaType,
            ReactiveHttpOutputMessage message,
            Map<String, Object> hints) {
        return writer.write(values, elementType, mediaType, message, hints);
    }
}
