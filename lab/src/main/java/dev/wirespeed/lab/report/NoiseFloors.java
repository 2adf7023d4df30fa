package dev.wirespeed.lab.report;

import dev.wirespeed.lab.result.Cell;
import dev.wirespeed.lab.result.Entry;
import dev.wirespeed.lab.result.JdkUsed;
import dev.wirespeed.lab.result.Result;
import dev.wirespeed.lab.statistics.Bootstrap;
import dev.wirespeed.lab.statistics.NoiseFloor;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The noise floor of each cell on each JDK; where nothing ran twice, that of the newest JDK where something did. */
final class NoiseFloors {

    private final Map<Integer, Map<Cell, Double>> ratios = new HashMap<>();

    NoiseFloors(Result result, Samples samples) {
        for (Entry again : result.entries().stream().filter(Entry::again).toList()) {
            for (JdkUsed jdk : result.jdks()) {
                for (Cell cell : result.cells()) {
                    put(again, jdk.feature(), cell, samples);
                }
            }
        }
    }

    private void put(Entry again, int jdk, Cell cell, Samples samples) {
        List<double[]> first = samples.iterations(again.contestant(), jdk, cell);
        List<double[]> second = samples.iterations(again.id(), jdk, cell);
        if (!first.isEmpty() && !second.isEmpty()) {
            ratios.computeIfAbsent(jdk, ignored -> new HashMap<>())
                    .put(cell, Bootstrap.mean(second) / Bootstrap.mean(first));
        }
    }

    /** The floor, or null if the cell ran twice nowhere. */
    @Nullable
    Double of(int jdk, Cell cell) {
        Double own = on(jdk, cell);
        return own != null ? own : on(ratios.keySet().stream().reduce(0, Math::max), cell);
    }

    private @Nullable Double on(int jdk, Cell cell) {
        Map<Cell, Double> cells = ratios.getOrDefault(jdk, Map.of());
        Double ratio = cells.get(cell);
        return ratio == null ? null : NoiseFloor.of(ratio, cells.values());
    }
}
