package dev.wirespeed.lab.report;

import dev.wirespeed.lab.report.Findings.Standing;
import dev.wirespeed.lab.result.Cell;
import dev.wirespeed.lab.result.Entry;
import dev.wirespeed.lab.result.JdkUsed;
import dev.wirespeed.lab.result.Result;
import dev.wirespeed.lab.statistics.Bootstrap;
import dev.wirespeed.lab.statistics.ForkNoise;
import dev.wirespeed.lab.statistics.Holm;
import dev.wirespeed.lab.statistics.Interval;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Two results, cell by cell, by the rules that hold inside of one: a claim needs an interval that leaves out no difference
 * even when it is widened by the larger noise floor of the two, and a test of the forks, corrected for all that is compared.
 */
public final class TwoResults {

    private static final double LEVEL = 0.05;

    private final Result first;
    private final Result second;
    private final Samples firstSamples;
    private final Samples secondSamples;
    private final NoiseFloors firstNoise;
    private final NoiseFloors secondNoise;
    private final Bootstrap bootstrap;

    private TwoResults(Result first, Result second) {
        this.first = first;
        this.second = second;
        this.firstSamples = new Samples(first);
        this.secondSamples = new Samples(second);
        this.firstNoise = new NoiseFloors(first, firstSamples);
        this.secondNoise = new NoiseFloors(second, secondSamples);
        this.bootstrap = new Bootstrap(second.seed());
    }

    /** An entry on a JDK in a cell. */
    public record Place(int jdk, Cell cell, String entry) {

        /** Such as {@code jackson3, serialize/small, JDK 25}. */
        public String text() {
            return entry + ", " + cell.id() + ", JDK " + jdk;
        }
    }

    /**
     * What both have.
     *
     * @param ratio of the second result's throughput to the first one's
     * @param noiseFloor the larger of the two; null if one of them has none
     * @param besideBaseline the same ratio divided by the baseline's: what a machine that is faster or slower as a whole leaves
     *     as it is; null if the baselines differ
     * @param pValue corrected for all rows
     */
    public record Row(
            Place place,
            Interval ratio,
            @Nullable Double noiseFloor,
            @Nullable Double besideBaseline,
            double pValue,
            Standing standing) {}

    /** Rows for what both have, and what only one has. */
    public record Difference(List<Row> rows, List<Place> onlyFirst, List<Place> onlySecond) {}

    private record Cells(boolean second, int jdk, Cell cell) {}

    /** How the second result stands to the first. */
    public static Difference compare(Result first, Result second) {
        TwoResults both = new TwoResults(first, second);
        List<Place> inFirst = places(first, both.firstSamples);
        List<Place> inSecond = places(second, both.secondSamples);
        return new Difference(
                both.rows(inFirst.stream().filter(inSecond::contains).toList()),
                inFirst.stream().filter(place -> !inSecond.contains(place)).toList(),
                inSecond.stream().filter(place -> !inFirst.contains(place)).toList());
    }

    private static List<Place> places(Result result, Samples samples) {
        List<Place> places = new ArrayList<>();
        for (JdkUsed jdk : result.jdks()) {
            for (Cell cell : result.cells()) {
                result.entries().stream()
                        .filter(entry -> !entry.again())
                        .map(Entry::id)
                        .filter(entry ->
                                !samples.iterations(entry, jdk.feature(), cell).isEmpty())
                        .forEach(entry -> places.add(new Place(jdk.feature(), cell, entry)));
            }
        }
        return places;
    }

    private List<Row> rows(List<Place> places) {
        ForkNoise<Cells, String> forks = forks();
        double[] corrected = Holm.corrected(
                places.stream().mapToDouble(place -> pValue(place, forks)).toArray());
        List<Row> rows = new ArrayList<>();
        for (int i = 0; i < corrected.length; i++) {
            rows.add(row(places.get(i), corrected[i]));
        }
        return rows;
    }

    private ForkNoise<Cells, String> forks() {
        Map<Cells, Map<String, double[]>> logs = new LinkedHashMap<>();
        for (boolean isSecond : List.of(false, true)) {
            Result result = isSecond ? second : first;
            Samples samples = isSecond ? secondSamples : firstSamples;
            for (JdkUsed jdk : result.jdks()) {
                for (Cell cell : result.cells()) {
                    logs.put(
                            new Cells(isSecond, jdk.feature(), cell),
                            Verdicts.logs(result, samples, jdk.feature(), cell));
                }
            }
        }
        return new ForkNoise<>(logs);
    }

    private double pValue(Place place, ForkNoise<Cells, String> forks) {
        Double floor = floor(place);
        return floor == null ? 1 : forks.pValue(side(place, true), side(place, false), floor);
    }

    private static ForkNoise.Side<Cells, String> side(Place place, boolean second) {
        return new ForkNoise.Side<>(new Cells(second, place.jdk(), place.cell()), place.entry());
    }

    private @Nullable Double floor(Place place) {
        Double one = firstNoise.of(place.jdk(), place.cell());
        Double other = secondNoise.of(place.jdk(), place.cell());
        return one == null || other == null ? null : (Double) Math.max(one, other);
    }

    private Row row(Place place, double pValue) {
        Interval ratio = bootstrap.ofRatio(iterations(secondSamples, place), iterations(firstSamples, place));
        Double floor = floor(place);
        boolean claimed =
                floor != null && pValue < LEVEL && !ratio.widened(floor).overlaps(1, 1);
        Standing standing =
                !claimed ? Standing.NOT_DISTINGUISHABLE : ratio.value() > 1 ? Standing.FASTER : Standing.SLOWER;
        return new Row(place, ratio, floor, besideBaseline(place, ratio.value()), pValue, standing);
    }

    private @Nullable Double besideBaseline(Place place, double ratio) {
        Place baseline = new Place(place.jdk(), place.cell(), first.baseline());
        List<double[]> one = iterations(firstSamples, baseline);
        List<double[]> other = iterations(secondSamples, baseline);
        return one.isEmpty() || other.isEmpty() || !first.baseline().equals(second.baseline())
                ? null
                : (Double) (ratio / (Bootstrap.mean(other) / Bootstrap.mean(one)));
    }

    private static List<double[]> iterations(Samples samples, Place place) {
        return samples.iterations(place.entry(), place.jdk(), place.cell());
    }
}
