package dev.wirespeed.spring.mvc;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.springframework.core.io.Resource;
import org.springframework.http.HttpInputMessage;
import org.springframework.http.HttpOutputMessage;
import org.springframework.http.MediaType;
import org.springframework.http.converter.HttpMessageConverter;

/**
 * Converts nothing. It stands before all converters, so that it is asked first, right before another one writes: that tells what
 * streams and functional endpoints write, for which Spring MVC calls nobody before a conversion or after it.
 */
final class ConversionProbe implements HttpMessageConverter<Object> {

    private static final ThreadLocal<@Nullable Class<?>> OFFERED = new ThreadLocal<>();

    /** What is about to be written on this thread; null if it is nothing, or no object. The next one to ask gets null. */
    static @Nullable Class<?> takeOffered() {
        Class<?> offered = OFFERED.get();
        if (offered != null) {
            OFFERED.remove();
        }
        return offered;
    }

    @Override
    public boolean canWrite(Class<?> type, @Nullable MediaType mediaType) {
        if (Handling.isNone() && isObject(type)) {
            OFFERED.set(type);
        }
        return false;
    }

    /** False for what goes out as it is. */
    private static boolean isObject(Class<?> type) {
        return !CharSequence.class.isAssignableFrom(type)
                && type != byte[].class
                && !Resource.class.isAssignableFrom(type);
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
        throw new IllegalStateException("It can't read, and said so");
    }

    @Override
    public void write(Object value, @Nullable MediaType type, HttpOutputMessage message) {
        throw new IllegalStateException("It can't write, and said so");
    }
}
