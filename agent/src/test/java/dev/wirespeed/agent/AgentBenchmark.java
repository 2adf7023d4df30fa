package dev.wirespeed.agent;

import com.acme.Timed;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * What the agent adds to small conversions, with times and where it only counts: JVMs of each kind in turn, and in each the median of rounds.
 *
 * <p>Arguments: how many JVMs of each kind, 5 if there are none.
 */
public final class AgentBenchmark {
    private static final String WARM_UP = System.getProperty("warmup.seconds", "8");

    private AgentBenchmark() {}

    public static void main(String[] arguments) throws Exception {
        int forks = arguments.length > 0 ? Integer.parseInt(arguments[0]) : 5;
        Map<String, List<Double>> without = new LinkedHashMap<>();
        Map<String, List<Double>> counting = new LinkedHashMap<>();
        Map<String, List<Double>> timing = new LinkedHashMap<>();
        for (int i = 0; i < forks; i++) {
            fork(List.of(), without);
            fork(List.of(Jvm.agent("=times=off")), counting);
            fork(List.of(Jvm.agent("")), timing);
        }
        without.forEach((name, times) -> {
            System.out.printf(Locale.ROOT, "%-26s %s without", name, text(times));
            tell("counting", times, counting.getOrDefault(name, List.of()));
            tell("with times", times, timing.getOrDefault(name, List.of()));
            System.out.println();
        });
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

    private static void tell(String kind, List<Double> without, List<Double> with) {
        System.out.printf(Locale.ROOT, ", %s %s: %3.0f ns more", text(with), kind, at(with, 0.5) - at(without, 0.5));
    }

    private static String text(List<Double> times) {
        return String.format(Locale.ROOT, "%5.0f ns (%.0f to %.0f)", at(times, 0.5), at(times, 0), at(times, 1));
    }

    private static double at(List<Double> values, double quantile) {
        return values.stream()
                .sorted()
                .skip((long) (quantile * (values.size() - 1)))
                .findFirst()
                .orElseThrow();
    }
}
