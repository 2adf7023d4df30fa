package dev.wirespeed.lab.report;

import dev.wirespeed.lab.report.Findings.Standing;
import dev.wirespeed.lab.report.TwoRuns.Place;
import dev.wirespeed.lab.result.Result;
import dev.wirespeed.lab.statistics.Interval;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Two results, cell by cell, by the rules that hold inside of one: a claim needs an interval that leaves out no difference
 * even when it is widened by the larger noise floor of the two, and a test of the forks, corrected for all that is compared.
 * Nothing is claimed where something else differs that makes figures faster or slower by itself.
 */
final class TwoResults {

    private final Result first;
    private final Result second;
    private final TwoRuns runs;

    private TwoResults(Result first, Result second) {
        this.first = first;
        this.second = second;
        this.runs = new TwoRuns(first, second);
    }

    /**
     * What both have.
     *
     * @param ratio of the second result's throughput to the first one's
     * @param noiseFloor the larger of the two; null if one of them has none
     * @param besideBaseline the same ratio divided by the baseline's: what a machine that is faster or slower as a whole leaves
     *     as it is; null if the baselines differ
     * @param pValue corrected for all rows
     * @param standing null if the two can't be compared
     */
    record Row(
            Place place,
            Interval ratio,
            @Nullable Double noiseFloor,
            @Nullable Interval besideBaseline,
            double pValue,
            @Nullable Standing standing) {}

    /**
     * Rows for what both have, and what only one has.
     *
     * @param reasons why some or all rows can't be compared
     */
    record Difference(List<Row> rows, List<Place> onlyFirst, List<Place> onlySecond, List<String> reasons) {}

    /** How the second result stands to the first. */
    static Difference compare(Result first, Result second) {
        return new TwoResults(first, second).difference();
    }

    private Difference difference() {
        List<Place> one = runs.earlier();
        List<Place> other = runs.later();
        List<Place> both = one.stream().filter(other::contains).toList();
        List<Place> comparable =
                both.stream().filter(place -> incomparable(place) == null).toList();
        Map<Place, Double> pValues = TwoRuns.corrected(comparable, this::pValue);
        return new Difference(
                both.stream()
                        .map(place -> row(place, pValues.getOrDefault(place, 1.0)))
                        .toList(),
                one.stream().filter(place -> !other.contains(place)).toList(),
                other.stream().filter(place -> !one.contains(place)).toList(),
                both.stream()
                        .map(this::incomparable)
                        .filter(Objects::nonNull)
                        .distinct()
                        .toList());
    }

    private @Nullable String incomparable(Place place) {
        String all = Conditions.incomparable(first, second);
        return all != null ? all : Conditions.incomparable(first, second, place.cell());
    }

    private double pValue(Place place) {
        Double floor = runs.floor(place);
        return floor == null ? 1 : runs.difference(place).pOutside(-Math.log1p(floor), Math.log1p(floor));
    }

    private Row row(Place place, double pValue) {
        Interval ratio = runs.ratio(place);
        Double floor = runs.floor(place);
        return new Row(
                place,
                ratio,
                floor,
                runs.besideBaseline(place),
                pValue,
                incomparable(place) == null ? standing(place, ratio, floor, pValue) : null);
    }

    private Standing standing(Place place, Interval ratio, @Nullable Double floor, double pValue) {
        if (!runs.warm(place)) {
            return Standing.NOT_WARM;
        }
        boolean claimed =
                floor != null && pValue < TwoRuns.LEVEL && !ratio.widened(floor).overlaps(1, 1);
        return !claimed ? Standing.NOT_DISTINGUISHABLE : ratio.value() > 1 ? Standing.FASTER : Standing.SLOWER;
    }
}
