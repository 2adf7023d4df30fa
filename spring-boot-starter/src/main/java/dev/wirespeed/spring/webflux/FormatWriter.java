package dev.wirespeed.spring.webflux;

import com.fasterxml.jackson.annotation.JsonView;
import dev.wirespeed.WireException;
import dev.wirespeed.spring.format.OfferedFormat;
import dev.wirespeed.spring.format.Selected;
import java.lang.reflect.Type;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.reactivestreams.Publisher;
import org.springframework.core.MethodParameter;
import org.springframework.core.ResolvableType;
import org.springframework.http.MediaType;
import org.springframework.http.ReactiveHttpOutputMessage;
import org.springframework.http.codec.HttpMessageWriter;
import org.springframework.http.server.reactive.ServerHttpRequest;
import org.springframework.http.server.reactive.ServerHttpResponse;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;

/**
 * Writes a format of codecs, where that is asked for by all of its media type. What is not for the format is sent as JSON, and says so; many values are collected to
 * one list.
 *
 * @param all writers of the application, of which another one writes what is not for the format
 */
record FormatWriter(OfferedFormat format, Supplier<List<HttpMessageWriter<?>>> all)
        implements HttpMessageWriter<Object> {
    private static final String VIEW = JsonView.class.getName();

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
        Class<?> view = actualType.getSource() instanceof MethodParameter method ? view(method) : null;
        return write(values, elementType, mediaType, response, view == null ? hints : Map.of(VIEW, view));
    }

    private static @Nullable Class<?> view(MethodParameter method) {
        JsonView view = method.getMethodAnnotation(JsonView.class);
        if (view != null && view.value().length != 1) {
            throw new IllegalArgumentException("@JsonView needs one class at " + method);
        }
        return view == null ? null : view.value()[0];
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
            return plain().write(Mono.just(value), type, MediaType.APPLICATION_JSON, message, hints);
        }
        message.getHeaders().setContentType(mediaType);
        message.getHeaders().setContentLength(document.length);
        return message.writeWith(Mono.fromSupplier(() -> message.bufferFactory().wrap(document)));
    }

    private byte @Nullable [] document(Object value, Type type, Map<String, Object> hints) {
        try {
            return format.writes(type) ? format.write(value, type, (Class<?>) hints.get(VIEW)) : null;
        } catch (WireException e) {
            return null; // of a class that is only known now, or a getter threw; that is for the other one to say
        }
    }

    @SuppressWarnings("unchecked") // it can write whatever is an object
    private HttpMessageWriter<Object> plain() {
        ResolvableType any = ResolvableType.forClass(Object.class);
        return (HttpMessageWriter<Object>) all.get().stream()
                .filter(each -> each.canWrite(any, MediaType.APPLICATION_JSON))
                .findFirst()
                .orElseThrow(() -> new IllegalStateException("There is no other writer for JSON"));
    }
}
