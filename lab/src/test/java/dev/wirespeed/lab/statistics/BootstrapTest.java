package dev.wirespeed.lab.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

final class BootstrapTest {

    @Test
    void whatNeverVariesHasAnIntervalWithoutWidth() {
        List<double[]> forks = List.of(new double[] {2, 2, 2}, new double[] {2, 2});

        assertThat(new Bootstrap(1).ofMean(forks)).isEqualTo(new Interval(2, 2, 2));
        assertThat(new Bootstrap(1).ofRatio(forks, List.of(new double[] {8})))
                .isEqualTo(new Interval(0.25, 0.25, 0.25));
    }

    @Test
    void everyForkWeighsTheSameHoweverManyIterationsItHas() {
        assertThat(Bootstrap.mean(List.of(new double[] {1, 1, 1, 1}, new double[] {3})))
                .isEqualTo(2);
    }

    @Test
    void theMedianOfManyIsSurerThanThatOfFewAndAnOutlierDoesNotMoveIt() {
        Interval few = new Bootstrap(1).ofMedian(new double[] {3, 1, 90});
        Interval many = new Bootstrap(1).ofMedian(new double[] {3, 2, 3, 4, 3, 3, 3, 3, 3, 3, 90});

        assertThat(few).isEqualTo(new Interval(3, 1, 90));
        assertThat(many).isEqualTo(new Interval(3, 3, 3));
    }

    @Test
    void twoForksThatDifferCanBeDrawnInThreeWays() {
        Interval interval = new Bootstrap(1).ofMean(List.of(new double[] {1, 1}, new double[] {3, 3}));

        assertThat(interval).isEqualTo(new Interval(2, 1, 3));
    }

    @Test
    void iterationsInsideAForkAreResampledToo() {
        Interval interval = new Bootstrap(1).ofMean(List.of(new double[] {1, 3}));

        assertThat(interval).isEqualTo(new Interval(2, 1, 3));
    }

    @Test
    void theSameSeedGivesTheSameInterval() {
        List<double[]> forks = List.of(new double[] {1, 2, 3}, new double[] {2, 4, 5});

        assertThat(new Bootstrap(7).ofMean(forks)).isEqualTo(new Bootstrap(7).ofMean(forks));
        assertThat(new Bootstrap(7).ofMean(forks)).isNotEqualTo(new Bootstrap(8).ofMean(forks));
    }

    /** The mean of n normal values has a known interval: 1.96 standard deviations over the root of n to each side. */
    @Test
    void manyForksGiveTheIntervalOfTheNormalDistribution() {
        Random random = new Random(5);
        List<double[]> forks = IntStream.range(0, 400)
                .mapToObj(ignored -> new double[] {10 + random.nextGaussian()})
                .toList();

        Interval interval = new Bootstrap(1).ofMean(forks);

        assertThat(interval.value() - interval.low()).isCloseTo(1.96 / 20, within(0.01));
        assertThat(interval.high() - interval.value()).isCloseTo(1.96 / 20, within(0.01));
    }
}
