package dev.wirespeed.spring.webflux;

import dev.wirespeed.spring.meter.Conversion;
import java.nio.ByteBuffer;
import org.jspecify.annotations.Nullable;
import org.reactivestreams.Publisher;
import org.springframework.core.io.buffer.DataBuffer;
import org.springframework.http.HttpHeaders;
import org.springframework.http.server.reactive.ServerHttpResponse;
import org.springframework.http.server.reactive.ServerHttpResponseDecorator;
import reactor.core.CoreSubscriber;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;
import reactor.core.publisher.SignalType;

/** Stops the clock of a conversion while the server has its bytes. */
final class MeteredResponse extends ServerHttpResponseDecorator {

    private final Writing writing;
    private final boolean headersLast;

    /** @param headersLast whether the writer sets no header between a value's arrival and the end of its conversion */
    MeteredResponse(ServerHttpResponse response, Writing writing, boolean headersLast) {
        super(response);
        this.writing = writing;
        this.headersLast = headersLast;
    }

    @Override
    public HttpHeaders getHeaders() {
        if (headersLast) {
            writing.leave();
        }
        return super.getHeaders();
    }

    @Override
    public Mono<Void> writeWith(Publisher<? extends DataBuffer> body) {
        boolean single = body instanceof Mono;
        Publisher<DataBuffer> buffers = Signals.each(body, new Signals.Around<DataBuffer>() {
            @Override
            public void next(DataBuffer buffer, CoreSubscriber<? super DataBuffer> server) {
                if (single) { // Netty may have sent it before it asks for more
                    writing.completed();
                }
                outside(writing.current(), buffer, server);
            }

            @Override
            public void complete(CoreSubscriber<? super DataBuffer> server) {
                writing.completed();
                server.onComplete();
            }
        });
        if (single) { // what the writer has done since its value came is all that it does
            writing.leave();
            return super.writeWith(buffers);
        }
        return outside(super.writeWith(buffers));
    }

    @Override
    public Mono<Void> writeAndFlushWith(Publisher<? extends Publisher<? extends DataBuffer>> body) {
        writing.streams();
        Publisher<Publisher<? extends DataBuffer>> elements = Flux.<Publisher<? extends DataBuffer>>from(body)
                .doOnComplete(writing::completed)
                .map(each -> element(each, writing.handOver()));
        return outside(super.writeAndFlushWith(elements));
    }

    /** The buffers of one element, which some writers only create on demand. */
    private Publisher<? extends DataBuffer> element(
            Publisher<? extends DataBuffer> buffers, @Nullable Conversion conversion) {
        if (conversion == null) {
            return buffers;
        }
        Flux<DataBuffer> metered = Flux.from(Signals.each(buffers, new Signals.Around<DataBuffer>() {
            @Override
            public void next(DataBuffer buffer, CoreSubscriber<? super DataBuffer> server) {
                outside(conversion, buffer, server);
            }

            @Override
            public void complete(CoreSubscriber<? super DataBuffer> server) {
                writing.end(conversion, SignalType.ON_COMPLETE); // the last one may complete the response
                server.onComplete();
            }
        }));
        return Signals.subscribing(metered, subscribe -> {
                    conversion.enter();
                    subscribe.run();
                    conversion.leave();
                })
                .doFinally(signal -> writing.end(conversion, signal));
    }

    private Mono<Void> outside(Mono<Void> written) {
        return Signals.subscribing(written, subscribe -> outside(writing.current(), subscribe));
    }

    private static void outside(
            @Nullable Conversion conversion, DataBuffer buffer, CoreSubscriber<? super DataBuffer> server) {
        if (conversion == null) {
            server.onNext(buffer);
            return;
        }
        boolean ran = conversion.leave();
        moved(conversion, buffer);
        server.onNext(buffer);
        if (ran) {
            conversion.enter();
        }
    }

    private static void outside(@Nullable Conversion conversion, Runnable pass) {
        if (conversion == null) {
            pass.run();
            return;
        }
        boolean ran = conversion.leave();
        pass.run();
        if (ran) {
            conversion.enter();
        }
    }

    static void moved(Conversion conversion, DataBuffer buffer) {
        int all = buffer.readableByteCount();
        int examined = Math.min(all, conversion.examines());
        if (examined > 0) {
            byte[] bytes = new byte[examined];
            buffer.toByteBuffer(buffer.readPosition(), ByteBuffer.wrap(bytes), 0, examined);
            conversion.moved(bytes, 0, examined);
        }
        conversion.moved(all - examined);
    }
}
