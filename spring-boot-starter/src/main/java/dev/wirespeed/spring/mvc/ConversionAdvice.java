package dev.wirespeed.spring.mvc;

import dev.wirespeed.spring.format.Selected;
import java.lang.reflect.Type;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.springframework.core.GenericTypeResolver;
import org.springframework.core.MethodParameter;
import org.springframework.core.Ordered;
import org.springframework.core.ResolvableType;
import org.springframework.core.annotation.Order;
import org.springframework.http.HttpInputMessage;
import org.springframework.http.MediaType;
import org.springframework.http.converter.ByteArrayHttpMessageConverter;
import org.springframework.http.converter.HttpMessageConverter;
import org.springframework.http.converter.ResourceHttpMessageConverter;
import org.springframework.http.converter.ResourceRegionHttpMessageConverter;
import org.springframework.http.converter.SmartHttpMessageConverter;
import org.springframework.http.converter.StringHttpMessageConverter;
import org.springframework.http.server.ServerHttpRequest;
import org.springframework.http.server.ServerHttpResponse;
import org.springframework.web.bind.annotation.ControllerAdvice;
import org.springframework.web.bind.annotation.RequestPart;
import org.springframework.web.servlet.mvc.method.annotation.RequestBodyAdvice;
import org.springframework.web.servlet.mvc.method.annotation.ResponseBodyAdvice;

/** Is called right before a converter writes or reads, and after it has read; changes nothing. */
@ControllerAdvice
@Order(Ordered.LOWEST_PRECEDENCE)
final class ConversionAdvice implements ResponseBodyAdvice<Object>, RequestBodyAdvice {

    /** These converters pass bytes or text through. */
    private static final Set<Class<?>> NO_CONVERSION = Set.of(
            ByteArrayHttpMessageConverter.class,
            StringHttpMessageConverter.class,
            ResourceHttpMessageConverter.class,
            ResourceRegionHttpMessageConverter.class);

    private static boolean converts(Class<? extends HttpMessageConverter<?>> converter) {
        return !NO_CONVERSION.contains(converter);
    }

    @Override
    public boolean supports(MethodParameter type, Class<? extends HttpMessageConverter<?>> converter) {
        return converts(converter);
    }

    @Override
    public @Nullable Object beforeBodyWrite(
            @Nullable Object body,
            MethodParameter type,
            MediaType contentType,
            Class<? extends HttpMessageConverter<?>> converter,
            ServerHttpRequest request,
            ServerHttpResponse response) {
        if (!takesHints(converter)) {
            starts(Conversions.responseOf(response), body, contentType, converter);
        }
        return body;
    }

    /** Gives none: of such a converter, Spring MVC asks for them last, when headers are done. */
    @Override
    public @Nullable Map<String, Object> determineWriteHints(
            @Nullable Object body,
            MethodParameter type,
            MediaType contentType,
            Class<? extends HttpMessageConverter<?>> converter) {
        if (takesHints(converter)) {
            starts(MeteredResponse.current(), body, contentType, converter);
        }
        return null;
    }

    private static boolean takesHints(Class<?> converter) {
        return SmartHttpMessageConverter.class.isAssignableFrom(converter);
    }

    private static void starts(
            @Nullable MeteredResponse response, @Nullable Object body, MediaType type, Class<?> converter) {
        Handling handling = response == null ? null : response.handling();
        if (handling != null && body != null) {
            Object value = body instanceof Selected selected ? selected.value() : body;
            handling.writes(value, type, Conversions.by(converter));
        }
    }

    @Override
    public boolean supports(MethodParameter parameter, Type type, Class<? extends HttpMessageConverter<?>> converter) {
        return converts(converter);
    }

    @Override
    public HttpInputMessage beforeBodyRead(
            HttpInputMessage message,
            MethodParameter parameter,
            Type type,
            Class<? extends HttpMessageConverter<?>> converter) {
        Resolving resolving = Resolving.current();
        if (resolving == null) {
            return message;
        }
        Type known = GenericTypeResolver.resolveType(type, parameter.getContainingClass());
        resolving.reads(
                ResolvableType.forType(known), message.getHeaders().getContentType(), Conversions.by(converter));
        RequestPart part = parameter.getParameterAnnotation(RequestPart.class);
        if (part != null) {
            resolving.movedPart(part.name().isEmpty() ? parameter.getParameterName() : part.name());
        }
        return message;
    }

    @Override
    public Object afterBodyRead(
            Object body,
            HttpInputMessage message,
            MethodParameter parameter,
            Type type,
            Class<? extends HttpMessageConverter<?>> converter) {
        Resolving resolving = Resolving.current();
        if (resolving != null) {
            resolving.converted(false);
        }
        return body;
    }

    @Override
    public @Nullable Object handleEmptyBody(
            @Nullable Object body,
            HttpInputMessage message,
            MethodParameter parameter,
            Type type,
            Class<? extends HttpMessageConverter<?>> converter) {
        return body;
    }
}
