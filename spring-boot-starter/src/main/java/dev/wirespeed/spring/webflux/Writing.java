package dev.wirespeed.spring.webflux;

import dev.wirespeed.spring.meter.Conversion;
import dev.wirespeed.spring.meter.Converter;
import dev.wirespeed.spring.meter.Direction;
import dev.wirespeed.spring.meter.MediaTypes;
import dev.wirespeed.spring.meter.SerializationMeter;
import dev.wirespeed.spring.meter.Subtypes;
import java.nio.ByteBuffer;
import java.util.HashSet;
import java.util.Set;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.reactivestreams.Publisher;
import org.springframework.core.io.Resource;
import org.springframework.core.io.buffer.DataBuffer;
import org.springframework.http.MediaType;
import org.springframework.http.codec.ServerSentEvent;
import org.springframework.http.codec.multipart.Part;
import org.springframework.http.server.reactive.ServerHttpRequest;
import org.springframework.http.server.reactive.ServerHttpResponse;
import org.springframework.util.MimeType;
import reactor.core.CoreSubscriber;
import reactor.core.publisher.SignalType;

/**
 * A writer's work on one response: the clock of a conversion runs while the writer has a value, and pauses while the
 * server has a buffer. A body is one conversion; each element of a stream is one of its own.
 */
final class Writing {

    private static final Subtypes AS_IT_IS = new Subtypes(
            CharSequence.class, byte[].class, ByteBuffer.class, DataBuffer.class, Resource.class, Part.class);

    private final SerializationMeter meter;
    private final Converter converter;
    private final ServerHttpRequest request;
    private final ServerHttpResponse response;
    private final @Nullable MediaType asked;
    private Set<Conversion> handedOver = Set.of();
    private volatile @Nullable Conversion current;
    private volatile boolean streaming;
    private volatile boolean completed;
    private boolean ended;

    /** @param asked the media type that is sent if the writer names no other before it writes */
    Writing(
            SerializationMeter meter,
            Converter converter,
            ServerHttpRequest request,
            ServerHttpResponse response,
            @Nullable MediaType asked) {
        this.meter = meter;
        this.converter = converter;
        this.request = request;
        this.response = response;
        this.asked = asked;
    }

    /** The values for the writer. */
    <T> Publisher<T> values(Publisher<? extends T> values) {
        return Signals.each(values, new Signals.Around<T>() {
            @Override
            public void next(T value, CoreSubscriber<? super T> writer) {
                arrives(value);
                writer.onNext(value);
                leave();
            }

            @Override
            public void complete(CoreSubscriber<? super T> writer) {
                // some writers collect all values and write them now
                Conversion body = current;
                if (body != null && !streaming) {
                    body.enter();
                }
                writer.onComplete();
                leave();
            }
        });
    }

    /** Makes the one buffer of a single value, which the server gets at once. */
    DataBuffer single(Object value, @Nullable MimeType type, Supplier<DataBuffer> encoder) {
        if (isObject(value.getClass())) {
            begin(value, type);
        }
        try {
            DataBuffer buffer = encoder.get();
            Conversion body = current;
            if (body != null) {
                body.leave();
                MeteredResponse.moved(body, buffer);
            }
            completed();
            return buffer;
        } finally {
            leave();
        }
    }

    private void arrives(Object value) {
        Object data = value instanceof ServerSentEvent<?> event ? event.data() : value;
        if (data == null || !isObject(data.getClass())) {
            return;
        }
        Conversion body = current;
        if (body != null && !streaming) {
            body.enter();
            return;
        }
        MediaType named = MediaTypes.of(response.getHeaders());
        begin(data, named == null ? asked : named);
    }

    private void begin(Object value, @Nullable MimeType type) {
        begin(meter.start(Endpoints.of(meter, request), Direction.WRITE, type, value, converter));
    }

    private synchronized void begin(Conversion started) {
        if (current != null) {
            current.end(false);
        }
        current = started;
        if (ended) {
            started.end(true);
        }
    }

    /** False for types that are sent or received without conversion. */
    static boolean isObject(Class<?> type) {
        return !AS_IT_IS.get(type);
    }

    /** Stops the clock. */
    void leave() {
        Conversion left = current;
        if (left != null) {
            left.leave();
        }
    }

    /** Each element is a conversion of its own, and is handed over. */
    synchronized void streams() {
        handedOver = new HashSet<>();
        streaming = true;
    }

    @Nullable
    Conversion current() {
        return current;
    }

    /** Hands over the conversion of an element, whose buffers may have to wait. */
    synchronized @Nullable Conversion handOver() {
        Conversion element = current;
        if (element != null) {
            element.leave();
            handedOver.add(element);
            current = null;
        }
        return element;
    }

    /** Ends the conversion of an element with its buffers. */
    synchronized void end(Conversion element, SignalType signal) {
        handedOver.remove(element);
        element.end(signal != SignalType.ON_COMPLETE);
    }

    /** The server has all buffers of a body, or all elements of a stream. */
    void completed() {
        completed = true;
    }

    /** Ends what has not ended. Netty says that a response is complete when its client has hung up, too. */
    synchronized void end(SignalType signal) {
        ended = true;
        for (Conversion each : handedOver) {
            each.end(true);
        }
        if (current != null) {
            current.end(signal != SignalType.ON_COMPLETE || !completed);
        }
    }
}
