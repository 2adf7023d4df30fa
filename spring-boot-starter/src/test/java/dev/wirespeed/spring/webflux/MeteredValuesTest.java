package dev.wirespeed.spring.webflux;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.wirespeed.spring.meter.Clock;
import dev.wirespeed.spring.meter.Conversions;
import dev.wirespeed.spring.meter.FakeClock;
import dev.wirespeed.spring.meter.SamplingSettings;
import dev.wirespeed.spring.meter.SerializationMeter;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ThreadLocalRandom;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.reactivestreams.Publisher;
import org.springframework.core.ResolvableType;
import org.springframework.core.codec.CodecException;
import org.springframework.core.io.buffer.DataBuffer;
import org.springframework.core.io.buffer.DataBufferFactory;
import org.springframework.core.io.buffer.DataBufferLimitException;
import org.springframework.http.HttpMethod;
import org.springframework.http.MediaType;
import org.springframework.http.codec.DecoderHttpMessageReader;
import org.springframework.http.codec.EncoderHttpMessageWriter;
import org.springframework.http.codec.json.JacksonJsonDecoder;
import org.springframework.http.codec.json.JacksonJsonEncoder;
import org.springframework.mock.http.server.reactive.MockServerHttpRequest;
import org.springframework.mock.http.server.reactive.MockServerHttpResponse;
import org.springframework.util.MimeType;
import reactor.core.Disposable;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;
import reactor.core.scheduler.Schedulers;

/** Single values, for which Spring's own encoder and decoder of JSON are timed. */
class MeteredValuesTest {

    private static final SamplingSettings SAMPLING =
            new SamplingSettings(0, 1_024, types -> name -> true, Runnable::run);

    private final FakeClock clock = new FakeClock();
    private SerializationMeter meter = new SerializationMeter(clock, 10, SAMPLING, List.of());

    /** Takes a microsecond to be written or to be read. */
    public final class Slow {
        public long getId() {
            clock.pass(1_000);
            return 7;
        }
    }

    record Failing() {
        @SuppressWarnings("unused") // Jackson reads it
        public long getId() {
            throw new IllegalStateException("no id");
        }
    }

    private Mono<Void> write(
            HttpMethod method, JacksonJsonEncoder encoder, Mono<?> value, MockServerHttpResponse response) {
        ResolvableType type = ResolvableType.forClass(Object.class);
        return new MeteredWriter<>(new EncoderHttpMessageWriter<>(encoder), () -> meter)
                .write(
                        value,
                        type,
                        type,
                        MediaType.APPLICATION_JSON,
                        MockServerHttpRequest.method(method, "/").build(),
                        response,
                        Map.of());
    }

    private Mono<Void> write(Mono<?> value, MockServerHttpResponse response) {
        return write(HttpMethod.GET, new JacksonJsonEncoder(), value, response);
    }

    private Mono<Object> read(JacksonJsonDecoder decoder, Class<?> of, Flux<DataBuffer> body) {
        ResolvableType type = ResolvableType.forClass(of);
        return new MeteredReader<>(new DecoderHttpMessageReader<>(decoder), () -> meter)
                .readMono(
                        type,
                        type,
                        MockServerHttpRequest.post("/")
                                .contentType(MediaType.APPLICATION_JSON)
                                .body(body),
                        new MockServerHttpResponse(),
                        Map.of());
    }

    private static Flux<DataBuffer> body(String... parts) {
        DataBufferFactory buffers = new MockServerHttpResponse().bufferFactory();
        return Flux.just(parts).map(part -> buffers.wrap(part.getBytes(UTF_8)));
    }

    private List<Conversions> all() {
        return meter.endpoints().stream()
                .flatMap(each -> each.conversions().stream())
                .toList();
    }

    private Conversions counted() {
        assertThat(all()).hasSize(1);
        return all().get(0);
    }

    /** The number of endpoints for {@code PUT} of which a payload was examined. */
    private long examined() {
        return all().stream()
                .filter(each -> each.endpoint().method().equals("PUT"))
                .filter(each -> each.payload().isPresent())
                .count();
    }

    private void assertCounted(long count, long failures, long nanos, long bytes) {
        Conversions all = counted();
        assertThat(List.of(all.count(), all.failures(), all.nanos(), all.bytes()))
                .as("count, failures, nanoseconds, bytes")
                .containsExactly(count, failures, nanos, bytes);
    }

    @Test
    void aValueIsTimedWithoutTheSocket() {
        MockServerHttpResponse server = new MockServerHttpResponse();
        server.setWriteHandler(
                body -> body.doOnNext(buffer -> clock.pass(50_000)).then());
        write(
                        Mono.fromSupplier(() -> {
                            clock.pass(70_000);
                            return new Slow();
                        }),
                        server)
                .block();
        assertCounted(1, 0, 1_000, 8);
        assertThat(counted().payload().orElseThrow().bytes()).isEqualTo(8);
        assertThat(counted().format()).isEqualTo("json");
    }

    @Test
    void aValueThatCantBeWrittenFails() {
        assertThatThrownBy(() -> write(Mono.just(new Failing()), new MockServerHttpResponse())
                        .block())
                .isInstanceOf(CodecException.class)
                .hasMessageContaining("no id");
        assertCounted(1, 1, 0, 0);
    }

    @Test
    void aServerThatFailsMakesTheConversionFail() {
        MockServerHttpResponse server = new MockServerHttpResponse();
        server.setWriteHandler(body -> body.then(Mono.error(new IllegalStateException("hung up"))));
        assertThatThrownBy(() -> write(Mono.just(new Slow()), server).block()).hasMessage("hung up");
        assertCounted(1, 1, 1_000, 8);
    }

    @Test
    void nothingIsNoConversion() {
        write(Mono.empty(), new MockServerHttpResponse()).block();
        write(Mono.never(), new MockServerHttpResponse()).subscribe().dispose();
        write(Mono.just("text"), new MockServerHttpResponse()).block();
        assertThat(all()).isEmpty();
    }

    @Test
    void theClientHangsUpAtAnyMoment() throws InterruptedException {
        meter = new SerializationMeter(Clock.system(), 10, SAMPLING, List.of());
        Queue<Throwable> errors = new ConcurrentLinkedQueue<>();
        Schedulers.onHandleError("values", (thread, error) -> errors.add(error));
        int made = 4_000;
        try {
            for (int i = 0; i < made; i++) {
                Mono<Object> value = Mono.<Object>fromSupplier(Slow::new).subscribeOn(Schedulers.boundedElastic());
                Disposable response = write(value, new MockServerHttpResponse()).subscribe();
                for (int spins = ThreadLocalRandom.current().nextInt(2_000); spins > 0; spins--) {
                    Thread.onSpinWait();
                }
                response.dispose();
            }
            assertThat(errors).isEmpty();
            assertThat(counted().count()).isBetween(1L, (long) made);
            for (int i = 0; i < 200 && examined() == 0; i++) {
                Thread.sleep(10);
                write(HttpMethod.PUT, new JacksonJsonEncoder(), Mono.just(new Slow()), new MockServerHttpResponse())
                        .block();
            }
            assertThat(examined()).as("captures are given back").isEqualTo(1);
        } finally {
            Schedulers.resetOnHandleError("values");
        }
    }

    @Test
    void anEncoderOfTheApplicationDoesItsOwn() {
        JacksonJsonEncoder own = new JacksonJsonEncoder() {
            @Override
            public Flux<DataBuffer> encode(
                    Publisher<?> input,
                    DataBufferFactory buffers,
                    ResolvableType type,
                    @Nullable MimeType mimeType,
                    @Nullable Map<String, Object> hints) {
                return Flux.from(input).map(each -> buffers.wrap("own".getBytes(UTF_8)));
            }
        };
        MockServerHttpResponse server = new MockServerHttpResponse();
        write(HttpMethod.GET, own, Mono.just(new Slow()), server).block();
        assertThat(server.getBodyAsString().block()).isEqualTo("own");
        assertCounted(1, 0, 0, 3);
    }

    @Test
    void aDecoderOfTheApplicationDoesItsOwn() {
        JacksonJsonDecoder own = new JacksonJsonDecoder() {
            @Override
            public Mono<Object> decodeToMono(
                    Publisher<DataBuffer> input,
                    ResolvableType type,
                    @Nullable MimeType mimeType,
                    @Nullable Map<String, Object> hints) {
                return Flux.from(input).then(Mono.just("own"));
            }
        };
        assertThat(read(own, Map.class, body("{}")).block()).isEqualTo("own");
        assertCounted(1, 0, 0, 2);
    }

    @Test
    void aBodyInPartsIsOneConversion() {
        assertThat(read(new JacksonJsonDecoder(), Map.class, body("{\"a\":", "1}"))
                        .block())
                .isEqualTo(Map.of("a", 1));
        assertCounted(1, 0, 0, 7);
    }

    @Test
    void aBodyThatCantBeReadFails() {
        assertThatThrownBy(() -> read(new JacksonJsonDecoder(), Map.class, body("{\"a\""))
                        .block())
                .isInstanceOf(CodecException.class);
        assertCounted(1, 1, 0, 4);
    }

    @Test
    void nullIsReadAsNothing() {
        assertThat(read(new JacksonJsonDecoder(), Map.class, body("null")).block())
                .isNull();
        assertCounted(1, 0, 0, 4);
    }

    @Test
    void aBodyBeyondTheLimitIsNotRead() {
        JacksonJsonDecoder limited = new JacksonJsonDecoder();
        limited.setMaxInMemorySize(4);
        assertThatThrownBy(() -> read(limited, Map.class, body("{\"a\":", "1}")).block())
                .isInstanceOf(DataBufferLimitException.class);
        assertThat(all()).isEmpty();
    }
}
