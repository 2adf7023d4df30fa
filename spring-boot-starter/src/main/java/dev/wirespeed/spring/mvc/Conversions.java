package dev.wirespeed.spring.mvc;

import dev.wirespeed.spring.meter.Conversion;
import dev.wirespeed.spring.meter.Converter;
import dev.wirespeed.spring.meter.SerializationMeter;
import dev.wirespeed.spring.meter.Subtypes;
import java.io.IOException;
import org.jspecify.annotations.Nullable;
import org.springframework.core.ResolvableType;
import org.springframework.core.io.Resource;
import org.springframework.core.io.support.ResourceRegion;
import org.springframework.http.HttpInputMessage;
import org.springframework.http.HttpMessage;
import org.springframework.http.HttpOutputMessage;
import org.springframework.http.MediaType;
import org.springframework.http.converter.HttpMessageConverter;
import org.springframework.http.converter.json.JacksonJsonHttpMessageConverter;
import org.springframework.http.server.DelegatingServerHttpResponse;
import org.springframework.http.server.ServletServerHttpRequest;
import org.springframework.http.server.ServletServerHttpResponse;

/** Times a converter's work on a message. */
final class Conversions {

    private static final Subtypes AS_IT_IS =
            new Subtypes(CharSequence.class, byte[].class, Resource.class, ResourceRegion.class);

    private Conversions() {}

    /** A converter's reading. */
    @FunctionalInterface
    interface Reading {
        Object read(HttpInputMessage metered) throws IOException;
    }

    /** A converter's writing. */
    @FunctionalInterface
    interface Writing {
        void write() throws IOException;
    }

    /** False for types that are sent or received without conversion. */
    static boolean isObject(Class<?> type) {
        return !AS_IT_IS.get(type);
    }

    /** What the meter is told about a converter. */
    static Converter by(Class<?> converter) {
        boolean usesCodecs =
                JacksonJsonHttpMessageConverter.class.isAssignableFrom(converter) || converter == FormatConverter.class;
        return new Converter(converter, usesCodecs, true);
    }

    static void writing(
            HttpMessageConverter<?> converter,
            HttpOutputMessage message,
            Object value,
            @Nullable MediaType type,
            Writing writing)
            throws IOException {
        MeteredResponse response = responseOf(message);
        if (response == null || !isObject(value.getClass())) {
            writing.write();
            return;
        }
        Conversion conversion = response.start(value, type, by(converter.getClass()));
        boolean failed = true;
        try {
            writing.write();
            failed = false;
        } finally {
            response.detach(conversion);
            conversion.end(failed);
        }
    }

    static Object reading(
            SerializationMeter meter,
            HttpMessageConverter<?> converter,
            HttpInputMessage message,
            ResolvableType type,
            Reading reading)
            throws IOException {
        if (!(message instanceof ServletServerHttpRequest request)
                || message.getClass() != ServletServerHttpRequest.class // an application's own may have another body
                || !isObject(type.toClass())) {
            return reading.read(message);
        }
        MeteredMessage metered = new MeteredMessage(meter, request);
        Conversion conversion =
                metered.request().start(type, message.getHeaders().getContentType(), by(converter.getClass()));
        boolean failed = true;
        try {
            Object value = reading.read(metered);
            failed = false;
            return value;
        } finally {
            metered.request().detach();
            conversion.end(failed);
        }
    }

    /** The response that a message is written to; null if the meter does not see it. */
    static @Nullable MeteredResponse responseOf(HttpMessage message) {
        HttpMessage inner = message;
        while (inner instanceof DelegatingServerHttpResponse delegating) {
            inner = delegating.getDelegate();
        }
        return inner instanceof ServletServerHttpResponse servlet
                ? MeteredResponse.in(servlet.getServletResponse())
                : null;
    }
}
