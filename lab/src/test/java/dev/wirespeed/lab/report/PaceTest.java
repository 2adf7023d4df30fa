package dev.wirespeed.lab.report;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wirespeed.lab.measure.TestResults;
import dev.wirespeed.lab.result.Result;
import java.util.function.DoubleUnaryOperator;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

final class PaceTest {

    private final Result sample = SampleResult.full();

    @Test
    void tellsHowFastTheMachineWasForMostForks() {
        Pace pace = Pace.of(withWork(share -> 5 + share)).orElseThrow();

        assertThat(pace.text())
                .isEqualTo("the same work took 5.50 ms before the median fork, 5.09 to 5.91 before four of five");
        assertThat(pace.varied()).isFalse();
        assertThat(Environment.of(withWork(share -> 5 + share))).containsEntry("Speed", pace.text());
    }

    @Test
    void saysThatTheSpeedVariedWhereItDid() {
        Result varied = withWork(share -> 5 + 3 * share);

        assertThat(Environment.of(varied))
                .containsEntry(
                        "Speed",
                        "the same work took 6.50 ms before the median fork, 5.27 to 7.73 before four of five: the"
                                + " machine's own speed varied, expect noise");
        assertThat(text(varied, false))
                .contains(
                        "The machine's own speed varied: the same work took 6.50 ms before the median fork, 5.27 to 7.73"
                                + " before four of five. Virtual machines on the same host do that");
        assertThat(text(sample, false)).doesNotContain("own speed varied");
    }

    @Test
    void aFewSlowForksAreNotWorthASentence() {
        assertThat(Environment.of(withWork(share -> share > 0.93 ? 20 : 5)))
                .containsEntry(
                        "Speed", "the same work took 5.00 ms before the median fork, 5.00 to 5.00 before four of five");
    }

    @Test
    void twoResultsOfDifferentSpeedAreNotAlike() {
        Result slower = withWork(share -> 7);

        assertThat(Conditions.of(withWork(share -> 5), slower))
                .containsExactly("speed of the machine: the same work took 5.00 ms → 7.00 ms");
        assertThat(Conditions.of(withWork(share -> 6.8), slower)).isEmpty();
        assertThat(Conditions.of(TestResults.withSpeeds(sample, fork -> 1), slower))
                .isEmpty();
    }

    @Test
    void anEarlierResultSaysNothingOfIt() {
        Result earlier = TestResults.withSpeeds(sample, fork -> 1);

        assertThat(Pace.of(earlier)).isEmpty();
        assertThat(Environment.of(earlier)).doesNotContainKey("Speed");
        assertThat(Method.of(earlier)).noneMatch(sentence -> sentence.contains("times the same work"));
        assertThat(Method.of(sample)).anyMatch(sentence -> sentence.contains("times the same work"));
    }

    /** @param millis what the work took, from the place of the fork in the run, 0 to 1 */
    private Result withWork(DoubleUnaryOperator millis) {
        double last = sample.forks().size() - 1.0;
        return TestResults.ended(TestResults.withForks(
                sample,
                IntStream.range(0, sample.forks().size())
                        .mapToObj(place -> sample.forks().get(place).on(millis.applyAsDouble(place / last), null))
                        .toList()));
    }

    private static String text(Result result, boolean colours) {
        return TextReport.of(result, Analysis.of(result), colours);
    }
}
