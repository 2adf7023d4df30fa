package dev.wirespeed.lab.trust;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import dev.wirespeed.lab.report.Regressions;
import dev.wirespeed.lab.report.Regressions.Change;
import dev.wirespeed.lab.report.Regressions.Row;
import dev.wirespeed.lab.result.Result;
import dev.wirespeed.lab.trust.Simulation.Shape;
import dev.wirespeed.lab.trust.Simulation.Size;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/**
 * Simulated runs held against earlier ones, as {@code --fail-if-slower-than} does, with quick's three rounds and 5 %. The rates
 * are those of docs/compare.md.
 */
final class FalseRegressionsTest {

    private static final int ROUNDS = 3;
    private static final double TOLERANCE = 0.05;

    /** The whole machine is a fifth slower in the later run. */
    private static final double MACHINE = Math.log(0.8);

    private final Simulation simulation = new Simulation();

    /** Then the comparison with the baseline alone is what keeps a build from failing. */
    @TestFactory
    Stream<DynamicTest> atMostOneBuildInTwentyFailsForNothingOnASlowerMachine() {
        return simulation
                .shapes()
                .map(shape -> dynamicTest(
                        shape.name(), () -> assertThat(falseAlarms(shape)).isLessThanOrEqualTo(FalseVerdicts.ALLOWED)));
    }

    /** A contestant that takes 7 % longer is slower by more than is tolerated: it must not be called not slower. */
    @Test
    void notSlowerIsNotSaidOfWhatIs() {
        int wrong = 0;
        int runs = Simulation.RUNS * 3 / 20;
        for (int run = 0; run < runs; run++) {
            wrong += of(Size.SMALL, run, simulation.normal(0.01), 0, 1.07).stream()
                            .anyMatch(row -> row.entry().id().equals("some-1") && row.change() == Change.NOT_SLOWER)
                    ? 1
                    : 0;
        }

        assertThat(wrong).isLessThanOrEqualTo(runs / 20);
    }

    @Test
    void howMuchSlowerSomethingMustBeToBeFound() {
        assertThat(found(0.01, 1.1)).isLessThan(0.1);
        assertThat(found(0.01, 1.2)).isGreaterThan(0.9);
        assertThat(found(0.02, 1.2)).isBetween(0.5, 0.8);
        assertThat(found(0.02, 1.3)).isGreaterThan(0.95);
        assertThat(found(0.03, 1.4)).isGreaterThan(0.9);
    }

    private double falseAlarms(Shape shape) {
        int wrong = 0;
        int runs = Simulation.RUNS * 3 / 20;
        for (int run = 0; run < runs; run++) {
            wrong += of(Size.SMALL, run, shape, MACHINE, 1).stream().anyMatch(row -> row.change() == Change.SLOWER)
                    ? 1
                    : 0;
        }
        return (double) wrong / runs;
    }

    /** The share of cells in which a contestant is found to be slower that takes longer by a factor. */
    private double found(double deviation, double factor) {
        int found = 0;
        int runs = Simulation.RUNS / 10;
        for (int run = 0; run < runs; run++) {
            found += (int) of(Size.COMPARE, run, simulation.normal(deviation), MACHINE, factor).stream()
                    .filter(row -> row.entry().id().equals("some-1") && row.change() == Change.SLOWER)
                    .count();
        }
        return found / 2.0 / runs;
    }

    private List<Row> of(Size size, int run, Shape shape, double machine, double factor) {
        Result then = simulation.run(size, ROUNDS, run, shape);
        Result now = simulation.run(
                size, ROUNDS, run + 1_000, shape, entry -> machine - (entry.equals("some-1") ? Math.log(factor) : 0));
        return Regressions.of(then, now, TOLERANCE, List.of()).rows();
    }
}
