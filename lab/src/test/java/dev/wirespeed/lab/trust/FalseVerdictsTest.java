package dev.wirespeed.lab.trust;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import dev.wirespeed.lab.measure.ForkSpec;
import dev.wirespeed.lab.measure.Plan;
import dev.wirespeed.lab.report.Findings.Standing;
import dev.wirespeed.lab.report.Verdicts;
import dev.wirespeed.lab.result.Cell;
import dev.wirespeed.lab.result.Entry;
import dev.wirespeed.lab.result.Entry.Kind;
import dev.wirespeed.lab.result.Fork;
import dev.wirespeed.lab.result.JdkUsed;
import dev.wirespeed.lab.result.Machine;
import dev.wirespeed.lab.result.Measurement;
import dev.wirespeed.lab.result.Result;
import dev.wirespeed.lab.result.Result.WorkloadUsed;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.TreeMap;
import java.util.function.DoubleUnaryOperator;
import java.util.stream.DoubleStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Simulated forks in their real order, judged by the code that judges real ones. */
final class FalseVerdictsTest {

    private static final int RUNS = 1_500;

    /** What a fork differs from the others by, as a logarithm, given how much of the run is over. */
    private record Shape(String name, DoubleUnaryOperator fork) {}

    private final Random random = new Random(20_260_120);
    private double walk;

    @TestFactory
    Stream<DynamicTest> atMostOneRunInTwentyHasAFalseVerdict() {
        return shapes().flatMap(shape -> Stream.of(3, 5)
                .map(forks -> dynamicTest(
                        shape.name() + ", " + forks + " forks",
                        () -> assertThat(falseVerdicts(shape, forks).rate())
                                .isLessThanOrEqualTo(FalseVerdicts.ALLOWED))));
    }

    /** Without what makes a JIT compiler settle in one of two ways, which two forks can't show. */
    @TestFactory
    Stream<DynamicTest> twoForksAreEnoughForNoiseThatHasOneLevel() {
        return shapes().filter(shape -> !shape.name().contains("two ways"))
                .map(shape -> dynamicTest(
                        shape.name(),
                        () -> assertThat(falseVerdicts(shape, 2).rate()).isLessThanOrEqualTo(FalseVerdicts.ALLOWED)));
    }

    /** What the test would be worth if it never claimed anything. */
    @Test
    void whatIsAFifthFasterIsNearlyAlwaysFound() {
        int found = 0;
        int runs = 200;
        for (int run = 0; run < runs; run++) {
            Result result = simulated(3, run, new Shape("", at -> 0.02 * random.nextGaussian()), Math.log(1.2));
            List<Standing> standings = Verdicts.of(result);
            assertThat(standings).hasSize(8).doesNotContain(Standing.SLOWER);
            found += Collections.frequency(standings, Standing.FASTER);
        }

        assertThat(found).isGreaterThan((int) (0.9 * 8 * runs));
    }

    @Test
    void theRepetitionOfTheBaselineIsNoComparison() {
        FalseVerdicts verdicts = falseVerdicts(new Shape("", at -> 0.02 * random.nextGaussian()), 2);

        assertThat(verdicts.runs()).isEqualTo(RUNS);
        assertThat(verdicts.comparisons()).isEqualTo(RUNS * 4 * 2);
    }

    /** The limit is that for which the observation or fewer would have a probability of 5 %. */
    @Test
    void fewRunsProveLittle() {
        assertThat(new FalseVerdicts(20, 0, 160, 0).upperLimit()).isCloseTo(1 - Math.pow(0.05, 1 / 20.0), within(1e-9));
        assertThat(new FalseVerdicts(59, 0, 59, 0).upperLimit()).isLessThan(0.05);
        assertThat(new FalseVerdicts(1, 1, 8, 2).upperLimit()).isEqualTo(1);
        assertThat(new FalseVerdicts(20, 1, 160, 1).trustworthy()).isTrue();
        assertThat(new FalseVerdicts(20, 2, 160, 2).trustworthy()).isFalse();
    }

    private Stream<Shape> shapes() {
        return Stream.of(
                new Shape("normal", at -> 0.03 * random.nextGaussian()),
                new Shape("heavy tails (Student's t, 2 degrees)", at -> 0.02 * heavy()),
                new Shape("skewed: some forks lose much", at -> -0.03 * Math.log(random.nextDouble())),
                new Shape("a machine that slows down by a fifth", at -> -0.2 * at + 0.02 * random.nextGaussian()),
                new Shape("a machine that drifts to and fro", at -> wander() + 0.01 * random.nextGaussian()),
                new Shape("a busy half of the run", at -> (at > 0.5 ? -0.25 : 0) + 0.02 * random.nextGaussian()),
                new Shape(
                        "a JIT compiler that settles in one of two ways",
                        at -> (random.nextDouble() < 0.2 ? -0.15 : 0) + 0.01 * random.nextGaussian()));
    }

    private double heavy() {
        double squares = Math.pow(random.nextGaussian(), 2) + Math.pow(random.nextGaussian(), 2);
        return random.nextGaussian() / Math.sqrt(squares / 2);
    }

    private double wander() {
        walk = 0.9 * walk + 0.03 * random.nextGaussian();
        return walk;
    }

    private FalseVerdicts falseVerdicts(Shape shape, int forks) {
        FalseVerdicts verdicts = FalseVerdicts.NONE;
        for (int run = 0; run < RUNS; run++) {
            verdicts = verdicts.with(simulated(forks, run, shape, 0));
        }
        return verdicts;
    }

    private Result simulated(int forks, long seed, Shape shape, double advantage) {
        Result result = against(forks).run(seed, "0.1.0");
        List<ForkSpec> plan = Plan.of(result);
        List<Fork> measured = new ArrayList<>();
        for (int i = 0; i < plan.size(); i++) {
            ForkSpec fork = plan.get(i);
            double at = (double) i / plan.size();
            boolean other = fork.entry().id().matches(".*-\\d");
            List<Measurement> measurements = fork.cells().stream()
                    .map(cell -> measurement(cell, shape.fork().applyAsDouble(at) + (other ? advantage : 0)))
                    .toList();
            measured.add(
                    new Fork(fork.id(), fork.round(), fork.jdk(), fork.entry().id(), 1, measurements, null));
        }
        return measured.stream().reduce(result, Result::withFork, (one, ignored) -> one);
    }

    private Measurement measurement(Cell cell, double log) {
        List<Double> iterations = DoubleStream.generate(() -> Math.exp(5 + log + 0.02 * random.nextGaussian()))
                .limit(5)
                .boxed()
                .toList();
        return new Measurement(cell, List.of(), iterations, 100);
    }

    private static AgainstItself against(int forks) {
        TreeMap<Integer, List<String>> flags = new TreeMap<>();
        flags.put(25, List.of());
        return new AgainstItself(
                new Entry("some", "some", "Some", "1", List.of(), Kind.PEER, flags),
                new WorkloadUsed("small", "Small"),
                new JdkUsed(25, "25.0.1", "Some"),
                new Machine("CPU", 2, 1, "OS", 0),
                4,
                forks);
    }
}
