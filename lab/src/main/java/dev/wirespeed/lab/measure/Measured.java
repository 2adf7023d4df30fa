package dev.wirespeed.lab.measure;

import dev.wirespeed.lab.result.Cell;
import dev.wirespeed.lab.result.Measurement;
import java.util.ArrayList;
import java.util.List;

/** Checks that a fork measured all that it was to measure. */
final class Measured {

    private Measured() {}

    /** The measurements of the fork's cells, in their order. */
    static List<Measurement> all(ForkSpec fork, List<Measurement> measurements, String log) throws ForkFailedException {
        List<Measurement> wanted = new ArrayList<>();
        for (Cell cell : fork.cells()) {
            wanted.add(measurements.stream()
                    .filter(measurement -> measurement.cell().equals(cell))
                    .filter(measurement -> !measurement.iterations().isEmpty())
                    .findFirst()
                    .orElseThrow(() -> new ForkFailedException(JmhOutput.reason(log))));
        }
        return wanted;
    }
}
