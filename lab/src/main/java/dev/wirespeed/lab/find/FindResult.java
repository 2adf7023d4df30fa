package dev.wirespeed.lab.find;

import dev.wirespeed.generate.Verdict;
import dev.wirespeed.lab.statistics.Interval;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * All that was found out; every report is drawn from it alone. Its fields are explained in {@code docs/find.md}.
 *
 * @param kind always that of this result
 * @param started of the earliest recording
 * @param seconds of all recordings together
 * @param interrupted whether it ended sooner than it was to
 * @param agent whether an agent was there to count
 * @param rootTypes what it counted, the dearest first
 * @param classes to put {@code @Wire} on, the dearest first
 * @param stacks parents before their children
 * @param before an earlier run that this one is held against; null without one
 * @param notes what a reader must know to read the figures right
 */
public record FindResult(
        int schemaVersion,
        String kind,
        Instant started,
        double seconds,
        boolean interrupted,
        String wirespeed,
        List<Recording> recordings,
        Shares cpu,
        Shares allocation,
        Cores cores,
        Prices prices,
        List<Saving> savings,
        boolean agent,
        List<RootType> rootTypes,
        List<Candidate> classes,
        List<Node> stacks,
        @Nullable Before before,
        List<String> notes) {

    static final int SCHEMA_VERSION = 1;
    static final String KIND = "find";

    /** The same with notes before its own. */
    public FindResult noting(List<String> first) {
        return with(
                agent,
                classes,
                before,
                Stream.concat(first.stream(), notes.stream()).toList());
    }

    /** The same of a JVM with an agent, if it has one. */
    public FindResult counted(boolean by) {
        return with(agent || by, classes, before, notes);
    }

    /** The same, held against an earlier run. */
    public FindResult after(FindResult earlier) {
        return with(
                agent,
                classes,
                new Before(
                        earlier.started,
                        earlier.seconds,
                        earlier.cores.sampled(),
                        earlier.cpu.serialization,
                        earlier.cpu.parts,
                        earlier.allocation.amount,
                        earlier.allocation.serialization,
                        earlier.allocation.parts,
                        earlier.rootTypes),
                notes);
    }

    /** The same with more known of its classes. */
    FindResult with(List<Candidate> candidates) {
        return with(agent, candidates, before, notes);
    }

    private FindResult with(boolean counted, List<Candidate> candidates, @Nullable Before earlier, List<String> all) {
        return new FindResult(
                schemaVersion,
                kind,
                started,
                seconds,
                interrupted,
                wirespeed,
                recordings,
                cpu,
                allocation,
                cores,
                prices,
                savings,
                counted,
                rootTypes,
                candidates,
                stacks,
                earlier,
                all);
    }

    /**
     * A recording of a JVM.
     *
     * @param main its main class or jar, without arguments
     * @param pid 0 if the recording does not say
     * @param jdk feature version; 0 if the recording does not say
     */
    public record Recording(String file, String main, long pid, int jdk, String jvm, Instant started, double seconds) {}

    /**
     * What is serialization of all that was sampled.
     *
     * @param event whose samples these are
     * @param samples all of them
     * @param effective how many of one weight would say as much
     * @param amount bytes a second; of CPU samples the cores that they stand for, 0 if they don't say
     * @param serialization of all
     * @param unknown part of all whose stack does not say, since it was cut off or could not be walked
     * @param truncated part of all whose stack was cut off
     * @param parts by library and direction, the widest first
     * @param callers the widest first
     * @param inside what is done in conversions, as parts of them
     */
    public record Shares(
            String event,
            long samples,
            double effective,
            double amount,
            Interval serialization,
            double unknown,
            double truncated,
            List<Part> parts,
            List<Caller> callers,
            List<Inside> inside) {}

    /**
     * A library in one direction.
     *
     * @param share of all samples
     * @param own the same without the application's own code, the framework's streams and Wirespeed's codecs: what a remedy
     *     can take away
     */
    public record Part(String library, String direction, Interval share, double own) {}

    /**
     * Who has something converted.
     *
     * @param method the first of the application's, with the next behind it if it has most; null if there is none on the stack
     * @param via the first of a framework's before it
     * @param share of all samples
     */
    public record Caller(
            @Nullable String method, @Nullable String via, String library, String direction, Interval share) {}

    /** What is done in conversions, as a part of all of them. */
    public record Inside(String work, double share) {}

    /**
     * How busy the JVM was.
     *
     * @param processors that it may use; 0 if that is not known
     * @param jvm cores that it kept busy, with its garbage collector and its compilers; null if that is not known
     * @param java cores that Java threads kept busy; null if that is not known
     */
    public record Cores(
            int processors, @Nullable Double jvm, @Nullable Double java) {

        /** What shares of CPU samples are of: Java threads, or else all of the JVM. */
        @Nullable
        Double sampled() {
            return java == null ? jvm : java;
        }
    }

    /**
     * What a core costs.
     *
     * @param utilisation the part of the paid time that works
     */
    public record Prices(BigDecimal days, BigDecimal vcpuHour, BigDecimal utilisation, String currency) {}

    /**
     * What a remedy would save, as published ratios say.
     *
     * @param timesLow how many times faster at least, where it was measured
     * @param timesHigh at most
     * @param source the published result
     * @param low part of all CPU that is saved at least; below 0 if it takes more
     * @param high at most
     */
    public record Saving(
            String remedy,
            String library,
            String direction,
            double timesLow,
            double timesHigh,
            String source,
            double low,
            double high) {}

    /**
     * Conversions of one type that an agent counted.
     *
     * @param bytes each; null if not known
     * @param cpuMicros each; null if not known
     * @param wallMicros each; null if none was timed
     * @param cpuMicros each, on average of those whose CPU time was taken; null if these are fewer than 8
     * @param wallMicros each, on average of those that were timed; null if none was
     * @param cores that they keep busy, by CPU time; where it is not known by time, and then at most; null if neither is
     */
    public record RootType(
            String type,
            String library,
            String direction,
            String caller,
            long count,
            long failures,
            @Nullable Double bytes,
            @Nullable Double cpuMicros,
            @Nullable Double wallMicros,
            @Nullable Double cores) {}

    /**
     * A class to put {@code @Wire} on.
     *
     * @param cores that conversions of types that name it keep busy; null if that is not known
     * @param atMost whether cores are by time for some of them, which may have waited
     * @param codecs what they can do for it; null if its class file was not at hand
     * @param reasons why that is not all
     */
    public record Candidate(
            String type,
            @Nullable Double cores,
            boolean atMost,
            Verdict.@Nullable Kind codecs,
            List<Verdict.Reason> reasons) {}

    /**
     * An earlier run.
     *
     * @param busy cores that were busy, of which shares of CPU samples are; null if not known
     * @param cpu serialization's share of CPU samples
     * @param cpuParts the same by library and direction
     * @param allocated bytes a second
     * @param allocation serialization's share of those
     * @param allocationParts the same by library and direction
     * @param rootTypes what an agent counted
     */
    public record Before(
            Instant started,
            double seconds,
            @Nullable Double busy,
            Interval cpu,
            List<Part> cpuParts,
            double allocated,
            Interval allocation,
            List<Part> allocationParts,
            List<RootType> rootTypes) {}

    /**
     * A method on stacks of conversions, below who called it.
     *
     * @param parent index of the caller; -1 for the first
     * @param cpu weight of CPU samples
     * @param bytes allocated
     * @param work of what CPU samples were at, in the order of {@code cpu.inside}'s kinds of work
     */
    public record Node(String label, int parent, double cpu, double bytes, List<Double> work) {}
}
