package dev.wirespeed.spring.mvc;

import dev.wirespeed.WireException;
import dev.wirespeed.spring.format.OfferedFormat;
import dev.wirespeed.spring.format.ViewHint;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.lang.reflect.Type;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.springframework.core.ResolvableType;
import org.springframework.http.HttpInputMessage;
import org.springframework.http.HttpOutputMessage;
import org.springframework.http.MediaType;
import org.springframework.http.converter.AbstractSmartHttpMessageConverter;
import org.springframework.http.converter.HttpMessageConverter;
import org.springframework.http.converter.HttpMessageNotReadableException;
import org.springframework.http.converter.HttpMessageNotWritableException;
import org.springframework.http.converter.SmartHttpMessageConverter;

/**
 * Converts from and to a format of codecs, if a message's media type asks for it with all parameters. Values that the
 * format does not write are sent as JSON, with JSON's media type.
 */
final class FormatConverter extends AbstractSmartHttpMessageConverter<Object> {
    private final OfferedFormat format;
    private final Supplier<List<HttpMessageConverter<?>>> all;

    /** @param all the application's converters, one of which writes values that the format does not write */
    FormatConverter(OfferedFormat format, Supplier<List<HttpMessageConverter<?>>> all) {
        super(format.mediaTypes().toArray(MediaType[]::new));
        this.format = format;
        this.all = all;
    }

    // ---- writing

    @Override
    public boolean canWrite(ResolvableType type, Class<?> valueType, @Nullable MediaType mediaType) {
        return format.isAsked(mediaType) && Conversions.isObject(valueType);
    }

    @Override
    protected void writeInternal(
            Object value, ResolvableType type, HttpOutputMessage message, @Nullable Map<String, Object> hints)
            throws IOException {
        byte[] document = document(value, type, hints);
        if (document == null) {
            ofJson().write(value, type, MediaType.APPLICATION_JSON, asJson(message), hints);
        } else {
            message.getBody().write(document);
        }
    }

    private byte @Nullable [] document(Object value, ResolvableType declared, @Nullable Map<String, Object> hints) {
        Type type = OfferedFormat.written(declared, value);
        try {
            return format.writes(type) ? format.write(value, type, ViewHint.in(hints)) : null;
        } catch (WireException e) {
            return null; // of a class that is only known now, or a getter threw; that is for the other one to say
        }
    }

    private static HttpOutputMessage asJson(HttpOutputMessage message) {
        message.getHeaders().setContentType(MediaType.APPLICATION_JSON);
        return message;
    }

    @SuppressWarnings("unchecked") // it can write whatever is an object
    private SmartHttpMessageConverter<Object> ofJson() {
        for (HttpMessageConverter<?> each : all.get()) {
            if (each instanceof SmartHttpMessageConverter<?> other
                    && !(other instanceof FormatConverter)
                    && other.getSupportedMediaTypes().contains(MediaType.APPLICATION_JSON)) {
                return (SmartHttpMessageConverter<Object>) other;
            }
        }
        throw new HttpMessageNotWritableException("There is no other converter for JSON");
    }

    // ---- reading

    @Override
    public boolean canRead(ResolvableType type, @Nullable MediaType mediaType) {
        return format.isAsked(mediaType) && format.reads(type.getType());
    }

    @Override
    public Object read(ResolvableType type, HttpInputMessage message, @Nullable Map<String, Object> hints)
            throws IOException {
        InputStream body = message.getBody();
        Object value;
        try {
            value = format.read(body, type.getType(), ViewHint.in(hints));
        } catch (WireException e) {
            throw new HttpMessageNotReadableException(String.valueOf(e.getMessage()), e, message);
        } catch (UncheckedIOException e) {
            throw e.getCause();
        }
        if (value == null) {
            throw new HttpMessageNotReadableException("The document says null", message);
        }
        return value;
    }
}
