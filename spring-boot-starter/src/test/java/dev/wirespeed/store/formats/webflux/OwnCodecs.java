package dev.wirespeed.store.formats.webflux;

import dev.wirespeed.store.formats.OwnFormat;
import dev.wirespeed.store.formats.User;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.reactivestreams.Publisher;
import org.springframework.core.ResolvableType;
import org.springframework.core.codec.AbstractDataBufferDecoder;
import org.springframework.core.codec.AbstractEncoder;
import org.springframework.core.codec.DecodingException;
import org.springframework.core.io.buffer.DataBuffer;
import org.springframework.core.io.buffer.DataBufferFactory;
import org.springframework.core.io.buffer.DataBufferUtils;
import org.springframework.http.MediaType;
import org.springframework.http.ReactiveHttpInputMessage;
import org.springframework.http.ReactiveHttpOutputMessage;
import org.springframework.http.codec.HttpMessageReader;
import org.springframework.http.codec.HttpMessageWriter;
import org.springframework.util.MimeType;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;

/** As users write them: an encoder with a decoder, and a writer with a reader. */
final class OwnCodecs {

    private OwnCodecs() {}

    static final class CsvEncoder extends AbstractEncoder<User> {
        CsvEncoder() {
            super(OwnFormat.CSV.type());
        }

        @Override
        public boolean canEncode(ResolvableType type, @Nullable MimeType mimeType) {
            return type.toClass() == User.class && super.canEncode(type, mimeType);
        }

        @Override
        public Flux<DataBuffer> encode(
                Publisher<? extends User> users,
                DataBufferFactory buffers,
                ResolvableType type,
                @Nullable MimeType mimeType,
                @Nullable Map<String, Object> hints) {
            return Flux.from(users).map(user -> buffers.wrap(OwnFormat.CSV.write(user)));
        }
    }

    static final class CsvDecoder extends AbstractDataBufferDecoder<User> {
        CsvDecoder() {
            super(OwnFormat.CSV.type());
        }

        @Override
        public boolean canDecode(ResolvableType type, @Nullable MimeType mimeType) {
            return type.toClass() == User.class && super.canDecode(type, mimeType);
        }

        @Override
        public User decode(
                DataBuffer buffer,
                ResolvableType type,
                @Nullable MimeType mimeType,
                @Nullable Map<String, Object> hints) {
            return readFrom(buffer, OwnFormat.CSV);
        }
    }

    record JsonWriter() implements HttpMessageWriter<User> {
        @Override
        public List<MediaType> getWritableMediaTypes() {
            return List.of(OwnFormat.JSON.type());
        }

        @Override
        public boolean canWrite(ResolvableType type, @Nullable MediaType mediaType) {
            return type.toClass() == User.class && OwnFormat.JSON.type().equals(mediaType);
        }

        @Override
        public Mono<Void> write(
                Publisher<? extends User> users,
                ResolvableType type,
                @Nullable MediaType mediaType,
                ReactiveHttpOutputMessage message,
                Map<String, Object> hints) {
            message.getHeaders().setContentType(OwnFormat.JSON.type());
            return message.writeWith(
                    Flux.from(users).map(user -> message.bufferFactory().wrap(OwnFormat.JSON.write(user))));
        }
    }

    record JsonReader() implements HttpMessageReader<User> {
        @Override
        public List<MediaType> getReadableMediaTypes() {
            return List.of(OwnFormat.JSON.type());
        }

        @Override
        public boolean canRead(ResolvableType type, @Nullable MediaType mediaType) {
            return type.toClass() == User.class && OwnFormat.JSON.type().equals(mediaType);
        }

        @Override
        public Flux<User> read(ResolvableType type, ReactiveHttpInputMessage message, Map<String, Object> hints) {
            return readMono(type, message, hints).flux();
        }

        @Override
        public Mono<User> readMono(ResolvableType type, ReactiveHttpInputMessage message, Map<String, Object> hints) {
            return DataBufferUtils.join(message.getBody()).map(buffer -> readFrom(buffer, OwnFormat.JSON));
        }
    }

    private static User readFrom(DataBuffer buffer, OwnFormat format) {
        byte[] document = new byte[buffer.readableByteCount()];
        buffer.read(document);
        DataBufferUtils.release(buffer);
        try {
            return format.read(document);
        } catch (IllegalArgumentException e) {
            throw new DecodingException("not a user", e);
        }
    }
}
