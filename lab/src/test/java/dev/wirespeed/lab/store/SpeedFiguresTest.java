package dev.wirespeed.lab.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.wirespeed.lab.statistics.Interval;
import dev.wirespeed.lab.statistics.PairedRounds;
import dev.wirespeed.lab.store.SpeedFigures.Place;
import dev.wirespeed.lab.store.SpeedResult.Answered;
import dev.wirespeed.lab.store.SpeedResult.Converted;
import dev.wirespeed.lab.store.SpeedResult.Profiled;
import java.util.List;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;

/** Figures are of pairs of a round: what slows both sides is no difference. */
final class SpeedFiguresTest {

    private static final Offset<Double> CLOSE = within(1e-9);
    private static final Place MVC = new Place(Framework.MVC, StoreSpeedResults.USER);
    private static final Place WEBFLUX = new Place(Framework.WEBFLUX, StoreSpeedResults.USER);

    private final SpeedFigures figures = new SpeedFigures(StoreSpeedResults.result());

    @Test
    void aRatioIsOfPairs() {
        Interval ratio = figures.ratio(MVC, Variant.METER_AND_CODECS, Variant.METER, Answered::cpuMicros);

        assertThat(ratio.value()).isEqualTo(320.0 / 510, CLOSE);
        assertThat(ratio.high() - ratio.low()).isEqualTo(0, CLOSE);
    }

    @Test
    void whatArrivesIsTheSavingOfARequestOverThatOfAConversion() {
        assertThat(figures.ownGain(MVC).value()).isEqualTo(210, CLOSE);
        assertThat(figures.micros(MVC, Effect.CODECS).value()).isEqualTo(-1.05 * 190, CLOSE);
        assertThat(figures.arrived(MVC).value()).isEqualTo(190.0 / 200, CLOSE);
    }

    @Test
    void aConversionIsThatWhichWasTimedInTurnWithTheServices() {
        assertThat(figures.ownGain(WEBFLUX).value()).isEqualTo(420, CLOSE);
        assertThat(figures.arrived(WEBFLUX).value()).isEqualTo(0.25, CLOSE);
    }

    @Test
    void inEarlierResultsItIsTheSameForAllServices() {
        SpeedResult whole = StoreSpeedResults.result();
        SpeedResult earlier = new SpeedResult(
                whole.schemaVersion(),
                whole.kind(),
                whole.started(),
                whole.finished(),
                whole.wirespeed(),
                whole.machine(),
                whole.loadAverageAfter(),
                whole.jdk(),
                whole.settings(),
                whole.answered(),
                List.of(converted(false, 0.4), converted(true, 0.2)),
                whole.profiled());

        assertThat(new SpeedFigures(earlier).ownGain(MVC).value()).isEqualTo(200, CLOSE);
        assertThat(new SpeedFigures(earlier).ownGain(WEBFLUX).value()).isEqualTo(200, CLOSE);
    }

    private static Converted converted(boolean codecs, double cpuSeconds) {
        return new Converted(1, null, codecs, StoreSpeedResults.USER, 1_000, 80_000_000, cpuSeconds);
    }

    @Test
    void ofTwoMappersOfOneServiceItIsTheDifference() {
        SpeedFigures ofTwo = new SpeedFigures(StoreSpeedResults.ofTwoMappers());

        assertThat(ofTwo.micros(MVC, Effect.CODECS).value()).isEqualTo(-200, CLOSE);
        // of 200 alone, and 220
        assertThat(ofTwo.arrived(MVC).value()).isEqualTo((1 + 200.0 / 220) / 2, CLOSE);
    }

    @Test
    void theMeterIsWhatAServiceTakesMoreWithIt() {
        Interval meter = figures.micros(MVC, Effect.METER);

        assertThat(meter.value()).isEqualTo(10.5, CLOSE);
        // two rounds of 10 and 11: half of their distance by the 97.5 % quantile of t with one degree of freedom
        assertThat(meter.high() - meter.value()).isEqualTo(0.5 * 12.706204736, within(1e-6));
    }

    @Test
    void anEffectIsTheMeanOfBothPairs() {
        // of 500 the meter takes 10, and 10 beside codecs, which leave 310
        assertThat(figures.ratio(MVC, Effect.METER, Answered::cpuMicros).value())
                .isEqualTo(Math.sqrt(510.0 / 500 * 320 / 310), CLOSE);
        assertThat(figures.ratio(MVC, Effect.CODECS, Answered::cpuMicros).value())
                .isEqualTo(Math.sqrt(320.0 / 510 * 310 / 500), CLOSE);
    }

    @Test
    void aRoundWithoutItsPairDoesNotCount() {
        SpeedResult whole = StoreSpeedResults.result();
        SpeedResult more = whole.with(
                List.of(new Answered(3, Framework.MVC, Variant.METER, StoreSpeedResults.USER, 1, 1, 1, 1, 0, 0, 0)),
                List.of(),
                List.of());

        assertThat(new SpeedFigures(more).micros(MVC, Effect.METER)).isEqualTo(figures.micros(MVC, Effect.METER));
    }

    @Test
    void theMeterAgreesWithAProfilerWhereBothSeeTheSameShare() {
        assertThat(figures.profiled(Framework.MVC)).containsExactly(StoreSpeedResults.USER);
        assertThat(figures.profiled(MVC, Variant.METER, each -> each.profilerShare(MeterClock.TIME)))
                .isEqualTo(0.2, CLOSE);
        // rounds of 0.25 and 0.275 by the meter
        assertThat(figures.agreement(MVC, Variant.METER, MeterClock.TIME).value())
                .isEqualTo(Math.sqrt(1.25 * 1.375), CLOSE);
    }

    @Test
    void whatTheMeterTakesItselfIsItsPartOfTheSamples() {
        assertThat(figures.ownShare(MVC, Variant.METER).value()).isEqualTo(0.01, CLOSE);
    }

    @Test
    void cpuTimeIsHeldAgainstSamplesWithTheirOutput() {
        assertThat(figures.profiled(MVC, Variant.METER, each -> each.profilerShare(MeterClock.CPU_TIME)))
                .isEqualTo(0.4, CLOSE);
        assertThat(figures.agreement(MVC, Variant.METER, MeterClock.CPU_TIME).value())
                .isEqualTo(1.1, CLOSE);
    }

    @Test
    void cpuTimeCountsOnlyIfEachRoundHasIt() {
        SpeedResult whole = StoreSpeedResults.result();
        SpeedResult more = whole.with(
                List.of(),
                List.of(),
                List.of(new Profiled(
                        3, Framework.MVC, Variant.METER, StoreSpeedResults.USER, 2, 0.5, 0.2, null, 450, 100, 100, 5)));

        assertThat(figures.has(MVC, Variant.METER, MeterClock.CPU_TIME)).isTrue();
        assertThat(new SpeedFigures(more).has(MVC, Variant.METER, MeterClock.CPU_TIME))
                .isFalse();
        assertThat(new SpeedFigures(more).has(MVC, Variant.METER, MeterClock.TIME))
                .isTrue();
    }

    @Test
    void oneRoundHasNoInterval() {
        Interval one = PairedRounds.ofMean(new double[] {3});

        assertThat(one.value()).isEqualTo(3);
        assertThat(one.low()).isNaN();
        assertThat(SpeedTables.text(one)).isEqualTo("3.00");
        assertThat(PairedRounds.ofRatio(new double[] {2, 0.5}).value()).isEqualTo(1, CLOSE);
    }
}
