package dev.wirespeed.spring.mvc;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.springframework.core.ResolvableType;
import org.springframework.http.HttpInputMessage;
import org.springframework.http.HttpOutputMessage;
import org.springframework.http.MediaType;
import org.springframework.http.converter.HttpMessageConverter;
import org.springframework.http.converter.SmartHttpMessageConverter;

/**
 * Has another converter write what emitters send, and times it. Only converters see these conversions, so this one
 * comes before all others. Emitters ask it whether it writes a class. Handlers of arguments and return values ask a
 * smart converter about a whole type, and this one always declines: otherwise they would lose the type, and advice that
 * looks for Jackson's converter its views.
 */
final class EmitterConverter implements SmartHttpMessageConverter<Object> {

    private List<HttpMessageConverter<?>> others = List.of();

    void standsFor(List<HttpMessageConverter<?>> converters) {
        others = converters.stream().filter(each -> each != this).toList();
    }

    @Override
    public boolean canWrite(Class<?> type, @Nullable MediaType mediaType) {
        return !isHandled() && Conversions.isObject(type) && other(type, mediaType) != null;
    }

    /** Whether a handler asks, for parts of its body for example, and does without this converter. */
    private static boolean isHandled() {
        MeteredResponse response = MeteredResponse.current();
        Handling handling = response == null ? null : response.handling();
        return handling != null && handling.isOfThisThread();
    }

    @Override
    public void write(Object value, @Nullable MediaType type, HttpOutputMessage message) throws IOException {
        HttpMessageConverter<Object> other = other(value.getClass(), type);
        if (other == null) {
            throw new IllegalStateException("Nothing writes " + value.getClass());
        }
        Conversions.writing(other, message, value, type, () -> other.write(value, type, message));
    }

    @Override
    public boolean canWrite(ResolvableType type, Class<?> valueType, @Nullable MediaType mediaType) {
        return false;
    }

    @Override
    public void write(
            Object value,
            ResolvableType type,
            @Nullable MediaType mediaType,
            HttpOutputMessage message,
            @Nullable Map<String, Object> hints) {
        throw new IllegalStateException("It can't write a type, and says so");
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
    public boolean canRead(ResolvableType type, @Nullable MediaType mediaType) {
        return false;
    }

    @Override
    public List<MediaType> getSupportedMediaTypes() {
        return List.of();
    }

    @Override
    public Object read(ResolvableType type, HttpInputMessage message, @Nullable Map<String, Object> hints) {
        throw new IllegalStateException("It can't read, and says so");
    }
}
