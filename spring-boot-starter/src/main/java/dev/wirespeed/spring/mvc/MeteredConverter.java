package dev.wirespeed.spring.mvc;

import dev.wirespeed.spring.meter.SerializationMeter;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.springframework.core.ResolvableType;
import org.springframework.http.HttpInputMessage;
import org.springframework.http.HttpOutputMessage;
import org.springframework.http.MediaType;
import org.springframework.http.converter.GenericHttpMessageConverter;
import org.springframework.http.converter.HttpMessageConverter;
import org.springframework.http.converter.SmartHttpMessageConverter;

/** A timed converter of functional endpoints. Spring MVC uses it like the one it wraps, which may be of three kinds. */
final class MeteredConverter implements SmartHttpMessageConverter<Object> {

    private final SerializationMeter meter;
    private final HttpMessageConverter<Object> converter;

    @SuppressWarnings("unchecked") // it is asked whether it can
    MeteredConverter(SerializationMeter meter, HttpMessageConverter<?> converter) {
        this.meter = meter;
        this.converter = (HttpMessageConverter<Object>) converter;
    }

    @Override
    public boolean canRead(ResolvableType type, @Nullable MediaType mediaType) {
        if (converter instanceof GenericHttpMessageConverter<Object> generic) {
            return generic.canRead(type.getType(), type.toClass(), mediaType);
        }
        return converter instanceof SmartHttpMessageConverter<Object> smart
                ? smart.canRead(type, mediaType)
                : converter.canRead(type.toClass(), mediaType);
    }

    @Override
    public Object read(ResolvableType type, HttpInputMessage message, @Nullable Map<String, Object> hints)
            throws IOException {
        return Conversions.reading(meter, converter, message, type, metered -> {
            if (converter instanceof GenericHttpMessageConverter<Object> generic) {
                return generic.read(type.getType(), type.toClass(), metered);
            }
            return converter instanceof SmartHttpMessageConverter<Object> smart
                    ? smart.read(type, metered, hints)
                    : converter.read(type.toClass(), metered);
        });
    }

    @Override
    public boolean canWrite(ResolvableType type, Class<?> valueType, @Nullable MediaType mediaType) {
        if (converter instanceof GenericHttpMessageConverter<Object> generic) {
            return generic.canWrite(type.getType(), valueType, mediaType);
        }
        return converter instanceof SmartHttpMessageConverter<Object> smart
                ? smart.canWrite(type, valueType, mediaType)
                : converter.canWrite(valueType, mediaType);
    }

    @Override
    public boolean canWrite(Class<?> type, @Nullable MediaType mediaType) {
        return converter.canWrite(type, mediaType);
    }

    @Override
    public void write(
            Object value,
            ResolvableType type,
            @Nullable MediaType mediaType,
            HttpOutputMessage message,
            @Nullable Map<String, Object> hints)
            throws IOException {
        Conversions.writing(converter, message, value, mediaType, () -> {
            if (converter instanceof GenericHttpMessageConverter<Object> generic) {
                generic.write(value, type.getType(), mediaType, message);
            } else if (converter instanceof SmartHttpMessageConverter<Object> smart) {
                smart.write(value, type, mediaType, message, hints);
            } else {
                converter.write(value, mediaType, message);
            }
        });
    }

    @Override
    public void write(Object value, @Nullable MediaType mediaType, HttpOutputMessage message) throws IOException {
        Conversions.writing(converter, message, value, mediaType, () -> converter.write(value, mediaType, message));
    }

    @Override
    public List<MediaType> getSupportedMediaTypes() {
        return converter.getSupportedMediaTypes();
    }

    @Override
    public List<MediaType> getSupportedMediaTypes(Class<?> type) {
        return converter.getSupportedMediaTypes(type);
    }
}
