package dev.wirespeed.spring.webflux;

import com.fasterxml.jackson.annotation.JsonView;
import dev.wirespeed.WireException;
import dev.wirespeed.spring.format.OfferedFormat;
import dev.wirespeed.spring.format.Selected;
import dev.wirespeed.spring.format.ViewHint;
import java.lang.reflect.Type;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.reactivestreams.Publisher;
import org.springframework.core.MethodParameter;
import org.springframework.core.ResolvableType;
import org.springframework.core.codec.Hints;
import org.springframework.http.MediaType;
import org.springframework.http.ReactiveHttpOutputMessage;
import org.springframework.http.codec.HttpMessageWriter;
import org.springframework.http.server.reactive.ServerHttpRequest;
import org.springframework.http.server.reactive.ServerHttpResponse;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;

/**
 * Writes a format of codecs, if a media type asks for it with all parameters. Values that the format does not write are
 * sent as JSON, with JSON's media type. Several values are collected into one list.
 *
 * @param all the application's writers, one of which writes values that the format does not write
 */
record FormatWriter(OfferedFormat format, Supplier<List<HttpMessageWriter<?>>> all)
        implements HttpMessageWriter<Object> {
    @Override
    public List<MediaType> getWritableMediaTypes() {
        return format.mediaTypes();
    }

    @Override
    public boolean canWrite(ResolvableType elementType, @Nullable MediaType mediaType) {
        return format.isAsked(mediaType) && Writing.isObject(elementType.toClass());
    }

    @Override
    public Mono<Void> write(
            Publisher<?> values,
            ResolvableType actualType,
            ResolvableType elementType,
            @Nullable MediaType mediaType,
            ServerHttpRequest request,
            ServerHttpResponse response,
            Map<String, Object> hints) {
        JsonView view = actualType.getSource() instanceof MethodParameter method
                ? method.getMethodAnnotation(JsonView.class)
                : null;
        Map<String, Object> all = Hints.merge(hints, ViewHint.of(view, actualType.getSource()));
        return write(values, elementType, mediaType, response, all);
    }

    @Override
    public Mono<Void> write(
            Publisher<?> values,
            ResolvableType elementType,
            @Nullable MediaType mediaType,
            ReactiveHttpOutputMessage message,
            Map<String, Object> hints) {
        if (values instanceof Mono<?> one) {
            return one.flatMap(value -> write(value, elementType, mediaType, message, hints));
        }
        ResolvableType list = ResolvableType.forClassWithGenerics(List.class, elementType);
        return Flux.from(values).collectList().flatMap(all -> write(all, list, mediaType, message, hints));
    }

    private Mono<Void> write(
            Object value,
            ResolvableType declared,
            @Nullable MediaType mediaType,
            ReactiveHttpOutputMessage message,
            Map<String, Object> hints) {
        byte[] document = document(value, OfferedFormat.written(declared, value), hints);
        if (document == null) {
            message.getHeaders().setContentType(MediaType.APPLICATION_JSON);
            ResolvableType type = value instanceof Selected ? ResolvableType.forClass(Selected.class) : declared;
            return ofJson().write(Mono.just(value), type, MediaType.APPLICATION_JSON, message, hints);
        }
        message.getHeaders().setContentType(mediaType);
        message.getHeaders().setContentLength(document.length);
        return message.writeWith(Mono.fromSupplier(() -> message.bufferFactory().wrap(document)));
    }

    private byte @Nullable [] document(Object value, Type type, Map<String, Object> hints) {
        try {
            return format.writes(type) ? format.write(value, type, ViewHint.in(hints)) : null;
        } catch (WireException e) {
            return null; // of a class that is only known now, or a getter threw; that is for the other one to say
        }
    }

    @SuppressWarnings("unchecked") // it can write whatever is an object
    private HttpMessageWriter<Object> ofJson() {
        ResolvableType any = ResolvableType.forClass(Object.class);
        return (HttpMessageWriter<Object>) all.get().stream()
                .filter(each -> each.canWrite(any, MediaType.APPLICATION_JSON))
                .findFirst()
                .orElseThrow(() -> new IllegalStateException("There is no other writer for JSON"));
    }
}
