package dev.wirespeed.lab.trust;

import dev.wirespeed.lab.measure.ForkSpec;
import dev.wirespeed.lab.measure.Plan;
import dev.wirespeed.lab.measure.TestResults;
import dev.wirespeed.lab.report.SampleResult;
import dev.wirespeed.lab.result.Cell;
import dev.wirespeed.lab.result.Comparison;
import dev.wirespeed.lab.result.Comparison.Side;
import dev.wirespeed.lab.result.Entry;
import dev.wirespeed.lab.result.Entry.Kind;
import dev.wirespeed.lab.result.Fork;
import dev.wirespeed.lab.result.JdkUsed;
import dev.wirespeed.lab.result.Measurement;
import dev.wirespeed.lab.result.Reported;
import dev.wirespeed.lab.result.Result;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.TreeMap;
import java.util.function.DoubleSupplier;
import java.util.function.ToDoubleFunction;
import java.util.stream.DoubleStream;
import java.util.stream.Stream;

/** Runs of one contestant against itself, with noise of many shapes in place of real forks. */
final class Simulation {

    /** How many runs show that a rate of one in twenty is not exceeded; fewer where each draws all intervals. */
    static final int RUNS = Integer.getInteger("wirespeed.trust.runs", 100);

    /** How many are compared with the baseline, and in how many cells. */
    enum Size {
        SMALL(4, 2),
        /** A run of {@code compare} with all contestants. */
        COMPARE(14, 2),
        /** A run of {@code versions} with all of them. */
        LARGE(14, 6);

        private final int others;
        private final int cells;

        Size(int others, int cells) {
            this.others = others;
            this.cells = cells;
        }

        int comparisons() {
            return others * cells;
        }
    }

    /** Where a fork is in the run: {@code at} is how much of it is over. */
    record Situation(String entry, double at) {}

    /** What a fork differs from the others by, as a logarithm, in each of its cells. */
    interface ForkNoise {
        DoubleSupplier of(Situation fork);
    }

    record Shape(String name, ForkNoise noise) {}

    private final Random random = new Random(20_260_120);
    private double walk;

    /** What a fork differs by, drawn anew in each cell. */
    private static Shape shape(String name, ToDoubleFunction<Situation> noise) {
        return new Shape(name, fork -> () -> noise.applyAsDouble(fork));
    }

    /** What one draw decides for all cells of a fork, as where its JVM lies in memory. */
    private static Shape shared(String name, ToDoubleFunction<Situation> noise) {
        return new Shape(name, fork -> {
            double drawn = noise.applyAsDouble(fork);
            return () -> drawn;
        });
    }

    Stream<Shape> shapes() {
        return Stream.of(
                normal(0.03),
                shape("heavy tails (Student's t, 2 degrees)", fork -> 0.02 * heavy()),
                shape("skewed: some forks lose much", fork -> -0.03 * Math.log(random.nextDouble())),
                shape("a machine that slows down by a fifth", fork -> -0.2 * fork.at() + gaussian(0.02)),
                shape("a machine that drifts to and fro", fork -> wander() + gaussian(0.01)),
                shape("a busy half of the run", fork -> (fork.at() > 0.5 ? -0.25 : 0) + gaussian(0.02)),
                twoWays(0.2, 0.01),
                shape(
                        "one entry is five times as noisy",
                        fork -> gaussian(fork.entry().equals("some-1") ? 0.1 : 0.02)),
                shape(
                        "the baseline is five times as noisy",
                        fork -> gaussian(fork.entry().equals("some") ? 0.1 : 0.02)),
                shared("one draw for all cells of a fork", fork -> gaussian(0.03)),
                shared("one draw with heavy tails for all cells of a fork", fork -> 0.02 * heavy()),
                shared("one draw for all cells, a busy half", fork -> (fork.at() > 0.5 ? -0.25 : 0) + gaussian(0.02)));
    }

    Shape normal(double deviation) {
        return shape("normal", fork -> gaussian(deviation));
    }

    /** @param share of the forks that are slower */
    Shape twoWays(double share, double deviation) {
        return shape(
                "a JIT compiler that settles in one of two ways",
                fork -> (random.nextDouble() < share ? -0.15 : 0) + gaussian(deviation));
    }

    private double gaussian(double deviation) {
        return deviation * random.nextGaussian();
    }

    private double heavy() {
        double squares = Math.pow(random.nextGaussian(), 2) + Math.pow(random.nextGaussian(), 2);
        return random.nextGaussian() / Math.sqrt(squares / 2);
    }

    private double wander() {
        walk = 0.9 * walk + 0.03 * random.nextGaussian();
        return walk;
    }

    Result run(Size size, int forks, long seed, Shape shape) {
        return run(size, forks, seed, shape, entry -> 0);
    }

    /** @param advantage of an entry, as a logarithm */
    Result run(Size size, int forks, long seed, Shape shape, ToDoubleFunction<String> advantage) {
        Result result = against(size, forks).run(seed);
        List<ForkSpec> plan = Plan.of(result);
        List<Fork> measured = new ArrayList<>();
        for (int i = 0; i < plan.size(); i++) {
            ForkSpec fork = plan.get(i);
            String entry = fork.entry().id();
            DoubleSupplier noise = shape.noise().of(new Situation(entry, (double) i / plan.size()));
            List<Measurement> measurements = fork.cells().stream()
                    .map(cell -> measurement(cell, noise.getAsDouble() + advantage.applyAsDouble(entry)))
                    .toList();
            measured.add(new Fork(fork.id(), fork.round(), fork.jdk(), entry, 1, measurements, null));
        }
        return TestResults.withForks(result, measured);
    }

    private Measurement measurement(Cell cell, double log) {
        List<Double> iterations = DoubleStream.generate(() -> Math.exp(5 + log + 0.02 * random.nextGaussian()))
                .limit(5)
                .boxed()
                .toList();
        return new Measurement(cell, List.of(), iterations, 100);
    }

    private static AgainstItself against(Size size, int forks) {
        TreeMap<Integer, List<String>> flags = new TreeMap<>();
        flags.put(25, List.of());
        Entry entry = new Entry("some", "some", "Some", "1", List.of(), Kind.PEER, flags);
        return new AgainstItself(
                SampleResult.ofCells(size.cells, new JdkUsed(25, "25.0.1", "Some")), entry, size.others, forks);
    }

    /** The same run, with the figure 0 % reported of every entry and the baseline, in each cell. */
    static Result withReportedZeros(Result result) {
        List<Comparison> comparisons = result.entries().stream()
                .filter(entry -> entry.id().matches(".*-\\d"))
                .map(entry -> new Comparison(
                        entry.id(), new Side(entry.id(), 25), new Side(result.baseline(), 25), /* reported= */ true))
                .toList();
        List<Reported> zeros =
                result.cells().stream().map(cell -> new Reported(cell, 0, 0)).toList();
        return TestResults.withReported(result, comparisons, zeros);
    }
}
