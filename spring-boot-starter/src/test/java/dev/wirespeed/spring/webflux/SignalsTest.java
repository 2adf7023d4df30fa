package dev.wirespeed.spring.webflux;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import reactor.core.CoreSubscriber;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;
import reactor.core.scheduler.Schedulers;

/** What is wrapped passes by, whoever asks for it. */
class SignalsTest {

    private final List<Object> seen = new ArrayList<>();

    /** An operator such as {@code publishOn} polls a source that can be polled, past any subscriber in between. */
    @Test
    void nothingIsPolledPastThem() {
        Flux<Integer> wrapped = Flux.from(Signals.each(Flux.range(1, 3), noting()));

        assertThat(wrapped.publishOn(Schedulers.immediate()).collectList().block())
                .containsExactly(1, 2, 3);
        assertThat(seen).containsExactly(1, 2, 3, "complete");
    }

    @Test
    void aMonoRemainsOne() {
        assertThat(Mono.from(Signals.each(Mono.just(7), noting()))
                        .publishOn(Schedulers.immediate())
                        .block())
                .isEqualTo(7);
        assertThat(Signals.each(Mono.just(7), noting())).isInstanceOf(Mono.class);
        assertThat(seen).containsExactly(7, "complete");
    }

    private Signals.Around<Integer> noting() {
        return new Signals.Around<>() {
            @Override
            public void next(Integer value, CoreSubscriber<? super Integer> subscriber) {
                seen.add(value);
                subscriber.onNext(value);
            }

            @Override
            public void complete(CoreSubscriber<? super Integer> subscriber) {
                seen.add("complete");
                subscriber.onComplete();
            }
        };
    }
}
