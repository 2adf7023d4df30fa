package dev.wirespeed.spring.webflux;

import dev.wirespeed.spring.format.FieldsParameter;
import dev.wirespeed.spring.format.FieldsParameter.Wanted;
import dev.wirespeed.spring.format.Selected;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.reactivestreams.Publisher;
import org.springframework.core.ResolvableType;
import org.springframework.http.HttpStatusCode;
import org.springframework.http.MediaType;
import org.springframework.http.codec.EncoderHttpMessageWriter;
import org.springframework.http.codec.HttpMessageWriter;
import org.springframework.http.codec.json.JacksonJsonEncoder;
import org.springframework.http.server.reactive.ServerHttpRequest;
import org.springframework.http.server.reactive.ServerHttpResponse;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;

/** A writer that gets values restricted to the properties that a request names. */
final class FieldsWriter<T> extends ForwardingWriter<T> {
    private static final ResolvableType SELECTED = ResolvableType.forClass(Selected.class);

    private final FieldsParameter parameter;

    FieldsWriter(HttpMessageWriter<T> writer, FieldsParameter parameter) {
        super(writer);
        this.parameter = parameter;
    }

    /** Whether a writer writes objects by their properties. */
    static boolean selects(HttpMessageWriter<?> writer) {
        return writer instanceof FormatWriter
                || (writer instanceof EncoderHttpMessageWriter<?> encoding
                        && encoding.getEncoder() instanceof JacksonJsonEncoder);
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
        if (request.getURI().getRawQuery() == null) {
            return writer.write(values, actualType, elementType, mediaType, request, response, hints);
        }
        return Mono.defer(() -> select(values, actualType, elementType, mediaType, request, response, hints));
    }

    @SuppressWarnings("unchecked") // it can write whatever is an object
    private Mono<Void> select(
            Publisher<? extends T> values,
            ResolvableType actualType,
            ResolvableType elementType,
            @Nullable MediaType mediaType,
            ServerHttpRequest request,
            ServerHttpResponse response,
            Map<String, Object> hints) {
        Wanted wanted = isError(response) || !Writing.isObject(elementType.toClass())
                ? null
                : parameter.wanted(request.getQueryParams(), elementType.getType());
        if (wanted == null) {
            return writer.write(values, actualType, elementType, mediaType, request, response, hints);
        }
        HttpMessageWriter<Object> any = (HttpMessageWriter<Object>) writer;
        if (values instanceof Mono<?> one) {
            return any.write(
                    one.map(value -> wanted.of(value, elementType)),
                    actualType,
                    SELECTED,
                    mediaType,
                    request,
                    response,
                    hints);
        }
        Publisher<Object> selected = writer instanceof FormatWriter
                ? Flux.from(values).collectList().map(all -> wanted.of(all, listOf(elementType)))
                : Flux.from(values).map(value -> wanted.of(value, elementType));
        return any.write(selected, actualType, SELECTED, mediaType, request, response, hints);
    }

    private static ResolvableType listOf(ResolvableType elementType) {
        return ResolvableType.forClassWithGenerics(List.class, elementType);
    }

    private static boolean isError(ServerHttpResponse response) {
        HttpStatusCode status = response.getStatusCode();
        return status != null && status.isError();
    }
}
