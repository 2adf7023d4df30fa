package dev.wirespeed.agent;

import com.acme.Timed;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * What the agent adds to small conversions: JVMs with it and without it in turn, and in each the median of rounds.
 *
 * <p>Arguments: how many pairs of JVMs, 5 if there are none.
 */
public final class AgentBenchmark {
    private static final String WARM_UP = System.getProperty("warmup.seconds", "8");

    private AgentBenchmark() {}

    public static void main(String[] arguments) throws Exception {
        int pairs = arguments.length > 0 ? Integer.parseInt(arguments[0]) : 5;
        Map<String, List<Double>> without = new LinkedHashMap<>();
        Map<String, List<Double>> with = new LinkedHashMap<>();
        for (int i = 0; i < pairs; i++) {
            fork(List.of(), without);
            fork(List.of(Jvm.agent("")), with);
        }
        without.forEach((name, times) -> tell(name, times, with.getOrDefault(name, List.of())));
    }

    private static void fork(List<String> options, Map<String, List<Double>> into)
            throws IOException, InterruptedException {
        List<String> all = new ArrayList<>(List.of("-XX:TieredStopAtLevel=4"));
        all.addAll(options);
        for (String line : Jvm.run(all, Timed.class, WARM_UP).lines()) {
            String[] parts = line.substring(2).split("\t", -1);
            into.computeIfAbsent(parts[0], name -> new ArrayList<>()).add(Double.valueOf(parts[1]));
        }
    }

    private static void tell(String name, List<Double> without, List<Double> with) {
        System.out.printf(
                Locale.ROOT,
                "%-30s %6.0f ns without (%.0f to %.0f), %6.0f ns with (%.0f to %.0f): %4.0f ns more%n",
                name,
                at(without, 0.5),
                at(without, 0),
                at(without, 1),
                at(with, 0.5),
                at(with, 0),
                at(with, 1),
                at(with, 0.5) - at(without, 0.5));
    }

    private static double at(List<Double> values, double quantile) {
        return values.stream()
                .sorted()
                .skip((long) (quantile * (values.size() - 1)))
                .findFirst()
                .orElseThrow();
    }
}
