package dev.wirespeed.lab.result;

import java.util.List;

/**
 * How each fork measures.
 *
 * @param jvmArguments what every fork's JVM is started with, beside the contestant's own flags
 */
public record Settings(
        int rounds,
        int warmupIterations,
        int warmupMillis,
        int measuredIterations,
        int measuredMillis,
        List<String> jvmArguments) {

    /** The time that one cell takes in one fork, without the JVM's start. */
    public long cellMillis() {
        return (long) warmupIterations * warmupMillis + (long) measuredIterations * measuredMillis;
    }
}
