package dev.wirespeed.spring.webflux;

import dev.wirespeed.spring.meter.Conversion;
import dev.wirespeed.spring.meter.Converter;
import dev.wirespeed.spring.meter.Direction;
import dev.wirespeed.spring.meter.SerializationMeter;
import org.jspecify.annotations.Nullable;
import org.reactivestreams.Publisher;
import org.springframework.core.ResolvableType;
import org.springframework.core.io.buffer.DataBuffer;
import org.springframework.http.server.reactive.ServerHttpRequest;
import org.springframework.http.server.reactive.ServerHttpRequestDecorator;
import reactor.core.CoreSubscriber;
import reactor.core.publisher.Flux;
import reactor.core.publisher.SignalType;

/**
 * A reader's work on one request: the clock runs while the reader has a buffer, and pauses while others have the values
 * it read.
 */
final class Reading {

    private final SerializationMeter meter;
    private final Converter converter;
    private final ServerHttpRequest request;
    private final ResolvableType type;
    private volatile @Nullable Conversion conversion;
    private boolean ended;

    Reading(SerializationMeter meter, Converter converter, ServerHttpRequest request, ResolvableType type) {
        this.meter = meter;
        this.converter = converter;
        this.request = request;
        this.type = type;
    }

    /** The request for the reader. */
    ServerHttpRequest request() {
        return new ServerHttpRequestDecorator(request) {
            @Override
            public Flux<DataBuffer> getBody() {
                return Flux.from(Signals.each(super.getBody(), new Buffers()));
            }
        };
    }

    private final class Buffers implements Signals.Around<DataBuffer> {
        @Override
        public void next(DataBuffer buffer, CoreSubscriber<? super DataBuffer> reader) {
            Conversion known = conversion;
            Conversion reading = known == null ? start() : known;
            reading.enter();
            reading.moved(buffer.readableByteCount());
            reader.onNext(buffer);
            reading.leave();
        }

        /** Most readers read at the end, once they have all buffers. */
        @Override
        public void complete(CoreSubscriber<? super DataBuffer> reader) {
            Conversion reading = conversion;
            if (reading == null) {
                reader.onComplete();
                return;
            }
            reading.enter();
            reader.onComplete();
            reading.leave();
        }
    }

    private Conversion start() {
        Conversion started = meter.start(
                Endpoints.of(meter, request),
                Direction.READ,
                request.getHeaders().getContentType(),
                type,
                converter);
        synchronized (this) {
            conversion = started;
            if (ended) {
                started.end(false);
            }
        }
        return started;
    }

    /** The values for others. */
    <T> Publisher<T> values(Publisher<T> values) {
        return Signals.each(values, new Signals.Around<T>() {
            @Override
            public void next(T value, CoreSubscriber<? super T> subscriber) {
                Conversion reading = conversion;
                boolean ran = reading != null && reading.leave();
                subscriber.onNext(value);
                if (ran && reading != null) {
                    reading.enter();
                }
            }

            @Override
            public void complete(CoreSubscriber<? super T> subscriber) {
                end(SignalType.ON_COMPLETE);
                subscriber.onComplete();
            }
        });
    }

    synchronized void end(SignalType signal) {
        ended = true;
        if (conversion != null) {
            conversion.end(signal == SignalType.ON_ERROR);
        }
    }
}
