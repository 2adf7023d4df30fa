package dev.wirespeed.lab.report;

import dev.wirespeed.lab.report.Findings.Standing;
import dev.wirespeed.lab.result.Cell;
import dev.wirespeed.lab.result.Comparison;
import dev.wirespeed.lab.result.Comparison.Side;
import dev.wirespeed.lab.result.Entry;
import dev.wirespeed.lab.result.JdkUsed;
import dev.wirespeed.lab.result.Reported;
import dev.wirespeed.lab.result.Result;
import dev.wirespeed.lab.statistics.Bootstrap;
import dev.wirespeed.lab.statistics.ForkNoise;
import dev.wirespeed.lab.statistics.Holm;
import dev.wirespeed.lab.statistics.Interval;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.ToDoubleFunction;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Who is faster than whom. A claim is made only if the bootstrapped interval of the ratio, widened by the noise floor, leaves
 * out 1, and the forks differ by more than the noise floor in a test that is corrected for all comparisons of the result.
 * Where no fork of a side was warm there is no verdict.
 */
public final class Verdicts {

    private static final double LEVEL = 0.05;

    private final Result result;
    private final Samples samples;
    private final NoiseFloors noise;
    private final Bootstrap bootstrap;
    private final Map<Pair, Interval> ratios = new HashMap<>();
    private final ForkNoise<Place, String> forks;
    private final Map<Pair, Double> pValues;
    private final Set<Pair> outside;

    Verdicts(Result result, Samples samples) {
        this.result = result;
        this.samples = samples;
        this.noise = new NoiseFloors(result, samples);
        this.bootstrap = new Bootstrap(result.seed());
        this.forks = new ForkNoise<>(logs());
        this.pValues = corrected(List.copyOf(family()), this::pDiffers);
        this.outside = outside();
    }

    /** How each entry stands to the baseline, on each JDK and in each cell, but for the baseline's own repetition. */
    public static List<Standing> of(Result result) {
        Verdicts verdicts = new Verdicts(result, new Samples(result));
        return result.jdks().stream()
                .flatMap(jdk -> result.cells().stream()
                        .flatMap(cell -> result.entries().stream()
                                .filter(entry -> !entry.again())
                                .map(entry -> verdicts.withBaseline(entry, jdk.feature(), cell))))
                .filter(verdicts::measured)
                .map(verdicts::standing)
                .filter(standing -> standing != Standing.BASELINE)
                .toList();
    }

    /** Two sides in a cell. */
    record Pair(Cell cell, Side over, Side under) {

        private Pair turned() {
            return new Pair(cell, /* over= */ under, /* under= */ over);
        }
    }

    private record Place(int jdk, Cell cell) {}

    /** The comparison of an entry with the baseline on the same JDK. */
    Pair withBaseline(Entry entry, int jdk, Cell cell) {
        return new Pair(cell, new Side(entry.id(), jdk), new Side(result.baseline(), jdk));
    }

    /** Whether both sides were measured. */
    boolean measured(Pair pair) {
        return !samples(pair.over(), pair.cell()).isEmpty()
                && !samples(pair.under(), pair.cell()).isEmpty();
    }

    /** The ratio of two sides that were measured. */
    Interval ratio(Pair pair) {
        return ratios.computeIfAbsent(
                pair,
                ignored -> bootstrap.ofRatio(samples(pair.over(), pair.cell()), samples(pair.under(), pair.cell())));
    }

    /** The wider of the two sides' floors; null if nothing ran twice. */
    @Nullable
    Double floor(Pair pair) {
        return Stream.of(pair.over().jdk(), pair.under().jdk())
                .flatMap(jdk -> Stream.ofNullable(noise.of(jdk, pair.cell())))
                .max(Comparator.naturalOrder())
                .orElse(null);
    }

    /** The p-value, corrected for all comparisons of the result; null if they aren't compared. */
    @Nullable
    Double pValue(Pair pair) {
        Double pValue = pValues.get(pair);
        return pValue == null ? pValues.get(pair.turned()) : pValue;
    }

    /** The figure that a comparison is held against in a cell; null if there is none. */
    @Nullable
    Reported reported(Comparison comparison, Cell cell) {
        return result.reported().stream()
                .filter(reported -> reported.answers(comparison, cell))
                .findFirst()
                .orElse(null);
    }

    /** Whether the forks put the ratio of two sides outside of the figure that was reported of them. */
    boolean outside(Pair pair) {
        return outside.contains(pair);
    }

    Standing standing(Pair pair) {
        Double pValue = pValue(pair);
        Double floor = floor(pair);
        if (pair.over().equals(pair.under())) {
            return Standing.BASELINE;
        }
        if (!warm(pair.over(), pair.cell()) || !warm(pair.under(), pair.cell())) {
            return Standing.NOT_WARM;
        }
        if (pValue == null
                || floor == null
                || pValue >= LEVEL
                || ratio(pair).widened(floor).overlaps(1, 1)) {
            return Standing.NOT_DISTINGUISHABLE;
        }
        return ratio(pair).value() > 1 ? Standing.FASTER : Standing.SLOWER;
    }

    private boolean warm(Side side, Cell cell) {
        return samples.warm(side.contestant(), side.jdk(), cell);
    }

    /** All that is compared: every entry with the baseline, and the experiment's own comparisons; nothing twice. */
    private Set<Pair> family() {
        Set<Pair> family = new LinkedHashSet<>();
        for (Cell cell : result.cells()) {
            for (JdkUsed jdk : result.jdks()) {
                result.entries().forEach(entry -> add(withBaseline(entry, jdk.feature(), cell), family));
            }
            for (Comparison comparison : result.comparisons()) {
                add(new Pair(cell, comparison.over(), comparison.under()), family);
            }
        }
        return family;
    }

    private void add(Pair pair, Set<Pair> family) {
        if (!pair.over().equals(pair.under()) && !family.contains(pair.turned()) && measured(pair)) {
            family.add(pair);
        }
    }

    private static Map<Pair, Double> corrected(List<Pair> family, ToDoubleFunction<Pair> pValue) {
        double[] corrected = Holm.corrected(family.stream().mapToDouble(pValue).toArray());
        Map<Pair, Double> values = new HashMap<>();
        for (int i = 0; i < corrected.length; i++) {
            values.put(family.get(i), corrected[i]);
        }
        return values;
    }

    private double pDiffers(Pair pair) {
        return pOutside(pair, 1, 1);
    }

    /** Without a noise floor nothing is claimed. */
    private double pOutside(Pair pair, double low, double high) {
        Double floor = floor(pair);
        return floor == null
                ? 1
                : forks.difference(side(pair.over(), pair.cell()), side(pair.under(), pair.cell()))
                        .pOutside(Math.log(low) - Math.log1p(floor), Math.log(high) + Math.log1p(floor));
    }

    /** A family of its own: a claim about a reported figure is another one than that of a difference. */
    private Set<Pair> outside() {
        Map<Pair, Reported> figures = new LinkedHashMap<>();
        for (Comparison comparison : result.comparisons()) {
            for (Cell cell : result.cells()) {
                Pair pair = new Pair(cell, comparison.over(), comparison.under());
                Reported reported = reported(comparison, cell);
                if (reported != null && measured(pair)) {
                    figures.put(pair, reported);
                }
            }
        }
        Map<Pair, Double> values = corrected(List.copyOf(figures.keySet()), pair -> {
            Reported figure = Objects.requireNonNull(figures.get(pair));
            return pOutside(pair, 1 + figure.low() / 100, 1 + figure.high() / 100);
        });
        values.values().removeIf(pValue -> pValue >= LEVEL);
        return values.keySet();
    }

    private static ForkNoise.Side<Place, String> side(Side side, Cell cell) {
        return new ForkNoise.Side<>(new Place(side.jdk(), cell), side.contestant());
    }

    private Map<Place, Map<String, double[]>> logs() {
        Map<Place, Map<String, double[]>> logs = new LinkedHashMap<>();
        for (JdkUsed jdk : result.jdks()) {
            for (Cell cell : result.cells()) {
                logs.put(new Place(jdk.feature(), cell), logs(result, samples, jdk.feature(), cell));
            }
        }
        return logs;
    }

    /** The logarithms of the forks' means in a cell, by entry. */
    static Map<String, double[]> logs(Result result, Samples samples, int jdk, Cell cell) {
        Map<String, double[]> forks = new LinkedHashMap<>();
        for (Entry entry : result.entries()) {
            List<double[]> iterations = samples.iterations(entry.id(), jdk, cell);
            if (!iterations.isEmpty()) {
                forks.put(entry.id(), logs(iterations));
            }
        }
        return forks;
    }

    private static double[] logs(List<double[]> forks) {
        return forks.stream()
                .mapToDouble(fork -> Math.log(Bootstrap.mean(List.of(fork))))
                .toArray();
    }

    private List<double[]> samples(Side side, Cell cell) {
        return samples.iterations(side.contestant(), side.jdk(), cell);
    }
}
