package dev.wirespeed.lab.fork;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.ToDoubleFunction;

/**
 * Shows how codecs and Jackson 3 fare while another guest of the host has a part of the core: in turn both write text beyond ASCII,
 * and two loops tell how much the core does at once, and how fast its clock is. A program of its own, for docs/peers.md.
 */
final class SharedCore {
    private static final int WARMUP_ROUNDS = 60;
    private static final int ROUNDS = 1_000;
    private static final int STEPS = 5_000;
    private static final long PROBE_NANOS = TimeUnit.MILLISECONDS.toNanos(5);
    private static final long WRITING_NANOS = TimeUnit.MILLISECONDS.toNanos(15);
    private static final double[] BOUNDS = {0, 0.65, 0.75, 0.85, 0.95, Double.POSITIVE_INFINITY};

    /** How often a millisecond each was done. */
    private record Round(double independent, double codecs, double jackson3, double chain) {}

    private interface Work {
        void run() throws Exception;
    }

    private final ConversionBenchmark codecs;
    private final ConversionBenchmark jackson3;
    private long sink = System.nanoTime();

    private SharedCore() throws Exception {
        codecs = writing("wirespeed");
        jackson3 = writing("jackson3");
    }

    public static void main(String[] arguments) throws Exception {
        SharedCore core = new SharedCore();
        for (int i = 0; i < WARMUP_ROUNDS; i++) {
            core.round();
        }
        List<Round> rounds = new ArrayList<>();
        for (int i = 0; i < ROUNDS; i++) {
            rounds.add(core.round());
        }
        rounds.sort(Comparator.comparingDouble(Round::independent));
        double best = rounds.get(ROUNDS * 95 / 100).independent();
        System.out.println("independent operations, of their best speed: rounds; codecs, Jackson 3 and chain per ms");
        for (int i = BOUNDS.length - 1; i > 0; i--) {
            double from = BOUNDS[i - 1] * best;
            double to = BOUNDS[i] * best;
            List<Round> some = rounds.stream()
                    .filter(round -> round.independent() >= from && round.independent() < to)
                    .toList();
            if (!some.isEmpty()) {
                System.out.printf(
                        "from %.0f %%: %d; %.0f, %.0f, %.0f%n",
                        100 * BOUNDS[i - 1],
                        some.size(),
                        median(some, Round::codecs),
                        median(some, Round::jackson3),
                        median(some, Round::chain));
            }
        }
    }

    private static ConversionBenchmark writing(String contestant) throws Exception {
        ConversionBenchmark benchmark = new ConversionBenchmark();
        benchmark.contestant = contestant;
        benchmark.workload = "non-ascii";
        benchmark.bind();
        return benchmark;
    }

    private static double median(List<Round> rounds, ToDoubleFunction<Round> figure) {
        return rounds.stream().mapToDouble(figure).sorted().toArray()[rounds.size() / 2];
    }

    private Round round() throws Exception {
        double before = perMilli(PROBE_NANOS, () -> sink = independent(sink));
        double written = perMilli(WRITING_NANOS, codecs::serialize);
        double after = perMilli(PROBE_NANOS, () -> sink = independent(sink));
        double writtenByJackson = perMilli(WRITING_NANOS, jackson3::serialize);
        double chain = perMilli(PROBE_NANOS, () -> sink = chain(sink));
        return new Round((before + after) / 2, written, writtenByJackson, chain);
    }

    private static double perMilli(long nanos, Work work) throws Exception {
        long start = System.nanoTime();
        long taken;
        int count = 0;
        do {
            work.run();
            count++;
            taken = System.nanoTime() - start;
        } while (taken < nanos);
        return count * 1e6 / taken;
    }

    /** Six operations a step that need not wait for each other. */
    private static long independent(long seed) {
        long a = seed;
        long b = seed + 1;
        long c = seed + 2;
        long d = seed + 3;
        long e = seed + 4;
        long f = seed + 5;
        for (int i = 0; i < STEPS; i++) {
            a = a + i ^ b;
            b = b - 7 ^ i;
            c = c + i ^ 3;
            d = d - i ^ 5;
            e = e + 9 ^ i;
            f = f - i ^ 11;
        }
        return a ^ b ^ c ^ d ^ e ^ f;
    }

    /** Multiplications each of which waits for the one before. */
    private static long chain(long seed) {
        long x = seed;
        for (int i = 0; i < STEPS; i++) {
            x = x * 6_364_136_223_846_793_005L + 1_442_695_040_888_963_407L;
        }
        return x;
    }
}
