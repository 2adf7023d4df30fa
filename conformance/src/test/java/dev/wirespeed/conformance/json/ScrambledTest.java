package dev.wirespeed.conformance.json;

import dev.wirespeed.conformance.Disagreements;
import dev.wirespeed.conformance.Seed;
import dev.wirespeed.conformance.Values;
import dev.wirespeed.conformance.contract.Answer;
import dev.wirespeed.conformance.fixture.Themes;
import dev.wirespeed.conformance.json.Documents.Scrambler;
import java.nio.charset.StandardCharsets;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Documents of random values in another order and spelling, with properties too few and too many. */
class ScrambledTest {
    static Stream<Class<?>> types() {
        return Themes.all().stream().flatMap(theme -> theme.types().stream());
    }

    @ParameterizedTest
    @MethodSource("types")
    void scrambledDocumentsAgree(Class<?> type) {
        Disagreements disagreements = new Disagreements();
        Random random = Seed.random(type);
        Values values = new Values(random);
        for (int i = 0; i < Seed.COUNT; i++) {
            Object value = values.next(type);
            Answer written = (i % 2 == 0 ? Sides.STANDARD : Sides.AS_DECLARED).jacksonWritesText(value);
            if (written.refused()) {
                disagreements.check(Agreement.onWriting(value));
            } else {
                String scrambled = new Scrambler(random).print(Documents.tree((String) written.value()));
                disagreements.check(Agreement.onReading(scrambled.getBytes(StandardCharsets.UTF_8), type));
            }
        }
        disagreements.assertNone(Seed.context(type));
    }
}
