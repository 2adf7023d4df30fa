package dev.wirespeed.lab.result;

import org.jspecify.annotations.Nullable;

/**
 * Where a run took place.
 *
 * @param loadAverage over the last minute, when the run started; negative if unknown
 */
public record Machine(String cpu, int cores, long memoryBytes, String os, double loadAverage) {

    /** The share of all cores above which other processes disturb. */
    public static final double CROWDED = 0.1;

    /** Whether other processes took so much of the machine that what was measured beside them may have suffered. */
    public boolean crowded(@Nullable Double otherCores) {
        return otherCores != null && otherCores > CROWDED * cores;
    }

    /** Whether something else kept the cores busy when the run started. */
    public boolean busy() {
        return loadAverage > 0.3 * cores;
    }

    /** Whether figures from both can be held against each other: CPU and cores are the same. */
    public boolean sameAs(Machine other) {
        return cpu.equals(other.cpu) && cores == other.cores;
    }

    /** Such as {@code Example CPU 9000, 2 cores}. */
    public String name() {
        return cpu + ", " + cores + " cores";
    }
}
