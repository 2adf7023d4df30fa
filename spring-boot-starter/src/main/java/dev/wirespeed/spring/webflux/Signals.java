package dev.wirespeed.spring.webflux;

import java.util.Objects;
import java.util.concurrent.atomic.AtomicBoolean;
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
import reactor.core.publisher.SignalType;
import reactor.util.context.Context;

/** Wraps the signals of a publisher without changing them. */
final class Signals {

    private Signals() {}

    /** Gets the signals in place of the subscriber, and passes each of them on. */
    interface Around<T> {
        void next(T value, CoreSubscriber<? super T> subscriber);

        void complete(CoreSubscriber<? super T> subscriber);
    }

    /** A {@code Mono} remains one, since writers treat it differently. */
    static <T> Publisher<T> each(Publisher<? extends T> source, Around<T> around) {
        return source instanceof Mono<? extends T> mono ? eachOf(mono, around) : eachOf(Flux.from(source), around);
    }

    private static <T> Mono<T> eachOf(Mono<? extends T> mono, Around<T> around) {
        return new MonoOperator<T, T>(mono) {
            @Override
            public void subscribe(CoreSubscriber<? super T> actual) {
                mono.subscribe(new Passing<>(actual, around));
            }
        };
    }

    private static <T> Flux<T> eachOf(Flux<? extends T> flux, Around<T> around) {
        return new FluxOperator<T, T>(flux) {
            @Override
            public void subscribe(CoreSubscriber<? super T> actual) {
                flux.subscribe(new Passing<>(actual, around));
            }
        };
    }

    /** Like {@code doFinally}, but keeps the context. */
    static <T> Mono<T> ending(Mono<T> source, Consumer<SignalType> end) {
        return new MonoOperator<T, T>(source) {
            @Override
            public void subscribe(CoreSubscriber<? super T> actual) {
                source.subscribe(new Ending<>(actual, end));
            }
        };
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

    /** Stands for the subscription, too: from that of the source, values could be polled past this. */
    private abstract static class Between<T> implements CoreSubscriber<T>, Subscription {
        final CoreSubscriber<? super T> actual;
        private @Nullable Context context;
        private @Nullable Subscription source;

        Between(CoreSubscriber<? super T> actual) {
            this.actual = actual;
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
    }

    private static final class Passing<T> extends Between<T> {
        private final Around<T> around;

        Passing(CoreSubscriber<? super T> actual, Around<T> around) {
            super(actual);
            this.around = around;
        }

        @Override
        public void onNext(T value) {
            around.next(value, actual);
        }

        @Override
        public void onError(Throwable failure) {
            actual.onError(failure);
        }

        @Override
        public void onComplete() {
            around.complete(actual);
        }
    }

    private static final class Ending<T> extends Between<T> {
        private final Consumer<SignalType> end;
        private final AtomicBoolean ended = new AtomicBoolean();

        Ending(CoreSubscriber<? super T> actual, Consumer<SignalType> end) {
            super(actual);
            this.end = end;
        }

        private void end(SignalType signal) {
            if (ended.compareAndSet(false, true)) {
                end.accept(signal);
            }
        }

        @Override
        public void onNext(T value) {
            actual.onNext(value);
        }

        @Override
        public void onError(Throwable failure) {
            try {
                actual.onError(failure);
            } finally {
                end(SignalType.ON_ERROR);
            }
        }

        @Override
        public void onComplete() {
            try {
                actual.onComplete();
            } finally {
                end(SignalType.ON_COMPLETE);
            }
        }

        @Override
        public void cancel() {
            super.cancel();
            end(SignalType.CANCEL);
        }
    }
}
