package dev.wirespeed.lab.result;

import java.util.List;

/**
 * How each fork measures.
 *
 * @param warmupPasses how often a cell warms up: 2 if once among all cells of its fork and once more before it is measured
 * @param jvmArguments what every fork's JVM is started with, beside the contestant's own flags
 */
public record Settings(
        int rounds,
        int warmupPasses,
        int warmupIterations,
        int warmupMillis,
        int measuredIterations,
        int measuredMillis,
        List<String> jvmArguments) {

    /** The time that one cell takes in one fork, without the JVM's start. */
    public long cellMillis() {
        return (long) warmupPasses * warmupIterations * warmupMillis + (long) measuredIterations * measuredMillis;
    }
}
