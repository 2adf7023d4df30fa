package dev.wirespeed.lab.statistics;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

final class PeltTest {

    @Test
    void levelsAreFoundWhereTheyChange() {
        assertThat(Pelt.starts(new double[] {0, 0.1, 0, 5, 5.1, 5, 5, 2, 2.1, 1.9}, 0.1))
                .containsExactly(0, 3, 7);
    }

    @Test
    void noiseIsOneSegment() {
        assertThat(Pelt.starts(new double[] {0, 0.1, -0.1, 0.05, 0, 0.1}, 0.1)).containsExactly(0);
        assertThat(Pelt.starts(new double[] {3}, 0.1)).containsExactly(0);
        assertThat(Pelt.starts(new double[] {}, 0.1)).isEmpty();
    }

    /** What is pruned never costs the best segmentation: the same as trying all of them. */
    @Test
    void theSegmentationIsTheBestOfAll() {
        Random random = new Random(11);
        for (int round = 0; round < 300; round++) {
            double[] values = new double[1 + random.nextInt(9)];
            for (int i = 0; i < values.length; i++) {
                values[i] = random.nextGaussian() + 3 * random.nextInt(2);
            }

            assertThat(Pelt.starts(values, 1)).isEqualTo(bestOfAll(values));
        }
    }

    private static List<Integer> bestOfAll(double... values) {
        List<Integer> best = List.of();
        double least = Double.POSITIVE_INFINITY;
        for (int cuts = 0; cuts < 1 << (values.length - 1); cuts++) {
            List<Integer> starts = new ArrayList<>(List.of(0));
            for (int i = 1; i < values.length; i++) {
                if ((cuts >> (i - 1) & 1) == 1) {
                    starts.add(i);
                }
            }
            double cost = cost(values, starts);
            if (cost < least) {
                least = cost;
                best = starts;
            }
        }
        return best;
    }

    private static double cost(double[] values, List<Integer> starts) {
        double cost = 3 * Math.log(values.length) * (starts.size() - 1);
        for (int i = 0; i < starts.size(); i++) {
            int end = i + 1 < starts.size() ? starts.get(i + 1) : values.length;
            double[] segment = Arrays.copyOfRange(values, starts.get(i), end);
            double mean = Arrays.stream(segment).average().orElseThrow();
            cost += Arrays.stream(segment)
                    .map(value -> (value - mean) * (value - mean))
                    .sum();
        }
        return cost;
    }
}
