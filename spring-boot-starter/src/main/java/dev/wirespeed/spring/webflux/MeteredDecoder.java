package dev.wirespeed.spring.webflux;

import dev.wirespeed.spring.meter.Conversion;
import dev.wirespeed.spring.meter.Converter;
import dev.wirespeed.spring.meter.Direction;
import dev.wirespeed.spring.meter.SerializationMeter;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.reactivestreams.Publisher;
import org.springframework.core.ResolvableType;
import org.springframework.core.codec.Hints;
import org.springframework.core.io.buffer.DataBuffer;
import org.springframework.core.io.buffer.DataBufferUtils;
import org.springframework.http.codec.DecoderHttpMessageReader;
import org.springframework.http.codec.HttpMessageDecoder;
import org.springframework.http.codec.HttpMessageReader;
import org.springframework.http.codec.json.JacksonJsonDecoder;
import org.springframework.http.server.reactive.ServerHttpRequest;
import org.springframework.http.server.reactive.ServerHttpResponse;
import org.springframework.util.MimeType;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;

/**
 * Spring's decoder of JSON, timed where it makes a single value of a whole body: less work than to wrap what the reader
 * gets and gives.
 */
final class MeteredDecoder implements HttpMessageDecoder<Object> {

    private static final String REQUEST = MeteredDecoder.class.getName();

    private final JacksonJsonDecoder decoder;
    private final Supplier<SerializationMeter> meter;
    private final Converter converter;

    private MeteredDecoder(JacksonJsonDecoder decoder, Supplier<SerializationMeter> meter, Converter converter) {
        this.decoder = decoder;
        this.meter = meter;
        this.converter = converter;
    }

    /** The same reader with a timed decoder, for single values alone; null for one that may work in another way. */
    @SuppressWarnings("unchecked") // both make any object
    static <T> @Nullable HttpMessageReader<T> ofSingleValues(
            HttpMessageReader<T> reader, Supplier<SerializationMeter> meter, Converter converter) {
        return reader.getClass() == DecoderHttpMessageReader.class
                        && ((DecoderHttpMessageReader<T>) reader).getDecoder() instanceof JacksonJsonDecoder decoder
                        && decoder.getClass() == JacksonJsonDecoder.class
                ? (HttpMessageReader<T>) new DecoderHttpMessageReader<>(new MeteredDecoder(decoder, meter, converter))
                : null;
    }

    /** Hints that say which request it is. */
    static Map<String, Object> hints(Map<String, Object> hints, ServerHttpRequest request) {
        return Hints.merge(hints, REQUEST, request);
    }

    /** As Spring decodes a single value. */
    @Override
    public Mono<Object> decodeToMono(
            Publisher<DataBuffer> body,
            ResolvableType type,
            @Nullable MimeType mimeType,
            @Nullable Map<String, Object> hints) {
        return DataBufferUtils.join(body, decoder.getMaxInMemorySize())
                .flatMap(buffer -> Mono.justOrEmpty(decode(buffer, type, mimeType, hints)));
    }

    @Override
    public @Nullable Object decode(
            DataBuffer buffer, ResolvableType type, @Nullable MimeType mimeType, @Nullable Map<String, Object> hints) {
        ServerHttpRequest request = Hints.getRequiredHint(hints, REQUEST);
        SerializationMeter known = meter.get();
        Conversion conversion = known.start(Endpoints.of(known, request), Direction.READ, mimeType, type, converter);
        conversion.moved(buffer.readableByteCount());
        boolean failed = true;
        try {
            Object value = decoder.decode(buffer, type, mimeType, hints);
            failed = false;
            return value;
        } finally {
            conversion.end(failed);
        }
    }

    /** Not called for single values. */
    @Override
    public Flux<Object> decode(
            Publisher<DataBuffer> body,
            ResolvableType type,
            @Nullable MimeType mimeType,
            @Nullable Map<String, Object> hints) {
        return decoder.decode(body, type, mimeType, hints);
    }

    @Override
    public boolean canDecode(ResolvableType type, @Nullable MimeType mimeType) {
        return decoder.canDecode(type, mimeType);
    }

    @Override
    public List<MimeType> getDecodableMimeTypes() {
        return decoder.getDecodableMimeTypes();
    }

    @Override
    public List<MimeType> getDecodableMimeTypes(ResolvableType type) {
        return decoder.getDecodableMimeTypes(type);
    }

    @Override
    public Map<String, Object> getDecodeHints(
            ResolvableType actualType,
            ResolvableType elementType,
            ServerHttpRequest request,
            ServerHttpResponse response) {
        return decoder.getDecodeHints(actualType, elementType, request, response);
    }
}
