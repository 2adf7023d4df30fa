package dev.wirespeed.conformance.contract;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wirespeed.TypeRef;
import dev.wirespeed.conformance.Disagreements;
import dev.wirespeed.conformance.Seed;
import dev.wirespeed.conformance.Values;
import dev.wirespeed.conformance.fixture.Theme;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Values of all fixtures are written and read as by the oracle, by every output and input. */
interface ValuesContract extends Subject {
    /** How many of a hundred types have to be both written and read, else refusals alone would pass for agreement. */
    int MOST = 95;

    /** About how many samples of a theme are written to every output and read from every input. */
    int EVERYWHERE = 100;

    @ParameterizedTest
    @MethodSource(Fixtures.THEMES)
    default void samplesAgree(Theme theme) {
        Disagreements disagreements = new Disagreements();
        List<?> samples = theme.samples().stream()
                .filter(sample -> !refuses(sample.getClass()))
                .toList();
        if (samples.isEmpty()) {
            return;
        }
        int every = 1 + samples.size() / EVERYWHERE;
        for (int i = 0; i < samples.size(); i++) {
            Object sample = samples.get(i);
            Reading reading = Reading.of(format(), sample.getClass());
            comparison().onBoth(sample, reading).forEach(disagreements::check);
            if (i % every == 0) {
                everywhere(sample, reading, SHORT);
            }
        }
        disagreements.assertNone("samples of " + theme.getClass().getSimpleName());
    }

    /**
     * By every output and input.
     *
     * @param longest document that is tried in any two parts
     */
    private void everywhere(Object value, Reading reading, int longest) {
        Answer written = EveryOutput.write(format(), value);
        if (!written.refused()) {
            Answer read = EveryInput.read(reading, (byte[]) written.value(), longest);
            Reading handle = Reading.byHandle(format(), reading.type());
            EveryInput.readParts(handle, (byte[]) written.value(), EveryInput.LARGEST_PART, read);
            assertThat(EveryInput.read(handle, (byte[]) written.value(), 0).sameAs(read))
                    .isTrue();
        }
    }

    @ParameterizedTest
    @MethodSource(Fixtures.TYPES)
    default void valuesAgree(Class<?> type) {
        valuesAgree(Reading.of(format(), type));
    }

    @ParameterizedTest
    @MethodSource(Fixtures.REFERENCES)
    default void valuesOfGenericTypesAgree(TypeRef<?> type) {
        valuesAgree(Reading.of(format(), type));
    }

    private void valuesAgree(Reading reading) {
        if (refuses(reading.type())) {
            return;
        }
        Disagreements disagreements = new Disagreements();
        Values values = new Values(Seed.random(reading.type()));
        for (int i = 0; i < Fixtures.COUNT; i++) {
            Object value = values.next(reading.type());
            comparison().onBoth(value, reading).forEach(disagreements::check);
            everywhere(value, reading, 0);
        }
        disagreements.assertNone(Seed.context(reading.type()));
    }

    @Test
    default void mostTypesAreWrittenAndRead() {
        Map<Boolean, List<Class<?>>> types = Fixtures.types()
                .filter(type -> !refuses(type))
                .collect(Collectors.partitioningBy(this::isWrittenAndRead));
        int all = types.get(true).size() + types.get(false).size();
        assertThat(types.get(true)).as("all but %s", types.get(false)).hasSizeGreaterThanOrEqualTo(all * MOST / 100);
    }

    private boolean isWrittenAndRead(Class<?> type) {
        Values values = new Values(Seed.random(type));
        return Stream.generate(() -> Answer.of(() -> format().write(values.next(type))))
                .limit(Math.max(10, Fixtures.COUNT))
                .anyMatch(written -> !written.refused()
                        && !Answer.of(() -> format().read((byte[]) written.value(), type))
                                .refused());
    }
}
