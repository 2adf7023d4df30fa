package dev.wirespeed.spring.mvc;

import com.fasterxml.jackson.annotation.JsonView;
import dev.wirespeed.spring.format.ViewHint;
import java.lang.reflect.Type;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.springframework.core.MethodParameter;
import org.springframework.http.MediaType;
import org.springframework.http.converter.AbstractJacksonHttpMessageConverter;
import org.springframework.http.converter.HttpMessageConverter;
import org.springframework.http.converter.SmartHttpMessageConverter;
import org.springframework.http.server.ServerHttpRequest;
import org.springframework.http.server.ServerHttpResponse;
import org.springframework.web.bind.annotation.ControllerAdvice;
import org.springframework.web.servlet.mvc.method.annotation.RequestBodyAdviceAdapter;
import org.springframework.web.servlet.mvc.method.annotation.ResponseBodyAdvice;

/**
 * Passes views on to converters of other formats. Spring MVC only passes them to Jackson's, and hidden properties would
 * be sent.
 */
@ControllerAdvice
final class ViewAdvice extends RequestBodyAdviceAdapter implements ResponseBodyAdvice<Object> {

    @Override
    public boolean supports(MethodParameter type, Class<? extends HttpMessageConverter<?>> converter) {
        return takesHints(converter) && type.hasMethodAnnotation(JsonView.class);
    }

    @Override
    public @Nullable Object beforeBodyWrite(
            @Nullable Object body,
            MethodParameter type,
            MediaType contentType,
            Class<? extends HttpMessageConverter<?>> converter,
            ServerHttpRequest request,
            ServerHttpResponse response) {
        return body;
    }

    @Override
    public Map<String, Object> determineWriteHints(
            @Nullable Object body,
            MethodParameter type,
            MediaType contentType,
            Class<? extends HttpMessageConverter<?>> converter) {
        return ViewHint.of(type.getMethodAnnotation(JsonView.class), type);
    }

    @Override
    public boolean supports(MethodParameter parameter, Type type, Class<? extends HttpMessageConverter<?>> converter) {
        return takesHints(converter) && parameter.hasParameterAnnotation(JsonView.class);
    }

    /** Spring itself gives hints to Jackson's. */
    private static boolean takesHints(Class<?> converter) {
        return SmartHttpMessageConverter.class.isAssignableFrom(converter)
                && !AbstractJacksonHttpMessageConverter.class.isAssignableFrom(converter);
    }

    @Override
    public Map<String, Object> determineReadHints(
            MethodParameter parameter, Type type, Class<? extends SmartHttpMessageConverter<?>> converter) {
        return ViewHint.of(parameter.getParameterAnnotation(JsonView.class), parameter);
    }
}
