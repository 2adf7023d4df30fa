package dev.wirespeed.lab.fork;

import dev.wirespeed.lab.contestant.Binding;
import dev.wirespeed.lab.contestant.Contestant;
import dev.wirespeed.lab.contestant.Contestants;
import dev.wirespeed.lab.workload.Workload;
import dev.wirespeed.lab.workload.Workloads;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tools.jackson.databind.json.JsonMapper;

/**
 * Times the first conversions that a JVM ever does, one by one: all writing, then all reading.
 *
 * <p>Arguments: the file that gets the times, a contestant, a workload, how many conversions of each kind.
 */
public final class ColdMain {

    /** Keeps the work from being optimised away. */
    static volatile Object sink = "";

    private ColdMain() {}

    public static void main(String[] arguments) throws Exception {
        Contestant contestant = Contestants.find(arguments[1]).orElseThrow();
        Workload<?> workload = Workloads.find(arguments[2]).orElseThrow();
        Map<String, Object> times = times(contestant, workload, Integer.parseInt(arguments[3]));
        Files.writeString(Path.of(arguments[0]), JsonMapper.shared().writeValueAsString(times));
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

    private static double millisSince(long start) {
        return Math.round((System.nanoTime() - start) / 1e3) / 1e3;
    }
}
