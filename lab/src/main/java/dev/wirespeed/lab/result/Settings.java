package dev.wirespeed.lab.result;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * How each fork measures.
 *
 * @param warmupPasses how often a cell warms up: 2 if once among all cells of its fork and once more before it is measured
 * @param settleMillis how long at most a fork of one cell goes on converting before its last warm-up iteration, until the JIT
 *     compiler has had nothing to do for half a second; null if it does not wait for that
 * @param cold how forks time what a new JVM does first; null if none do
 * @param jvmArguments what every fork's JVM is started with, beside the contestant's own flags
 */
public record Settings(
        int rounds,
        int warmupPasses,
        int warmupIterations,
        int warmupMillis,
        int measuredIterations,
        int measuredMillis,
        @Nullable Integer settleMillis,
        @Nullable Cold cold,
        List<String> jvmArguments) {

    /**
     * Has the whole heap in memory before anything runs. Else each page of it costs a fault when it is first used, which slows a young
     * JVM's allocation to half and for longer the less a contestant allocates.
     */
    public static final String TOUCHED_HEAP = "-XX:+AlwaysPreTouch";

    /** The flags for a heap of a fixed size such as 2g, all of which is in memory from the start. */
    public static List<String> heap(String size) {
        return List.of("-Xms" + size, "-Xmx" + size, TOUCHED_HEAP);
    }

    /**
     * How forks time what a new JVM does first.
     *
     * @param rounds how many forks each of the contestants has for each workload
     * @param shots how often a fork does it
     * @param contestants the ids of those that are timed so
     */
    public record Cold(int rounds, int shots, List<String> contestants) {}

    /** Without cold starts, and without waiting for the compiler. */
    public Settings(
            int rounds,
            int warmupPasses,
            int warmupIterations,
            int warmupMillis,
            int measuredIterations,
            int measuredMillis,
            List<String> jvmArguments) {
        this(
                rounds,
                warmupPasses,
                warmupIterations,
                warmupMillis,
                measuredIterations,
                measuredMillis,
                null,
                null,
                jvmArguments);
    }

    public Settings withRounds(int number) {
        return with(number, settleMillis, cold);
    }

    /** The same, but with forks that wait for the compiler. */
    public Settings settling(int millis) {
        return with(rounds, millis, cold);
    }

    public Settings with(@Nullable Cold starts) {
        return with(rounds, settleMillis, starts);
    }

    private Settings with(int number, @Nullable Integer patience, @Nullable Cold starts) {
        return new Settings(
                number,
                warmupPasses,
                warmupIterations,
                warmupMillis,
                measuredIterations,
                measuredMillis,
                patience,
                starts,
                jvmArguments);
    }

    /** The time that one cell takes in one fork, without the JVM's start and without waiting for the compiler. */
    public long cellMillis() {
        return (long) warmupPasses * warmupIterations * warmupMillis + (long) measuredIterations * measuredMillis;
    }
}
