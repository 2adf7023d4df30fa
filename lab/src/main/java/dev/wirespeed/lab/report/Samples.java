package dev.wirespeed.lab.report;

import dev.wirespeed.lab.result.Cell;
import dev.wirespeed.lab.result.Fork;
import dev.wirespeed.lab.result.Measurement;
import dev.wirespeed.lab.result.Result;
import dev.wirespeed.lab.statistics.SteadyState;
import java.util.List;
import java.util.stream.Stream;

/** The measurements of a result by entry, JDK and cell. */
final class Samples {

    private final Result result;

    Samples(Result result) {
        this.result = result;
    }

    /** The iterations of each fork, in operations per millisecond. */
    List<double[]> iterations(String entry, int jdk, Cell cell) {
        return measurements(entry, jdk, cell)
                .map(measurement -> array(measurement.iterations()))
                .toList();
    }

    double bytesPerOperation(String entry, int jdk, Cell cell) {
        return measurements(entry, jdk, cell)
                .mapToDouble(Measurement::bytesPerOperation)
                .average()
                .orElse(Double.NaN);
    }

    int unsteady(String entry, int jdk, Cell cell) {
        return (int) measurements(entry, jdk, cell)
                .filter(measurement -> !steady(measurement))
                .count();
    }

    static boolean steady(Measurement measurement) {
        return SteadyState.reached(array(measurement.warmup()), array(measurement.iterations()));
    }

    private Stream<Measurement> measurements(String entry, int jdk, Cell cell) {
        return result.forks().stream()
                .filter(fork -> fork.jdk() == jdk && fork.entry().equals(entry))
                .map(Fork::measurements)
                .flatMap(List::stream)
                .filter(measurement -> measurement.cell().equals(cell));
    }

    private static double[] array(List<Double> values) {
        return values.stream().mapToDouble(Double::doubleValue).toArray();
    }
}
