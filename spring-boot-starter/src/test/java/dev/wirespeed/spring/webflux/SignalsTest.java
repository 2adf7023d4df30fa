package dev.wirespeed.spring.webflux;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;
import reactor.core.scheduler.Schedulers;

/** What is wrapped passes by, whoever asks for it. */
class SignalsTest {

    private final List<Object> seen = new ArrayList<>();

    /** An operator such as {@code publishOn} polls a source that can be polled, past any subscriber in between. */
    @Test
    void nothingIsPolledPastThem() {
        Flux<Integer> wrapped = Flux.from(Signals.each(Flux.range(1, 3), this::passes, this::completes));

        assertThat(wrapped.publishOn(Schedulers.immediate()).collectList().block())
                .containsExactly(1, 2, 3);
        assertThat(seen).containsExactly(1, 2, 3, "complete");
    }

    @Test
    void aMonoRemainsOne() {
        assertThat(Mono.from(Signals.each(Mono.just(7), this::passes, this::completes))
                        .publishOn(Schedulers.immediate())
                        .block())
                .isEqualTo(7);
        assertThat(Signals.each(Mono.just(7), this::passes, this::completes)).isInstanceOf(Mono.class);
        assertThat(seen).containsExactly(7, "complete");
    }

    private void passes(Integer value, Runnable pass) {
        seen.add(value);
        pass.run();
    }

    private void completes(Runnable pass) {
        seen.add("complete");
        pass.run();
    }
}
