package dev.wirespeed.spring.webflux;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import dev.wirespeed.spring.meter.Clock;
import dev.wirespeed.spring.meter.Conversions;
import dev.wirespeed.spring.meter.Converter;
import dev.wirespeed.spring.meter.FakeClock;
import dev.wirespeed.spring.meter.SamplingSettings;
import dev.wirespeed.spring.meter.SerializationMeter;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.reactivestreams.Publisher;
import org.springframework.core.ResolvableType;
import org.springframework.core.io.buffer.DataBuffer;
import org.springframework.http.HttpMethod;
import org.springframework.http.MediaType;
import org.springframework.http.codec.EncoderHttpMessageWriter;
import org.springframework.http.codec.json.JacksonJsonEncoder;
import org.springframework.http.server.reactive.ServerHttpResponse;
import org.springframework.http.server.reactive.ServerHttpResponseDecorator;
import org.springframework.mock.http.server.reactive.MockServerHttpRequest;
import org.springframework.mock.http.server.reactive.MockServerHttpResponse;
import reactor.core.Disposable;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;
import reactor.core.publisher.SignalType;
import reactor.core.publisher.Sinks;
import reactor.core.scheduler.Schedulers;

/** Servers that let elements wait, and clients that hang up at any moment. */
class MeteredWriterTest {

    private static final int EXAMINED = 1_024;
    private static final Converter REACTIVE = new Converter(Object.class, true, false);
    private static final SamplingSettings SAMPLING =
            new SamplingSettings(0, EXAMINED, types -> name -> true, Runnable::run);

    private final FakeClock clock = new FakeClock();
    private SerializationMeter meter = new SerializationMeter(clock, 10, SAMPLING, List.of());

    record User(long id, String email) {
        static User of(long id) {
            return new User(id, "a@b.c");
        }
    }

    private Mono<Void> write(HttpMethod method, Publisher<User> users, MediaType type, ServerHttpResponse response) {
        response.getHeaders().setContentType(type);
        ResolvableType user = ResolvableType.forClass(User.class);
        return new MeteredWriter<>(new EncoderHttpMessageWriter<>(new JacksonJsonEncoder()), () -> meter)
                .write(
                        Flux.from(users).cast(Object.class),
                        user,
                        user,
                        type,
                        MockServerHttpRequest.method(method, "/users").build(),
                        response,
                        Map.of());
    }

    private Mono<Void> write(Publisher<User> users, MediaType type, ServerHttpResponse response) {
        return write(HttpMethod.GET, users, type, response);
    }

    private Conversions written(HttpMethod method) {
        return meter.endpoints().stream()
                .filter(each -> each.method().equals(method.name()))
                .flatMap(each -> each.conversions().stream())
                .findFirst()
                .orElseThrow();
    }

    private Conversions written() {
        return written(HttpMethod.GET);
    }

    /** Takes elements before it writes them, as Netty does. */
    private static final class Waiting extends ServerHttpResponseDecorator {
        private final List<Publisher<? extends DataBuffer>> elements = new ArrayList<>();
        private final Sinks.Empty<Void> completed = Sinks.empty();

        Waiting() {
            super(new MockServerHttpResponse());
        }

        @Override
        public Mono<Void> writeAndFlushWith(Publisher<? extends Publisher<? extends DataBuffer>> body) {
            Mono<Void> all = Flux.from(body).doOnNext(elements::add).then(Mono.never());
            return Mono.firstWithSignal(all, completed.asMono());
        }

        void completes() {
            completed.tryEmitEmpty().orThrow();
        }

        void writes(int element) {
            Flux.from(elements.get(element)).blockLast();
        }
    }

    @Test
    void elementsWaitWithoutAClock() {
        Waiting server = new Waiting();
        write(Flux.just(User.of(1), User.of(2)), MediaType.APPLICATION_NDJSON, server)
                .subscribe();
        clock.pass(1_000);
        server.writes(0);
        clock.pass(1_000);
        server.writes(1);
        assertThat(written().count()).isEqualTo(2);
        assertThat(written().failures()).isZero();
        assertThat(written().nanos()).isZero();
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void elementsThatAreNeverWrittenFail(boolean netty) {
        Waiting server = new Waiting();
        Disposable response = write(Flux.just(User.of(1), User.of(2), User.of(3)), MediaType.APPLICATION_NDJSON, server)
                .subscribe();
        server.writes(0);
        if (netty) { // for which that is the end like any other
            server.completes();
        } else {
            response.dispose();
        }
        assertThat(written().count()).isEqualTo(3);
        assertThat(written().failures()).isEqualTo(2);
    }

    @Test
    void theLastElementEndsBeforeTheResponse() {
        Waiting server = new Waiting();
        write(Mono.just(User.of(1)), MediaType.APPLICATION_NDJSON, server).subscribe();
        Flux.from(server.elements.get(0)).doOnComplete(server::completes).blockLast();
        assertThat(written().count()).isEqualTo(1);
        assertThat(written().failures()).isZero();
    }

    @Test
    void bodiesThatAreNotWrittenToTheirEndFail() {
        Flux<User> users = Flux.range(0, 3).map(User::of);
        MockServerHttpResponse server = new MockServerHttpResponse();
        write(users, MediaType.APPLICATION_JSON, server).block();
        assertThat(written().failures()).isZero();
        MockServerHttpResponse breaksOff = new MockServerHttpResponse();
        write(users.concatWith(Mono.error(new IllegalStateException())), MediaType.APPLICATION_JSON, breaksOff)
                .onErrorComplete()
                .block();
        MockServerHttpResponse hungUp = new MockServerHttpResponse();
        hungUp.setWriteHandler(body -> body.take(2).then());
        write(users, MediaType.APPLICATION_JSON, hungUp).block();
        assertThat(written().count()).isEqualTo(3);
        assertThat(written().failures()).isEqualTo(2);
    }

    @ParameterizedTest
    @ValueSource(strings = {MediaType.APPLICATION_JSON_VALUE, MediaType.APPLICATION_NDJSON_VALUE})
    void theClientHangsUpAtAnyMoment(String type) throws InterruptedException {
        meter = new SerializationMeter(Clock.system(), 10, SAMPLING, List.of());
        MediaType mediaType = MediaType.parseMediaType(type);
        boolean streams = mediaType.equals(MediaType.APPLICATION_NDJSON);
        Queue<Throwable> errors = new ConcurrentLinkedQueue<>();
        Schedulers.onHandleError("test", (thread, error) -> errors.add(error));
        AtomicInteger expected = new AtomicInteger();
        for (int i = 0; i < 4_000; i++) {
            AtomicInteger arrived = new AtomicInteger();
            Flux<User> users = Flux.range(0, 5)
                    .publishOn(Schedulers.boundedElastic())
                    .map(User::of)
                    .doOnNext(user -> {
                        if (arrived.incrementAndGet() == 1 || streams) {
                            expected.incrementAndGet();
                        }
                    });
            MockServerHttpResponse server = new MockServerHttpResponse();
            server.setWriteHandler(Flux::then);
            Disposable response = write(users, mediaType, server).subscribe();
            for (int spins = ThreadLocalRandom.current().nextInt(2_000); spins > 0; spins--) {
                Thread.onSpinWait();
            }
            response.dispose();
        }
        for (int i = 0; i < 200 && written().count() != expected.get(); i++) {
            Thread.sleep(10);
        }
        assertThat(errors).isEmpty();
        assertThat(written().count()).isEqualTo(expected.get());
        write(HttpMethod.PUT, Mono.just(User.of(1)), MediaType.APPLICATION_JSON, new MockServerHttpResponse())
                .block();
        assertThat(written(HttpMethod.PUT).payload())
                .as("captures are given back")
                .isPresent();
    }

    @AfterEach
    void noHook() {
        Schedulers.resetOnHandleError("test");
    }

    @Test
    void valuesAfterTheEndFail() {
        for (int i = 0; i < 10; i++) { // more than are captured at once
            MockServerHttpResponse server = new MockServerHttpResponse();
            Writing writing = new Writing(
                    meter, REACTIVE, MockServerHttpRequest.get("/users").build(), server, MediaType.APPLICATION_JSON);
            server.getHeaders().setContentType(MediaType.APPLICATION_JSON);
            writing.end(SignalType.CANCEL);
            Flux.from(writing.values(Flux.just(User.of(1), User.of(2)))).blockLast();
        }
        assertThat(written().count()).isEqualTo(10);
        assertThat(written().failures()).isEqualTo(10);
        write(Mono.just(User.of(1)), MediaType.APPLICATION_JSON, new MockServerHttpResponse())
                .block();
        assertThat(written().payload()).isPresent();
    }

    @Test
    void onlyWhatIsExaminedOfABodyIsCopied() {
        User large = new User(1, "x".repeat(10 << 20));
        Flux<User> alone = Flux.just(large);
        MockServerHttpResponse server = new MockServerHttpResponse();
        server.getHeaders().setContentType(MediaType.APPLICATION_JSON);
        Writing writing = new Writing(
                meter, REACTIVE, MockServerHttpRequest.get("/users").build(), server, MediaType.APPLICATION_JSON);
        DataBuffer body = server.bufferFactory().wrap(large.email().getBytes(UTF_8));
        server.setWriteHandler(Flux::then);
        MeteredResponse metered = new MeteredResponse(server, writing, false);
        Mono<Void> written = Flux.from(writing.values(alone))
                .concatMap(user -> metered.writeWith(Mono.just(body)))
                .then();
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        long before = threads.getCurrentThreadAllocatedBytes();
        written.block();
        long allocated = threads.getCurrentThreadAllocatedBytes() - before;
        writing.end(SignalType.ON_COMPLETE);
        assertThat(written().failures()).isZero();
        assertThat(allocated).isLessThan(1 << 20);
        assertThat(written().bytes()).isEqualTo(10 << 20);
        assertThat(written().payload().orElseThrow().bytes()).isEqualTo(10 << 20);
        assertThat(written().payload().orElseThrow().seen()).isEqualTo(EXAMINED);
    }
}
