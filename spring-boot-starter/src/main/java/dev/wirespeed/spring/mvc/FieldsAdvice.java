package dev.wirespeed.spring.mvc;

import dev.wirespeed.spring.format.FieldsParameter;
import dev.wirespeed.spring.format.OfferedFormat;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;
import org.springframework.core.GenericTypeResolver;
import org.springframework.core.MethodParameter;
import org.springframework.core.Ordered;
import org.springframework.core.ResolvableType;
import org.springframework.core.annotation.Order;
import org.springframework.http.HttpEntity;
import org.springframework.http.MediaType;
import org.springframework.http.converter.HttpMessageConverter;
import org.springframework.http.converter.json.JacksonJsonHttpMessageConverter;
import org.springframework.http.server.ServerHttpRequest;
import org.springframework.http.server.ServerHttpResponse;
import org.springframework.http.server.ServletServerHttpRequest;
import org.springframework.http.server.ServletServerHttpResponse;
import org.springframework.util.LinkedMultiValueMap;
import org.springframework.util.MultiValueMap;
import org.springframework.web.bind.annotation.ControllerAdvice;
import org.springframework.web.servlet.mvc.method.annotation.ResponseBodyAdvice;
import org.springframework.web.util.UriComponentsBuilder;
import org.springframework.web.util.UriUtils;

/** Restricts responses to the properties that a request names. */
@ControllerAdvice
@Order(Ordered.LOWEST_PRECEDENCE - 1)
final class FieldsAdvice implements ResponseBodyAdvice<Object> {
    private static final int FIRST_ERROR = 400;

    private final FieldsParameter parameter;

    FieldsAdvice(FieldsParameter parameter) {
        this.parameter = parameter;
    }

    /** Clients can't select from responses of Spring's own controllers, for errors for example. */
    @Override
    public boolean supports(MethodParameter type, Class<? extends HttpMessageConverter<?>> converter) {
        boolean selects =
                JacksonJsonHttpMessageConverter.class.isAssignableFrom(converter) || converter == FormatConverter.class;
        return selects && !type.getDeclaringClass().getName().startsWith("org.springframework.");
    }

    @Override
    public @Nullable Object beforeBodyWrite(
            @Nullable Object body,
            MethodParameter type,
            MediaType contentType,
            Class<? extends HttpMessageConverter<?>> converter,
            ServerHttpRequest request,
            ServerHttpResponse response) {
        if (body == null || isError(response) || !hasQuery(request)) {
            return body;
        }
        ResolvableType declared = declared(type);
        FieldsParameter.Wanted wanted = parameter.wanted(query(request), OfferedFormat.written(declared, body));
        return wanted == null ? body : wanted.of(body, declared);
    }

    private static boolean isError(ServerHttpResponse response) {
        return response instanceof ServletServerHttpResponse servlet
                && servlet.getServletResponse().getStatus() >= FIRST_ERROR;
    }

    /** Spring parses the whole of the URI for its query; the server has it. */
    private static boolean hasQuery(ServerHttpRequest request) {
        return request instanceof ServletServerHttpRequest servlet
                ? servlet.getServletRequest().getQueryString() != null
                : request.getURI().getRawQuery() != null;
    }

    private static MultiValueMap<String, String> query(ServerHttpRequest request) {
        MultiValueMap<String, String> decoded = new LinkedMultiValueMap<>();
        UriComponentsBuilder.fromUri(request.getURI())
                .build()
                .getQueryParams()
                .forEach((name, values) -> values.forEach(each -> decoded.add(name, decoded(each))));
        return decoded;
    }

    private static String decoded(@Nullable String value) {
        return value == null ? "" : UriUtils.decode(value.replace('+', ' '), StandardCharsets.UTF_8);
    }

    /** The declared type of the body that a handler returns. */
    private static ResolvableType declared(MethodParameter type) {
        ResolvableType returned = ResolvableType.forType(
                GenericTypeResolver.resolveType(type.getGenericParameterType(), type.getContainingClass()));
        return HttpEntity.class.isAssignableFrom(returned.toClass()) ? returned.getGeneric() : returned;
    }
}
