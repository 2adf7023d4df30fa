package dev.wirespeed.lab.report;

import dev.wirespeed.lab.result.Cell;
import dev.wirespeed.lab.result.Entry;
import dev.wirespeed.lab.result.JdkUsed;
import dev.wirespeed.lab.result.Result;
import dev.wirespeed.lab.statistics.Bootstrap;
import dev.wirespeed.lab.statistics.ForkNoise;
import dev.wirespeed.lab.statistics.ForkNoise.Difference;
import dev.wirespeed.lab.statistics.Holm;
import dev.wirespeed.lab.statistics.Interval;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.ToDoubleFunction;
import org.jspecify.annotations.Nullable;

/**
 * An earlier run and a later one, with what each knows of its own noise. Ratios are the later run's throughput over the
 * earlier one's.
 */
final class TwoRuns {

    /** What a p-value must stay below for a claim. */
    static final double LEVEL = 0.05;

    private final Run earlier;
    private final Run later;
    private final ForkNoise<Where, String> forks;
    private final Bootstrap bootstrap;

    TwoRuns(Result earlier, Result later) {
        this.earlier = Run.of(earlier, false);
        this.later = Run.of(later, true);
        this.forks = new ForkNoise<>(logs());
        this.bootstrap = new Bootstrap(later.seed());
    }

    /** An entry on a JDK in a cell. */
    record Place(int jdk, Cell cell, String entry) {}

    private record Run(boolean isLater, Result result, Samples samples, NoiseFloors noise) {

        static Run of(Result result, boolean isLater) {
            Samples samples = new Samples(result);
            return new Run(isLater, result, samples, new NoiseFloors(result, samples));
        }

        List<Place> places() {
            List<Place> places = new ArrayList<>();
            for (JdkUsed jdk : result.jdks()) {
                for (Cell cell : result.cells()) {
                    result.entries().stream()
                            .filter(entry -> !entry.again())
                            .map(entry -> new Place(jdk.feature(), cell, entry.id()))
                            .filter(this::measured)
                            .forEach(places::add);
                }
            }
            return places;
        }

        boolean measured(Place place) {
            return !iterations(place).isEmpty();
        }

        boolean warm(Place place) {
            return samples.warm(place.entry(), place.jdk(), place.cell());
        }

        List<double[]> iterations(Place place) {
            return samples.iterations(place.entry(), place.jdk(), place.cell());
        }
    }

    private record Where(boolean later, int jdk, Cell cell) {}

    private Map<Where, Map<String, double[]>> logs() {
        Map<Where, Map<String, double[]>> logs = new LinkedHashMap<>();
        for (Run run : List.of(earlier, later)) {
            for (JdkUsed jdk : run.result().jdks()) {
                for (Cell cell : run.result().cells()) {
                    logs.put(
                            new Where(run.isLater(), jdk.feature(), cell),
                            Verdicts.logs(run.result(), run.samples(), jdk.feature(), cell));
                }
            }
        }
        return logs;
    }

    /** What was measured in the earlier run. */
    List<Place> earlier() {
        return earlier.places();
    }

    /** What was measured in the later run. */
    List<Place> later() {
        return later.places();
    }

    /** Whether at least one fork of each run was warm in a place that both have. */
    boolean warm(Place place) {
        return earlier.warm(place) && later.warm(place);
    }

    /** The ratio of a place that both have. */
    Interval ratio(Place place) {
        return bootstrap.ofRatio(later.iterations(place), earlier.iterations(place));
    }

    /** The larger noise floor of the two; null if one of them has none. */
    @Nullable
    Double floor(Place place) {
        Double one = earlier.noise().of(place.jdk(), place.cell());
        Double other = later.noise().of(place.jdk(), place.cell());
        return one == null || other == null ? null : (Double) Math.max(one, other);
    }

    /**
     * The ratio of a place divided by the baseline's: what a machine that is faster or slower as a whole leaves as it is. Null
     * if the baselines differ, or weren't measured there in both.
     */
    @Nullable
    Interval besideBaseline(Place place) {
        Place control = control(place);
        return control == null
                ? null
                : bootstrap.ofRatio(
                        later.iterations(place),
                        earlier.iterations(place),
                        later.iterations(control),
                        earlier.iterations(control));
    }

    /** Whether the baseline was as well, where the place is held against it. */
    boolean warmBaseline(Place place) {
        Place control = control(place);
        return control == null || warm(control);
    }

    private @Nullable Place control(Place place) {
        Place control = new Place(place.jdk(), place.cell(), earlier.result().baseline());
        boolean same = earlier.result().baseline().equals(later.result().baseline());
        return same && earlier.measured(control) && later.measured(control) ? control : null;
    }

    /** How a place of both differs. */
    Difference difference(Place place) {
        return forks.difference(side(place, later), side(place, earlier));
    }

    /** The same beside the baseline; null as that is. */
    @Nullable
    Difference differenceBesideBaseline(Place place) {
        Place control = control(place);
        return control == null ? null : difference(place).beside(difference(control));
    }

    private ForkNoise.Side<Where, String> side(Place place, Run run) {
        return new ForkNoise.Side<>(new Where(run.isLater(), place.jdk(), place.cell()), place.entry());
    }

    /** P-values of places, corrected for all of them. */
    static Map<Place, Double> corrected(List<Place> places, ToDoubleFunction<Place> pValue) {
        double[] corrected = Holm.corrected(places.stream().mapToDouble(pValue).toArray());
        Map<Place, Double> values = new HashMap<>();
        for (int i = 0; i < corrected.length; i++) {
            values.put(places.get(i), corrected[i]);
        }
        return values;
    }

    /** The entry of a place, of the later run if it has it. */
    Entry entry(Place place) {
        return List.of(later, earlier).stream()
                .flatMap(run -> run.result().entries().stream())
                .filter(entry -> entry.id().equals(place.entry()))
                .findFirst()
                .orElseThrow();
    }
}
