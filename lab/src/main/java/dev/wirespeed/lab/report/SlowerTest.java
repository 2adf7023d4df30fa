package dev.wirespeed.lab.report;

import dev.wirespeed.lab.report.Regressions.Change;
import dev.wirespeed.lab.report.Regressions.Row;
import dev.wirespeed.lab.report.TwoRuns.Place;
import dev.wirespeed.lab.result.Agreement;
import dev.wirespeed.lab.result.Entry;
import dev.wirespeed.lab.result.Fork;
import dev.wirespeed.lab.result.Result;
import dev.wirespeed.lab.statistics.ForkNoise.Difference;
import dev.wirespeed.lab.statistics.Interval;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Tells what has become slower.
 *
 * <p>It is claimed only if the contestant is slower by more than a tolerance and the noise floors of both runs, whichever is
 * wider, and that twice: since then, and relative to the baseline of each run, since a machine that is slower today slows the
 * baseline as well. Both have to be shown by the bootstrapped interval of the ratio and by a test of the forks. Of the two
 * p-values the larger counts (an intersection-union test: Berger, "Multiparameter Hypothesis Testing and Acceptance
 * Sampling", Technometrics 24, 1982), corrected after Holm for all that is compared here. That something is <em>not</em>
 * slower by as much is claimed by the same rules.
 */
final class SlowerTest {

    private final Result now;
    private final double tolerance;
    private final TwoRuns runs;

    SlowerTest(Result before, Result now, double tolerance) {
        this.now = now;
        this.tolerance = tolerance;
        this.runs = new TwoRuns(before, now);
    }

    List<Row> rows(List<String> contestants) {
        List<Place> places = runs.earlier().stream()
                .filter(place -> contestants.contains(place.entry()))
                .toList();
        List<Place> compared =
                places.stream().filter(place -> whyNot(place) == null).toList();
        // two families: the p-values are two-sided, so false claims of both together stay below the level
        Map<Place, Double> slower = TwoRuns.corrected(
                compared, place -> pOutside(place, Math.log(slowerBelow(place)), Double.POSITIVE_INFINITY));
        Map<Place, Double> notSlower = TwoRuns.corrected(
                compared, place -> pOutside(place, Double.NEGATIVE_INFINITY, Math.log(notSlowerAbove(place))));
        return places.stream()
                .map(place -> compared.contains(place)
                        ? judged(
                                place,
                                Objects.requireNonNull(slower.get(place)),
                                Objects.requireNonNull(notSlower.get(place)))
                        : unjudged(place))
                .toList();
    }

    private boolean isBaseline(Place place) {
        return place.entry().equals(now.baseline());
    }

    /** What the ratio has to stay below: the tolerance beyond the noise floor. */
    private double slowerBelow(Place place) {
        return 1 / (1 + tolerance) / (1 + floor(place));
    }

    private double notSlowerAbove(Place place) {
        return 1 / (1 + tolerance) * (1 + floor(place));
    }

    private double floor(Place place) {
        return Objects.requireNonNull(runs.floor(place));
    }

    /** The baseline itself has nothing that it could be relative to. */
    private double pOutside(Place place, double low, double high) {
        Difference beside = isBaseline(place) ? null : runs.differenceBesideBaseline(place);
        double own = runs.difference(place).pOutside(low, high);
        return beside == null ? own : Math.max(own, beside.pOutside(low, high));
    }

    private Row judged(Place place, double pSlower, double pNotSlower) {
        Interval ratio = runs.ratio(place);
        Interval beside = isBaseline(place) ? null : runs.besideBaseline(place);
        List<Interval> both = beside == null ? List.of(ratio) : List.of(ratio, beside);
        boolean slower =
                pSlower < TwoRuns.LEVEL && both.stream().allMatch(interval -> interval.high() < slowerBelow(place));
        boolean notSlower = pNotSlower < TwoRuns.LEVEL
                && both.stream().allMatch(interval -> interval.low() > notSlowerAbove(place));
        Change change = slower ? Change.SLOWER : notSlower ? Change.NOT_SLOWER : Change.NOT_DISTINGUISHABLE;
        double pValue = slower ? pSlower : notSlower ? pNotSlower : 1;
        return row(place, ratio, beside, pValue, change, null);
    }

    private Row unjudged(Place place) {
        boolean timed = runs.later().contains(place);
        return row(
                place,
                timed ? runs.ratio(place) : null,
                null,
                1,
                timed ? Change.NOT_COMPARABLE : Change.NOT_TIMED,
                whyNot(place));
    }

    private Row row(
            Place place,
            @Nullable Interval ratio,
            @Nullable Interval beside,
            double pValue,
            Change change,
            @Nullable String why) {
        return new Row(
                runs.entry(place), place.jdk(), place.cell(), ratio, beside, runs.floor(place), pValue, change, why);
    }

    /** Why a place can't be judged; null if it can. */
    private @Nullable String whyNot(Place place) {
        if (!runs.later().contains(place)) {
            return whyNotTimed(runs.entry(place), place.jdk());
        }
        if (runs.floor(place) == null) {
            return "one of the runs has no noise floor: the baseline did not run twice";
        }
        if (!runs.warm(place) || !runs.warmBaseline(place)) {
            return "no fork was warm when it was measured, of it or of the baseline, in one of the runs";
        }
        return isBaseline(place) || runs.besideBaseline(place) != null
                ? null
                : "the baseline was not timed in both runs, so a slower machine can't be told from a slower contestant";
    }

    private String whyNotTimed(Entry entry, int jdk) {
        if (now.jdks().stream().noneMatch(used -> used.feature() == jdk)) {
            return "this run has no forks on JDK " + jdk;
        }
        if (!now.entries().contains(entry)) {
            return "it is not part of this run";
        }
        Stream<String> differences = now.agreements().stream()
                .filter(agreement ->
                        agreement.jdk() == jdk && agreement.contestant().equals(entry.contestant()))
                .map(Agreement::difference)
                .flatMap(Stream::ofNullable);
        Stream<String> failures = now.forks().stream()
                .filter(fork -> fork.jdk() == jdk && fork.entry().equals(entry.id()))
                .map(Fork::failure)
                .flatMap(Stream::ofNullable);
        return Stream.concat(differences, failures).findFirst().orElse("it did not run");
    }
}
