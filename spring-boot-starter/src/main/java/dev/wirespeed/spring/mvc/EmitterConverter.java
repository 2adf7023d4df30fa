package dev.wirespeed.spring.mvc;

import java.io.IOException;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpInputMessage;
import org.springframework.http.HttpOutputMessage;
import org.springframework.http.MediaType;
import org.springframework.http.converter.HttpMessageConverter;

/**
 * Has another converter write what emitters send, and times it. Nobody is told of these conversions but converters, so this one stands
 * before all others; where Spring MVC handles arguments and return values, it is none.
 */
final class EmitterConverter implements HttpMessageConverter<Object> {

    private List<HttpMessageConverter<?>> others = List.of();

    void standsFor(List<HttpMessageConverter<?>> converters) {
        others = converters.stream().filter(each -> each != this).toList();
    }

    @Override
    public boolean canWrite(Class<?> type, @Nullable MediaType mediaType) {
        return Handling.isNone() && Conversions.isObject(type) && other(type, mediaType) != null;
    }

    @Override
    public void write(Object value, @Nullable MediaType type, HttpOutputMessage message) throws IOException {
        HttpMessageConverter<Object> other = other(value.getClass(), type);
        if (other == null) {
            throw new IllegalStateException("Nothing writes " + value.getClass());
        }
        Conversions.writing(message, value, type, () -> other.write(value, type, message));
    }

    @SuppressWarnings("unchecked") // it can write the type
    private @Nullable HttpMessageConverter<Object> other(Class<?> type, @Nullable MediaType mediaType) {
        for (HttpMessageConverter<?> each : others) {
            if (each.canWrite(type, mediaType)) {
                return (HttpMessageConverter<Object>) each;
            }
        }
        return null;
    }

    @Override
    public boolean canRead(Class<?> type, @Nullable MediaType mediaType) {
        return false;
    }

    @Override
    public List<MediaType> getSupportedMediaTypes() {
        return List.of();
    }

    @Override
    public Object read(Class<?> type, HttpInputMessage message) {
        throw new IllegalStateException("It can't read, and says so");
    }
}
