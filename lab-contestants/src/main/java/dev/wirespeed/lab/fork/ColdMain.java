package dev.wirespeed.lab.fork;

import dev.wirespeed.lab.contestant.Binding;
import dev.wirespeed.lab.contestant.Contestant;
import dev.wirespeed.lab.workload.Workload;
import dev.wirespeed.lab.workload.Workloads;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * Times the first conversions that a JVM ever does, one by one: all writing, then all reading.
 *
 * <p>Arguments: the file that gets the times, the class of a contestant, a workload, how many conversions of each kind. Before the
 * first conversion this JVM makes the data, binds the contestant, which is timed apart, and converts the data to model classes if
 * the contestant has its own. Neither JMH nor Jackson nor any other contestant is loaded, unless the contestant itself is made of
 * it: what they share, and what the JIT compiler makes of it, is to be as cold as the rest.
 */
public final class ColdMain {

    /** Keeps the work from being optimised away. */
    static volatile Object sink = "";

    private ColdMain() {}

    public static void main(String[] arguments) throws Exception {
        Contestant contestant = Class.forName(arguments[1])
                .asSubclass(Contestant.class)
                .getDeclaredConstructor()
                .newInstance();
        Workload<?> workload = Workloads.find(arguments[2]).orElseThrow();
        Map<String, Object> times = times(contestant, workload, Integer.parseInt(arguments[3]));
        Files.writeString(Path.of(arguments[0]), json(times));
        System.exit(0);
    }

    private static <T> Map<String, Object> times(Contestant contestant, Workload<T> workload, int shots)
            throws Exception {
        long start = System.nanoTime();
        Binding<T, ?> binding = contestant.bind(workload);
        double setUp = millisSince(start);
        Map<String, Object> times = new LinkedHashMap<>();
        times.put("setUp", setUp);
        shoot(binding, workload, shots, times);
        return times;
    }

    private static <T, M> void shoot(Binding<T, M> binding, Workload<T> workload, int shots, Map<String, Object> times)
            throws Exception {
        M model = binding.toModel(workload.values().get(0));
        byte[] document = new byte[0];
        List<Double> writing = new ArrayList<>();
        for (int shot = 0; shot < shots; shot++) {
            long start = System.nanoTime();
            document = binding.write(model);
            writing.add(millisSince(start));
        }
        List<Double> reading = new ArrayList<>();
        for (int shot = 0; shot < shots && !workload.writeOnly(); shot++) {
            long start = System.nanoTime();
            sink = binding.read(document);
            reading.add(millisSince(start));
        }
        times.put("serialize", writing);
        times.put("deserialize", reading);
    }

    /** By hand, since times are numbers and lists of numbers, and Jackson would have to be loaded. */
    private static String json(Map<String, Object> times) {
        return times.entrySet().stream()
                .map(entry -> "\"" + entry.getKey() + "\":" + entry.getValue())
                .collect(Collectors.joining(",", "{", "}"));
    }

    private static double millisSince(long start) {
        return Math.round((System.nanoTime() - start) / 1e3) / 1e3;
    }
}
