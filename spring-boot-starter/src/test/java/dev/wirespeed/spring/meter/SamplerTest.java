package dev.wirespeed.spring.meter;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Executor;
import org.junit.jupiter.api.Test;
import org.springframework.http.MediaType;

/** Which payloads are looked into. */
class SamplerTest {
    private static final int MOST_HELD = 4;

    private final List<RuntimeException> thrown = new ArrayList<>();

    @Test
    void anEndpointThatFoundNoPlaceIsNextOnceThereIsOne() {
        SerializationMeter meter = meter(types -> name -> true, Runnable::run);
        List<Conversion> held = new ArrayList<>();
        for (int i = 0; i < MOST_HELD; i++) {
            held.add(start(meter, "/" + i));
        }
        assertThat(held).allMatch(each -> each.examines() > 0);
        Conversion late = start(meter, "/late");
        assertThat(late.examines()).isZero();
        late.end(false);
        held.get(0).end(false);
        assertThat(start(meter, "/late").examines()).isPositive();
    }

    @Test
    void aClassThatCantBeInspectedEndsNothing() {
        SerializationMeter meter = meter(
                types -> {
                    throw new IllegalStateException("a class that Jackson refuses");
                },
                task -> {
                    try {
                        task.run();
                    } catch (RuntimeException e) {
                        thrown.add(e);
                    }
                });
        for (int i = 0; i < 2 * MOST_HELD; i++) {
            Conversion conversion = start(meter, "/" + i);
            assertThat(conversion.examines()).isPositive();
            conversion.end(false);
        }
        assertThat(thrown).isEmpty();
    }

    private static SerializationMeter meter(PropertyNames names, Executor executor) {
        return new SerializationMeter(
                new FakeClock(), 100, new SamplingSettings(1_000, 100, names, executor), List.of());
    }

    private static Conversion start(SerializationMeter meter, String pattern) {
        return meter.start(
                meter.endpoint("GET", pattern),
                Direction.WRITE,
                MediaType.APPLICATION_JSON,
                "a user",
                new Converter(Object.class, true, true));
    }
}
