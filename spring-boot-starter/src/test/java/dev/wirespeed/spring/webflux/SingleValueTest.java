package dev.wirespeed.spring.webflux;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.wirespeed.spring.meter.Conversions;
import dev.wirespeed.spring.meter.FakeClock;
import dev.wirespeed.spring.meter.SamplingSettings;
import dev.wirespeed.spring.meter.SerializationMeter;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.reactivestreams.Publisher;
import org.springframework.core.ResolvableType;
import org.springframework.core.codec.AbstractEncoder;
import org.springframework.core.io.buffer.DataBuffer;
import org.springframework.core.io.buffer.DataBufferFactory;
import org.springframework.http.HttpHeaders;
import org.springframework.http.MediaType;
import org.springframework.http.ReactiveHttpOutputMessage;
import org.springframework.http.codec.EncoderHttpMessageWriter;
import org.springframework.http.codec.HttpMessageWriter;
import org.springframework.http.codec.json.JacksonJsonEncoder;
import org.springframework.http.server.reactive.ServerHttpResponse;
import org.springframework.http.server.reactive.ServerHttpResponseDecorator;
import org.springframework.mock.http.server.reactive.MockServerHttpRequest;
import org.springframework.mock.http.server.reactive.MockServerHttpResponse;
import org.springframework.util.MimeType;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;

/** A response of one value: what of its writing is conversion, its bytes, and whether it failed. */
class SingleValueTest {

    private final FakeClock clock = new FakeClock();
    private SerializationMeter meter = new SerializationMeter(
            clock, 10, new SamplingSettings(0, 1_024, types -> name -> true, Runnable::run), List.of());

    record User(long id, String email) {}

    private Conversions written() {
        return meter.endpoints().stream()
                .flatMap(each -> each.conversions().stream())
                .findFirst()
                .orElseThrow();
    }

    /** Setting headers takes as long as converting does. */
    private ServerHttpResponse slowToSetHeaders() {
        return new ServerHttpResponseDecorator(new MockServerHttpResponse()) {
            @Override
            public HttpHeaders getHeaders() {
                clock.pass(10);
                return super.getHeaders();
            }
        };
    }

    private Mono<Void> writeOne(HttpMessageWriter<Object> writer) {
        return writeOne(writer, slowToSetHeaders());
    }

    private Mono<Void> writeOne(HttpMessageWriter<Object> writer, ServerHttpResponse response) {
        ResolvableType user = ResolvableType.forClass(User.class);
        return new MeteredWriter<>(writer, () -> meter)
                .write(
                        Mono.just(new User(1, "a@b.c")),
                        user,
                        user,
                        MediaType.APPLICATION_JSON,
                        MockServerHttpRequest.get("/users").build(),
                        response,
                        Map.of());
    }

    /** Nothing of it is examined. */
    private void writeOneUnseen(ServerHttpResponse response) {
        meter = new SerializationMeter(clock, 10, SamplingSettings.NONE, List.of());
        writeOne(new EncoderHttpMessageWriter<>(new JacksonJsonEncoder()), response)
                .onErrorComplete()
                .block();
        assertThat(written().count()).isEqualTo(1);
    }

    private static String body(MockServerHttpResponse response) {
        return Objects.requireNonNull(response.getBodyAsString().block());
    }

    @Test
    void theBytesOfASingleValueAreItsLength() {
        MockServerHttpResponse response = new MockServerHttpResponse();
        writeOneUnseen(response);
        assertThat(written().bytes())
                .isEqualTo(response.getHeaders().getContentLength())
                .isEqualTo(body(response).length());
        assertThat(written().failures()).isZero();
    }

    @Test
    void aLengthThatIsHiddenIsCountedByTheBuffer() {
        MockServerHttpResponse response = new MockServerHttpResponse();
        writeOneUnseen(new ServerHttpResponseDecorator(response) {
            @Override
            public HttpHeaders getHeaders() {
                return new HttpHeaders();
            }
        });
        assertThat(written().bytes()).isEqualTo(body(response).length()).isPositive();
        assertThat(written().failures()).isZero();
    }

    @Test
    void aSingleValueThatTheServerCannotSendFails() {
        MockServerHttpResponse response = new MockServerHttpResponse();
        response.setWriteHandler(body -> body.then(Mono.error(new IllegalStateException())));
        writeOneUnseen(response);
        assertThat(written().failures()).isEqualTo(1);
        assertThat(written().bytes()).isPositive();
    }

    @Test
    void headersAreNoConversion() {
        writeOne(new EncoderHttpMessageWriter<>(new JacksonJsonEncoder() {
                    @Override
                    public DataBuffer encodeValue(
                            Object value,
                            DataBufferFactory bufferFactory,
                            ResolvableType valueType,
                            @Nullable MimeType mimeType,
                            @Nullable Map<String, Object> hints) {
                        clock.pass(5);
                        return super.encodeValue(value, bufferFactory, valueType, mimeType, hints);
                    }
                }))
                .block();
        assertThat(written().nanos()).isEqualTo(5);
    }

    @Test
    void anEncoderMayConvertAtTheEnd() {
        writeOne(new EncoderHttpMessageWriter<>(new AbstractEncoder<>(MediaType.APPLICATION_JSON) {
                    @Override
                    public Flux<DataBuffer> encode(
                            Publisher<?> values,
                            DataBufferFactory bufferFactory,
                            ResolvableType type,
                            @Nullable MimeType mimeType,
                            @Nullable Map<String, Object> hints) {
                        return Flux.from(values).count().flux().map(count -> {
                            clock.pass(5);
                            return bufferFactory.wrap(count.toString().getBytes(UTF_8));
                        });
                    }
                }))
                .block();
        assertThat(written().nanos()).isEqualTo(5);
        assertThat(written().bytes()).isEqualTo(1);
    }

    /** Such as one that names a content type only when it sees the value. */
    @Test
    void aWriterMaySetHeadersFirst() {
        writeOne(new HttpMessageWriter<>() {
                    @Override
                    public List<MediaType> getWritableMediaTypes() {
                        return List.of(MediaType.APPLICATION_JSON);
                    }

                    @Override
                    public boolean canWrite(ResolvableType type, @Nullable MediaType mediaType) {
                        return true;
                    }

                    @Override
                    public Mono<Void> write(
                            Publisher<?> values,
                            ResolvableType type,
                            @Nullable MediaType mediaType,
                            ReactiveHttpOutputMessage message,
                            Map<String, Object> hints) {
                        return Mono.from(values).flatMap(value -> {
                            message.getHeaders().setContentType(mediaType);
                            clock.pass(5);
                            return message.writeWith(
                                    Mono.just(message.bufferFactory().wrap("{}".getBytes(UTF_8))));
                        });
                    }
                })
                .block();
        assertThat(written().nanos()).isEqualTo(15);
    }
}
