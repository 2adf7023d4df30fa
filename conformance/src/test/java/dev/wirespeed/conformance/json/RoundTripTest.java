package dev.wirespeed.conformance.json;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wirespeed.Json;
import dev.wirespeed.conformance.Disagreements;
import dev.wirespeed.conformance.Seed;
import dev.wirespeed.conformance.Values;
import dev.wirespeed.conformance.contract.Answer;
import dev.wirespeed.conformance.fixture.Theme;
import dev.wirespeed.conformance.fixture.Themes;
import java.io.ByteArrayOutputStream;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What is written equals Jackson's bytes, and what is read from them equals what Jackson reads. */
class RoundTripTest {
    static Stream<Theme> themes() {
        return Themes.all().stream();
    }

    static Stream<Class<?>> types() {
        return Themes.all().stream().flatMap(theme -> theme.types().stream());
    }

    @ParameterizedTest
    @MethodSource("themes")
    void samplesAgree(Theme theme) {
        Disagreements disagreements = new Disagreements();
        for (Object sample : theme.samples()) {
            check(sample, disagreements);
        }
        disagreements.assertNone("samples of " + theme.getClass().getSimpleName());
    }

    @ParameterizedTest
    @MethodSource("types")
    void randomValuesAgree(Class<?> type) {
        Disagreements disagreements = new Disagreements();
        Random random = Seed.random(type);
        Values values = new Values(random);
        for (int i = 0; i < Seed.COUNT; i++) {
            check(values.next(type), disagreements);
        }
        disagreements.assertNone(Seed.context(type));
    }

    /** Else two refusals would pass for agreement. */
    @ParameterizedTest
    @MethodSource("types")
    void jacksonWritesAndReadsTheType(Class<?> type) {
        Values values = new Values(Seed.random(type));
        List<Answer> written = Stream.generate(() -> Sides.STANDARD.jacksonWrites(values.next(type)))
                .limit(20)
                .toList();
        if (Mappers.IS_JACKSON2 && written.stream().allMatch(RoundTripTest::hasNoProperties)) {
            return;
        }
        assertThat(written)
                .filteredOn(each -> !each.refused())
                .isNotEmpty()
                .anySatisfy(each -> assertThat(Sides.STANDARD.jacksonReads((byte[]) each.value(), type))
                        .matches(read -> !read.refused() || (Mappers.IS_JACKSON2 && isOnlyWritten(read))));
    }

    /** Jackson 2 does not write such an object. */
    private static boolean hasNoProperties(Answer written) {
        return written.refused() && written.refusal().getMessage().contains("no properties discovered");
    }

    /** Jackson 2 does not even read a document of its own that has a property with a getter alone, or fills what that gives. */
    private static boolean isOnlyWritten(Answer read) {
        String message = read.refusal().getMessage();
        return message.contains("Unrecognized field") || message.contains("UnsupportedOperationException");
    }

    private static void check(Object value, Disagreements disagreements) {
        Answer bytes = Sides.STANDARD.jacksonWrites(value);
        disagreements.check(Agreement.onWriting(value, Sides.STANDARD, bytes));
        disagreements.check(Agreement.onWritingText(value));
        disagreements.check(Agreement.onWriting(value, Sides.PRETTY));
        disagreements.check(Agreement.onWritingText(value, Sides.PRETTY));
        if (!bytes.refused()) {
            disagreements.check(Agreement.onReading((byte[]) bytes.value(), value.getClass()));
        }
    }

    @ParameterizedTest
    @MethodSource("themes")
    void aStreamGetsTheSameBytes(Theme theme) {
        for (Object sample : theme.samples()) {
            if (!Sides.STANDARD.wirespeedWrites(sample).refused()) {
                ByteArrayOutputStream target = new ByteArrayOutputStream();
                Json.standard().write(sample, target);
                assertThat(target.toByteArray()).isEqualTo(Json.standard().write(sample));
            }
        }
    }
}
