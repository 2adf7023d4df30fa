package dev.wirespeed.lab.report;

import dev.wirespeed.lab.result.Cell;
import dev.wirespeed.lab.result.Fork;
import dev.wirespeed.lab.result.Measurement;
import dev.wirespeed.lab.result.Result;
import dev.wirespeed.lab.statistics.SteadyState;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apache.commons.statistics.descriptive.Median;

/** The measurements of a result by entry, JDK and cell. */
final class Samples {

    private record Key(String entry, int jdk, Cell cell) {}

    private record Place(int jdk, Cell cell) {}

    private final Map<Key, List<Measurement>> measurements = new HashMap<>();
    private final Map<Place, Double> usualNoise = new HashMap<>();

    Samples(Result result) {
        for (Fork fork : result.forks()) {
            for (Measurement measurement : fork.measurements()) {
                measurements
                        .computeIfAbsent(
                                new Key(fork.entry(), fork.jdk(), measurement.cell()), ignored -> new ArrayList<>())
                        .add(measurement);
            }
        }
    }

    /** The iterations of each fork, in operations per millisecond. */
    List<double[]> iterations(String entry, int jdk, Cell cell) {
        return measurements(entry, jdk, cell).stream()
                .map(measurement -> array(measurement.iterations()))
                .toList();
    }

    double bytesPerOperation(String entry, int jdk, Cell cell) {
        return measurements(entry, jdk, cell).stream()
                .mapToDouble(Measurement::bytesPerOperation)
                .average()
                .orElse(Double.NaN);
    }

    /** How many forks had not reached a steady state. */
    int unsteady(String entry, int jdk, Cell cell) {
        return (int) measurements(entry, jdk, cell).stream()
                .filter(measurement -> !state(jdk, measurement).reached())
                .count();
    }

    /** Whether at least one fork had reached a steady state. */
    boolean warm(String entry, int jdk, Cell cell) {
        return unsteady(entry, jdk, cell) < measurements(entry, jdk, cell).size();
    }

    /** Whether a fork on this JDK was warm when it measured a cell. */
    SteadyState state(int jdk, Measurement measurement) {
        double usual = usualNoise.computeIfAbsent(
                new Place(jdk, measurement.cell()), place -> usualNoise(place.jdk(), place.cell()));
        return SteadyState.of(array(measurement.warmup()), array(measurement.iterations()), usual);
    }

    /** What the iterations of the median fork vary by. */
    private double usualNoise(int jdk, Cell cell) {
        double[] noises = measurements.entrySet().stream()
                .filter(measured -> measured.getKey().jdk() == jdk
                        && measured.getKey().cell().equals(cell))
                .flatMap(measured -> measured.getValue().stream())
                .mapToDouble(measurement -> SteadyState.noise(array(measurement.iterations())))
                .toArray();
        return Median.withDefaults().evaluate(noises);
    }

    private List<Measurement> measurements(String entry, int jdk, Cell cell) {
        return measurements.getOrDefault(new Key(entry, jdk, cell), List.of());
    }

    private static double[] array(List<Double> values) {
        return values.stream().mapToDouble(Double::doubleValue).toArray();
    }
}
