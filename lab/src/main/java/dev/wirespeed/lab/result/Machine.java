package dev.wirespeed.lab.result;

/**
 * Where a run took place.
 *
 * @param loadAverage over the last minute, when the run started; negative if unknown
 */
public record Machine(String cpu, int cores, long memoryBytes, String os, double loadAverage) {

    /** Whether something else kept the cores busy when the run started. */
    public boolean busy() {
        return loadAverage > 0.3 * cores;
    }
}
