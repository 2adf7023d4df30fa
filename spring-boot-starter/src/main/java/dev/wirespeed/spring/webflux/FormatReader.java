package dev.wirespeed.spring.webflux;

import com.fasterxml.jackson.annotation.JsonView;
import dev.wirespeed.WireException;
import dev.wirespeed.spring.format.OfferedFormat;
import dev.wirespeed.spring.format.ViewHint;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.lang.reflect.Type;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.springframework.core.MethodParameter;
import org.springframework.core.ResolvableType;
import org.springframework.core.codec.DecodingException;
import org.springframework.core.codec.Hints;
import org.springframework.core.io.buffer.DataBuffer;
import org.springframework.core.io.buffer.DataBufferUtils;
import org.springframework.http.MediaType;
import org.springframework.http.ReactiveHttpInputMessage;
import org.springframework.http.codec.HttpMessageReader;
import org.springframework.http.server.reactive.ServerHttpRequest;
import org.springframework.http.server.reactive.ServerHttpResponse;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;

/**
 * Reads a format of codecs, from documents whose media type has all its parameters.
 *
 * @param longest the most bytes of a document
 */
record FormatReader(OfferedFormat format, int longest) implements HttpMessageReader<Object> {
    @Override
    public List<MediaType> getReadableMediaTypes() {
        return format.mediaTypes();
    }

    @Override
    public boolean canRead(ResolvableType elementType, @Nullable MediaType mediaType) {
        return format.isAsked(mediaType) && format.reads(elementType.getType());
    }

    @Override
    public Flux<Object> read(ResolvableType elementType, ReactiveHttpInputMessage message, Map<String, Object> hints) {
        Type list = ResolvableType.forClassWithGenerics(List.class, elementType).getType();
        return document(message, list, hints).flatMapIterable(all -> (List<?>) all);
    }

    @Override
    public Mono<Object> readMono(
            ResolvableType elementType, ReactiveHttpInputMessage message, Map<String, Object> hints) {
        return document(message, elementType.getType(), hints);
    }

    @Override
    public Flux<Object> read(
            ResolvableType actualType,
            ResolvableType elementType,
            ServerHttpRequest request,
            ServerHttpResponse response,
            Map<String, Object> hints) {
        return read(elementType, request, withView(actualType, hints));
    }

    @Override
    public Mono<Object> readMono(
            ResolvableType actualType,
            ResolvableType elementType,
            ServerHttpRequest request,
            ServerHttpResponse response,
            Map<String, Object> hints) {
        return readMono(elementType, request, withView(actualType, hints));
    }

    private static Map<String, Object> withView(ResolvableType actualType, Map<String, Object> hints) {
        JsonView view = actualType.getSource() instanceof MethodParameter parameter
                ? parameter.getParameterAnnotation(JsonView.class)
                : null;
        return Hints.merge(hints, ViewHint.of(view, actualType.getSource()));
    }

    private Mono<Object> document(ReactiveHttpInputMessage message, Type type, Map<String, Object> hints) {
        return DataBufferUtils.join(message.getBody(), longest)
                .flatMap(buffer -> Mono.justOrEmpty(value(buffer, type, hints)));
    }

    private @Nullable Object value(DataBuffer buffer, Type type, Map<String, Object> hints) {
        InputStream document = buffer.asInputStream(true);
        try (document) {
            return format.read(document, type, ViewHint.in(hints));
        } catch (WireException e) {
            throw new DecodingException(String.valueOf(e.getMessage()), e);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
