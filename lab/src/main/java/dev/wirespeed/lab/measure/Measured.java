package dev.wirespeed.lab.measure;

import dev.wirespeed.lab.result.Cell;
import dev.wirespeed.lab.result.Measurement;
import dev.wirespeed.lab.result.Settings;
import java.util.ArrayList;
import java.util.List;
import tools.jackson.databind.json.JsonMapper;

/** Checks that a fork measured all that it was to measure. */
final class Measured {

    private Measured() {}

    /** The measurements of the fork's cells, in their order. */
    static List<Measurement> all(ForkSpec fork, Settings settings, List<Measurement> measurements, Logs logs)
            throws ForkFailedException {
        String log = Logs.text(logs.log(fork.id()));
        Integer otherTypes = fork.polluted() ? otherTypes(Logs.text(logs.types(fork.id()))) : null;
        Integer settled = settings.settleMillis() != null ? settled(Logs.text(logs.settled(fork.id()))) : null;
        List<Measurement> wanted = new ArrayList<>();
        for (Cell cell : fork.cells()) {
            wanted.add(measurements.stream()
                    .filter(measurement -> measurement.cell().equals(cell))
                    .filter(measurement -> !measurement.iterations().isEmpty())
                    .findFirst()
                    .map(measurement -> measurement.after(otherTypes).settled(settled))
                    .orElseThrow(() -> new ForkFailedException(JmhOutput.reason(log))));
        }
        return wanted;
    }

    /** Nobody who was not run through other types may stand among those that were. */
    private static int otherTypes(String json) throws ForkFailedException {
        if (json.isBlank()) {
            throw new ForkFailedException("it did not say which other types it ran through");
        }
        return JsonMapper.shared().readTree(json).get("types").size();
    }

    /** Nor who may have been measured while it was still being compiled. */
    private static int settled(String millis) throws ForkFailedException {
        if (millis.isBlank()) {
            throw new ForkFailedException("it did not say how long it waited for the compiler");
        }
        return Integer.parseInt(millis.strip());
    }
}
