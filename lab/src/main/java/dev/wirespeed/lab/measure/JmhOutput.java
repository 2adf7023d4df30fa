package dev.wirespeed.lab.measure;

import dev.wirespeed.lab.LabException;
import dev.wirespeed.lab.result.Cell;
import dev.wirespeed.lab.result.Measurement;
import dev.wirespeed.lab.result.Operation;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * Reads what JMH leaves behind: its JSON result, and the warm-up iterations, which stand in its log alone.
 */
final class JmhOutput {

    private static final Pattern BENCHMARK = Pattern.compile("# Benchmark: .*\\.(\\w+)");
    private static final Pattern WORKLOAD = Pattern.compile("# Parameters: .*\\bworkload = ([\\w-]+).*");
    private static final Pattern POLLUTED = Pattern.compile("# Parameters: .*\\bpolluted = true\\b.*");
    private static final Pattern WARMUP = Pattern.compile("# Warmup Iteration +\\d+: ([\\d.]+) .*");

    private static final Pattern THROWN = Pattern.compile("(Caused by: )?([\\w$]+\\.)+[A-Z]\\w*(Exception|Error)\\b.*");

    private static final Pattern FAILED = Pattern.compile("<forked VM failed with exit code (\\d{1,9})>");

    private static final String LOCKED = "Unable to acquire the JMH lock";

    private JmhOutput() {}

    static List<Measurement> measurements(String json, String log) {
        Map<Cell, List<Double>> warmups = warmups(log);
        List<Measurement> measurements = new ArrayList<>();
        for (JsonNode run : JsonMapper.shared().readTree(json)) {
            measurements.add(measurement(run, warmups));
        }
        return measurements;
    }

    private static Measurement measurement(JsonNode run, Map<Cell, List<Double>> warmups) {
        String benchmark = run.get("benchmark").asString();
        Operation operation = Operation.of(benchmark.substring(benchmark.lastIndexOf('.') + 1));
        boolean polluted = run.at("/params/polluted").asString("").equals("true");
        Cell cell = new Cell(operation, run.at("/params/workload").asString(), polluted);
        List<Double> iterations = run.at("/primaryMetric/rawData")
                .valueStream()
                .flatMap(JsonNode::valueStream)
                .map(JsonNode::asDouble)
                .toList();
        double allocation = run.at("/secondaryMetrics/gc.alloc.rate.norm/score").asDouble(0);
        return new Measurement(cell, warmups.getOrDefault(cell, List.of()), iterations, allocation);
    }

    private static Map<Cell, List<Double>> warmups(String log) {
        Map<Cell, List<Double>> warmups = new HashMap<>();
        Operation operation = Operation.SERIALIZE;
        List<Double> current = new ArrayList<>();
        for (String line : (Iterable<String>) log.lines()::iterator) {
            Matcher benchmark = BENCHMARK.matcher(line);
            Matcher workload = WORKLOAD.matcher(line);
            Matcher warmup = WARMUP.matcher(line);
            if (benchmark.matches()) {
                operation = Operation.of(benchmark.group(1));
            } else if (workload.matches()) {
                boolean polluted = POLLUTED.matcher(line).matches();
                current = warmups.computeIfAbsent(
                        new Cell(operation, workload.group(1), polluted), ignored -> new ArrayList<>());
            } else if (warmup.matches()) {
                current.add(Double.valueOf(warmup.group(1)));
            }
        }
        return warmups;
    }

    /**
     * The failure of a fork.
     *
     * @throws LabException if no other fork could run either, since JMH does not disturb another run of itself
     */
    static ForkFailedException failure(String reason) {
        if (reason.contains(LOCKED)) {
            throw new LabException(
                    "another benchmark by JMH is running on this machine; wait for its end, then go on with --resume");
        }
        return new ForkFailedException(reason);
    }

    /** What a fork ended with that failed, as JMH notes it in its log; 0 if it doesn't. */
    static int status(String log) {
        Matcher failed = FAILED.matcher(log);
        return failed.find() ? Integer.parseInt(failed.group(1)) : 0;
    }

    /** The line of a crashed fork's log that tells the most. */
    static String reason(String log) {
        List<String> lines = log.lines()
                .map(String::strip)
                .filter(line -> !line.isEmpty() && !line.startsWith("#") && !line.startsWith("at "))
                .filter(line -> !line.matches("<.*>|\\.\\.\\. \\d+ more|Benchmark had encountered error.*"))
                .toList();
        return lines.stream()
                .filter(line -> THROWN.matcher(line).matches())
                .reduce((ignored, last) -> last)
                .or(() -> lines.isEmpty() ? Optional.<String>empty() : Optional.of(lines.getLast()))
                .orElse("it left no message");
    }
}
