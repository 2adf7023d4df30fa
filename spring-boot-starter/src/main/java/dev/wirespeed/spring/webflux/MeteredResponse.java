package dev.wirespeed.spring.webflux;

import dev.wirespeed.spring.meter.Conversion;
import java.nio.ByteBuffer;
import org.jspecify.annotations.Nullable;
import org.reactivestreams.Publisher;
import org.springframework.core.io.buffer.DataBuffer;
import org.springframework.http.server.reactive.ServerHttpResponse;
import org.springframework.http.server.reactive.ServerHttpResponseDecorator;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;
import reactor.core.publisher.SignalType;

/** Stops the clock of a conversion while the server has its bytes. */
final class MeteredResponse extends ServerHttpResponseDecorator {

    private final Writing writing;

    MeteredResponse(ServerHttpResponse response, Writing writing) {
        super(response);
        this.writing = writing;
    }

    @Override
    public Mono<Void> writeWith(Publisher<? extends DataBuffer> body) {
        return outside(super.writeWith(Signals.<DataBuffer>each(
                body, (buffer, pass) -> outside(writing.current(), buffer, pass), Runnable::run)));
    }

    @Override
    public Mono<Void> writeAndFlushWith(Publisher<? extends Publisher<? extends DataBuffer>> body) {
        writing.streams();
        Publisher<Publisher<? extends DataBuffer>> elements =
                Flux.<Publisher<? extends DataBuffer>>from(body).map(each -> element(each, writing.takeCurrent()));
        return outside(super.writeAndFlushWith(elements));
    }

    /** The buffers of one element, which some writers only create on demand. */
    private static Publisher<? extends DataBuffer> element(
            Publisher<? extends DataBuffer> buffers, @Nullable Conversion conversion) {
        if (conversion == null) {
            return buffers;
        }
        Flux<DataBuffer> metered = Flux.from(
                Signals.<DataBuffer>each(buffers, (buffer, pass) -> outside(conversion, buffer, pass), Runnable::run));
        return Signals.subscribing(metered, subscribe -> {
                    conversion.enter();
                    subscribe.run();
                    conversion.leave();
                })
                .doFinally(signal -> conversion.end(signal != SignalType.ON_COMPLETE));
    }

    private Mono<Void> outside(Mono<Void> written) {
        return Signals.subscribing(written, subscribe -> outside(writing.current(), subscribe));
    }

    private static void outside(@Nullable Conversion conversion, DataBuffer buffer, Runnable pass) {
        if (conversion == null) {
            pass.run();
            return;
        }
        boolean ran = conversion.leave();
        moved(conversion, buffer);
        pass.run();
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

    private static void moved(Conversion conversion, DataBuffer buffer) {
        if (!conversion.isCaptured()) {
            conversion.moved(buffer.readableByteCount());
            return;
        }
        try (DataBuffer.ByteBufferIterator parts = buffer.readableByteBuffers()) {
            while (parts.hasNext()) {
                ByteBuffer part = parts.next().duplicate();
                byte[] bytes = new byte[part.remaining()];
                part.get(bytes);
                conversion.moved(bytes, 0, bytes.length);
            }
        }
    }
}
