package dev.wirespeed.spring.webflux;

import java.util.function.Consumer;
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
        if (source instanceof Mono<? extends T> mono) {
            return Mono.<T>from(mono)
                    .transform(Operators.<T, T>lift((scannable, actual) -> new Passing<>(actual, next, complete)));
        }
        return Flux.<T>from(source)
                .transform(Operators.<T, T>lift((scannable, actual) -> new Passing<>(actual, next, complete)));
    }

    /** Wraps the subscription. */
    static <T> Mono<T> subscribing(Mono<T> source, Consumer<Runnable> around) {
        return new MonoOperator<T, T>(source) {
            @Override
            public void subscribe(CoreSubscriber<? super T> actual) {
                around.accept(() -> source.subscribe(actual));
            }
        };
    }

    /** Wraps the subscription. */
    static <T> Flux<T> subscribing(Flux<T> source, Consumer<Runnable> around) {
        return new FluxOperator<T, T>(source) {
            @Override
            public void subscribe(CoreSubscriber<? super T> actual) {
                around.accept(() -> source.subscribe(actual));
            }
        };
    }

    private record Passing<T>(CoreSubscriber<? super T> actual, Around<T> next, Consumer<Runnable> complete)
            implements CoreSubscriber<T> {
        @Override
        public Context currentContext() {
            return actual.currentContext();
        }

        @Override
        public void onSubscribe(Subscription subscription) {
            actual.onSubscribe(subscription);
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
