package dev.wirespeed.conformance.contract;

import dev.wirespeed.conformance.Disagreements;
import dev.wirespeed.conformance.Seed;
import dev.wirespeed.conformance.Values;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What is not in the active view is neither written nor set. */
interface ViewsContract extends Subject {
    @ParameterizedTest
    @MethodSource(Fixtures.VIEWS)
    default void viewsAgree(Class<?> view, Class<?> type) {
        if (refuses(type)) {
            return;
        }
        Comparison inView = new Comparison(format().view(view), oracle().view(view));
        Reading reading = Reading.of(inView.format(), type);
        Disagreements disagreements = new Disagreements();
        Values values = new Values(Seed.random(type));
        for (int i = 0; i < Fixtures.COUNT; i++) {
            Object value = values.next(type);
            inView.onBoth(value, reading).forEach(disagreements::check);
            if (i == 0) {
                handlesAgree(inView.format(), handle -> handle.view(view), value, type);
            }
            Answer whole = oracle().writes(value);
            if (!whole.refused()) {
                disagreements.check(inView.onReading((byte[]) whole.value(), reading));
            }
            if (value.getClass() == type) { // what is in a container is of no declared type
                Stream.of(List.of(value), Map.of("a", value), Optional.of(value))
                        .filter(around -> !refuses(around.getClass()))
                        .forEach(around -> disagreements.check(inView.onWriting(around)));
            }
        }
        disagreements.assertNone(Seed.context(type));
    }
}
