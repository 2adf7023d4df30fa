package dev.wirespeed.spring.webflux;

import java.util.Objects;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.reactivestreams.Publisher;
import org.reactivestreams.Subscription;
import reactor.core.CoreSubscriber;
import reactor.core.publisher.Flux;
import reactor.core.publisher.FluxOperator;
import reactor.core.publisher.Mono;
import reactor.core.publisher.MonoOperator;
import reactor.core.publisher.Operators;
import reactor.util.context.Context;

/** Wraps the signals of a publisher without changing them. */
final class Signals {

    private Signals() {}

    /** Called for each value; passes it on. */
    @FunctionalInterface
    interface Around<T> {
        void next(T value, Runnable pass);
    }

    /** A {@code Mono} remains one, since writers treat it differently. */
    static <T> Publisher<T> each(Publisher<? extends T> source, Around<T> next, Consumer<Runnable> complete) {
        return source instanceof Mono<? extends T> mono
                ? subscribed(mono, actual -> mono.subscribe(new Passing<>(actual, next, complete)))
                : subscribed(Flux.from(source), actual -> source.subscribe(new Passing<>(actual, next, complete)));
    }

    /** Wraps the subscription. */
    static <T> Mono<T> subscribing(Mono<T> source, Consumer<Runnable> around) {
        return subscribed(source, actual -> around.accept(() -> source.subscribe(actual)));
    }

    /** Wraps the subscription. */
    static <T> Flux<T> subscribing(Flux<T> source, Consumer<Runnable> around) {
        return subscribed(source, actual -> around.accept(() -> source.subscribe(actual)));
    }

    private static <T> Mono<T> subscribed(Mono<? extends T> source, Consumer<CoreSubscriber<? super T>> subscribe) {
        return new MonoOperator<T, T>(source) {
            @Override
            public void subscribe(CoreSubscriber<? super T> actual) {
                subscribe.accept(actual);
            }
        };
    }

    private static <T> Flux<T> subscribed(Flux<? extends T> source, Consumer<CoreSubscriber<? super T>> subscribe) {
        return new FluxOperator<T, T>(source) {
            @Override
            public void subscribe(CoreSubscriber<? super T> actual) {
                subscribe.accept(actual);
            }
        };
    }

    /** Stands for the subscription, too: from that of the source, values could be polled past this. */
    private static final class Passing<T> implements CoreSubscriber<T>, Subscription {
        private final CoreSubscriber<? super T> actual;
        private final Around<T> next;
        private final Consumer<Runnable> complete;
        private @Nullable Context context;
        private @Nullable Subscription source;

        Passing(CoreSubscriber<? super T> actual, Around<T> next, Consumer<Runnable> complete) {
            this.actual = actual;
            this.next = next;
            this.complete = complete;
        }

        /** Kept: each operator above asks for it, and all those below would be walked through each time. */
        @Override
        public Context currentContext() {
            Context known = context;
            if (known == null) {
                known = actual.currentContext();
                context = known;
            }
            return known;
        }

        @Override
        public void onSubscribe(Subscription subscription) {
            if (Operators.validate(source, subscription)) {
                source = subscription;
                actual.onSubscribe(this);
            }
        }

        @Override
        public void request(long count) {
            subscribed().request(count);
        }

        @Override
        public void cancel() {
            subscribed().cancel();
        }

        private Subscription subscribed() {
            return Objects.requireNonNull(source);
        }

        @Override
        public void onNext(T value) {
            next.next(value, () -> actual.onNext(value));
        }

        @Override
        public void onError(Throwable failure) {
            actual.onError(failure);
        }

        @Override
        public void onComplete() {
            complete.accept(actual::onComplete);
        }
    }
}
